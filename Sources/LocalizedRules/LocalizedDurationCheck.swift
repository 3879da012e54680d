package import LocalizedValues
import NumberAndDateRules
public import RuleEngine
import UnicodeText
import Violations

/// Requires a duration within limits, in the way people write it in a locale.
///
///     let check = try LocalizedDurationCheck.definition.make(Settings(["locale": .text("de")]))
///     // 2 Std. 30 Min.  valid, canonical form PT2H30M
///     // 1,5 h           valid, canonical form PT1H30M
///     // 1h30            valid, canonical form PT1H30M
///     // 1:30            localized_duration.format, example: 2 Std. 30 Min.
///
/// The names of units come from CLDR, and the signs `d`, `h`, `min` and `s` are known in every
/// locale. `1:30:00` is a duration, but `1:30` could be hours or minutes. The limits are durations
/// of ISO 8601, such as `PT15M`.
///
/// Standards: CLDR, UTS #35 part 6; ISO 8601-1.
public struct LocalizedDurationCheck: Check {
  package let writing: DurationWriting

  /// The check of the limits, which reads canonical forms.
  private let limits: any Check

  /// The limits as people write them, or as in ISO 8601 if they have fractions.
  private let shortest, longest: String?

  package init(
    _ writing: DurationWriting,
    limits: any Check,
    _ minimum: String?,
    _ maximum: String?
  ) {
    self.writing = writing
    self.limits = limits
    let shown = { (limit: String) -> String in
      DurationWriting.amounts(limit).map { writing.written($0) } ?? limit
    }
    shortest = minimum.map(shown)
    longest = maximum.map(shown)
  }

  /// Reports a text that isn't a duration in the locale, or a duration that is out of bounds.
  ///
  /// - Complexity: O(*n*) in the number of bytes.
  public func check(
    _ text: UTF8Span,
    in context: borrowing CheckContext,
    into findings: inout Findings
  ) {
    guard let amounts = writing.read(text) else {
      return reportWithExample(
        .localizedDurationFormat,
        orElse: writing.written(Self.usual),
        in: context,
        into: &findings
      )
    }
    let plain = DurationWriting.plain(amounts)
    guard findings.wantsDetails else {
      return limits.check(plain.utf8Span, in: context, into: &findings)
    }
    var compared = findings.forOther()
    limits.check(plain.utf8Span, in: context, into: &compared)
    for violation in compared.violations {
      if violation.code == CodeDefinition.durationTooShort.code, let shortest {
        findings.add(.durationTooShort, ["minimum": .text(shortest)])
      } else if violation.code == CodeDefinition.durationTooLong.code, let longest {
        findings.add(.durationTooLong, ["maximum": .text(longest)])
      }
    }
    findings.setCanonicalForm(plain)
  }

  /// Two and a half hours.
  private static let usual: [DurationWriting.Unit: Int] = [.hour: 2, .minute: 30]

  /// Returns durations that the check accepts, in the locale's format.
  public func examples(in context: borrowing CheckContext) -> [String] {
    let further: [[DurationWriting.Unit: Int]] = [
      [.minute: 90], [.minute: 15], [.day: 1], [.second: 30], [.week: 2], [.year: 1],
    ]
    let texts =
      ([Self.usual] + further).map(writing.written) + [shortest, longest].compactMap(\.self)
    return passing(among: texts, in: context)
  }
}

extension LocalizedDurationCheck: MeasuredCheck {
  package var runningCost: RunningCost { RunningCost(call: 20_000, byte: 2_000) }
}

extension LocalizedDurationCheck {
  /// The definition of this check, for packs and documentation.
  public static let definition = CheckDefinition(
    "localized-duration",
    "Requires a duration as people write it in a locale, such as 2 Std. 30 Min. in German.",
    settings: [
      .writtenLocale, .init("minimum", .text, "The shortest accepted duration, such as PT15M."),
      .init("maximum", .text, "The longest accepted duration, such as P1D."),
    ],
    codes: [.localizedDurationFormat, .durationTooShort, .durationTooLong],
    givesCanonicalForm: true,
    reports: CheckDefinition.codes(needing: [
      "duration.too_short": [["minimum"]], "duration.too_long": [["maximum"]],
    ])
  ) { settings throws(SettingError) in
    var limits: [String: SettingValue] = ["style": .text("iso8601")]
    for name in ["minimum", "maximum"] { limits[name] = settings.values[name] }
    return LocalizedDurationCheck(
      try settings.locale { DurationWriting.shared(for: $0) },
      limits: try DurationCheck.definition.make(Settings(limits)),
      settings.text("minimum"),
      settings.text("maximum")
    )
  }
  .givingOtherNotation().reading(.duration)
}
