import RuleEngine
import Violations

/// Finds the slip that explains why a text isn't written as a date.
struct DateSlipFinder {
  /// The text, which isn't written as a date.
  let text: String

  /// A date to show.
  let example: String

  /// Returns whether a text is a date that is accepted.
  let accepts: (String) -> Bool

  /// Returns the slip, or nil if none is certain.
  func slip() -> NamedSlip? {
    NamedSlip.first(of: [
      order, letter, several, monthName, shortYear, textAfter, textBefore,
    ])
  }

  /// Finds the numbers of a date in another order, or with other signs.
  private func order() -> NamedSlip? {
    let meant = DateSlips.meantDates(by: text).filter(accepts)
    guard let first = meant.first, text.first?.isNumber == true, text.last != " " else {
      return nil
    }
    guard let second = meant.last, second != first else {
      return NamedSlip(.dateOrder, text[...], of: text, ["example": .text(first)])
    }
    let both = ["first": Argument.text(first), "second": .text(second)]
    return NamedSlip(.dateAmbiguous, text[...], of: text, both)
  }

  /// Finds a letter that stands for the digit that it looks like.
  private func letter() -> NamedSlip? {
    .letterForDigit(.dateLetterForDigit, in: text, accepts: accepts)
  }

  /// Finds a second date.
  private func several() -> NamedSlip? {
    let pieces = text.split { " ,;/\n\t".contains($0) }
    return .several(.dateSeveral, pieces.filter { accepts(String($0)) }, of: text)
  }

  /// Finds the name of a month.
  private func monthName() -> NamedSlip? {
    guard text.contains(where: { "0"..."9" ~= $0 }) else { return nil }
    for word in text.split(whereSeparator: { !$0.isLetter }) where word.count > 2 {
      if Self.monthBeginnings.contains(word.lowercased().prefix(3)) {
        return NamedSlip(.dateMonthName, word, of: text, ["example": .text(example)])
      }
    }
    return nil
  }

  /// The first three letters of the months in English, German, French, Spanish, Italian, Dutch and
  /// Polish.
  private static let monthBeginnings: Set<Substring> = [
    "jan", "feb", "mar", "apr", "may", "jun", "jul", "aug", "sep", "oct", "nov", "dec",
    "jän", "mär", "mai", "okt", "dez", "fév", "avr", "jui", "aoû", "déc", "ene", "abr",
    "ago", "dic", "gen", "mag", "giu", "lug", "set", "ott", "maa", "mei", "mrt", "sty",
    "lut", "kwi", "maj", "cze", "lip", "sie", "wrz", "paź", "lis", "gru",
  ]

  /// Finds a year with two digits.
  private func shortYear() -> NamedSlip? {
    let numbers = text.split { !$0.isNumber }
    let signs = text.filter { !$0.isNumber }
    guard numbers.count == 3, numbers.allSatisfy({ $0.count <= 2 }),
      signs.allSatisfy({ "./- '".contains($0) })
    else { return nil }
    return NamedSlip(.dateShortYear, text[...], of: text, ["example": .text(example)])
  }

  /// Finds a remark after the date.
  private func textAfter() -> NamedSlip? {
    guard let blank = text.firstIndex(of: " "), accepts(String(text[..<blank])),
      text[blank...].contains(where: { $0 != " " })
    else { return nil }
    return NamedSlip(.dateTextAfter, text[blank...], of: text)
  }

  /// Finds words in front of the date.
  private func textBefore() -> NamedSlip? {
    guard let blank = text.lastIndex(of: " "), accepts(String(text[blank...].dropFirst())),
      text[..<blank].contains(where: { $0 != " " })
    else { return nil }
    return NamedSlip(.dateTextBefore, text[..<blank], of: text)
  }
}

extension DateCheck {
  /// Returns the slip that explains why a text isn't written as a date, or nil if none does.
  func slip(in text: UTF8Span, _ context: borrowing CheckContext) -> NamedSlip? {
    guard text.count <= NamedSlip.longestText else { return nil }
    let surroundings = context.surroundings
    let example = examples(in: context).first ?? "2026-11-20"
    let finder = DateSlipFinder(text: String(copying: text), example: example) {
      passes($0.utf8Span, in: CheckContext(surroundings: surroundings))
    }
    return finder.slip()?.adding(["example": .text(example)])
  }

  /// The codes of slips.
  static let slipCodes: [CodeDefinition] = [
    .dateOrder, .dateAmbiguous, .dateShortYear, .dateMonthName, .dateLetterForDigit, .dateTextAfter,
    .dateTextBefore, .dateSeveral,
  ]
}

extension CodeDefinition {
  fileprivate static let dateOrder = CodeDefinition(
    "date.format.order",
    of: .dateFormat,
    "The numbers of the date are in another order, or between other signs.",
    [.init("example", .text, "the date that was meant, as it is typed", isFromInput: true)]
  )

  fileprivate static let dateAmbiguous = CodeDefinition(
    "date.format.ambiguous",
    of: .dateFormat,
    "The text can be read as two dates.",
    [
      .init("first", .text, "the date if the day comes first", isFromInput: true),
      .init("second", .text, "the date if the month comes first", isFromInput: true),
    ]
  )

  fileprivate static let dateShortYear = CodeDefinition(
    "date.format.two_digit_year",
    of: .dateFormat,
    "The year has only two digits.",
    [.typedExample(of: "a date")]
  )

  fileprivate static let dateMonthName = CodeDefinition(
    "date.format.month_name",
    of: .dateFormat,
    "The month is a name.",
    [.typedExample(of: "a date")]
  )

  fileprivate static let dateLetterForDigit = CodeDefinition(
    "date.format.letter_for_digit",
    of: .dateFormat,
    "There is a letter in place of a digit.",
    [.letterForDigit]
  )

  fileprivate static let dateTextAfter = CodeDefinition(
    "date.format.text_after",
    of: .dateFormat,
    "There is a remark after the date."
  )

  fileprivate static let dateTextBefore = CodeDefinition(
    "date.format.text_before",
    of: .dateFormat,
    "There are words before the date."
  )

  fileprivate static let dateSeveral = CodeDefinition(
    "date.format.several",
    of: .dateFormat,
    "There are several dates."
  )
}
