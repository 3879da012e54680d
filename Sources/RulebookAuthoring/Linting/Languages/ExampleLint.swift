import ErrorCatalog
import PackLoading
import Rulebook
import UnicodeText

/// Checks the examples of what to type: they stay as they are in the source, and are isolated in
/// languages that run from right to left.
struct ExampleLint {
  /// The text, with its source.
  let text: TextToLint

  func run() -> [Diagnostic] {
    changedExamples + bareExamples
  }

  /// Examples of the source that the translation doesn't have.
  private var changedExamples: [Diagnostic] {
    let examples = text.ofSource.examples
    guard text.source != nil, !examples.isEmpty else { return [] }
    let own = text.words.withoutIsolates
    return examples.filter { !own.contains($0) }.map { example in
      text.warning(
        "lint.changed_example",
        "the source has the example `\(example)`, but this text doesn't",
        hint: "keep examples of what to type: write `\(example)`"
      )
    }
  }

  /// Examples that read backward in a text that runs from right to left.
  private var bareExamples: [Diagnostic] {
    guard text.message.locale.isRightToLeft else { return [] }
    for words in text.own.texts {
      if let example = DirectedExample.bare(in: words) {
        return [
          text.warning(
            "lint.bare_example",
            at: example,
            "`\(example)` runs from left to right, and may be shown in another order here",
            hint: "put it between U+2066 and U+2069"
          )
        ]
      }
    }
    return []
  }
}

/// A piece of text that people type as it is, such as `example.org` or `2026-11-20`.
package enum StaticExample {
  private static let separators: Set<Character> = [
    " ", "\u{A0}", "\u{202F}", "\u{FFFC}", "\n", "“", "”", "‘", "’", "\"", "(", ")",
  ]
  private static let ends: Set<Character> = [".", ",", ";", ":", "!", "?", "…"]

  /// Returns the examples of an English text.
  package static func all(in text: String) -> [String] {
    var isAfterSuchAs = false
    var found: [String] = []
    let words = text.split(whereSeparator: separators.contains).map(String.init)
    for (index, word) in words.enumerated() {
      let plain = String(word.reversed().drop(while: ends.contains).reversed())
      if plain == "as", index > 0, words[index - 1] == "such" { isAfterSuchAs = true }
      if isKept(plain) || isAfterSuchAs && isData(plain) { found.append(plain) }
      if let last = word.last, last == "." || last == "?" { isAfterSuchAs = false }
    }
    return found
  }

  /// Whether a word is an address, a date, or an escape, wherever it is.
  private static func isKept(_ word: String) -> Bool {
    guard isPlain(word) else { return false }
    if word.contains("://") || word.dropFirst().dropLast().contains("@") { return true }
    if word.hasPrefix("[") { return word.contains(":") }
    if word.hasPrefix("//") || word.hasPrefix("%") { return word.count > 2 }
    return isDate(word) || isHost(word)
  }

  private static func isDate(_ word: String) -> Bool {
    let parts = word.split(separator: "-", omittingEmptySubsequences: false)
    return parts.map(\.count) == [4, 2, 2] && parts.allSatisfy { $0.allSatisfy(\.isNumber) }
  }

  /// Whether a word is a name such as `example.org`, or an IPv4 address.
  private static func isHost(_ word: String) -> Bool {
    let parts = word.split(separator: ".", omittingEmptySubsequences: false)
    guard parts.count > 1, let last = parts.last else { return false }
    if parts.count == 4, parts.allSatisfy({ Int($0) != nil }) { return true }
    return last.allSatisfy(\.isLowercase)
      && parts.allSatisfy { $0.count > 1 && $0.allSatisfy(\.isLetterOrDigit) }
  }

  /// Whether a word after “such as” is data, not language.
  private static func isData(_ word: String) -> Bool {
    guard isPlain(word), let first = word.first else { return false }
    let hasDigit = word.contains(where: \.isNumber)
    if !hasDigit { return ".#".contains(first) && word.count > 2 }
    if word.contains(where: { ".:/@%+".contains($0) }) { return true }
    let parts = word.split(separator: "-", omittingEmptySubsequences: false)
    return parts.allSatisfy { $0.contains(where: \.isNumber) }
      && (parts.count > 1 || first.isUppercase) && word.contains { !$0.isNumber }
  }

  private static func isPlain(_ word: String) -> Bool {
    word.count > 1 && word.allSatisfy { $0.isASCII && !$0.isWhitespace }
      && word.contains(where: \.isLetterOrDigit)
  }
}

