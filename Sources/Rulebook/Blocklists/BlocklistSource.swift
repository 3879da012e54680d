import PackLoading
import Rules

/// The lines of a list of passwords or hashes, read one after the other.
struct BlocklistSource {
  private var lines: LineReader
  private let longestLine: Int

  init(_ input: FileDescriptor, longestLine: Int) {
    lines = LineReader(input, limit: longestLine)
    self.longestLine = longestLine
  }

  /// Calls a function with each line, its number from 1, and how many bytes were read so far.
  ///
  /// - Parameter body: Receives nil for a line that is too long; of that, the limit is counted.
  /// - Throws: A ``StreamError`` if the input cannot be read, or what `body` throws.
  mutating func forEachLine(
    _ body: (Span<UInt8>?, _ number: Int, _ bytesRead: Int) throws -> Void
  ) throws {
    var number = 0
    var bytesRead = 0
    var hasMore = true
    while hasMore {
      hasMore = try lines.fill()
      while let line = lines.next() {
        number += 1
        guard case .bytes(let range) = line else {
          bytesRead += longestLine
          try body(nil, number, bytesRead)
          continue
        }
        bytesRead += range.count + 1
        let bytes = lines.buffer.span.extracting(range)
        // A byte order mark is no part of the first line.
        let hasMark = number == 1 && Self.hasByteOrderMark(bytes)
        try body(hasMark ? bytes.extracting(droppingFirst: 3) : bytes, number, bytesRead)
      }
    }
  }

  private static func hasByteOrderMark(_ line: Span<UInt8>) -> Bool {
    line.count >= 3 && line[0] == 0xEF && line[1] == 0xBB && line[2] == 0xBF
  }
}
