public import BlocklistFiles
import Documents
import PackLoading

/// Looks lines of standard input up in a blocklist.
///
///     try BlocklistQuery(list).run { number, answer in print(number, answer) }  // 1 listed
public struct BlocklistQuery: Sendable {
  /// What was found about a line.
  public enum Answer: Sendable, Hashable {
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
  public init(_ list: Blocklist, readingHashes readsHashes: Bool = false) {
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
  /// - Throws: A ``StreamError`` if the input cannot be read, or what `body` throws.
  public func run(
    longestLine: Int = 64 << 10,
    _ body: (_ number: Int, Answer) throws -> Void
  ) throws {
    let input = try InputFile("-")
    var lines = BlocklistSource(input.descriptor, longestLine: longestLine)
    try lines.forEachLine { line, number, _ in
      try body(number, answer(line))
    }
  }

  private func answer(_ line: Span<UInt8>?) -> Answer {
    guard let line, case .entry(let key, _) = parser.parse(line) else { return .unreadable }
    return list.contains(key: key) ? .listed : .unlisted
  }
}
