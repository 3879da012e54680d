package import SourceTexts
package import Violations

/// Words from a pack's table, for exact lookups.
public struct WordList: Sendable {
  /// The words with their positions.
  private let positions: [[UInt8]: SourcePosition]

  /// The file of the words; nil for words that a program provides.
  package let source: SourceText?

  /// Whether each line of the file is a word, rather than an element in a pack.
  package let isOfLines: Bool

  /// What checks made from the words.
  private let values = DerivedValues()

  /// What is the same for all copies of the list, and differs for any other list.
  package var identity: ObjectIdentifier { ObjectIdentifier(values) }

  /// The words as bytes, in no particular order.
  package var spellings: Dictionary<[UInt8], SourcePosition>.Keys { positions.keys }

  /// The words as written in the file, in no particular order.
  public var words: [String] { spellings.map { String(decoding: $0, as: UTF8.self) } }

  /// The words with their positions, in the order of the file.
  ///
  /// - Complexity: O(*n* log *n*)
  package var rows: [(word: String, position: SourcePosition)] {
    positions.map { (String(decoding: $0.key, as: UTF8.self), $0.value) }
      .sorted { ($0.position, $0.word) < ($1.position, $1.word) }
  }

  /// Creates a list.
  public init(_ words: some Sequence<String>) {
    self.init(words.lazy.map { (Array($0.utf8), .unknown) }, in: nil)
  }

  fileprivate init(
    _ rows: some Sequence<(word: [UInt8], position: SourcePosition)>,
    in source: SourceText?,
    isOfLines: Bool = false
  ) {
    self.isOfLines = isOfLines
    positions = Dictionary(
      rows.lazy.map { ($0.word, $0.position) },
      uniquingKeysWith: { first, _ in first }
    )
    self.source = source
  }

  /// Returns whether a word is in the list, scalar by scalar.
  ///
  /// Strings with the same characters in two encodings are equal, but here they are two words.
  ///
  ///     WordList(["é"]).contains("é")        // true
  ///     WordList(["é"]).contains("e\u{301}")  // false
  ///
  /// - Complexity: O(1) on average.
  public func contains(_ word: String) -> Bool { positions[Array(word.utf8)] != nil }

  /// Returns what a check makes from the words, which is made only once.
  ///
  /// - Parameters:
  ///   - variant: Which of several values of the type this is.
  ///   - other: A second list that it is made from; nil if there is none.
  ///   - make: Makes it.
  /// - Returns: The value, the same for all copies of the list.
  /// - Throws: The error from making it.
  package func derived<Made: Sendable, Failure: Error>(
    variant: String = "",
    with other: WordList? = nil,
    by make: () throws(Failure) -> Made
  ) throws(Failure) -> Made {
    try values.value(variant: variant, with: other?.values, by: make)
  }
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
  /// Words, in the pack or one per line in a file.
  ///
  /// Blank lines and lines that begin with `#` are ignored.
  public static let words = TableDefinition(
    "words",
    "Words, in the pack or one per line in a file.",
    inline: InlineTable("words") { (node, reader) -> WordList? in
      if let text = node.text, text.contains(",") {
        reader.report(
          "pack.wrong_value",
          at: node.start,
          "`\(text.prefix(40))` is one word, including its commas",
          hint: "write a list in brackets, like `[a, b]`"
        )
        return nil
      }
      let rows = reader.elements(node, "words").compactMap { node in
        reader.text(node, "a word").map { (word: Array($0.utf8), position: node.start) }
      }
      return WordList(rows, in: reader.source)
    }
  ) { (file) throws(LoadingError) -> WordList? in
    let source = try file.text()
    let words = WordList(linesOf: source)
    if !words.spellings.isEmpty { return words }
    throw LoadingError(
      source.diagnostic(
        "pack.empty_list",
        at: .start,
        reason: "there are no words in the file",
        hint: "write one word on each line; lines that begin with `#` are comments"
      )
    )
  }
}

extension WordList {
  fileprivate init(linesOf source: SourceText) {
    var rows: [(word: [UInt8], position: SourcePosition)] = []
    source.forEachLine { number, line in
      if line.first == UInt8(ascii: "#") || line.allSatisfy({ $0 == 0x20 || $0 == 0x09 }) { return }
      rows.append((Array(line), SourcePosition(line: number, column: 1)))
    }
    self.init(rows, in: source, isOfLines: true)
  }
}
