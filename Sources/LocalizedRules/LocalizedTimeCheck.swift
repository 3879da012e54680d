package import LocalizedValues
import NumberAndDateRules
public import RuleEngine
import UnicodeText
import Violations

/// Requires a time of day within limits, in the way people write it in a locale.
///
///     let check = try LocalizedTimeCheck.definition.make(Settings(["locale": .text("en-US")]))
///     // 2:30 pm  valid, canonical form 14:30
///     // 14.30    valid, canonical form 14:30
///     // 25:00    time.no_such_time
///     // noon     localized_time.format, example: 2:30 PM
///
/// A colon, a dot or a word for the hour comes after the hours: `14:30`, `14.30`, `14h30`,
/// `14 Uhr 30`. Words for the morning and the afternoon can come before or after the time, in the
/// language of the locale or in English. The canonical form has seconds only if they aren't zero.
///
/// Standards: CLDR, UTS #35 part 4, §8.
public struct LocalizedTimeCheck: Check {
  package let writing: TimeWriting

  /// The check of the limits, which reads canonical forms.
  private let limits: any Check

  package init(_ writing: TimeWriting, limits: any Check) {
    self.writing = writing
    self.limits = limits
  }

  /// Reports a text that isn't a time in the locale, or a time that is out of bounds.
  ///
  /// - Complexity: O(*n*) in the number of bytes.
  public func check(
    _ text: UTF8Span,
    in context: borrowing CheckContext,
    into findings: inout Findings
  ) {
    switch writing.read(text) {
    case .unreadable:
      reportWithExample(
        .localizedTimeFormat,
        orElse: writing.written(hour: 14, minute: 30),
        in: context,
        into: &findings
      )
    case .noSuchTime: findings.add(.timeNoSuchTime)
    case .time(let second):
      let plain = Self.plain(second)
      limits.check(plain.utf8Span, in: context, into: &findings)
      findings.setCanonicalForm(plain)
    }
  }

  /// Returns a time as `HH:mm`, or as `HH:mm:ss` if it has seconds.
  private static func plain(_ secondOfDay: Int) -> String {
    let parts = [secondOfDay / 3600, secondOfDay / 60 % 60, secondOfDay % 60]
    let digits = parts.map { $0 < 10 ? "0\($0)" : "\($0)" }
    return digits[(parts[2] == 0 ? 0..<2 : 0..<3)].joined(separator: ":")
  }

  /// Returns times that the check accepts, in the locale's format.
  public func examples(in context: borrowing CheckContext) -> [String] {
    let plain = limits.examples(in: context).compactMap { text -> String? in
      let parts = text.split(separator: ":").compactMap { Int($0) }
      return parts.count == 2 ? writing.written(hour: parts[0], minute: parts[1]) : text
    }
    return passing(among: plain, in: context)
  }
}

extension LocalizedTimeCheck: MeasuredCheck {
  package var runningCost: RunningCost { RunningCost(call: 5_000, byte: 300) }
}

extension LocalizedTimeCheck {
  /// The definition of this check, for packs and documentation.
  public static let definition = CheckDefinition(
    "localized-time",
    "Requires a time of day as people write it in a locale, such as 2:30 pm or 14h30.",
    settings: [
      .writtenLocale, .init("earliest", .text, "The first accepted time, such as 08:00 or now."),
      .init("latest", .text, "The last accepted time, such as 18:00 or now+PT15M."),
    ],
    codes: [.localizedTimeFormat, .timeNoSuchTime, .timeTooEarly, .timeTooLate],
    facts: [
      FactDefinition("time", "The time, without seconds if they are zero.", isFromInput: true)
    ],
    givesCanonicalForm: true,
    reports: CheckDefinition.codes(needing: [
      "time.too_early": [["earliest"]], "time.too_late": [["latest"]],
    ])
  ) { settings throws(SettingError) in
    LocalizedTimeCheck(
      try settings.locale { TimeWriting.shared(for: $0) },
      limits: try TimeCheck.definition.make(settings)
    )
  }
  .givingOtherNotation().reading(.time)
}
