import Documents
import Violations

/// Words from a pack's table, for exact look-up.
public struct WordList: Sendable {
  /// The words, with the places where they are written.
  private let positions: [[UInt8]: SourcePosition]

  /// The file of the words; nil for words that a program gives.
  let source: SourceText?

  /// The words as bytes, in no order.
  var spellings: Dictionary<[UInt8], SourcePosition>.Keys { positions.keys }

  /// The words, as they stand in the file, in no order.
  public var words: [String] { spellings.map { String(decoding: $0, as: UTF8.self) } }

  /// The words with their places, in the order of the file.
  ///
  /// - Complexity: O(*n* log *n*)
  var rows: [(word: String, position: SourcePosition)] {
    positions.map { (String(decoding: $0.key, as: UTF8.self), $0.value) }
      .sorted { ($0.position, $0.word) < ($1.position, $1.word) }
  }

  /// Creates a list.
  public init(_ words: some Sequence<String>) {
    self.init(words.lazy.map { (Array($0.utf8), .unknown) }, in: nil)
  }

  fileprivate init(
    _ rows: some Sequence<(word: [UInt8], position: SourcePosition)>,
    in source: SourceText?
  ) {
    positions = Dictionary(
      rows.lazy.map { ($0.word, $0.position) },
      uniquingKeysWith: { first, _ in first }
    )
    self.source = source
  }

  /// Returns whether a word is in the list, scalar by scalar.
  ///
  /// Strings with the same characters in two encodings are equal; here they are two words.
  ///
  ///     WordList(["é"]).contains("é")        // true
  ///     WordList(["é"]).contains("e\u{301}")  // false
  ///
  /// - Complexity: O(1) on average.
  public func contains(_ word: String) -> Bool { positions[Array(word.utf8)] != nil }
}

extension WordList: Hashable {
  /// Returns whether two lists have the same words.
  public static func == (left: Self, right: Self) -> Bool {
    left.positions.keys == right.positions.keys
  }

  /// Feeds the words into a hasher.
  public func hash(into hasher: inout Hasher) { hasher.combine(Set(positions.keys)) }
}

extension TableDefinition {
  /// Words, in the pack or one a line in a file, where blank lines and those that begin with `#` do
  /// not count.
  public static let words = TableDefinition(
    "words",
    "Words, in the pack or one a line in a file.",
    inline: InlineTable("words") { node, reader in
      let rows = reader.elements(node, "words").compactMap { node in
        reader.text(node, "a word").map { (word: Array($0.utf8), position: node.start) }
      }
      return WordList(rows, in: reader.source)
    }
  ) { (file) throws(LoadingError) in WordList(linesOf: try file.text()) }
}

extension WordList {
  fileprivate init(linesOf source: SourceText) {
    var rows: [(word: [UInt8], position: SourcePosition)] = []
    source.forEachLine { number, line in
      if line.first == UInt8(ascii: "#") || line.allSatisfy({ $0 == 0x20 || $0 == 0x09 }) { return }
      rows.append((Array(line), SourcePosition(line: number, column: 1)))
    }
    self.init(rows, in: source)
  }
}
