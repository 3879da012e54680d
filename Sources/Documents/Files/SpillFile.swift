package import Violations

/// A temporary file, in numbered blocks, for the keys of a blocklist that don't fit into memory.
///
/// The file is created when it is first needed, and removed from its folder right away. The system
/// deletes it when it is closed, even if the process crashes.
package final class SpillFile {
  private let path: String
  private let temporaryFiles: TemporaryFiles
  private var file: OutputFile?
  private var blocks: UInt32 = 0

  /// Prepares a file, which is created on disk when it is first used.
  ///
  /// - Parameters:
  ///   - path: The path of the file between its creation and its removal from the folder.
  ///   - temporaryFiles: Keeps the path as long as the file has it.
  package init(path: String, among temporaryFiles: TemporaryFiles = TemporaryFiles()) {
    self.path = path
    self.temporaryFiles = temporaryFiles
  }

  /// Adds a block, and returns its number.
  ///
  /// All blocks must have the same number of keys, because the number of a block determines its
  /// offset.
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
  ///   - block: The number that ``append(_:)`` returned.
  ///   - count: The number of keys in a block.
  ///   - keys: Receives the keys.
  /// - Throws: A ``StreamError`` if the file can't be read.
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
    let made = try OutputFile(creating: path, among: temporaryFiles)
    made.remove()
    file = made
    return made
  }
}
