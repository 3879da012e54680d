import ErrorCatalog
import PackLoading
import Rulebook
import SourceTexts

/// Compares the end of each text with the end of its source.
struct SentenceEndLint {
  private enum End: String {
    case sentence = "a mark that ends a sentence"
    case question = "a question mark"
    case nothing = "no mark"
  }

  private static let questionMarks: Set<Character> = ["?", "？", "؟", ";", "⁇", "⁈", "⁉"]

  /// The marks that a question can have next to its own, in either order: “What?!”, 「何！？」.
  private static let exclamationMarks: Set<Character> = ["!", "！", "﹗", "‼"]

  /// The marks that end a sentence in any language: those with the property Sentence_Terminal
  /// (UAX #44, Unicode 15.0) that messages can have, without those of questions.
  private static let sentenceMarks: Set<Character> = [
    ".", "!", "։", "۔", "।", "॥", "။", "၊", "።", "។", "៕", "᠃", "‼", "。", "﹒", "﹗", "！", "．",
    "｡",
  ]

  /// The quotation marks that can come after the end of a sentence, as in “Closed.” here.
  private static let quotationMarks: Set<Character> = [
    "\"", "'", "”", "“", "’", "‘", "»", "«", "›", "‹", "」", "』", "״",
  ]
  private static let spaces: Set<Character> = [" ", "\u{A0}", "\u{202F}", "\u{2009}", "\u{3000}"]

  let text: TextToLint

  func problems(of variant: MessageVariant) -> [Diagnostic] {
    guard !text.isName, !text.profile.cleared.contains(.end),
      let source = text.sources(of: variant).first
    else { return [] }
    let marks = text.profile.ends
    let expected = Self.end(of: source, marks: text.sourceProfile.ends)
    let found = Self.end(of: variant, marks: marks)
    // If the marks of the language aren't known, it may end sentences without a mark.
    let isSuitable = marks.isEmpty ? found == .nothing || expected != .nothing : expected == found
    if isSuitable || isLikeQuestion(expected, found) || isLikeColon(source, found) { return [] }
    return [
      text.warning(
        "lint.end",
        "the text ends with \(found.rawValue), but the source ends with \(expected.rawValue)",
        hint: expected == .nothing
          ? nil
          : "the marks of `\(text.message.locale)` are \(marks.map(String.init).joined(separator: " "))"
      )
    ]
  }

  /// Whether a question ends like a sentence, as in Armenian and Burmese.
  private func isLikeQuestion(_ expected: End, _ found: End) -> Bool {
    expected == .question && found == .sentence
      && !text.profile.ends.contains { Self.questionMarks.contains($0) }
  }

  /// Whether the text has the full stop that Japanese has before a list, where the source has a
  /// colon.
  private func isLikeColon(_ source: MessageVariant, _ found: End) -> Bool {
    guard found == .sentence, text.message.locale.language == "ja" else { return false }
    return source.text().withoutIsolates.last { !Self.spaces.contains($0) } == ":"
  }

  private static func end(of variant: MessageVariant, marks: [Character]) -> End {
    let characters = variant.text().withoutIsolates.reversed().drop { spaces.contains($0) }
    let inner = characters.drop { quotationMarks.contains($0) || spaces.contains($0) }
    guard let outer = characters.first, let last = inner.first else { return .nothing }
    // A mark is also a word, as in “Use “.””.
    let isMentioned = outer != last && inner.dropFirst().first.map(quotationMarks.contains) == true
    let end = isMentioned || marks.contains(outer) ? outer : last
    let run = inner.prefix { questionMarks.contains($0) || exclamationMarks.contains($0) }
    let isAstonished = !isMentioned && run.contains(where: questionMarks.contains)
    if isAstonished || questionMarks.contains(end) { return .question }
    return marks.contains(end) || sentenceMarks.contains(end) ? .sentence : .nothing
  }
}
