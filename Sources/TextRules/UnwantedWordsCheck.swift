public import RuleEngine
import UnicodeText
import Violations

/// Refuses a text that contains words of a list, even written with characters that look like their
/// letters.
///
///     unwanted-words: { values: [darn, heck no] }
///     // Darn it       unwanted_words.found, at bytes 0 to 4, word: darn
///     // d4rn, dаrn    unwanted_words.found, with a digit, and with a Cyrillic а
///     // darning       valid: whole words are compared
///     // Heck, no!     unwanted_words.found, at bytes 0 to 8, word: heck no
///
/// Words are compared after NFKC and case folding. With `look-alikes`, a word that contains
/// anything but letters from a to z is also compared by its looks (UTS #39). Digits and symbols
/// then represent the letters that people write with them: `4` and `@` for a, `3` for e, `1` and
/// `!` for i and l, `0` for o, `5` and `$` for s, `7` for t.
///
/// An entry with ideographs or kana is found anywhere, because those are written without spaces. An
/// entry of several words is found where they follow each other, with any punctuation between them.
public struct UnwantedWordsCheck: Check {
  private let list: UnwantedWords

  /// Creates a check.
  ///
  /// - Parameters:
  ///   - words: The words, or short phrases.
  ///   - lookAlikes: Whether words are also compared by their looks.
  public init(_ words: [String], lookAlikes: Bool = true) {
    list = UnwantedWords(words, lookAlikes: lookAlikes)
  }

  private init(_ list: UnwantedWords) { self.list = list }

  /// Reports the first word of the list.
  ///
  /// - Complexity: O(*n* · *m*) for *n* bytes and *m* words of the longest entry, at most
  ///   ``UnwantedWords/longestPhrase``.
  public func check(
    _ text: UTF8Span,
    in context: borrowing CheckContext,
    into findings: inout Findings
  ) {
    guard let (word, range) = list.first(in: text) else { return }
    findings.add(.unwantedWordsFound, at: range, ["word": .text(word)])
  }
}

/// The words of a list, in the forms that lookups use.
struct UnwantedWords: Sendable {
  /// The most words of an entry.
  ///
  /// Only the first words of longer entries count.
  static let longestPhrase = 8

  private let lookAlikes: Bool

  /// The entry for its folded words, with spaces between them.
  private var folded: [String: String] = [:]

  /// The entry for the looks of its words.
  private var shapes: [String: String] = [:]

  /// Entries that are found within words.
  private var inside: [(folded: String, search: ByteSearch, entry: String)] = []

  /// The most words of any entry.
  private var longest = 0

  init(_ words: [String], lookAlikes: Bool) {
    self.lookAlikes = lookAlikes
    for entry in words {
      let parts = Self.words(of: entry.utf8Span).prefix(Self.longestPhrase)
      guard !parts.isEmpty else { continue }
      let phrase = parts.map(\.folded).joined(separator: " ")
      if phrase.unicodeScalars.contains(where: \.isWrittenWithoutSpaces) {
        inside.append((phrase, ByteSearch(for: phrase), entry))
        continue
      }
      longest = max(longest, parts.count)
      if folded[phrase] == nil { folded[phrase] = entry }
      let shape = parts.map { Self.shape(of: $0.folded) }.joined(separator: " ")
      if shapes[shape] == nil { shapes[shape] = entry }
    }
  }

  /// A word of a text after NFKC and case folding.
  private struct Word {
    let folded: String
    let range: Range<Int>
  }

  private static func words(of text: UTF8Span) -> [Word] {
    var words: [Word] = []
    text.forEachWord { range in
      let written = String(copying: text, in: range)
      words.append(Word(folded: written.utf8Span.normalized(.nfkcCasefold).text, range: range))
      return true
    }
    return words
  }

  /// Returns the first entry that occurs, and where.
  func first(in text: UTF8Span) -> (entry: String, range: Range<Int>)? {
    var found = phrase(in: Self.words(of: text), by: folded, shape: false)
    if lookAlikes, let other = phrase(in: Self.disguisedWords(of: text), by: shapes, shape: true),
      other.range.lowerBound < found?.range.lowerBound ?? .max
    {
      found = other
    }
    if let other = firstInside(text), other.range.lowerBound < found?.range.lowerBound ?? .max {
      found = other
    }
    return found
  }

  private func phrase(
    in words: [Word],
    by table: [String: String],
    shape: Bool
  ) -> (entry: String, range: Range<Int>)? {
    let keys = shape ? words.map { Self.shape(of: $0.folded) } : words.map(\.folded)
    for first in words.indices {
      // A phrase in disguise doesn't begin with a word of plain letters.
      if shape, !words[first].folded.isDisguised { continue }
      var phrase = ""
      var best: (entry: String, range: Range<Int>)?
      for last in first..<min(first + longest, words.count) {
        phrase += (phrase.isEmpty ? "" : " ") + keys[last]
        guard let entry = table[phrase] else { continue }
        best = (entry, words[first].range.lowerBound..<words[last].range.upperBound)
      }
      if let best { return best }
    }
    return nil
  }

