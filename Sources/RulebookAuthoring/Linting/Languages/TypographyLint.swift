import ErrorCatalog
import PackLoading
import Rulebook
import SourceTexts

/// Checks the spaces of each text; ``PairLint`` checks quotation marks and brackets, and
/// ``SentenceEndLint`` the end.
struct TypographyLint {
  private static let closingMarks: Set<Character> = [
    ".", ",", ";", ":", "!", "?", ")", "]", "…", "，", "。", "、", "；", "：", "！", "？", "）", "،",
    "؛", "؟", "۔", "।", "።", "։", "။", "។",
  ]
  private static let spaces: Set<Character> = [" ", "\u{A0}", "\u{202F}", "\u{2009}", "\u{3000}"]
  private static let directionMarks: Set<Unicode.Scalar> = ["\u{200E}", "\u{200F}", "\u{61C}"]

  let text: TextToLint

  func run() -> [Diagnostic] {
    var found: [Diagnostic] = []
    for (variant, characters) in zip(text.variants, text.own.characters) {
      let marks = text.conventions.marks(in: characters)
      found += spaces(at: marks, in: characters)
      let others =
        text.conventions.hasPlainMarks ? marks : marks.filter { characters[$0] != " " }
      found += PairLint(text: text).problems(at: others, in: characters)
      found += SentenceEndLint(text: text).problems(of: variant)
    }
    let isASCII = text.own.isASCII
    if !isASCII, let mark = text.words.unicodeScalars.first(where: Self.directionMarks.contains) {
      found.append(
        text.warning(
          "lint.direction_mark",
          at: String(mark),
          "the text has a direction mark, which is invisible",
          hint: "put the words that run the other way between U+2068 and U+2069"
        )
      )
    }
    return found
  }

  // MARK: Spaces

  /// The first wrong space of a text.
  ///
  /// Others often follow from it, or come from the same habit.
  ///
  /// - Parameters:
  ///   - marks: The indexes of the characters that can be marks or spaces.
  ///   - characters: The characters of the text.
  /// - Returns: The finding about it, if there is one.
  private func spaces(at marks: [Int], in characters: [Character]) -> [Diagnostic] {
    for index in marks {
      let character = characters[index]
      let before = index > 0 ? characters[index - 1] : nil
      let after = index + 1 < characters.count ? characters[index + 1] : nil
      if character == " ", isBetweenWords(before, after) { continue }
      let fault =
        doubleSpace(character, after) ?? outerSpace(before, character, after)
        ?? space(before: character, before, after) ?? space(after: character, after)
        ?? space(between: before, character, after) ?? firmSpace(before, character, after)
      if let fault { return [fault] }
    }
    return []
  }

  /// Whether a space between two characters only separates words, as most spaces do.
  private func isBetweenWords(_ before: Character?, _ after: Character?) -> Bool {
    guard !text.conventions.hasPlainMarks, text.profile.partsWords || text.profile.partsPhrases
    else { return false }
    return before?.isPlain == true && after?.isPlain == true
  }

  private func doubleSpace(_ space: Character, _ after: Character?) -> Diagnostic? {
    guard Self.spaces.contains(space), let after, Self.spaces.contains(after) else { return nil }
    return text.warning("lint.double_space", at: "\(space)\(after)", "two spaces in a row")
  }

  private func outerSpace(
    _ before: Character?,
    _ space: Character,
    _ after: Character?
  ) -> Diagnostic? {
    guard space == " ", before == nil || after == nil else { return nil }
    return text.warning("lint.outer_space", "the text begins or ends with a space")
  }

  /// A no-break space where a sentence or a part of it has ended.
  private func firmSpace(
    _ before: Character?,
    _ space: Character,
    _ after: Character?
  ) -> Diagnostic? {
    guard space == "\u{A0}" || space == "\u{202F}", let before, let after,
      Self.closingMarks.contains(before), text.profile.spacesAfter[before] != space,
      text.profile.spacesBefore[after] != space
    else { return nil }
    return text.warning(
      "lint.space",
      at: "\(before)\(space)",
      "\(Self.name(space)) comes after \(before), where a line may break"
    )
  }

