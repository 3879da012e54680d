public import RuleEngine
public import Violations

/// Requires a date within limits, in the format of ISO 8601 or another format of digits.
///
/// Limits can be relative to today, which comes from the rulebook's clock:
///
///     date: { latest: today-P18Y }  # at least eighteen years old
///
/// On 2026-11-21, the check reports `2010-01-01` as `date.too_late` with `latest` 2008-11-21.
///
/// Two digits of a year mean the last such year that isn't after the year of ``pivot``, or else of
/// ``latest``, or else of today.
public struct DateCheck: Check {
  /// The first accepted day.
  public let earliest: DateExpression?

  /// The last accepted day.
  public let latest: DateExpression?

  /// The format of dates, or nil for `2026-11-20`.
  public let format: DateFormat?

  /// A day of the last year that two digits can mean; nil for that of ``latest`` or today.
  public let pivot: DateExpression?

  /// Whether days of the year 0000 are accepted in the format of ISO 8601.
  public let acceptsYearZero: Bool

  /// Creates a check.
  public init(
    earliest: DateExpression? = nil,
    latest: DateExpression? = nil,
    format: DateFormat? = nil,
    pivot: DateExpression? = nil,
    acceptsYearZero: Bool = false
  ) {
    self.earliest = earliest
    self.latest = latest
    self.format = format
    self.pivot = pivot
    self.acceptsYearZero = acceptsYearZero
  }

  /// Reports a text that isn't a date, or a date that is out of bounds.
  public func check(
    _ text: UTF8Span,
    in context: borrowing CheckContext,
    into findings: inout Findings
  ) {
    if let format {
      let today = context.surroundings.today()
      switch format.read(text, latestYear: latestYear(today: today)) {
      case .date(let date):
        compare(date, today, into: &findings)
        findings.setFact(CheckRole.dateFact, .text(date.description))
      case .otherFormat: reportFormat(text, in: context, into: &findings)
      case .noSuchDay: findings.add(.dateNoSuchDay)
      }
      return
    }
    guard let date = CivilDate(String(copying: text)) else {
      if acceptsYearZero, text.isInYearZero {
        if let first = earliest?.date(today: context.surroundings.today()) {
          findings.add(.dateTooEarly, ["earliest": .date(first)])
        }
      } else if text.isShapedLikeDate {
        findings.add(.dateNoSuchDay)
      } else {
        reportFormat(text, in: context, into: &findings)
      }
      return
    }
    if earliest == nil, latest == nil { return }
    compare(date, context.surroundings.today(), into: &findings)
  }

  /// Returns the last year that two digits can mean.
  func latestYear(today: CivilDate) -> Int {
    ((pivot ?? latest)?.date(today: today) ?? today).year
  }

  private func compare(_ date: CivilDate, _ today: CivilDate, into findings: inout Findings) {
    if let first = earliest?.date(today: today), date < first {
      findings.add(.dateTooEarly, ["earliest": .date(first)])
    }
    if let last = latest?.date(today: today), date > last {
      findings.add(.dateTooLate, ["latest": .date(last)])
    }
  }
}

extension DateCheck {
  /// Returns whether the text is the beginning of an existing day within the limits.
  ///
  /// - Complexity: O(1).
  public func progress(of text: UTF8Span, in context: borrowing CheckContext) -> TextProgress {
    if let format {
      if passes(text, in: context) { return .valid }
      return format.mayContinue(text) ? .unfinished : .impossible(at: 0)
    }
    var days = TypedDate()
    let today = earliest == nil && latest == nil ? CivilDate.epoch : context.surroundings.today()
    let first = earliest?.date(today: today)
    let last = latest?.date(today: today)
    let isInYearZero = acceptsYearZero && first == nil && text.beginsWithYearZero
    for index in 0..<text.count {
      // The year 2000 has the same days as the year 0.
      let byte = isInYearZero && index == 0 ? UInt8(ascii: "2") : text.span[index]
      guard days.append(byte), let range = days.range,
        first.map({ $0 <= range.upperBound }) ?? true,
        isInYearZero || last.map({ $0 >= range.lowerBound }) ?? true
      else { return .impossible(at: index) }
    }
    return days.isComplete ? .valid : .unfinished
  }
}

extension UTF8Span {
  /// Whether the text begins with the year 0000.
  fileprivate var beginsWithYearZero: Bool {
    guard count >= 4 else { return false }
    let bytes = span
    return (0..<4).allSatisfy { bytes[$0] == UInt8(ascii: "0") }
  }

  /// Whether the text is an existing day of the year 0000, a leap year like the year 2000.
  fileprivate var isInYearZero: Bool {
    beginsWithYearZero && CivilDate("2\(String(copying: self).dropFirst())") != nil
  }

  /// Whether the text has the digits and hyphens of a date, even if the day doesn't exist.
  fileprivate var isShapedLikeDate: Bool {
    guard count == 10 else { return false }
    let bytes = span
    return bytes.indices.allSatisfy { index in
      index == 4 || index == 7
        ? bytes[index] == UInt8(ascii: "-")
        : UInt8(ascii: "0")...UInt8(ascii: "9") ~= bytes[index]
    }
  }
}

