package import LocalizedValues
import NumberAndDateRules
public import RuleEngine
import UnicodeText
public import Violations

/// Requires a date within limits, in the way people write it in a locale.
///
///     let check = try LocalizedDateCheck.definition.make(Settings(["locale": .text("fr")]))
///     // 22 novembre 2026  valid, canonical form 2026-11-22
///     // 31/02/2026        date.no_such_day
///     // 22.11.2026        localized_date.format, example: 22/11/2026
///
/// The check accepts CLDR's patterns and names in the locale's own calendar. It is the Buddhist
/// calendar in `th` and the Persian calendar in `fa`. `-u-ca-gregory` in the tag requests the
/// Gregorian calendar. `2026-11-22` is accepted everywhere. Messages show Gregorian dates, so these
/// are accepted too if they have the name of a month and a year from 1900 to 2100.
///
/// A two-digit year is the last matching year that isn't after the year of ``pivot``, or else of
/// ``latest``, or else the first one that isn't before the year of ``earliest``. Without these, it
/// is within 79 years before today and 20 years after.
///
/// `localized_date.ambiguous`, a warning, shows how a doubtful date was understood. A date is
/// doubtful if its year has two digits, or would be recent in another calendar. `03/04/2026` is
/// doubtful in a locale that doesn't name a country and whose language has both orders (`en`).
///
/// Standards: CLDR, UTS #35 part 4, §8; ISO 8601-1.
public struct LocalizedDateCheck: Check {
  package let writing: DateWriting

  /// The first accepted day.
  public let earliest: DateExpression?

  /// The last accepted day.
  public let latest: DateExpression?

  /// A day of the last year that two digits can mean; nil if the limits or today decide.
  public let pivot: DateExpression?

  package init(
    _ writing: DateWriting,
    earliest: DateExpression? = nil,
    latest: DateExpression? = nil,
    pivot: DateExpression? = nil
  ) {
    self.writing = writing
    self.earliest = earliest
    self.latest = latest
    self.pivot = pivot
  }

  /// Returns the years that two digits can mean.
  private func years(_ earliest: CivilDate?, _ latest: CivilDate?, today: CivilDate) -> YearWindow {
    YearWindow(
      earliest: earliest,
      latest: pivot?.date(today: today) ?? latest,
      today: today
    )
  }

  /// Reports a text that isn't a date in the locale, or a date that is out of bounds.
  ///
  /// - Complexity: O(*n*) in the number of bytes. It doesn't allocate for a valid date in a
  ///   Gregorian calendar if its details aren't requested.
  public func check(
    _ text: UTF8Span,
    in context: borrowing CheckContext,
    into findings: inout Findings
  ) {
    let today = context.surroundings.today()
    let (first, last) = (earliest?.date(today: today), latest?.date(today: today))
    switch writing.read(text, years(first, last, today: today)) {
    case .unreadable(let offset):
      let range =
        offset < text.count ? offset..<offset + text.scalar(at: offset).utf8Length : nil
      reportWithExample(
        .localizedDateFormat,
        at: range,
        orElse: written(Self.exampleDate),
        in: context,
        into: &findings
      )
    case .noSuchDay: findings.add(.dateNoSuchDay)
    case .date(let date, let isDoubtful):
      if let first, date < first { findings.add(.dateTooEarly, ["earliest": .date(first)]) }
      if let last, date > last { findings.add(.dateTooLate, ["latest": .date(last)]) }
      if isDoubtful {
        findings.add(
          .localizedDateAmbiguous,
          ["date": .date(date), "example": .text(date.description)]
        )
      }
      findings.setCanonicalForm(date.description)
    }
  }

  /// Returns whether the text is the beginning of a date in the locale.
  ///
  /// - Complexity: O(*n*) in the number of bytes.
  public func progress(of text: UTF8Span, in context: borrowing CheckContext) -> TextProgress {
    if passes(text, in: context) { return .valid }
    guard let offset = writing.firstImpossibleOffset(in: text),
      let end = endOfWord(at: offset, in: text)
    else { return .unfinished }
    return .impossible(at: end)
  }

  /// Returns the end of the name or number at an offset, or nil if more typing may continue it.
  ///
  /// For example, `nove` isn't a month yet, and `0` isn't a day yet.
  private func endOfWord(at offset: Int, in text: UTF8Span) -> Int? {
    var end = offset
    while end < text.count {
      let scalar = text.scalar(at: end)
      if !scalar.isInWords { return end }
      end += scalar.utf8Length
    }
    return nil
  }

  /// Returns dates that the check accepts, in numbers as the locale writes them.
  ///
  /// Dates that can be read in more than one way come last.
  public func examples(in context: borrowing CheckContext) -> [String] {
    let today = context.surroundings.today()
    let (first, last) = (earliest?.date(today: today), latest?.date(today: today))
    let window = years(first, last, today: today)
    var (clear, doubtful): ([String], [String]) = ([], [])
    let dates = DateCheck.exampleDates(from: first, to: last, today: today)
    for date in [Self.exampleDate] + dates {
      let text = written(date)
      guard !clear.contains(text), !doubtful.contains(text), passes(text.utf8Span, in: context),
        case .date(date, let isDoubtful) = writing.read(text.utf8Span, window)
      else { continue }
      if isDoubtful { doubtful.append(text) } else { clear.append(text) }
    }
    return clear + doubtful
  }

  /// Returns a date in digits with the separators of the locale.
  ///
  /// A text that doesn't fit any of the locale's patterns in digits stays unchanged.
  ///
  /// - Complexity: O(*n*) in the length of the text.
  public func formatted(
    _ edit: TextEdit,
    in context: borrowing CheckContext
  ) -> FormattedText? {
    writing.written(edit.typed)
  }

  private func written(_ date: CivilDate) -> String {
    DateSymbols.example(date.daysSinceEpoch, in: writing.locale) ?? date.description
  }

  /// A date whose day can't be mistaken for a month.
  private static let exampleDate = CivilDate(year: 2026, month: 11, day: 22) ?? .epoch
}

extension LocalizedDateCheck: MeasuredCheck {
  package var runningCost: RunningCost { RunningCost(call: 5_000, byte: 300) }
}

extension LocalizedDateCheck {
  /// The definition of this check, for packs and documentation.
  public static let definition = CheckDefinition(
    "localized-date",
    "Requires a date as people write it in a locale, such as 22 novembre 2026 in French.",
    settings: [
      .writtenLocale, .init("earliest", .date, "The first accepted day."),
      .init("latest", .date, "The last accepted day."),
      .init(
        "pivot",
        .date,
        "A day of the last year that two digits can mean; the limits or today decide if absent."
      ),
    ],
    codes: [
      .localizedDateFormat, .localizedDateAmbiguous, .dateNoSuchDay, .dateTooEarly, .dateTooLate,
    ],
    givesCanonicalForm: true,
    reports: CheckDefinition.codes(needing: [
      "date.too_early": [["earliest"]], "date.too_late": [["latest"]],
    ])
  ) { settings throws(SettingError) in
    let (earliest, latest) = (settings.date("earliest"), settings.date("latest"))
    if let earliest, let latest, earliest.isAlwaysAfter(latest) {
      throw SettingError("earliest", "earliest \(earliest) is after latest \(latest)")
    }
    return LocalizedDateCheck(
      try settings.locale { DateWriting.shared(for: $0) },
      earliest: earliest,
      latest: latest,
      pivot: settings.date("pivot")
    )
  }
  .reading(.date)
}