  /// A missing or unneeded space before a punctuation mark.
  private func space(
    before mark: Character,
    _ before: Character?,
    _ after: Character?
  ) -> Diagnostic? {
    guard let before, !Self.closingMarks.contains(before) else { return nil }
    if let space = text.profile.spacesBefore[mark] {
      // A mark within an example, such as in a web address, stays as it is there.
      let isWithin = after.map { !Self.spaces.contains($0) && !Self.closingMarks.contains($0) }
      if before == space || (isWithin ?? false) && !text.profile.quotationMarks.contains(mark) {
        return nil
      }
      if isBorrowed, Self.firmSpaces.contains(before) { return nil }
      return text.warning(
        "lint.space",
        at: Self.spaces.contains(before) ? "\(before)\(mark)" : "\(mark)",
        "\(Self.name(before)) comes before \(mark), but `\(text.message.locale)` has "
          + "\(Self.name(space)) there"
      )
    }
    guard Self.spaces.contains(before), Self.closingMarks.contains(mark) || isClosing(mark) else {
      return nil
    }
    // Quebec has no space before these marks, or a narrow one.
    if isBorrowed, before == "\u{202F}", Self.highMarks.contains(mark) { return nil }
    if mark == "…", Self.spacedEllipses.contains(text.message.locale.language) { return nil }
    // A mark that the text mentions is between spaces, and `.com` is a word.
    let endsHere = after == nil || after.map { Self.spaces.contains($0) } ?? false
    if !endsHere || isNamed(mark) { return nil }
    return text.warning("lint.space", at: "\(before)\(mark)", "a space comes before \(mark)")
  }

  /// Whether the text mentions the mark itself, as in “such as ! or ?”.
  private func isNamed(_ mark: Character) -> Bool {
    (text.source == nil ? text.words : text.sourceWords).contains(" \(mark) ")
  }

  private func isClosing(_ mark: Character) -> Bool {
    let marks = text.profile.quotationMarks
    return marks.count == 4 && (mark == marks[1] || mark == marks[3]) && mark != marks[0]
      && mark != marks[2]
  }

  private func space(after mark: Character, _ after: Character?) -> Diagnostic? {
    guard let space = text.profile.spacesAfter[mark], let after, after != space else { return nil }
    if isBorrowed, Self.firmSpaces.contains(after) { return nil }
    return text.warning(
      "lint.space",
      at: Self.spaces.contains(after) ? "\(mark)\(after)" : "\(mark)",
      "\(Self.name(after)) comes after \(mark), but `\(text.message.locale)` has "
        + "\(Self.name(space)) there"
    )
  }

  /// A space between words, in a language that doesn't separate words.
  private func space(
    between before: Character?,
    _ space: Character,
    _ after: Character?
  ) -> Diagnostic? {
    guard !text.profile.partsWords, !text.profile.partsPhrases, space == " ", let before, let after,
      !(before.isASCII && after.isASCII)
    else { return nil }
    // Many texts have spaces around Latin words and numbers.
    if isBorrowed, [before, after].contains(where: { $0.isASCII || $0 == "\u{FFFC}" }) {
      return nil
    }
    return text.warning(
      "lint.space",
      at: " ",
      "`\(text.message.locale)` doesn't have spaces between words"
    )
  }

  /// The spaces that don't break a line; which one comes next to a mark is a matter of style.
  private static let firmSpaces: Set<Character> = ["\u{A0}", "\u{202F}"]

  /// The marks that have a narrow space before them in some countries where French is spoken.
  private static let highMarks: Set<Character> = [";", "!", "?"]

  /// The languages where an ellipsis has a space before it if it replaces whole words (in German,
  /// Duden, D 17).
  private static let spacedEllipses: Set<String> = ["da", "de", "fi", "is", "nb", "nn", "no", "sv"]

  /// Whether the spaces of the language come from the library's texts.
  private var isBorrowed: Bool { text.profile.borrowed.contains(.spaces) }

  private static func name(_ character: Character) -> String {
    switch character {
    case " ": "a space"
    case "\u{A0}": "a no-break space (U+00A0)"
    case "\u{202F}": "a narrow no-break space (U+202F)"
    case "\u{FFFC}": "an argument"
    default: "\(character)"
    }
  }
}
