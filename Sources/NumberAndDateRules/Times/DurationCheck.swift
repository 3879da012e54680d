public import DatesAndTimes
public import RuleEngine
import UnicodeText
public import Violations

/// Requires a duration such as `P1DT12H`, within limits.
///
///     duration: { minimum: PT15M, maximum: P1D }
///     // PT90M  valid
///     // PT5M   duration.too_short, minimum: PT15M
///     // 90 minutes  duration.format
///
/// Months have no fixed length: a duration is out of limits only if it is so whichever months it passes in, as XML Schema
/// part 2 §3.2.6.2 compares them.
public struct DurationCheck: Check {
  /// How durations are written.
  public let style: TimeSpan.Style

  /// The shortest duration accepted, and how it was written.
  private let minimum: (span: TimeSpan, text: String)?

  /// The longest duration accepted, and how it was written.
  private let maximum: (span: TimeSpan, text: String)?

  /// Creates a check.
  ///
  /// - Throws: A ``SettingError`` for a limit that is no duration.
  public init(
    _ style: TimeSpan.Style = .rfc3339,
    minimum: String? = nil,
    maximum: String? = nil
  ) throws(SettingError) {
    self.style = style
    self.minimum = try Self.limit(minimum, "minimum")
    self.maximum = try Self.limit(maximum, "maximum")
    if let least = self.minimum?.span, let most = self.maximum?.span, least.order(to: most) == 1 {
      throw SettingError("minimum", "minimum is longer than maximum")
    }
  }

  private static func limit(
    _ text: String?,
    _ setting: String
  ) throws(SettingError) -> (span: TimeSpan, text: String)? {
    guard let text else { return nil }
    let span = TimeLimit.read(
      { span throws(TimeFault) in try TimeSpan(span, style: .iso8601) },
      text
    )
    guard let span else {
      throw SettingError(
        setting,
        "'\(text.prefix(60))' is no duration",
        hint: "write one such as PT15M, P1D or P2W"
      )
    }
    return (span, text)
  }

  /// Reports a text that is no duration, or one out of limits.
  ///
  /// - Complexity: O(*n*).
  public func check(
    _ text: UTF8Span,
    in context: borrowing CheckContext,
    into findings: inout Findings
  ) {
    let span: TimeSpan
    do throws(TimeFault) {
      span = try TimeSpan(text.span, style: style)
    } catch {
      return findings.add(.durationFormat)
    }
    if findings.wantsDetails, span.isExact {
      findings.setFact("months", .decimal(ExactDecimal(span.months)))
      findings.setFact("seconds", .decimal(span.decimalSeconds))
    }
    if let minimum, span.order(to: minimum.span) == -1 {
      findings.add(.durationTooShort, ["minimum": .text(minimum.text)])
    }
    if let maximum, span.order(to: maximum.span) == 1 {
      findings.add(.durationTooLong, ["maximum": .text(maximum.text)])
    }
  }

  /// Returns whether the text is the beginning of a duration; limits are asked of whole ones only.
  public func progress(of text: UTF8Span, in context: borrowing CheckContext) -> TextProgress {
    TextProgress(of: text, in: context, self) { bytes throws(TimeFault) in
      _ = try TimeSpan(bytes, style: style)
    }
  }
}

extension TimeSpan {
  /// The seconds with their fraction.
  fileprivate var decimalSeconds: ExactDecimal {
    if nanosecond == 0 { return ExactDecimal(seconds) }
    let digits = String(1_000_000_000 + nanosecond).dropFirst()
    return ExactDecimal("\(seconds).\(digits)") ?? ExactDecimal(seconds)
  }
}

extension DurationCheck {
  /// The definition of this check, for packs and documentation.
  public static let definition = CheckDefinition(
    "duration",
    "Requires a duration such as P1DT12H, within limits.",
    settings: [
      .choice(
        "style",
        TimeSpan.Style.self,
        "How durations are written: without gaps and fractions, or as ISO 8601 has them.",
        default: .rfc3339
      ),
      .init("minimum", .text, "The shortest duration accepted, such as PT15M."),
      .init("maximum", .text, "The longest duration accepted, such as P1D."),
    ],
    codes: [.durationFormat, .durationTooShort, .durationTooLong],
    facts: [
      FactDefinition("months", "The months of its years and months.", isFromInput: true),
      FactDefinition("seconds", "The seconds of all that is shorter.", isFromInput: true),
    ],
    reports: CheckDefinition.codes(needing: [
      "duration.too_short": [["minimum"]], "duration.too_long": [["maximum"]],
    ])
  ) { settings throws(SettingError) in
    try DurationCheck(
      settings.choice("style") ?? .rfc3339,
      minimum: settings.text("minimum"),
      maximum: settings.text("maximum")
    )
  }
}

extension CodeDefinition {
  static let durationFormat = CodeDefinition(
    "duration.format",
    "The text is not written as a duration."
  )

  static let durationTooShort = CodeDefinition(
    "duration.too_short",
    "The duration is too short.",
    [.init("minimum", .text, "the shortest duration accepted, as it is typed")]
  )

  static let durationTooLong = CodeDefinition(
    "duration.too_long",
    "The duration is too long.",
    [.init("maximum", .text, "the longest duration accepted, as it is typed")]
  )
}
