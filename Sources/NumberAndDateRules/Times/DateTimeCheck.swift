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
    let isForm = fault.reason == .form && findings.wantsDetails
    let fault = (isForm ? numberFault(in: text) : nil) ?? fault
    switch fault.reason {
    case .day where isShaped: findings.add(.dateNoSuchDay, at: text.wholeScalars(in: fault.range))
    case .weekday: findings.add(.dateNoSuchDayWeekday, at: text.wholeScalars(in: fault.range))
    case .time where isShaped: findings.add(.timeNoSuchTime, at: text.wholeScalars(in: fault.range))
    default:
      reportWithExample(.dateTimeFormat, orElse: format.example, in: context, into: &findings)
    }
  }

  /// Returns the fault of a day or a time that doesn't exist, in a text whose date and time are
  /// separated by another character than the right one, or which lacks the seconds or the offset.
  ///
  ///     2026-11-20 25:10  the hour, in RFC 3339
  ///
  /// The result is nil if both exist, or if the text doesn't have their digits.
  private func numberFault(in text: UTF8Span) -> TimeFault? {
    guard format == .rfc3339 || format == .local || format == .iso8601, text.count >= 16
    else { return nil }
    let bytes = text.span
    // Only a sign or a letter is replaced, never a part of another character.
    guard bytes[10] < 0x80 else { return nil }
    let point = (0..<16).map { $0 == 10 ? UInt8(ascii: "T") : bytes[$0] }
    guard point.span.isShaped(like: "0000-00-00T00:00", atLeast: 16) else { return nil }
    do throws(TimeFault) {
      if format == .iso8601 {
        _ = try PointInTime(iso8601: point.span)
      } else {
        _ = try PointInTime(local: point.span)
      }
      return nil
    } catch {
      return error.reason == .day || error.reason == .time ? error : nil
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
      // A limit such as `now` has a fraction, but people type whole seconds.
      let shown = Instant(seconds: first.nanosecond > 0 ? first.seconds + 1 : first.seconds)
      findings.add(.dateTimeTooEarly, ["earliest": .text(written(shown, like: point))])
    }
    if let last = latest.map(value), own > last {
      let shown = Instant(seconds: last.seconds)
      findings.add(.dateTimeTooLate, ["latest": .text(written(shown, like: point))])
    }
  }

  /// Returns a limit as a person would type it, with the offset from UTC of the value or, in a
  /// header, in UTC.
  private func written(_ limit: Instant, like point: PointInTime) -> String {
    switch format {
    case .local, .http, .email: return written(limit.point)
    case .rfc3339, .iso8601:
      let offset = point.offset ?? 0
      let shown = limit.adding(seconds: offset * 60).point
      return shown.description + (point.offset == nil ? "" : PointInTime.written(offset: offset))
    }
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
      .dateTimeFormat, .dateNoSuchDay, .dateNoSuchDayWeekday, .timeNoSuchTime, .dateTimeTooEarly,
      .dateTimeTooLate,
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
      "date.no_such_day.weekday": [["format"]], "date_time.too_early": [["earliest"]],
      "date_time.too_late": [["latest"]],
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
