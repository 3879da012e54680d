package import Violations

#if canImport(Darwin)
import Darwin
#elseif canImport(Musl)
import Musl
#else
import Glibc
#endif

/// A new file that is written at any offset under a temporary name, and gets its final name when it
/// is complete.
///
/// So nobody sees a file that is half written. A file that was not renamed is deleted at the end of
/// the object's life.
package final class OutputFile {
  private let path: String
  private let descriptor: CInt
  private let temporaryFiles: TemporaryFiles

  /// Whether the file still has its temporary name.
  private var isNamed = true

  /// Creates the file on the disk.
  ///
  /// - Parameters:
  ///   - path: The temporary path, at which nothing exists yet.
  ///   - temporaryFiles: Is told of the path as long as the file has it.
  /// - Throws: A ``StreamError`` if something exists at the path, or the file cannot be created.
  package init(
    creating path: String,
    among temporaryFiles: TemporaryFiles = TemporaryFiles()
  ) throws(StreamError) {
    self.path = path
    self.temporaryFiles = temporaryFiles
    let made = temporaryFiles.adding(path) {
      open(path, O_RDWR | O_CREAT | O_EXCL | O_CLOEXEC, 0o644)
    }
    descriptor = made
    guard made >= 0 else { throw Self.failure(path) }
  }

  deinit {
    remove()
    close(descriptor)
  }

  /// Returns the beginning of the temporary paths that are used while a file is made; the caller
  /// adds an ending.
  ///
  /// They are in the folder of the file, because a file cannot be renamed to another file system.
  /// They contain a random number, so that two processes do not use the same paths, even if they see
  /// the folder from two machines or containers.
  package static func scratchPath(for path: String) -> String {
    "\(path).\(String(UInt64.random(in: 0...UInt64.max), radix: 36))"
  }

  /// Verifies that a new file may take a path: that there is nothing yet, or a file.
  ///
  /// Renaming would replace a device, a pipe or a link itself, and not what is behind it.
  ///
  /// - Throws: A ``StreamError`` that says what is there.
  package static func requireReplaceable(_ path: String) throws(StreamError) {
    var status = stat()
    guard lstat(path, &status) == 0 else { return }
    let found: String
    switch status.st_mode & S_IFMT {
    case S_IFREG: return
    case S_IFLNK: found = "a symbolic link; name the file that it leads to"
    case S_IFDIR: found = "a folder"
    case S_IFIFO: found = "a pipe"
    case S_IFSOCK: found = "a socket"
    default: found = "a device"
    }
    throw failure(path, "only a file is replaced, and this is \(found)")
  }

  /// Writes all bytes at an offset of the file.
  package func write(_ bytes: [UInt8], at offset: Int) throws(StreamError) {
    var start = 0
    while start < bytes.count {
      let count = SystemCalls.write(descriptor, bytes, from: start, atOffset: offset + start)
      if count < 0, errno == EINTR { continue }
      guard count >= 0 else { throw Self.failure(path) }
      guard count > 0 else { throw Self.failure(path, "the system wrote nothing") }
      start += count
    }
  }

  /// Reads bytes that were written before; throws if there are fewer.
  package func read(_ count: Int, at offset: Int) throws(StreamError) -> [UInt8] {
    var bytes = [UInt8](repeating: 0, count: count)
    var start = 0
    while start < count {
      let size = SystemCalls.read(descriptor, into: &bytes, from: start, atOffset: offset + start)
      if size < 0, errno == EINTR { continue }
      guard size >= 0 else { throw Self.failure(path) }
      guard size > 0 else { throw Self.failure(path, "the file is too short") }
      start += size
    }
    return bytes
  }

  /// Writes all bytes to the disk and then gives the file its final name.
  ///
  /// A file that has this name already is replaced; anything else is not.
  package func rename(to final: String) throws(StreamError) {
    guard fsync(descriptor) == 0 else { throw Self.failure(final) }
    try Self.requireReplaceable(final)
    guard systemRename(path, final) == 0 else { throw Self.failure(final) }
    temporaryFiles.remove(path)
    isNamed = false
  }

  /// Removes the file from its folder, unless it has its final name.
  ///
  /// It can still be written and read through this object, as the system keeps it while it is open.
  package func remove() {
    if isNamed {
      unlink(path)
      temporaryFiles.remove(path)
    }
    isNamed = false
  }

  /// Returns the error of a call that failed, with the reason that the system gives.
  private static func failure(_ path: String) -> StreamError {
    failure(path, String(cString: strerror(errno)))
  }

  /// Returns an error that the system gives no reason for.
  private static func failure(_ path: String, _ reason: String) -> StreamError {
    StreamError(code: .output, reason: "\(path): \(reason)")
  }
}

/// Calls the system's `rename`, which the method of that name hides within the class.
private func systemRename(_ old: String, _ new: String) -> CInt { rename(old, new) }
