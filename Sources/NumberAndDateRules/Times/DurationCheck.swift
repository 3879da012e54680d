public import DatesAndTimes
public import RuleEngine
import UnicodeText
public import Violations

/// Requires a duration such as `P1DT12H`, within limits.
///
///     duration: { minimum: PT15M, maximum: P1D }
///     // PT90M  valid
///     // PT5M   duration.too_short, minimum: PT15M
///     // 90 minutes  duration.format.words, example: PT90M
///
/// Months don't have a fixed length. So a duration is out of bounds only if it is for every
/// sequence of months, according to XML Schema part 2 §3.2.6.2.
public struct DurationCheck: Check {
  /// The format of durations.
  public let style: TimeSpan.Style

  /// The shortest accepted duration, and its text.
  private let minimum: (span: TimeSpan, text: String)?

  /// The longest accepted duration, and its text.
  private let maximum: (span: TimeSpan, text: String)?

  /// Creates a check.
  ///
  /// - Throws: A ``SettingError`` for a limit that isn't a duration.
  public init(
    _ style: TimeSpan.Style = .rfc3339,
    minimum: String? = nil,
    maximum: String? = nil
  ) throws(SettingError) {
    self.style = style
    self.minimum = try Self.limit(minimum, "minimum")
    self.maximum = try Self.limit(maximum, "maximum")
    if let least = self.minimum?.span, let most = self.maximum?.span, least.order(to: most) == 1 {
      throw SettingError("minimum", "`minimum` is longer than `maximum`")
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
        "`\(text.prefix(60))` isn't a duration",
        hint: "write a duration such as `PT15M`, `P1D` or `P2W`"
      )
    }
    return (span, text)
  }

  /// Reports a text that isn't a duration, or a duration that is out of bounds.
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
      if findings.wantsDetails, let slip = slip(in: text, context) { return findings.add(slip) }
      return reportWithExample(
        .durationFormat,
        orElse: Self.usualExample,
        in: context,
        into: &findings
      )
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

  /// Returns whether the text is the beginning of a duration.
  ///
  /// Limits apply only to complete ones.
  public func progress(of text: UTF8Span, in context: borrowing CheckContext) -> TextProgress {
    TextProgress(of: text, in: context, self) { bytes throws(TimeFault) in
      _ = try TimeSpan(bytes, style: style)
    }
  }
}

extension DurationCheck {
  /// Ninety minutes.
  private static let usualExample = "PT90M"

  /// Returns durations that the check accepts.
  public func examples(in context: borrowing CheckContext) -> [String] {
    let limits = [minimum?.text, maximum?.text].compactMap(\.self)
    let further = ["PT15M", "PT1S", "P1D", "P2W", "P1Y", "P10Y"]
    return passing(among: [Self.usualExample] + limits + further, in: context)
  }
}

extension TimeSpan {
  /// The seconds, including their fraction.
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
        "The format of durations: without gaps and fractions, or according to ISO 8601.",
        default: .rfc3339
      ),
      .init("minimum", .text, "The shortest accepted duration, such as PT15M."),
      .init("maximum", .text, "The longest accepted duration, such as P1D."),
    ],
    codes: [.durationFormat, .durationWords, .durationTooShort, .durationTooLong],
    facts: [
      FactDefinition(
        "months",
        "The years and months of the duration, in months.",
        isFromInput: true
      ),
      FactDefinition("seconds", "The rest of the duration, in seconds.", isFromInput: true),
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
  .reading(.duration)
}

extension CodeDefinition {
  static let durationFormat = CodeDefinition(
    "duration.format",
    "The text isn't written as a duration.",
    [.typedExample(of: "a duration")]
  )

  package static let durationTooShort = CodeDefinition(
    "duration.too_short",
    "The duration is too short.",
    [.init("minimum", .text, "the shortest accepted duration, as it is typed")]
  )

  package static let durationTooLong = CodeDefinition(
    "duration.too_long",
    "The duration is too long.",
    [.init("maximum", .text, "the longest accepted duration, as it is typed")]
  )
}
