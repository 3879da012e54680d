import ErrorCatalog
import PackLoading
import Rulebook
import SourceTexts

/// Checks what comes in pairs: quotation marks and brackets.
struct PairLint {
  private static let quotationMarks: Set<Character> = [
    "\"", "“", "”", "„", "‟", "«", "»", "‹", "›", "「", "」", "『", "』", "‘", "‚", "‛", "'", "`",
    "´", "＂",
  ]
  private static let brackets: [Character: Character] = [
    ")": "(", "]": "[", "）": "（", "】": "【",
  ]
  private static let cornerBrackets: [Character: Character] = ["」": "「", "』": "『"]
  private static let guillemets: Set<Character> = ["«", "»"]
  private static let apostrophe: Character = "’"

  /// The spaces inside quotation marks in French.
  private static let firmSpaces: Set<Character> = ["\u{A0}", "\u{202F}"]

  let text: TextToLint

  /// Searches a text.
  ///
  /// - Parameters:
  ///   - marks: The indexes of the characters that can be marks.
  ///   - characters: The characters of the text.
  /// - Returns: What is wrong.
  func problems(at marks: [Int], in characters: [Character]) -> [Diagnostic] {
    foreignMarks(at: marks, in: characters) + unbalanced(at: marks, in: characters)
  }

  // MARK: Quotation marks

  /// Two marks, the opening one first.
  private typealias Pair = (opening: Character, closing: Character)

  /// The pairs that texts in a language also have.
  ///
  /// The library's texts have one pair for each level, but texts of others can have another one,
  /// also one that only CLDR has for their locale.
  /// Sources: the Unicode Standard 15.0 (2022), section 6.2, “Language-Based Usage of Quotation
  /// Marks”, for German and the Nordic languages; CLDR 42 (2022) for Arabic, Dutch, Italian
  /// and Spanish; W3C, Requirements for Japanese Text Layout (2020), section 3.1.1, for Japanese.
  private static let otherPairs: [String: [Pair]] = [
    "ar": [("”", "“")], "da": [("»", "«"), ("›", "‹")],
    "de": [("»", "«"), ("›", "‹")], "es": [("«", "»")], "it": [("«", "»")],
    "ja": [("“", "”"), ("‘", "’")], "nb": [("“", "”"), ("”", "”")], "nl": [("“", "”")],
    "sv": [("»", "»"), ("»", "«")],
  ]

  private var otherPairs: [Pair] {
    guard text.profile.borrowed.contains(.quotationMarks) else { return [] }
    let own = ownPairs
    let ofCLDR = text.conventions.pairsOfCLDR.map { (opening: $0[0], closing: $0[1]) }
      .filter { pair in !own.contains { $0 == pair } }
    return (Self.otherPairs[text.message.locale.language] ?? []) + ofCLDR
  }

  private var ownPairs: [Pair] {
    let marks = text.profile.quotationMarks
    return marks.count == 4 ? [(marks[0], marks[1]), (marks[2], marks[3])] : []
  }

  private func foreignMarks(at marks: [Int], in characters: [Character]) -> [Diagnostic] {
    let own = text.profile.quotationMarks
    guard !own.isEmpty, let mark = foreignMark(at: marks, in: characters, besides: own) else {
      return []
    }
    let isApostrophe = mark == "'" || mark == "´" || mark == "`" || mark == "‘"
    return [
      text.warning(
        "lint.quotation_marks",
        at: String(mark),
        "\(mark) isn't a quotation mark of `\(text.message.locale)`",
        hint: "write \(own[0])…\(own[1])" + (isApostrophe ? ", or ’ for an apostrophe" : "")
      )
    ]
  }

  /// Returns the first mark that is neither one of the language nor part of another pair that it
  /// has.
  private func foreignMark(
    at marks: [Int],
    in characters: [Character],
    besides own: [Character]
  ) -> Character? {
    let others = otherPairs
    var open: [Character] = []
    for index in marks where !isShown(at: index, in: characters, others) {
      let mark = characters[index]
      // A closing mark can be one of the language, as in the Danish pairs ” ” and “ ”.
      if let last = open.last, others.contains(where: { $0 == (last, mark) }) {
        open.removeLast()
      } else if own.contains(mark) {
        continue
      } else if others.contains(where: { $0.opening == mark }) {
        open.append(mark)
      } else if Self.quotationMarks.contains(mark) {
        return mark
      }
    }
    return open.first(where: Self.quotationMarks.contains)
  }