/// A piece of text in Latin letters, digits and symbols, within a text that runs from right to
/// left.
///
/// Letters and digits keep their order there. Symbols at the ends move to the other side. Numbers
/// change places with a number after a space, and with a letter after a symbol; in Arabic, those
/// with hyphens or slashes are turned around (UAX #9, rules W2 to W7 and N1).
enum DirectedExample {
  private static let movingStarts = Set("./#%<[:+-_@=&\\~")
  private static let movingEnds = Set("/#>]+-_=:\\")
  private static let pairs = Set("/<>[]:=&%#\\{}@")
  private static let mirrored = Set("<>[]{}")

  /// Returns the first example that needs an isolate and doesn't have one.
  static func bare(in text: String) -> String? {
    let runsArabic = text.unicodeScalars.contains { (0x600...0x77F).contains($0.value) }
    let characters = Array(text + " ")
    var depth = 0
    var run = ""
    var before: Character?
    var last: Character?
    for (index, character) in characters.enumerated() {
      if let scalar = character.unicodeScalars.first, (0x2066...0x2069).contains(scalar.value) {
        depth += scalar.value == 0x2069 ? -1 : 1
      }
      let isJoined = character == " " && isBetweenDigits(index, of: characters)
      if depth == 0, isJoined || character.isASCII && !character.isWhitespace {
        if run.isEmpty { before = last }
        run.append(character)
      } else if !run.isEmpty {
        let example = trimmed(run, before: before, after: character)
        if isTurned(example, inArabic: runsArabic) { return example }
        run = ""
      }
      last = character
    }
    return nil
  }

  /// Whether the neighbors of a space are digits, as in a telephone number.
  private static func isBetweenDigits(_ index: Int, of characters: [Character]) -> Bool {
    guard index > 0, index + 1 < characters.count else { return false }
    return [characters[index - 1], characters[index + 1]].allSatisfy { $0.isASCII && $0.isNumber }
  }

  /// Returns a run without the punctuation of the sentence, and without the hyphen that joins it to
  /// a word.
  private static func trimmed(
    _ run: String,
    before: Character?,
    after: Character
  ) -> String {
    var rest = run[...]
    if after.isLetter, rest.last == "-" { rest = rest.dropLast() }
    if before?.isLetter ?? false, rest.first == "-" { rest = rest.dropFirst() }
    while let first = rest.first, "(\"'".contains(first) { rest = rest.dropFirst() }
    while let last = rest.last, ".,;:!?)\"'".contains(last) { rest = rest.dropLast() }
    return String(rest)
  }

  private static func isTurned(_ example: String, inArabic: Bool) -> Bool {
    guard let first = example.first, let last = example.last else { return false }
    if example.count == 1 { return mirrored.contains(first) }
    guard example.contains(where: \.isLetterOrDigit) else {
      return example.allSatisfy(pairs.contains)
    }
    if movingStarts.contains(first) || movingEnds.contains(last) || example.contains("://") {
      return true
    }
    if example.contains(" ") || changesPlaces(example) { return true }
    return inArabic && !example.contains(where: \.isLetter)
      && example.contains { $0 == "-" || $0 == "/" }
  }

  /// Whether a number comes first, and then a symbol and a letter: `12-A`, but not `12A`.
  private static func changesPlaces(_ example: String) -> Bool {
    guard let letter = example.firstIndex(where: \.isLetter) else { return false }
    let before = example[..<letter]
    return before.contains(where: \.isNumber) && before.last?.isNumber == false
  }
}

extension Character {
  fileprivate var isLetterOrDigit: Bool { isLetter || isNumber }
}
