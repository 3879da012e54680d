public import Violations

/// Requires a date in the format of ISO 8601, within limits.
///
/// Limits may be relative to today, which comes from the rulebook's clock:
///
///     date: { latest: today-P18Y }  # at least eighteen years old
///
/// On 2026-11-21, `2010-01-01` gives `date.too_late` with `latest` 2008-11-21.
///
/// | Code             | Arguments  |
/// | ---------------- | ---------- |
/// | `date.format`    |            |
/// | `date.no_such_day` |          |
/// | `date.too_early` | `earliest` |
/// | `date.too_late`  | `latest`   |
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

extension ViolationCode {
  /// A text is not written as `YYYY-MM-DD`.
  public static let dateFormat: Self = "date.format"

  /// A date names a day that the calendar does not have.
  public static let dateNoSuchDay: Self = "date.no_such_day"

  /// A date is before the first day accepted.
  public static let dateTooEarly: Self = "date.too_early"

  /// A date is after the last day accepted.
  public static let dateTooLate: Self = "date.too_late"
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
    codes: [
      CodeDefinition(.dateFormat, "The text is not written as a date."),
      CodeDefinition(.dateNoSuchDay, "The calendar has no such day."),
      CodeDefinition(
        .dateTooEarly,
        "The date is too early.",
        [.init("earliest", .date, "the first day accepted")]
      ),
      CodeDefinition(
        .dateTooLate,
        "The date is too late.",
        [.init("latest", .date, "the last day accepted")]
      ),
    ]
  ) { settings in
    DateCheck(earliest: settings.date("earliest"), latest: settings.date("latest"))
  }
}