  /// Whether a straight mark is shown as the sign to type, alone in brackets or quotation marks.
  private func isShown(at index: Int, in characters: [Character], _ others: [Pair]) -> Bool {
    guard characters[index] == "\"",
      let before = characters[..<index].last(where: { !Self.firmSpaces.contains($0) }),
      let after = characters[(index + 1)...].first(where: { !Self.firmSpaces.contains($0) })
    else { return false }
    return Self.brackets[after] == before
      || (ownPairs + others).contains { $0 == (before, after) }
  }

  // MARK: Balance

  private func unbalanced(at marks: [Int], in characters: [Character]) -> [Diagnostic] {
    let pairs = partners
    let openings = Set(pairs.values.joined())
    var open: [Character] = []
    for index in marks {
      let character = characters[index]
      let sought = pairs[character]
      if let sought, let last = open.last, sought.contains(last) {
        open.removeLast()
      } else if openings.contains(character) {
        open.append(character)
      } else if let sought, let last = open.last, open.contains(where: sought.contains) {
        return [unbalanced(last)]
      } else if sought != nil, character != Self.apostrophe,
        !Self.endsNumber(at: index, in: characters)
      {
        return [unbalanced(character)]
      }
    }
    // An opening mark of another pair is one of `foreignMarks` if it isn't closed.
    let others = otherPairs
    let first = open.first { mark in !others.contains { $0.opening == mark } }
    return (first ?? oddGuillemet(at: marks, in: characters)).map { [unbalanced($0)] } ?? []
  }

  /// The opening marks by the closing ones: brackets, and the quotation marks of the language.
  ///
  /// There are two if another pair has the same closing mark. Some languages have one mark for
  /// both. An apostrophe that is also a quotation mark of that kind isn't compared.
  private var partners: [Character: [Character]] {
    var partners = Self.brackets
    let own = ownPairs
    if own.isEmpty { partners.merge(Self.cornerBrackets) { own, _ in own } }
    for pair in own.reversed() where pair.opening != Self.apostrophe && pair.opening != "'" {
      partners[pair.closing] = pair.opening
    }
    let others = otherPairs
    // The same marks can also point the other way.
    for pair in others where partners[pair.opening] == pair.closing {
      partners[pair.opening] = nil
    }
    var several = partners.mapValues { [$0] }
    for pair in others { several[pair.closing]?.append(pair.opening) }
    return several
  }

  /// The last of an odd number of guillemets, if the marks of the language aren't known.
  ///
  /// They point outward in French, inward in Danish, and in one direction in Swedish.
  private func oddGuillemet(at marks: [Int], in characters: [Character]) -> Character? {
    guard text.profile.quotationMarks.count != 4 else { return nil }
    let found = marks.map { characters[$0] }.filter(Self.guillemets.contains)
    return found.count.isMultiple(of: 2) ? nil : found.last
  }

  /// Whether a bracket belongs to a number or letter of a list, as in `1)` and `a)`.
  private static func endsNumber(at index: Int, in characters: [Character]) -> Bool {
    guard characters[index] == ")" || characters[index] == "）" else { return false }
    let before = characters[..<index].reversed().prefix {
      $0.isLetter || $0.isNumber || $0 == "\u{FFFC}"
    }
    let isNumber = before.allSatisfy { $0.isNumber || $0 == "\u{FFFC}" }
    return before.count == 1 || isNumber && 1...3 ~= before.count
      || before.count > 1 && before.allSatisfy { romanDigits.contains($0) }
  }

  private static let romanDigits: Set<Character> = ["i", "v", "x", "I", "V", "X"]

  private func unbalanced(_ bracket: Character) -> Diagnostic {
    text.warning("lint.unbalanced", at: String(bracket), "\(bracket) doesn't have a partner")
  }
}
