#if canImport(Darwin)
import Darwin
#elseif canImport(Musl)
import Musl
#else
import Glibc
#endif

/// A new file that is written at any place, and takes its name when it is whole.
final class OutputFile {
  private let path: String
  private let descriptor: CInt

  /// Whether the file still has the name with which it was made.
  private var isNamed = true

  /// Makes a file.
  ///
  /// - Parameter path: A path at which there is nothing yet.
  /// - Throws: A ``StreamError`` if there is something, or no file can be made.
  init(creating path: String) throws(StreamError) {
    self.path = path
    descriptor = open(path, O_RDWR | O_CREAT | O_EXCL | O_CLOEXEC, 0o644)
    guard descriptor >= 0 else { throw Self.failure(path) }
  }

  deinit {
    remove()
    close(descriptor)
  }

  /// Returns the beginning of paths for files that will be gone when a file is whole: in the same
  /// folder, with the number of the process.
  static func scratchPath(for path: String) -> String { "\(path).\(getpid())" }

  /// Writes all bytes at a place.
  func write(_ bytes: [UInt8], at place: Int) throws(StreamError) {
    var start = 0
    while start < bytes.count {
      // SAFETY: the bytes live through the call, and the length is what there is behind `start`.
      let count = bytes[start...].withUnsafeBytes {
        pwrite(descriptor, $0.baseAddress, $0.count, off_t(place + start))
      }
      if count < 0, errno == EINTR { continue }
      guard count > 0 else { throw Self.failure(path) }
      start += count
    }
  }

  /// Reads bytes that were written before.
  func read(_ count: Int, at place: Int) throws(StreamError) -> [UInt8] {
    var bytes = [UInt8](repeating: 0, count: count)
    var start = 0
    while start < count {
      // SAFETY: the bytes live through the call, and the length is what there is behind `start`.
      let size = bytes.withUnsafeMutableBytes {
        let room = UnsafeMutableRawBufferPointer(rebasing: $0[start...])
        return pread(descriptor, room.baseAddress, room.count, off_t(place + start))
      }
      if size < 0, errno == EINTR { continue }
      guard size > 0 else { throw Self.failure(path) }
      start += size
    }
    return bytes
  }

  /// Gives the file its final name, in place of a file that has it, once all is on the disk.
  func rename(to final: String) throws(StreamError) {
    guard fsync(descriptor) == 0, systemRename(path, final) == 0 else {
      throw Self.failure(final)
    }
    isNamed = false
  }

  /// Takes the file's name away; what was written can still be read.
  func remove() {
    if isNamed { unlink(path) }
    isNamed = false
  }

  private static func failure(_ path: String) -> StreamError {
    StreamError(code: .output, reason: "\(path): \(String(cString: strerror(errno)))")
  }
}

/// The system's `rename`, under a name that no method hides.
private func systemRename(_ old: String, _ new: String) -> CInt { rename(old, new) }
