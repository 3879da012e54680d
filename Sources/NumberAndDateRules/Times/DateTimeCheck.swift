import DatesAndTimes
public import RuleEngine
import UnicodeText
public import Violations

/// Requires a date with a time, within limits.
///
///     date-time: { latest: now }
///     // 2026-11-20T14:30:00+01:00  valid, and the fact `instant` is 2026-11-20T13:30:00Z
///     // 2026-11-20T14:30           date_time.format
///     // 2026-02-30T14:30:00Z       date.no_such_day
///
/// Points in time are compared in UTC. A local date and time is compared with the clock of the
/// rulebook's time zone.
public struct DateTimeCheck: Check {
  /// The format of dates and times.
  public enum Format: String, CaseIterable, Sendable {
    /// `date-time` of RFC 3339 §5.6, with seconds and an offset from UTC.
    case rfc3339

    /// The format of HTML's input for a local date and time, without an offset.
    case local

    /// ISO 8601-1:2019 §5.4, basic or extended.
    case iso8601

    /// `Sun, 06 Nov 1994 08:49:37 GMT`, according to RFC 9110 §5.6.7.
    case http

    /// `Sun, 6 Nov 1994 08:49:37 +0000`, according to RFC 5322 §3.3.
    case email
  }

  /// The format of dates and times.
  public let format: Format

  /// The first accepted point in time.
  public let earliest: TimeLimit?

  /// The last accepted point in time.
  public let latest: TimeLimit?

  /// Creates a check.
  public init(_ format: Format = .rfc3339, earliest: TimeLimit? = nil, latest: TimeLimit? = nil) {
    self.format = format
    self.earliest = earliest
    self.latest = latest
  }

  /// Reports a text that isn't a date with a time, or one that is out of bounds.
  ///
  /// - Complexity: O(*n*).
  public func check(
    _ text: UTF8Span,
    in context: borrowing CheckContext,
    into findings: inout Findings
  ) {
    let point: PointInTime
    do throws(TimeFault) {
      point = try read(text.span)
    } catch {
      return report(error, of: text, in: context, into: &findings)
    }
    if findings.wantsDetails {
      findings.setFact("date", .text(point.date))
      findings.setFact("time", .text(point.time.description))
      if let offset = point.offset, let instant = point.instant {
        findings.setFact("offset", .text(PointInTime.written(offset: offset)))
        if instant.hasYearOfFourDigits { findings.setFact("instant", .text(instant.description)) }
      }
    }
    if earliest != nil || latest != nil {
      compare(point, context.surroundings, into: &findings)
    }
  }

  private func read(_ bytes: Span<UInt8>) throws(TimeFault) -> PointInTime {
    switch format {
    case .rfc3339: try PointInTime(rfc3339: bytes)
    case .local: try PointInTime(local: bytes)
    case .iso8601: try PointInTime(iso8601: bytes)
    case .http: try PointInTime(header: bytes, .http)
    case .email: try PointInTime(header: bytes, .email)
    }
  }

  private func report(
    _ fault: TimeFault,
    of text: UTF8Span,
    in context: borrowing CheckContext,
    into findings: inout Findings
  ) {
    let isAnyShape = format != .rfc3339 && format != .local
    let isShaped = isAnyShape || text.span.isShaped(like: "0000-00-00", atLeast: 16)
    switch fault.reason {
    case .day where isShaped: findings.add(.dateNoSuchDay, at: text.wholeScalars(in: fault.range))
    case .time where isShaped: findings.add(.timeNoSuchTime, at: text.wholeScalars(in: fault.range))
    default:
      reportWithExample(.dateTimeFormat, orElse: format.example, in: context, into: &findings)
    }
  }

  private func compare(
    _ point: PointInTime,
    _ surroundings: Surroundings,
    into findings: inout Findings
  ) {
    func value(_ limit: TimeLimit) -> Instant {
      point.instant == nil ? limit.local(in: surroundings) : limit.instant(in: surroundings)
    }
    let own = point.instant ?? point.local
    if let first = earliest.map(value), own < first {
      findings.add(.dateTimeTooEarly, ["earliest": .text(written(first, like: point))])
    }
    if let last = latest.map(value), own > last {
      findings.add(.dateTimeTooLate, ["latest": .text(written(last, like: point))])
    }
  }

  /// Returns a limit as a person would type it, with the offset from UTC of the value.
  private func written(_ limit: Instant, like point: PointInTime) -> String {
    let offset = point.offset ?? 0
    let shown = limit.adding(seconds: offset * 60).point
    if format == .local { return "\(shown.date) \(shown.time)" }
    return shown.description + (point.offset == nil ? "" : PointInTime.written(offset: offset))
  }

  /// Returns whether the text is the beginning of a date with a time.
  ///
  /// Limits apply only to complete ones.
  public func progress(of text: UTF8Span, in context: borrowing CheckContext) -> TextProgress {
    TextProgress(of: text, in: context, self) { bytes throws(TimeFault) in _ = try read(bytes) }
  }
}

extension DateTimeCheck.Format {
  /// An example of this format for messages.
  var example: String {
    switch self {
    case .rfc3339: "2026-11-20T14:30:00Z"
    case .local: "2026-11-20 14:30"
    case .iso8601: "2026-11-20T14:30"
    case .http: "Fri, 20 Nov 2026 14:30:00 GMT"
    case .email: "Fri, 20 Nov 2026 14:30:00 +0000"
    }
  }
}

extension DateTimeCheck {
  /// The definition of this check, for packs and documentation.
  public static let definition = CheckDefinition(
    "date-time",
    "Requires a date with a time, within limits.",
    settings: [
      .choice("format", Format.self, "The format of dates and times.", default: .rfc3339),
      .init(
        "earliest",
        .text,
        "The first accepted point in time, such as now, today-P1Y or 2026-11-20T14:30."
      ),
      .init("latest", .text, "The last accepted point in time, such as now+P1D."),
    ],
    codes: [
      .dateTimeFormat, .dateNoSuchDay, .timeNoSuchTime, .dateTimeTooEarly, .dateTimeTooLate,
    ],
    facts: [
      FactDefinition("date", "The day.", isFromInput: true),
      FactDefinition("time", "The time of day.", isFromInput: true),
      FactDefinition("offset", "The offset from UTC, if there is one.", isFromInput: true),
      FactDefinition(
        "instant",
        "The point in time in UTC, if there is an offset.",
        isFromInput: true
      ),
    ],
    reports: CheckDefinition.codes(needing: [
      "date_time.too_early": [["earliest"]], "date_time.too_late": [["latest"]],
    ])
  ) { settings throws(SettingError) in
    DateTimeCheck(
      settings.choice("format") ?? .rfc3339,
      earliest: try settings.timeLimit("earliest", isTimeOfDay: false),
      latest: try settings.timeLimit("latest", isTimeOfDay: false)
    )
  }
  .reading(.date, .time)
}

extension CodeDefinition {
  static let dateTimeFormat = CodeDefinition(
    "date_time.format",
    "The text isn't written as a date with a time.",
    [.typedExample(of: "a date with a time")]
  )

  package static let dateTimeTooEarly = CodeDefinition(
    "date_time.too_early",
    "The point in time is too early.",
    [
      .init(
        "earliest",
        .text,
        "the first accepted point in time, as it is typed",
        isFromInput: true
      )
    ]
  )

  package static let dateTimeTooLate = CodeDefinition(
    "date_time.too_late",
    "The point in time is too late.",
    [.init("latest", .text, "the last accepted point in time, as it is typed", isFromInput: true)]
  )
}
