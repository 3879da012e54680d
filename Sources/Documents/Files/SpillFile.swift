#if canImport(Darwin)
import Darwin
#elseif canImport(Musl)
import Musl
#else
import Glibc
#endif

/// A file for blocks of keys, made when it is first needed, which no folder shows.
final class SpillFile {
  private let path: String
  private var file: OutputFile?
  private var blocks: UInt32 = 0

  /// Creates a file that is not there yet.
  ///
  /// - Parameter path: Where the file is for the moment between making and hiding it.
  init(path: String) { self.path = path }

  /// Adds a block, and returns its place.
  ///
  /// All blocks have the same number of keys.
  func append(_ keys: [UInt64]) throws(StreamError) -> UInt32 {
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
  ///   - place: What ``append(_:)`` returned.
  ///   - count: The number of keys in a block.
  ///   - keys: Receives the keys.
  /// - Throws: A ``StreamError`` if the file cannot be read.
  func read(_ place: UInt32, count: Int, into keys: inout [UInt64]) throws(StreamError) {
    let bytes = try opened().read(count * 8, at: Int(place) * count * 8)
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