  /// The runs without spaces, where digits and symbols can represent letters.
  private static func disguisedWords(of text: UTF8Span) -> [Word] {
    var words: [Word] = []
    let bytes = text.span
    var start = 0
    while start < bytes.count {
      var end = start
      while end < bytes.count, !endsWord(bytes[end]) { end += 1 }
      if end > start {
        let written = String(copying: text, in: start..<end)
        words.append(
          Word(folded: written.utf8Span.normalized(.nfkcCasefold).text, range: start..<end)
        )
      }
      start = end + 1
    }
    return words
  }

  /// Whether a byte neither occurs in words nor represents a letter.
  private static func endsWord(_ byte: UInt8) -> Bool {
    !byte.isBeyondASCII && !byte.isLetter && !byte.isDigit && !"@!$|+".utf8.contains(byte)
  }

  private func firstInside(_ text: UTF8Span) -> (entry: String, range: Range<Int>)? {
    if inside.isEmpty { return nil }
    let folded = text.normalized(.nfkcCasefold)
    var found: (entry: String, range: Range<Int>)?
    for (wanted, search, entry) in inside {
      guard let offset = search.offset(of: wanted.utf8Span.span, in: folded.text.utf8Span.span)
      else { continue }
      let range = folded.edits.sourceRange(of: offset..<offset + wanted.utf8.count)
      if range.lowerBound < found?.range.lowerBound ?? .max { found = (entry, range) }
    }
    return found
  }

  /// Returns the looks of a folded word: letters for the characters that represent them, and the
  /// same letter for letters that then look alike.
  private static func shape(of word: String) -> String {
    var shape = String.UnicodeScalarView()
    for scalar in word.confusableSkeleton.utf8Span.normalized(.nfkcCasefold).text.unicodeScalars {
      shape.append(letters[scalar] ?? scalar)
    }
    return String(shape)
  }

  /// The skeleton of UTS #39 has l for 1 and |, and O for 0.
  private static let letters: [Unicode.Scalar: Unicode.Scalar] = [
    "4": "a", "@": "a", "8": "b", "3": "e", "6": "g", "9": "g", "1": "l", "!": "l", "|": "l",
    "i": "l", "0": "o", "5": "s", "$": "s", "7": "t", "+": "t", "2": "z",
  ]
}

extension String {
  /// Whether a folded word can represent another one, because it contains anything but letters from
  /// a to z.
  fileprivate var isDisguised: Bool { utf8.contains { !$0.isLetter } && utf8.count > 1 }
}

extension Unicode.Scalar {
  /// Whether the scalar is an ideograph or a kana.
  ///
  /// Their words are written without spaces between them.
  fileprivate var isWrittenWithoutSpaces: Bool {
    switch value {
    case 0x3040...0x30FF, 0x3400...0x4DBF, 0x4E00...0x9FFF, 0x20000...0x3FFFF: true
    default: false
    }
  }
}

extension UnwantedWordsCheck: MeasuredCheck {
  package var runningCost: RunningCost { RunningCost(call: 500, byte: 600) }
}

extension UnwantedWordsCheck {
  /// The definition of this check, for packs and documentation.
  public static let definition = CheckDefinition(
    "unwanted-words",
    "Refuses a text that contains words of a list, even in disguise.",
    shorthand: "values",
    settings: [
      .init("values", .list(.text), "The words, or short phrases."),
      .init("words", .table("words"), "A table of words.", comparison: .loosely),
      .boolean(
        "look-alikes",
        "Whether to find words that only look like a word of the list.",
        default: true
      ),
    ],
    codes: [.unwantedWordsFound]
  ) { settings throws(SettingError) in
    let lookAlikes = settings.boolean("look-alikes") ?? true
    let table = settings.table("words", as: WordList.self)
    let listed = { table?.rows.map(\.word) ?? [] }
    let values = settings.texts("values") ?? []
    if values.isEmpty, let table, !table.spellings.isEmpty {
      let list = table.derived(variant: lookAlikes ? "look-alikes" : "") {
        UnwantedWords(listed(), lookAlikes: lookAlikes)
      }
      return UnwantedWordsCheck(list)
    }
    let words = values + listed()
    if words.isEmpty { throw SettingError(nil, "give `values` or `words`") }
    return UnwantedWordsCheck(words, lookAlikes: lookAlikes)
  }
}

extension CodeDefinition {
  static let unwantedWordsFound = CodeDefinition(
    "unwanted_words.found",
    "The text contains an unwanted word.",
    [.init("word", .text, "the word as written in the list", isFromInput: true)]
  )
}
