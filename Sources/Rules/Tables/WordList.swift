import Documents
import Violations

/// Words from a pack's table, for exact look-up.
public struct WordList: Sendable, Hashable {
  let spellings: Set<[UInt8]>

  /// The words, as they stand in the file, in no order.
  public var words: [String] { spellings.map { String(decoding: $0, as: UTF8.self) } }

  /// Creates a list.
  public init(_ words: some Sequence<String>) {
    spellings = Set(words.map { Array($0.utf8) })
  }

  /// Returns whether a word is in the list, scalar by scalar.
  ///
  /// Strings with the same characters in two encodings are equal; here they are two words.
  ///
  ///     WordList(["é"]).contains("é")        // true
  ///     WordList(["é"]).contains("e\u{301}")  // false
  ///
  /// - Complexity: O(1) on average.
  public func contains(_ word: String) -> Bool { spellings.contains(Array(word.utf8)) }
}

extension TableDefinition {
  /// Words, in the pack or one a line in a file, where blank lines and those that begin with `#` do
  /// not count.
  public static let words = TableDefinition(
    "words",
    "Words, in the pack or one a line in a file.",
    inline: InlineTable("words") { node, reader in
      WordList(reader.oneOrMore(node).compactMap { reader.text($0, "a word") })
    }
  ) { (file) throws(LoadingError) in WordList(linesOf: try file.text()) }
}

extension WordList {
  fileprivate init(linesOf source: SourceText) {
    self.init(
      source.text.split(whereSeparator: \.isNewline).map(String.init).filter { line in
        !line.hasPrefix("#") && !line.allSatisfy { $0 == " " || $0 == "\t" }
      }
    )
  }
}
