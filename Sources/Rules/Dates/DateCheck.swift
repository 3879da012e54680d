public import Violations

/// Requires a date in the format of ISO 8601, within limits.
///
/// Limits may be relative to today, which comes from the rulebook's clock:
///
///     date: { latest: today-P18Y }  # at least eighteen years old
///
/// On 2026-11-21, `2010-01-01` gives `date.too_late` with `latest` 2008-11-21.
public struct DateCheck: Check {
  /// The first day accepted.
  public let earliest: DateExpression?

  /// The last day accepted.
  public let latest: DateExpression?

  /// Creates a check.
  public init(earliest: DateExpression? = nil, latest: DateExpression? = nil) {
    self.earliest = earliest
    self.latest = latest
  }

  /// Reports a text that is no date, or one out of limits.
  public func check(
    _ text: UTF8Span,
    in context: borrowing CheckContext,
    into findings: inout Findings
  ) {
    guard let date = CivilDate(String(copying: text)) else {
      findings.add(text.isShapedLikeDate ? .dateNoSuchDay : .dateFormat)
      return
    }
    if earliest == nil, latest == nil { return }
    let today = context.surroundings.today()
    if let first = earliest?.date(today: today), date < first {
      findings.add(.dateTooEarly, ["earliest": .date(first)])
    }
    if let last = latest?.date(today: today), date > last {
      findings.add(.dateTooLate, ["latest": .date(last)])
    }
  }
}

extension DateCheck {
  /// Returns whether the text is the beginning of a day that the calendar has, within the limits.
  ///
  /// - Complexity: O(1).
  public func progress(of text: UTF8Span, in context: borrowing CheckContext) -> TextProgress {
    var days = TypedDate()
    let today = earliest == nil && latest == nil ? CivilDate.epoch : context.surroundings.today()
    let first = earliest?.date(today: today)
    let last = latest?.date(today: today)
    for index in 0..<text.count {
      guard days.append(text.span[index]), let range = days.range,
        first.map({ $0 <= range.upperBound }) ?? true, last.map({ $0 >= range.lowerBound }) ?? true
      else { return .impossible(at: index) }
    }
    return days.isComplete ? .valid : .unfinished
  }
}

extension UTF8Span {
  /// Whether the text has the digits and hyphens of a date, whatever day they name.
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
  /// What packs and documentation know about this check.
  public static let definition = CheckDefinition(
    "date",
    "Requires a date like 2026-11-20, within limits.",
    settings: [
      SettingDefinition("earliest", .date, "The first day accepted."),
      SettingDefinition("latest", .date, "The last day accepted."),
    ],
    codes: [.dateFormat, .dateNoSuchDay, .dateTooEarly, .dateTooLate],
    reports: CheckDefinition.codes(needing: [
      "date.too_early": [["earliest"]], "date.too_late": [["latest"]],
    ])
  ) { settings throws(SettingError) in
    let earliest = settings.date("earliest")
    let latest = settings.date("latest")
    if let earliest, let latest, earliest.isAlwaysAfter(latest) {
      throw SettingError("earliest", "earliest \(earliest) is after latest \(latest)")
    }
    return DateCheck(earliest: earliest, latest: latest)
  }
}

extension CodeDefinition {
  static let dateFormat = CodeDefinition(
    "date.format",
    "The text is not written as a date."
  )

  static let dateNoSuchDay = CodeDefinition(
    "date.no_such_day",
    "The calendar has no such day."
  )

  static let dateTooEarly = CodeDefinition(
    "date.too_early",
    "The date is too early.",
    [.init("earliest", .date, "the first day accepted")]
  )

  static let dateTooLate = CodeDefinition(
    "date.too_late",
    "The date is too late.",
    [.init("latest", .date, "the last day accepted")]
  )
}

/// The beginning of a date in the extended format of ISO 8601, and the days that it leaves open.
///
///     2026-0  // 2026-01-01 to 2026-09-30
struct TypedDate {
  private var count = 0
  private var digits = 0
  private var years = 1...9999
  private var months = 1...12
  private var days = 1...31

  /// Whether all of the date is there.
  var isComplete: Bool { count == 10 }

  /// The days that are still open, or nil if none is.
  ///
  /// They are one range of the calendar, because a later digit of a date always weighs less than an
  /// earlier one.
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

  /// Takes the next byte, and returns false if no date has it there.
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

  /// Keeps the numbers of a range that begin with some digits, of which `missing` are still to come.
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
