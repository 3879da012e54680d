public import RuleEngine
import UnicodeText
import Violations

/// Refuses a text in which words of a list occur, also in other letters that look like theirs.
///
///     unwanted-words: { values: [darn, heck no] }
///     // Darn it       unwanted_words.found, at bytes 0 to 4, word: darn
///     // d4rn, dаrn    unwanted_words.found, with a digit, and with a Cyrillic а
///     // darning       valid: words are compared as a whole
///     // Heck, no!     unwanted_words.found, at bytes 0 to 8, word: heck no
///
/// Words are compared after NFKC and case folding. With `look-alikes`, a word that has something other than
/// letters from a to z in it is compared by what it looks like, too (UTS #39), where digits and symbols
/// stand for the letters that people write with them: `4` and `@` for a, `3` for e, `1` and `!` for i and
/// l, `0` for o, `5` and `$` for s, `7` for t.
///
/// An entry with ideographs or kana is found anywhere, because these are written without spaces. An
/// entry of several words is found where they follow each other, whatever stands between them.
public struct UnwantedWordsCheck: Check {
  private let list: UnwantedWords

  /// Creates a check.
  ///
  /// - Parameters:
  ///   - words: The words, or short phrases.
  ///   - lookAlikes: Whether words are compared by what they look like, too.
  public init(_ words: [String], lookAlikes: Bool = true) {
    list = UnwantedWords(words, lookAlikes: lookAlikes)
  }

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

/// The words of a list, in the forms by which they are looked up.
struct UnwantedWords: Sendable {
  /// The most words of an entry; longer ones are found by as many of their first words.
  static let longestPhrase = 8

  private let lookAlikes: Bool

  /// What an entry's folded words, with spaces between them, stand for.
  private var folded: [String: String] = [:]

  /// What an entry's words look like.
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
      // A word that needs no second look is no beginning of a phrase in disguise.
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

  /// The runs without spaces, in which digits and symbols may stand for letters.
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

  /// Whether a byte is neither in words nor stands for a letter.
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

  /// Returns what a folded word looks like: letters for what stands for them, and one letter for those
  /// that cannot be told apart then.
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
  /// Whether a folded word may stand for another one: it has something other than letters from a to z.
  fileprivate var isDisguised: Bool { utf8.contains { !$0.isLetter } && utf8.count > 1 }
}

extension Unicode.Scalar {
  /// Whether the scalar is an ideograph or a kana, whose words have no spaces between them.
  fileprivate var isWrittenWithoutSpaces: Bool {
    switch value {
    case 0x3040...0x30FF, 0x3400...0x4DBF, 0x4E00...0x9FFF, 0x20000...0x3FFFF: true
    default: false
    }
  }
}

extension UnwantedWordsCheck {
  /// What packs and documentation know about this check.
  public static let definition = CheckDefinition(
    "unwanted-words",
    "Refuses a text in which words of a list occur, also in disguise.",
    shorthand: "values",
    settings: [
      .init("values", .list(.text), "The words, or short phrases."),
      .init("words", .table("words"), "A table of words."),
      .boolean(
        "look-alikes",
        "Whether words are found that only look like one of the list.",
        default: true
      ),
    ],
    codes: [.unwantedWordsFound]
  ) { settings throws(SettingError) in
    let listed = settings.table("words", as: WordList.self)?.rows.map(\.word) ?? []
    let words = (settings.texts("values") ?? []) + listed
    if words.isEmpty { throw SettingError(nil, "give values or words") }
    return UnwantedWordsCheck(words, lookAlikes: settings.boolean("look-alikes") ?? true)
  }
}

extension CodeDefinition {
  static let unwantedWordsFound = CodeDefinition(
    "unwanted_words.found",
    "The text has a word in it that is not wanted.",
    [.init("word", .text, "the word as the list has it", isFromInput: true)]
  )
}
