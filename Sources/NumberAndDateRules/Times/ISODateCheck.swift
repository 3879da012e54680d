public import DatesAndTimes
public import RuleEngine
import UnicodeText
public import Violations

/// Requires a day, a week, a month, a year or a time interval in the format of ISO 8601.
///
///     iso-date: { forms: [week] }
///     // 2026-W53  valid, first_day: 2026-12-28, last_day: 2027-01-03
///     // 2025-W53  iso_date.no_such_week
///
/// For other faults, the check uses codes of identifiers, whose messages show the rule's example.
public struct ISODateCheck: Check {
  /// The accepted forms of dates, or nil for a time interval.
  public let forms: ISODate.Forms?

  /// Creates a check.
  public init(_ forms: ISODate.Forms?) {
    self.forms = forms
  }

  /// Reports a text that doesn't have any of the forms.
  ///
  /// - Complexity: O(*n*).
  public func check(
    _ text: UTF8Span,
    in context: borrowing CheckContext,
    into findings: inout Findings
  ) {
    do throws(TimeFault) {
      if let forms {
        let date = try ISODate(text.span, forms: forms)
        findings.setFact("first_day", .text(date.description))
        findings.setFact("last_day", .text(date.lastDay))
      } else {
        let range = try TimeRange(text.span)
        if let start = range.start { findings.setFact("start", .text(start.description)) }
        if let end = range.end { findings.setFact("end", .text(end.description)) }
      }
    } catch {
      switch error.reason {
      case .form, .offset: findings.add(.identifierFormat)
      case .time: findings.add(.timeNoSuchTime, at: text.wholeScalars(in: error.range))
      case .day, .weekday:
        let code = noSuchDate(text.span, at: error.range.lowerBound)
        findings.add(code, at: text.wholeScalars(in: error.range))
      case .order: findings.add(.intervalOrder, at: text.wholeScalars(in: error.range))
      }
    }
  }

  /// Returns dates in the accepted forms, or time intervals.
  public func examples(in context: borrowing CheckContext) -> [String] {
    let texts = [
      "2026-11-20", "20261120", "2026-W47", "2026W47", "2026-W47-5", "2026W475", "2026-11", "2026",
      "2026-324", "2026324", "2026-11-20T10:00Z/2026-11-20T11:30Z",
    ]
    return passing(among: texts, in: context)
  }

  /// Returns the code for a date with a number that doesn't exist, which begins at an offset.
  ///
  /// The number of a week comes after the letter W, as in `2025-W53`.
  private func noSuchDate(_ bytes: Span<UInt8>, at offset: Int) -> CodeDefinition {
    // The W of a duration doesn't stand for a week of a year.
    if forms == nil { return .dateNoSuchDay }
    let isWeek = offset > 0 && bytes[offset - 1] | 0x20 == UInt8(ascii: "w")
    return isWeek ? .isoDateNoSuchWeek : .dateNoSuchDay
  }

  /// Returns whether the text is the beginning of a date in one of the forms.
  public func progress(of text: UTF8Span, in context: borrowing CheckContext) -> TextProgress {
    TextProgress(of: text, in: context, self) { bytes throws(TimeFault) in
      if let forms { _ = try ISODate(bytes, forms: forms) } else { _ = try TimeRange(bytes) }
    }
  }
}

extension ISODateCheck {
  private static let words: [(word: String, form: ISODate.Forms)] = [
    ("day", .day), ("month", .month), ("year", .year), ("day-of-year", .dayOfYear),
    ("day-of-week", .dayOfWeek), ("week", .week), ("basic", .basic),
  ]

  /// The definition of the check of dates, for packs and documentation.
  public static let definition = CheckDefinition(
    "iso-date",
    "Requires a day, a week, a month or a year in the format of ISO 8601.",
    shorthand: "forms",
    settings: [
      .init(
        "forms",
        .list(.choice(words.map(\.word))),
        "The accepted forms of dates; basic also accepts dates without hyphens.",
        isRequired: true
      )
    ],
    codes: [.identifierFormat, .dateNoSuchDay, .isoDateNoSuchWeek],
    facts: [
      FactDefinition("first_day", "The first day.", isFromInput: true),
      FactDefinition("last_day", "The last day.", isFromInput: true),
    ]
  ) { settings throws(SettingError) in
    let given = settings.texts("forms") ?? []
    var forms = ISODate.Forms()
    for word in words where given.contains(word.word) { forms.insert(word.form) }
    if forms.subtracting(.basic).isEmpty {
      throw SettingError("forms", "there is no form of a date")
    }
    return ISODateCheck(forms)
  }
  .reading(.date)

  /// The definition of the check of time intervals, for packs and documentation.
  public static let intervalDefinition = CheckDefinition(
    "interval",
    "Requires a time interval in the format of ISO 8601.",
    codes: [.identifierFormat, .dateNoSuchDay, .timeNoSuchTime, .intervalOrder],
    facts: [
      FactDefinition("start", "The start, if the interval has one.", isFromInput: true),
      FactDefinition("end", "The end, if the interval has one.", isFromInput: true),
    ]
  ) { _ in ISODateCheck(nil) }
}

extension CodeDefinition {
  static let isoDateNoSuchWeek = CodeDefinition(
    "iso_date.no_such_week",
    "The year doesn't have the week."
  )

  static let intervalOrder = CodeDefinition(
    "interval.order",
    "A time interval doesn't end after its start."
  )
}
