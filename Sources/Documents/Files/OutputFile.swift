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

  /// Whether the file still has its temporary name.
  private var isNamed = true

  /// Creates the file on the disk.
  ///
  /// - Parameter path: The temporary path, at which nothing exists yet.
  /// - Throws: A ``StreamError`` if something exists at the path, or the file cannot be created.
  package init(creating path: String) throws(StreamError) {
    self.path = path
    descriptor = open(path, O_RDWR | O_CREAT | O_EXCL | O_CLOEXEC, 0o644)
    guard descriptor >= 0 else { throw Self.failure(path) }
  }

  deinit {
    remove()
    close(descriptor)
  }

  /// Returns the beginning of the temporary paths that are used while a file is made; the caller
  /// adds an ending.
  ///
  /// They are in the folder of the file, because a file cannot be renamed to another file system.
  /// They contain the process identifier, so that two processes do not use the same paths.
  package static func scratchPath(for path: String) -> String { "\(path).\(getpid())" }

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
  /// A file that has this name already is replaced.
  package func rename(to final: String) throws(StreamError) {
    guard fsync(descriptor) == 0, systemRename(path, final) == 0 else {
      throw Self.failure(final)
    }
    isNamed = false
  }

  /// Removes the file from its folder, unless it has its final name.
  ///
  /// It can still be written and read through this object, as the system keeps it while it is open.
  package func remove() {
    if isNamed { unlink(path) }
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

/// A temporary file for the keys of a blocklist that do not fit into memory, in numbered blocks.
///
/// It is created when it is first needed and removed from its folder at once. The system deletes it
/// when it is closed, even if the process crashes.
package final class SpillFile {
  private let path: String
  private var file: OutputFile?
  private var blocks: UInt32 = 0

  /// Prepares a file, which is created on the disk when it is first used.
  ///
  /// - Parameter path: Where the file is between its creation and its removal from the folder.
  package init(path: String) { self.path = path }

  /// Adds a block, and returns its number.
  ///
  /// All blocks must have the same number of keys, because a block is found by its number.
  package func append(_ keys: [UInt64]) throws(StreamError) -> UInt32 {
    let file = try opened()
    var bytes: [UInt8] = []
    bytes.reserveCapacity(keys.count * 8)
    for key in keys {
      for shift in stride(from: UInt64(0), to: 64, by: 8) {
        bytes.append(UInt8(truncatingIfNeeded: key >> shift))
      }
    }
    try file.write(bytes, at: Int(blocks) * bytes.count)
    defer { blocks += 1 }
    return blocks
  }

  /// Reads a block.
  ///
  /// - Parameters:
  ///   - block: What ``append(_:)`` returned.
  ///   - count: The number of keys in a block.
  ///   - keys: Receives the keys.
  /// - Throws: A ``StreamError`` if the file cannot be read.
  package func read(_ block: UInt32, count: Int, into keys: inout [UInt64]) throws(StreamError) {
    let bytes = try opened().read(count * 8, at: Int(block) * count * 8)
    for start in stride(from: 0, to: bytes.count, by: 8) {
      var key: UInt64 = 0
      for index in 0..<8 { key |= UInt64(bytes[start + index]) << UInt64(8 * index) }
      keys.append(key)
    }
  }

  private func opened() throws(StreamError) -> OutputFile {
    if let file { return file }
    let made = try OutputFile(creating: path)
    made.remove()
    file = made
    return made
  }
}
