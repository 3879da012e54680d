package import Violations

#if canImport(Darwin)
import Darwin
#elseif canImport(Musl)
import Musl
#else
import Glibc
#endif

/// A lock that only one process has at a time, through a file that stays empty.
///
///     let lock = try FileLock("state.json.lock")
///     defer { lock.release() }
///
/// Other threads of the same process wait for it, too.
package final class FileLock {
  private let descriptor: CInt

  /// Waits for the lock.
  ///
  /// - Parameter path: The path of the file, which is created if it doesn't exist.
  /// - Throws: A ``StreamError`` if the file can't be created or locked.
  package init(_ path: String) throws(StreamError) {
    let opened = open(path, O_RDWR | O_CREAT | O_CLOEXEC | O_NOFOLLOW, 0o600)
    guard opened >= 0 else { throw Self.failure(path) }
    descriptor = opened
    while flock(opened, LOCK_EX) != 0 {
      guard errno == EINTR else { throw Self.failure(path) }
    }
  }

  /// Releases the lock before the end of the object's life.
  package func release() { flock(descriptor, LOCK_UN) }

  deinit { close(descriptor) }

  private static func failure(_ path: String) -> StreamError {
    StreamError(code: .output, reason: "\(path): \(String(cString: strerror(errno)))")
  }
}
