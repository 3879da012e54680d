import RuleEngine
import Violations

/// Looks for lines in a file of words that are written as in another kind of file.
///
/// Each line is one word, with everything in it. People don't type a comment or a list as a word,
/// so such a line would list nothing, without any sign of it:
///
///     single # the small one
///     double, suite
struct WordFileAudit: Sendable {
  /// A line that its author can't have meant as a word.
  struct Line: Sendable {
    var position: SourcePosition
    var reason: String
    var hint: String
  }

  private let rows: [(word: String, position: SourcePosition)]

  /// The notation of the whole file; nil if it has none but its own.
  private let notation: Notation?

  /// Whether the whole file is in another notation.
  var isInOtherNotation: Bool { notation != nil }

  init(_ words: WordList) {
    // Only the first lines are shown, and a notation of the whole file is in each line.
    let isSuspect = words.spellings.contains { !Self.isClear($0) }
    let rows = isSuspect ? words.rows : []
    self.rows = rows
    notation =
      rows.isEmpty
      ? nil : Notation.allCases.first { $0.isEverywhere(in: rows.map(\.word)) }
  }

  /// The lines, in the order of the file; a notation that the whole file has is only reported at
  /// its first line.
  var findings: [Line] {
    guard let first = rows.first else { return [] }
    if let notation {
      return [Line(position: first.position, reason: notation.reason, hint: notation.hint)]
    }
    return rows.compactMap { row -> Line? in
      let (bytes, position) = (Array(row.word.utf8), row.position)
      if Self.hasComment(bytes) {
        return Line(
          position: position,
          reason: "this comment is part of the word, because only whole lines are comments",
          hint: "write the comment on a line of its own, which begins with `#`"
        )
      }
      guard Self.hasOuterBlank(bytes) else { return nil }
      return Line(
        position: position,
        reason: "the spaces at the edges of this line are part of the word",
        hint: "remove them; if they are meant, write the word in the pack, in quotes"
      )
    }
  }

  /// Returns whether nothing in a word could be a notation.
  private static func isClear(_ word: [UInt8]) -> Bool {
    !hasOuterBlank(word) && !hasComment(word) && !Notation.marks.contains { word.contains($0) }
  }

  private static func hasOuterBlank(_ word: [UInt8]) -> Bool {
    isBlank(word.first) || isBlank(word.last)
  }

  private static func hasComment(_ word: [UInt8]) -> Bool {
    zip(word, word.dropFirst()).contains { first, second in
      second == UInt8(ascii: "#") && isBlank(first)
    }
  }

  private static func isBlank(_ byte: UInt8?) -> Bool { byte == 0x20 || byte == 0x09 }
}

/// A way to write a list that a file of words doesn't have.
private enum Notation: CaseIterable, Sendable {
  case separators, quotes, hyphens

  /// The characters without which a word has none of the notations.
  static let marks = Array(",;\"'-".utf8)

  /// Returns whether all words are written in this way.
  ///
  /// Single words can have such characters, such as passwords.
  func isEverywhere(in words: [String]) -> Bool {
    switch self {
    case .separators:
      words.count == 1
        ? words.allSatisfy { $0.utf8.contains(where: Self.isSeparator) }
        : words.dropLast().allSatisfy { $0.utf8.suffix(1).contains(where: Self.isSeparator) }
    case .quotes:
      words.allSatisfy { word in
        word.utf8.count > 1 && word.utf8.first == word.utf8.last
          && word.utf8.prefix(1).contains(where: Self.isQuote)
      }
    case .hyphens: words.allSatisfy { $0.hasPrefix("- ") }
    }
  }

  private static func isSeparator(_ byte: UInt8) -> Bool {
    byte == UInt8(ascii: ",") || byte == UInt8(ascii: ";")
  }

  private static func isQuote(_ byte: UInt8) -> Bool {
    byte == UInt8(ascii: "\"") || byte == UInt8(ascii: "'")
  }

  var reason: String {
    switch self {
    case .separators: "the separators are part of the words, because each line is one word"
    case .quotes: "the quotes are part of the words, because each line is one word as it is"
    case .hyphens: "the hyphens are part of the words, because each line is one word"
    }
  }

  var hint: String {
    switch self {
    case .separators: "write each word on a line of its own, without commas or semicolons"
    case .quotes: "remove the quotes"
    case .hyphens: "remove the hyphens"
    }
  }
}
