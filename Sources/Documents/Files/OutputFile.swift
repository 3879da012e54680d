package import Violations

#if canImport(Darwin)
import Darwin
#elseif canImport(Musl)
import Musl
#else
import Glibc
#endif

/// A new file that is written at any offset, and takes its name when it is whole.
package final class OutputFile {
  private let path: String
  private let descriptor: CInt

  /// Whether the file still has the name with which it was made.
  private var isNamed = true

  /// Makes a file.
  ///
  /// - Parameter path: A path at which there is nothing yet.
  /// - Throws: A ``StreamError`` if there is something, or no file can be made.
  package init(creating path: String) throws(StreamError) {
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
  package static func scratchPath(for path: String) -> String { "\(path).\(getpid())" }

  /// Writes all bytes at an offset of the file.
  package func write(_ bytes: [UInt8], at offset: Int) throws(StreamError) {
    var start = 0
    while start < bytes.count {
      let count = SystemCalls.write(descriptor, bytes, from: start, atOffset: offset + start)
      if count < 0, errno == EINTR { continue }
      guard count > 0 else { throw Self.failure(path) }
      start += count
    }
  }

  /// Reads bytes that were written before.
  package func read(_ count: Int, at offset: Int) throws(StreamError) -> [UInt8] {
    var bytes = [UInt8](repeating: 0, count: count)
    var start = 0
    while start < count {
      let size = SystemCalls.read(descriptor, into: &bytes, from: start, atOffset: offset + start)
      if size < 0, errno == EINTR { continue }
      guard size > 0 else { throw Self.failure(path) }
      start += size
    }
    return bytes
  }

  /// Gives the file its final name, in place of a file that has it, once all is on the disk.
  package func rename(to final: String) throws(StreamError) {
    guard fsync(descriptor) == 0, systemRename(path, final) == 0 else {
      throw Self.failure(final)
    }
    isNamed = false
  }

  /// Takes the file's name away; what was written can still be read.
  package func remove() {
    if isNamed { unlink(path) }
    isNamed = false
  }

  private static func failure(_ path: String) -> StreamError {
    StreamError(code: .output, reason: "\(path): \(String(cString: strerror(errno)))")
  }
}

/// The system's `rename`, under a name that no method hides.
private func systemRename(_ old: String, _ new: String) -> CInt { rename(old, new) }

/// A file for blocks of keys, made when it is first needed, which no folder shows.
package final class SpillFile {
  private let path: String
  private var file: OutputFile?
  private var blocks: UInt32 = 0

  /// Creates a file that is not there yet.
  ///
  /// - Parameter path: Where the file is for the moment between making and hiding it.
  package init(path: String) { self.path = path }

  /// Adds a block, and returns its number.
  ///
  /// All blocks have the same number of keys.
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
