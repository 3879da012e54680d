package import Violations

/// Splits a stream of bytes into lines, with constant memory.
///
/// The buffer contains what was read and not yet used. It grows to fit a line and shrinks again. A
/// line longer than the limit is dropped while it is read, and returned as ``Line/tooLong``. Call
/// ``fill()``, then ``next()`` until it returns nil, and repeat. Stop after doing so for the fill
/// that returned false.
package struct LineReader {
  /// The content between two line breaks.
  package enum Line: Equatable {
    /// These bytes of the buffer, without the line feed.
    case bytes(Range<Int>)

    /// More bytes than the limit.
    case tooLong
  }

  /// The least number of bytes to read at a time.
  package static let chunk = 64 << 10

  /// The size of the buffer while lines are short.
  package static let smallestBuffer = 2 * chunk

  /// The bytes that were read, and space for more.
  package private(set) var buffer: [UInt8]

  private let input: FileDescriptor
  private let limit: Int

  /// The first byte that isn't used, the first byte that wasn't searched for a line feed, and the
  /// end of the bytes that were read.
  private var start = 0
  private var searched = 0
  private var end = 0

  /// Whether a line that is too long is being dropped.
  private var isDropping = false
  private var isAtEnd = false

  package init(_ input: FileDescriptor, limit: Int) {
    self.input = input
    self.limit = limit
    buffer = [UInt8](repeating: 0, count: Self.smallestBuffer)
  }

  /// Reads more bytes.
  ///
  /// Ranges of lines that were returned before become invalid.
  ///
  /// - Returns: False if there is nothing more. The last line can still be fetched, even without a
  ///   line feed.
  package mutating func fill() throws(StreamError) -> Bool {
    if isAtEnd { return false }
    if end - start > limit {
      isDropping = true
      start = end
    }
    makeRoom()
    let count = try input.read(into: &buffer, from: end)
    end += count
    isAtEnd = count == 0
    return !isAtEnd
  }

  /// Returns the next line, or nil if more bytes are needed for it.
  package mutating func next() -> Line? {
    if let lineFeed = lineFeed() {
      defer { start = lineFeed + 1 }
      return finish(start..<lineFeed)
    }
    guard isAtEnd, isDropping || start < end else { return nil }
    defer { start = end }
    return finish(start..<end)
  }

  private mutating func finish(_ range: Range<Int>) -> Line {
    if isDropping || range.count > limit {
      isDropping = false
      return .tooLong
    }
    return .bytes(range)
  }

  private mutating func lineFeed() -> Int? {
    var index = searched
    while index < end, buffer[index] != UInt8(ascii: "\n") { index += 1 }
    searched = min(index + 1, end)
    return index < end ? index : nil
  }

  /// Moves the unused bytes to the front, and makes room for a chunk after them.
  private mutating func makeRoom() {
    let kept = end - start
    let size = size(keeping: kept)
    if size != buffer.count {
      var resized = [UInt8](repeating: 0, count: size)
      resized.replaceSubrange(0..<kept, with: buffer[start..<end])
      buffer = resized
    } else if start > 0 {
      for offset in 0..<kept { buffer[offset] = buffer[start + offset] }
    }
    start = 0
    searched = kept
    end = kept
  }

  /// Returns the size of a buffer with room for a chunk.
  ///
  /// The size doubles, so that long lines don't cost more.
  private func size(keeping kept: Int) -> Int {
    if kept <= Self.chunk { return Self.smallestBuffer }
    if buffer.count - kept >= Self.chunk { return buffer.count }
    return max(kept + Self.chunk, min(2 * buffer.count, limit + 2 * Self.chunk))
  }
}
