package import Violations

#if canImport(Darwin)
import Darwin
#elseif canImport(Musl)
import Musl
#else
import Glibc
#endif

/// A new file that is written at any offset under a temporary name, and renamed when it is
/// complete.
///
/// No one ever sees a half-written file. A file that wasn't renamed is deleted at the end of the
/// object's life.
package final class OutputFile {
  private let path: String
  private let descriptor: CInt
  private let temporaryFiles: TemporaryFiles

  /// Whether the file still has its temporary name.
  private var isNamed = true

  /// Creates the file on the disk.
  ///
  /// - Parameters:
  ///   - path: The temporary path, where nothing exists yet.
  ///   - temporaryFiles: Keeps the path as long as the file has it.
  ///   - isPrivate: Whether only the owner of the file may read it.
  /// - Throws: A ``StreamError`` if something exists at the path, or the file can't be created.
  package init(
    creating path: String,
    among temporaryFiles: TemporaryFiles = TemporaryFiles(),
    isPrivate: Bool = false
  ) throws(StreamError) {
    self.path = path
    self.temporaryFiles = temporaryFiles
    let made = temporaryFiles.adding(path) {
      open(path, O_RDWR | O_CREAT | O_EXCL | O_CLOEXEC, isPrivate ? 0o600 : 0o644)
    }
    descriptor = made
    guard made >= 0 else {
      // What is at the path belongs to someone else, so `deinit` must not remove it.
      isNamed = false
      throw Self.failure(path)
    }
  }

  deinit {
    remove()
    close(descriptor)
  }

  /// Returns the beginning of the temporary paths for a file that is being written; the caller adds
  /// an ending.
  ///
  /// They are in the file's folder, because a file can't be renamed to another file system. They
  /// contain a random number, so that two processes don't use the same paths, even if they see the
  /// folder from two machines or containers.
  package static func scratchPath(for path: String) -> String {
    "\(path).\(String(UInt64.random(in: 0...UInt64.max), radix: 36))"
  }

  /// Verifies that a new file may use a path: there must be nothing there, or a regular file.
  ///
  /// Renaming would replace a device, a pipe or a link itself, not what it leads to.
  ///
  /// - Throws: A ``StreamError`` that says what is at the path.
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
    throw failure(path, "only a file can be replaced, but this is \(found)")
  }

  /// Writes a complete file.
  ///
  /// It keeps its old content until it has all of the new content.
  ///
  /// - Throws: A ``StreamError`` if it can't be written, or something else is at the path.
  package static func write(_ bytes: [UInt8], to path: String) throws(StreamError) {
    let file = try OutputFile(creating: scratchPath(for: path))
    try file.write(bytes, at: 0)
    try file.rename(to: path)
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

  /// Reads bytes that were written before; throws if there are fewer bytes.
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
  /// This replaces a file that already has the name, but nothing else.
  package func rename(to final: String) throws(StreamError) {
    guard fsync(descriptor) == 0 else { throw Self.failure(final) }
    try Self.requireReplaceable(final)
    guard systemRename(path, final) == 0 else { throw Self.failure(final) }
    temporaryFiles.remove(path)
    isNamed = false
  }

  /// Removes the file from its folder, unless it has its final name.
  ///
  /// The file can still be written and read through this object, since the system keeps it while it
  /// is open.
  package func remove() {
    if isNamed {
      unlink(path)
      temporaryFiles.remove(path)
    }
    isNamed = false
  }

  /// Returns the error of a failed call, with the system's reason.
  private static func failure(_ path: String) -> StreamError {
    failure(path, String(cString: strerror(errno)))
  }

  /// Returns an error with a reason that doesn't come from the system.
  private static func failure(_ path: String, _ reason: String) -> StreamError {
    StreamError(code: .output, reason: "\(path): \(reason)")
  }
}

/// Calls the system's `rename`, which the method with the same name hides inside the class.
private func systemRename(_ old: String, _ new: String) -> CInt { rename(old, new) }
