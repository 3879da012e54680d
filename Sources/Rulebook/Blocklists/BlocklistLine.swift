package import BlocklistFiles
import Documents

/// One line of a list of passwords or hashes.
enum BlocklistLine: Equatable {
  /// An entry: its key, and its count in the source if it has one.
  case entry(key: UInt64, count: UInt64?)

  /// Nothing.
  case blank

  /// Not valid UTF-8, and so no password that could be checked.
  case notUTF8

  /// No hash of the list's kind.
  case notHash
}

/// Reads lines of one kind.
///
/// `keys` may belong to a list of another kind: a password's key in a list of hashes is that of its hash.
struct BlocklistLineParser {
  /// What a line holds.
  let kind: BlocklistHeader.Kind

  /// What makes the keys.
  let keys: BlocklistKeys

  /// Reads a line without its line feed; a carriage return at the end does not count.
  ///
  /// A password is the whole line, blanks and all. A hash is written in hexadecimal digits, and may
  /// be followed by a colon and a count.
  ///
  /// - Complexity: O(*n*) in the number of bytes.
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

  /// Returns which kind of hash a line holds, or that it holds another text; nil if it is blank.
  static func kind(of line: Span<UInt8>) -> BlocklistHeader.Kind? {
    let isCRLF = line.count > 0 && line[line.count - 1] == UInt8(ascii: "\r")
    let text = line.extracting(0..<line.count - (isCRLF ? 1 : 0))
    if text.isEmpty { return nil }
    return BlocklistHeader.Kind.allCases.first { kind in
      kind.entrySize.map { isHash(text, size: $0) } ?? false
    } ?? .password
  }

  /// Returns whether a text is a hash of some bytes, perhaps with a count.
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

  /// Returns the count that begins at an index; nil if there is none.
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

  /// Returns the value of a hexadecimal digit; 255 for another character.
  private static func digit(_ character: UInt8) -> UInt8 {
    switch character {
    case UInt8(ascii: "0")...UInt8(ascii: "9"): character - UInt8(ascii: "0")
    case UInt8(ascii: "A")...UInt8(ascii: "F"): character - UInt8(ascii: "A") + 10
    case UInt8(ascii: "a")...UInt8(ascii: "f"): character - UInt8(ascii: "a") + 10
    default: .max
    }
  }
}

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
  /// - Parameter body: Receives nil for a line that is too long, whose bytes count as many as the limit.
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

/// Looks lines of standard input up in a blocklist.
///
///     try BlocklistQuery(list).run { number, answer in print(number, answer) }  // 1 listed
package struct BlocklistQuery: Sendable {
  /// What was found about a line.
  package enum Answer: Sendable, Hashable {
    /// The line is listed, or is taken for one that is.
    case listed

    /// The line is not listed.
    case unlisted

    /// The line cannot be listed: it is blank, not UTF-8, too long, or no hash.
    case unreadable
  }

  private let list: Blocklist
  private let parser: BlocklistLineParser

  /// Creates a query.
  ///
  /// - Parameters:
  ///   - list: The list.
  ///   - readsHashes: Whether lines hold hashes instead of passwords, where the list is of hashes.
  package init(_ list: Blocklist, readingHashes readsHashes: Bool = false) {
    self.list = list
    parser = BlocklistLineParser(
      kind: readsHashes ? list.header.kind : .password,
      keys: list.keys
    )
  }

  /// Looks up each line of standard input.
  ///
  /// - Parameters:
  ///   - longestLine: The number of bytes above which a line is not looked up.
  ///   - body: Receives each line's number, from 1, and what was found; nothing of its text.
  /// - Throws: A ``StreamError`` if the input or the list cannot be read, or what `body` throws.
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
