import RuleEngine
import Violations

/// Finds the slip that explains why a text isn't written as a time of day.
struct TimeSlipFinder {
  /// The text, which isn't written as a time.
  let text: String

  /// Returns whether a text is a time that is accepted.
  let accepts: (String) -> Bool

  /// Returns the slip, or nil if none is certain.
  func slip() -> NamedSlip? {
    NamedSlip.first(of: [notation, letter, several])
  }

  /// Finds the notation of a language, such as `2:30 pm`.
  private func notation() -> NamedSlip? {
    let meant = DateSlips.meantTimes(by: text)
    guard meant.count == 1, let time = meant.first, accepts(time) else { return nil }
    return NamedSlip(.timeNotation, text[...], of: text, ["example": .text(time)])
  }

  /// Finds a letter that stands for the digit that it looks like.
  private func letter() -> NamedSlip? {
    .letterForDigit(.timeLetterForDigit, in: text, accepts: accepts)
  }

  /// Finds a second time.
  private func several() -> NamedSlip? {
    let pieces = text.split { " ,;/-–\n\t".contains($0) }
    return .several(.timeSeveral, pieces.filter { accepts(String($0)) }, of: text)
  }
}

extension TimeCheck {
  /// Returns the slip that explains why a text isn't written as a time, or nil if none does.
  func slip(in text: UTF8Span, _ context: borrowing CheckContext) -> NamedSlip? {
    guard !hasOffset, text.count <= NamedSlip.longestText else { return nil }
    let surroundings = context.surroundings
    let finder = TimeSlipFinder(text: String(copying: text)) {
      passes($0.utf8Span, in: CheckContext(surroundings: surroundings))
    }
    let example = examples(in: context).first ?? usualExample
    return finder.slip()?.adding(["example": .text(example)])
  }

  /// The codes of slips.
  static let slipCodes: [CodeDefinition] = [.timeNotation, .timeLetterForDigit, .timeSeveral]
}

extension CodeDefinition {
  fileprivate static let timeNotation = CodeDefinition(
    "time.format.notation",
    of: .timeFormat,
    "The time is written in another notation, such as 2:30 pm.",
    [.init("example", .text, "the time that was meant, as it is typed", isFromInput: true)]
  )

  fileprivate static let timeLetterForDigit = CodeDefinition(
    "time.format.letter_for_digit",
    of: .timeFormat,
    "There is a letter in place of a digit.",
    [.letterForDigit]
  )

  fileprivate static let timeSeveral = CodeDefinition(
    "time.format.several",
    of: .timeFormat,
    "There are several times."
  )
}
