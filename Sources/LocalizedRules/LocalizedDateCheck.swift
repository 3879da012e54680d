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
///     // lundi 22 novembre 2026  date.no_such_day.weekday
///     // 11/22/2026        localized_date.order, example: 22/11/2026
///     // 22.11.2026        valid, with another separator
///     // 22.nov/2026       localized_date.format, example: 22/11/2026
///
/// The check accepts CLDR's patterns and names, and any of the usual separators between numbers in
/// the locale's order. `2026-11-22` is accepted everywhere.
///
/// The calendar is the locale's own, such as the Buddhist one in `th` and the Persian one in
/// `fa`. A date whose year is from 1900 to 2100 only in the Gregorian calendar is Gregorian. The
/// fact `calendar` says which one was read. A date of our time in both is
/// `localized_date.two_calendars`, unless the limits exclude one of them: `22/11/69` in `th` is in
/// 2026 or in 1969. `-u-ca-gregory` in the tag requests the Gregorian calendar.
///
/// A two-digit year is the last matching year that isn't after the year of ``pivot``, or else of
/// ``latest``, or else the first one that isn't before the year of ``earliest``. Without these, it
/// is within 79 years before today and 20 years after.
///
/// `localized_date.ambiguous`, a warning, shows how a doubtful date was understood. A date is
/// doubtful if its year has two digits. `03/04/2026` is doubtful in a locale that doesn't name a
/// country and whose language has both orders (`en`).
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
    let outcome = writing.read(text, years(first, last, today: today))
    switch outcome {
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
    case .noSuchDay, .otherWeekday:
      let window = years(first, last, today: today)
      if findings.wantsDetails, let date = dateInOtherOrder(text, window) {
        findings.add(.localizedDateOrder, ["example": .text(written(date))])
      } else {
        let code: CodeDefinition =
          outcome == .otherWeekday ? .dateNoSuchDayWeekday : .dateNoSuchDay
        findings.add(code)
      }
    case .date(let date, let isDoubtful, let calendar):
      accept(date, isDoubtful: isDoubtful, in: calendar, first, last, into: &findings)
    case .twoCalendars(let own, let gregorian):
      let fits = [own, gregorian].map { date in
        first.map { date < $0 } != true && last.map { date > $0 } != true
      }
      if fits == [true, true] {
        findings.add(
          .localizedDateTwoCalendars,
          ["date": .date(own), "other": .date(gregorian), "example": .text(own.description)]
        )
      } else if fits[1] {
        accept(gregorian, isDoubtful: true, in: .gregorian, first, last, into: &findings)
      } else {
        accept(own, isDoubtful: true, in: writing.calendar, first, last, into: &findings)
      }
    }
  }

  /// Compares a date with the limits, and sets what is known about it.
  private func accept(
    _ date: CivilDate,
    isDoubtful: Bool,
    in calendar: DateCalendar,
    _ first: CivilDate?,
    _ last: CivilDate?,
    into findings: inout Findings
  ) {
    if let first, date < first { findings.add(.dateTooEarly, ["earliest": .date(first)]) }
    if let last, date > last { findings.add(.dateTooLate, ["latest": .date(last)]) }
    if isDoubtful {
      findings.add(
        .localizedDateAmbiguous,
        ["date": .date(date), "example": .text(date.description)]
      )
    }
    if writing.calendar != .gregorian {
      findings.setFact("calendar", .text(calendar.rawValue))
    }
    findings.setCanonicalForm(date.description)
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
        case .date(date, let isDoubtful, _) = writing.read(text.utf8Span, window)
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
    writing.example(date)
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
      .localizedDateFormat, .localizedDateOrder, .localizedDateAmbiguous,
      .localizedDateTwoCalendars, .dateNoSuchDay, .dateNoSuchDayWeekday, .dateTooEarly,
      .dateTooLate,
    ],
    facts: [
      FactDefinition(
        "calendar",
        "The calendar that was read, if the locale has another one than the Gregorian calendar: "
          + "gregorian, buddhist, persian or islamic-umalqura."
      )
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