extension DateCheck {
  /// The definition of this check, for packs and documentation.
  public static let definition = CheckDefinition(
    "date",
    "Requires a date like 2026-11-20, within limits.",
    settings: [
      .init("earliest", .date, "The first accepted day."),
      .init("latest", .date, "The last accepted day."),
      .init(
        "format",
        .text,
        "The format of dates, such as dd.MM.yyyy, yyMMdd or yyyyDDD (with the day of the year); "
          + "like 2026-11-20 if absent."
      ),
      .init(
        "pivot",
        .date,
        "A day of the last year that two digits can mean; that of `latest` or today if absent."
      ),
      .boolean("year-zero", "Whether the year 0000 is accepted if `format` is absent."),
    ],
    codes: slipCodes + [.dateFormat, .dateNoSuchDay, .dateTooEarly, .dateTooLate],
    facts: [
      FactDefinition("date", "The date in ISO 8601, if a format is set.", isFromInput: true)
    ],
    reports: CheckDefinition.codes(needing: [
      "date.too_early": [["earliest"]], "date.too_late": [["latest"]],
    ])
  ) { settings throws(SettingError) in
    let earliest = settings.date("earliest")
    let latest = settings.date("latest")
    if let earliest, let latest, earliest.isAlwaysAfter(latest) {
      throw SettingError("earliest", "earliest \(earliest) is after latest \(latest)")
    }
    let format = try settings.text("format").map { text throws(SettingError) in
      try DateFormat(text)
    }
    if settings.contains("pivot"), format?.hasShortYear != true {
      throw SettingError(
        "pivot",
        "`pivot` is for years of two digits, which the format of the dates doesn't have",
        hint: "write a format with `yy`, or remove `pivot`"
      )
    }
    if let earliest, let last = settings.date("pivot")?.lastDayOfYear, earliest.isAlwaysAfter(last)
    {
      throw SettingError(
        "earliest",
        "earliest \(earliest) is after every year that two digits can mean, because of `pivot`"
      )
    }
    return DateCheck(
      earliest: earliest,
      latest: latest,
      format: format,
      pivot: settings.date("pivot"),
      acceptsYearZero: settings.boolean("year-zero") ?? false
    )
  }
  .playing(.date)
  .reading(.date)
}

extension CodeDefinition {
  static let dateFormat = CodeDefinition(
    "date.format",
    "The text isn't written as a date.",
    [.typedExample(of: "a date")]
  )

  package static let dateNoSuchDay = CodeDefinition(
    "date.no_such_day",
    "The day doesn't exist in the calendar."
  )

  package static let dateNoSuchDayWeekday = CodeDefinition(
    "date.no_such_day.weekday",
    of: .dateNoSuchDay,
    "The day of the week isn't the one of the date."
  )

  package static let dateTooEarly = CodeDefinition(
    "date.too_early",
    "The date is too early.",
    [.init("earliest", .date, "the first accepted day")]
  )

  package static let dateTooLate = CodeDefinition(
    "date.too_late",
    "The date is too late.",
    [.init("latest", .date, "the last accepted day")]
  )
}

/// The beginning of a date in the extended format of ISO 8601, and the days that it can still
/// become.
///
///     2026-0  // 2026-01-01 to 2026-09-30
struct TypedDate {
  private var count = 0
  private var digits = 0
  private var years = 1...9999
  private var months = 1...12
  private var days = 1...31

  /// Whether the date is complete.
  var isComplete: Bool { count == 10 }

  /// The days that are still possible, or nil if there are none.
  ///
  /// The days form one range, because a later digit of a date always weighs less than an earlier
  /// one.
  var range: ClosedRange<CivilDate>? {
    let longest = CivilDate.numberOfDays(inMonth: months.upperBound, of: years.upperBound)
    guard
      let first = CivilDate(year: years.lowerBound, month: months.lowerBound, day: days.lowerBound),
      let last = CivilDate(
        year: years.upperBound,
        month: months.upperBound,
        day: min(days.upperBound, longest)
      ), first <= last
    else { return nil }
    return first...last
  }

  /// Reads the next byte, and returns false if no date can have it there.
  mutating func append(_ byte: UInt8) -> Bool {
    let index = count
    count += 1
    if index == 4 || index == 7 {
      digits = 0
      return byte == UInt8(ascii: "-")
    }
    guard index < 10, byte &- UInt8(ascii: "0") < 10 else { return false }
    digits = digits * 10 + Int(byte - UInt8(ascii: "0"))
    switch index {
    case ..<4: return Self.narrow(&years, to: digits, missing: 3 - index)
    case ..<7: return Self.narrow(&months, to: digits, missing: 6 - index)
    default: return Self.narrow(&days, to: digits, missing: 9 - index)
    }
  }

  /// Keeps the numbers of a range that begin with given digits, with `missing` digits still to
  /// come.
  private static func narrow(
    _ range: inout ClosedRange<Int>,
    to digits: Int,
    missing: Int
  ) -> Bool {
    var scale = 1
    for _ in 0..<missing { scale *= 10 }
    let first = max(range.lowerBound, digits * scale)
    let last = min(range.upperBound, digits * scale + scale - 1)
    guard first <= last else { return false }
    range = first...last
    return true
  }
}
