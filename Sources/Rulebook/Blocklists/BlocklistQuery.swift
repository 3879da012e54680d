import PackLoading
public import Rules

/// Looks lines up in a blocklist.
public struct BlocklistQuery: Sendable {
  /// What was found about a line.
  public enum Answer: Sendable, Hashable {
    /// The line is listed, or taken for one that is.
    case listed

    /// The line is not listed.
    case unlisted

    /// The line is nothing that could be listed: blank, not UTF-8, too long, or no hash.
    case unreadable
  }

  private let list: Blocklist
  private let parser: BlocklistLineParser

  /// Creates a query.
  ///
  /// - Parameters:
  ///   - list: The list.
  ///   - readsHashes: Whether lines hold the entries of a list of hashes in place of passwords.
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
  ///   - longestLine: The size in bytes above which a line is not looked up.
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
