import DatesAndTimes
public import RuleEngine
import UnicodeText
public import Violations

/// Requires a time of day, within limits.
///
///     time: { earliest: '08:00', latest: '18:00' }
///     // 14:30  valid
///     // 18:01  time.too_late, latest: 18:00
///     // 25:00  time.no_such_time
///
/// Times are local, `HH:mm` with or without seconds, as in HTML §2.3.5.4. With `offset: true`, they
/// follow RFC 3339 §5.6, with seconds and an offset from UTC. If `earliest` is after `latest`, the
/// accepted times extend over midnight.
public struct TimeCheck: Check {
  /// The first accepted time.
  public let earliest: TimeLimit?

  /// The last accepted time.
  public let latest: TimeLimit?

  /// Whether times have seconds and an offset from UTC.
  public let hasOffset: Bool

  /// Creates a check.
  public init(earliest: TimeLimit? = nil, latest: TimeLimit? = nil, hasOffset: Bool = false) {
    self.earliest = earliest
    self.latest = latest
    self.hasOffset = hasOffset
  }

  /// Reports a text that isn't a time, or a time that is out of bounds.
  ///
  /// - Complexity: O(*n*).
  public func check(
    _ text: UTF8Span,
    in context: borrowing CheckContext,
    into findings: inout Findings
  ) {
    let time: ClockTime
    let offset: Int?
    do throws(TimeFault) {
      (time, offset) = try read(text.span)
    } catch {
      let isShaped = text.span.isShaped(like: "00:00", atLeast: 5)
      let exists = error.reason == .form || error.reason == .offset || !isShaped
      if exists {
        if findings.wantsDetails, let slip = slip(in: text, context) { return findings.add(slip) }
        reportWithExample(.timeFormat, orElse: usualExample, in: context, into: &findings)
      } else {
        findings.add(.timeNoSuchTime, at: text.wholeScalars(in: error.range))
      }
      return
    }
    if findings.wantsDetails {
      findings.setFact("time", .text(time.description))
      if let offset { findings.setFact("offset", .text(PointInTime.written(offset: offset))) }
    }
    if earliest != nil || latest != nil {
      compare(time, context.surroundings, into: &findings)
    }
  }

  private func read(_ bytes: Span<UInt8>) throws(TimeFault) -> (ClockTime, Int?) {
    guard hasOffset else { return (try ClockTime(bytes), nil) }
    let read = try ClockTime.withOffset(bytes)
    return (read.time, read.offset)
  }

  private func compare(
    _ time: ClockTime,
    _ surroundings: Surroundings,
    into findings: inout Findings
  ) {
    let first = earliest?.time(in: surroundings)
    let last = latest?.time(in: surroundings)
    let isEarly = first.map { time < $0 } ?? false
    let isLate = last.map { time > $0 } ?? false
    if let first, let last, first > last, !(isEarly && isLate) { return }
    if isEarly, let first {
      // A limit such as `now` has a fraction, but people type whole seconds.
      let second = first.nanosecond > 0 ? first.secondOfDay + 1 : first.secondOfDay
      let shown = second < 86_400 ? ClockTime(secondOfDay: second) : first
      findings.add(.timeTooEarly, ["earliest": .text(shown.description)])
    }
    if isLate, !isEarly, let last {
      let shown = ClockTime(secondOfDay: last.secondOfDay)
      findings.add(.timeTooLate, ["latest": .text(shown.description)])
    }
  }

  /// Returns whether the text is the beginning of a time.
  ///
  /// Limits apply only to complete times.
  public func progress(of text: UTF8Span, in context: borrowing CheckContext) -> TextProgress {
    TextProgress(of: text, in: context, self) { bytes throws(TimeFault) in _ = try read(bytes) }
  }
}

extension TextProgress {
  /// Creates the progress of a text from the result of a left-to-right reader.
  ///
  /// If the reader doesn't find a fault, the check decides whether the text is valid.
  init(
    of text: UTF8Span,
    in context: borrowing CheckContext,
    _ check: some Check,
    _ read: (Span<UInt8>) throws(TimeFault) -> Void
  ) {
    do throws(TimeFault) {
      try read(text.span)
      self = check.passes(text, in: context) ? .valid : .unfinished
    } catch {
      self = error.offset < text.count ? .impossible(at: error.offset) : .unfinished
    }
  }
}

extension TimeCheck {
  /// The definition of this check, for packs and documentation.
  public static let definition = CheckDefinition(
    "time",
    "Requires a time such as 14:30, within limits.",
    settings: [
      .init("earliest", .text, "The first accepted time, such as 08:00 or now."),
      .init("latest", .text, "The last accepted time, such as 18:00 or now+PT15M."),
      .boolean("offset", "Whether times have seconds and an offset from UTC, as in RFC 3339."),
    ],
    codes: slipCodes + [.timeFormat, .timeNoSuchTime, .timeTooEarly, .timeTooLate],
    facts: [
      FactDefinition("time", "The time, without seconds if they are zero.", isFromInput: true),
      FactDefinition("offset", "The offset from UTC, if the time has one.", isFromInput: true),
    ],
    reports: CheckDefinition.codes(needing: [
      "time.too_early": [["earliest"]], "time.too_late": [["latest"]],
    ])
  ) { settings throws(SettingError) in
    TimeCheck(
      earliest: try settings.timeLimit("earliest", isTimeOfDay: true),
      latest: try settings.timeLimit("latest", isTimeOfDay: true),
      hasOffset: settings.boolean("offset") ?? false
    )
  }
  .reading(.time)
}

extension CodeDefinition {
  static let timeFormat = CodeDefinition(
    "time.format",
    "The text isn't written as a time.",
    [.typedExample(of: "a time")]
  )

  package static let timeNoSuchTime = CodeDefinition(
    "time.no_such_time",
    "The time doesn't exist on the clock."
  )

  package static let timeTooEarly = CodeDefinition(
    "time.too_early",
    "The time is too early.",
    [.init("earliest", .text, "the first accepted time, as it is typed")]
  )

  package static let timeTooLate = CodeDefinition(
    "time.too_late",
    "The time is too late.",
    [.init("latest", .text, "the last accepted time, as it is typed")]
  )
}
