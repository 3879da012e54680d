package import BlocklistFiles
import Documents
import Rulebook

/// One line of a list of passwords or hashes.
enum BlocklistLine: Equatable {
  /// An entry: its key, and its count in the source if there is one.
  case entry(key: UInt64, count: UInt64?)

  /// An empty line.
  case blank

  /// A line that isn't valid UTF-8, so it isn't a password that could be checked.
  case notUTF8

  /// A line that isn't a hash of the list's kind.
  case notHash
}

/// Parses lines of one kind.
///
/// `keys` may come from a list of another kind: in a list of hashes, the key of a password is the
/// key of its hash.
struct BlocklistLineParser {
  /// What a line contains.
  let kind: BlocklistHeader.Kind

  /// Makes the keys.
  let keys: BlocklistKeys

  /// Parses a line without its line feed.
  ///
  /// A carriage return at the end is ignored.
  ///
  /// A password is the whole line, including its spaces. A hash is in hexadecimal digits, and may
  /// be followed by a colon and a count.
  func parse(_ line: Span<UInt8>) -> BlocklistLine {
    let isCRLF = line.count > 0 && line[line.count - 1] == UInt8(ascii: "\r")
    let text = line.extracting(0..<line.count - (isCRLF ? 1 : 0))
    if text.isEmpty { return .blank }
    guard let size = kind.entrySize else {
      do {
        return .entry(key: keys.key(of: try UTF8Span(validating: text)), count: nil)
      } catch {
        return .notUTF8
      }
    }
    guard Self.isHash(text, size: size) else { return .notHash }
    var digest = InlineArray<20, UInt8>(repeating: 0)
    for index in 0..<size {
      digest[index] = Self.digit(text[2 * index]) << 4 | Self.digit(text[2 * index + 1])
    }
    let key = keys.key(ofEntry: digest.span.extracting(0..<size).bytes)
    return .entry(key: key, count: Self.count(text, from: 2 * size + 1))
  }

  /// Returns the kind of hash in a line, or `.password` for another text; nil if the line is empty.
  static func kind(of line: Span<UInt8>) -> BlocklistHeader.Kind? {
    let isCRLF = line.count > 0 && line[line.count - 1] == UInt8(ascii: "\r")
    let text = line.extracting(0..<line.count - (isCRLF ? 1 : 0))
    if text.isEmpty { return nil }
    return BlocklistHeader.Kind.allCases.first { kind in
      kind.entrySize.map { isHash(text, size: $0) } ?? false
    } ?? .password
  }

  /// Returns whether a text is a hash of `size` bytes, optionally with a count.
  private static func isHash(_ text: Span<UInt8>, size: Int) -> Bool {
    guard text.count >= 2 * size else { return false }
    for index in 0..<2 * size where digit(text[index]) > 15 { return false }
    guard text.count > 2 * size else { return true }
    guard text[2 * size] == UInt8(ascii: ":"), text.count > 2 * size + 1 else { return false }
    for index in (2 * size + 1)..<text.count where text[index] &- UInt8(ascii: "0") > 9 {
      return false
    }
    return true
  }

  /// Returns the count that begins at an index; nil if there is no count.
  private static func count(_ text: Span<UInt8>, from start: Int) -> UInt64? {
    guard start < text.count else { return nil }
    var count: UInt64 = 0
    for index in start..<text.count {
      let (tens, overflows) = count.multipliedReportingOverflow(by: 10)
      let (sum, carries) = tens.addingReportingOverflow(UInt64(text[index] - UInt8(ascii: "0")))
      if overflows || carries { return .max }
      count = sum
    }
    return count
  }

  /// Returns the value of a hexadecimal digit, or 255 for another character.
  private static func digit(_ character: UInt8) -> UInt8 {
    switch character {
    case UInt8(ascii: "0")...UInt8(ascii: "9"): character - UInt8(ascii: "0")
    case UInt8(ascii: "A")...UInt8(ascii: "F"): character - UInt8(ascii: "A") + 10
    case UInt8(ascii: "a")...UInt8(ascii: "f"): character - UInt8(ascii: "a") + 10
    default: .max
    }
  }
}

/// The lines of a list of passwords or hashes, read one by one.
struct BlocklistSource {
  private var lines: LineReader
  private let longestLine: Int

  init(_ input: FileDescriptor, longestLine: Int) {
    lines = LineReader(input, limit: longestLine)
    self.longestLine = longestLine
  }

  /// Calls a function with each line, its number counted from 1, and the number of bytes read so
  /// far.
  ///
  /// - Parameter body: Receives nil for a line that is too long. This line counts as `longestLine`
  ///   bytes.
  /// - Throws: A ``StreamError`` if the input can't be read, or the error of `body`.
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
        // A byte order mark isn't part of the first line.
        let hasMark = number == 1 && Self.hasByteOrderMark(bytes)
        try body(hasMark ? bytes.extracting(droppingFirst: 3) : bytes, number, bytesRead)
      }
    }
  }

  private static func hasByteOrderMark(_ line: Span<UInt8>) -> Bool {
    line.count >= 3 && line[0] == 0xEF && line[1] == 0xBB && line[2] == 0xBF
  }
}

/// Looks up lines of standard input in a blocklist.
///
///     try BlocklistQuery(list).run { number, answer in print(number, answer) }  // 1 listed
package struct BlocklistQuery: Sendable {
  /// The answer for a line.
  package enum Answer: Sendable, Hashable {
    /// The line is listed, or is a false positive.
    case listed

    /// The line isn't listed.
    case unlisted

    /// The line can't be listed: it is empty, too long, not UTF-8, or not a hash.
    case unreadable
  }

  private let list: Blocklist
  private let parser: BlocklistLineParser

  /// Creates a query.
  ///
  /// - Parameters:
  ///   - list: The list.
  ///   - readsHashes: Whether lines contain hashes instead of passwords. This requires a list of
  ///     hashes.
  package init(_ list: Blocklist, readingHashes readsHashes: Bool = false) {
    self.list = list
    parser = BlocklistLineParser(kind: readsHashes ? list.header.kind : .password, keys: list.keys)
  }

  /// Looks up each line of standard input.
  ///
  /// - Parameters:
  ///   - longestLine: The number of bytes in the longest line that is looked up.
  ///   - body: Receives each line's number, counted from 1, and its answer, but never its text.
  /// - Throws: A ``StreamError`` if the input or the list can't be read, or the error of `body`.
  package func run(
    longestLine: Int = 64 << 10,
    _ body: (_ number: Int, Answer) throws -> Void
  ) throws {
    let input = try InputFile("-")
    var lines = BlocklistSource(input.descriptor, longestLine: longestLine)
    try lines.forEachLine { line, number, _ in
      try body(number, try answer(line))
    }
  }

  private func answer(_ line: Span<UInt8>?) throws(StreamError) -> Answer {
    guard let line, case .entry(let key, _) = parser.parse(line) else { return .unreadable }
    switch list.lookUp(key: key) {
    case .listed: return .listed
    case .unlisted: return .unlisted
    case .unreadable:
      throw StreamError(code: .input, reason: "the list was changed while it was in use")
    }
  }
}
