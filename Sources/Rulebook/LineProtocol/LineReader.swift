import Documents

/// Cuts a stream of bytes into lines with constant memory.
///
/// The buffer holds what was read and not yet used; it grows to one line and shrinks again. A
/// line longer than the limit is dropped as it is read, and told as ``Line/tooLong``. Call
/// ``fill()``, then ``next()`` until it returns nil, and so on until after the fill that returned
/// false.
struct LineReader {
  /// What stands between two line breaks.
  enum Line: Equatable {
    /// These bytes of the buffer, without the line feed.
    case bytes(Range<Int>)

    /// More bytes than the limit.
    case tooLong
  }

  /// How much is read at once, at least.
  static let chunk = 64 << 10

  /// The size of the buffer while lines are short.
  static let smallestBuffer = 2 * chunk

  /// What was read, and room for more.
  private(set) var buffer: [UInt8]

  private let input: FileDescriptor
  private let limit: Int

  /// The first byte that is not used, the first that was not searched for a line feed, and the
  /// end of what was read.
  private var start = 0
  private var searched = 0
  private var end = 0

  /// Whether a line that is too long is being dropped.
  private var isDropping = false
  private var isAtEnd = false

  init(_ input: FileDescriptor, limit: Int) {
    self.input = input
    self.limit = limit
    buffer = [UInt8](repeating: 0, count: Self.smallestBuffer)
  }

  /// Reads some more bytes.
  ///
  /// Ranges of lines that were returned before are void.
  ///
  /// - Returns: False if there is nothing more; the last line, if it has no line feed, can still
  ///   be fetched.
  mutating func fill() throws(StreamError) -> Bool {
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
  mutating func next() -> Line? {
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

  /// Moves what is not used to the front, and sees that a chunk fits behind it.
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

  /// The size of a buffer that can take a chunk; it doubles, so that long lines cost no more.
  private func size(keeping kept: Int) -> Int {
    if kept <= Self.chunk { return Self.smallestBuffer }
    if buffer.count - kept >= Self.chunk { return buffer.count }
    return max(kept + Self.chunk, min(2 * buffer.count, limit + 2 * Self.chunk))
  }
}
