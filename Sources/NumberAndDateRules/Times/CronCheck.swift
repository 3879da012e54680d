public import DatesAndTimes
public import RuleEngine
public import Violations

/// Requires a cron schedule.
///
///     cron: {}
///     // 0 9 * * 1-5   valid
///     // 0 24 * * *    cron.field, field: hour
///     // 0 9 31 2 *    cron.never
public struct CronCheck: Check {
  /// The options of schedules in addition to the five fields.
  public let options: CronExpression.Options

  /// Creates a check.
  public init(_ options: CronExpression.Options = []) {
    self.options = options
  }

  /// Reports the first fault of a text that isn't a schedule.
  ///
  /// - Complexity: O(*n*).
  public func check(
    _ text: UTF8Span,
    in context: borrowing CheckContext,
    into findings: inout Findings
  ) {
    do throws(CronExpression.Fault) {
      try CronExpression.check(text.span, options)
    } catch {
      let range = text.wholeScalars(in: error.range)
      switch error.reason {
      case .fields:
        findings.add(.cronFormat, at: range, ["example": .text(example)])
      // The positions of fields are known only if none is missing.
      case .field where !hasAllFields(text.span), .openDay where !hasAllFields(text.span):
        findings.add(.cronFormat, ["example": .text(example)])
      case .field(let field):
        findings.add(.cronField, at: range, ["field": .text(field.rawValue)])
      case .openDay: findings.add(.cronOpenDay, at: range)
      case .never: findings.add(.cronNever, at: range)
      }
    }
  }

  /// Whether a text has as many parts between spaces as a schedule has fields.
  private func hasAllFields(_ bytes: Span<UInt8>) -> Bool {
    var count = 0
    var isInField = false
    for index in bytes.indices {
      let isSpace = bytes[index] == UInt8(ascii: " ") || bytes[index] == UInt8(ascii: "\t")
      if !isSpace, !isInField { count += 1 }
      isInField = !isSpace
    }
    let least = options.contains(.seconds) ? 6 : 5
    return count == least || options.contains(.years) && count == least + 1
  }

  /// An example for messages of a schedule with the required fields.
  private var example: String {
    let weekdays = options.contains(.quartz) ? "0 9 ? * 2-6" : "0 9 * * 1-5"
    return options.contains(.seconds) ? "0 " + weekdays : weekdays
  }

  /// Returns schedules with the required fields.
  public func examples(in context: borrowing CheckContext) -> [String] {
    let monthly = options.contains(.quartz) ? "0 9 1 * ?" : "0 9 1 * *"
    return [example, options.contains(.seconds) ? "0 " + monthly : monthly]
  }

  /// Returns whether the text is the beginning of a schedule.
  ///
  /// - Complexity: O(*n*).
  public func progress(of text: UTF8Span, in context: borrowing CheckContext) -> TextProgress {
    do throws(CronExpression.Fault) {
      try CronExpression.check(text.span, options)
      return .valid
    } catch {
      return error.offset < text.count ? .impossible(at: error.offset) : .unfinished
    }
  }
}

extension CronCheck {
  private static let settings: [(name: String, option: CronExpression.Options, summary: String)] = [
    ("seconds", .seconds, "Whether a field for seconds comes first."),
    ("years", .years, "Whether a field for years may come last."),
    ("names", .names, "Whether months and weekdays may be names, such as JAN and MON."),
    ("macros", .macros, "Whether macros such as @daily may replace the fields."),
    ("quartz", .quartz, "Whether the fields follow Quartz, with ?, L, W and #."),
  ]

  /// The definition of this check, for packs and documentation.
  public static let definition = CheckDefinition(
    "cron",
    "Requires a cron schedule.",
    settings: settings.map { SettingDefinition.boolean($0.name, $0.summary) },
    codes: [.cronFormat, .cronField, .cronNever, .cronOpenDay],
    reports: CheckDefinition.codes(needing: ["cron.open_day": [["quartz"]]])
  ) { given throws(SettingError) in
    var options = CronExpression.Options()
    for setting in settings where given.boolean(setting.name) == true {
      options.insert(setting.option)
    }
    return CronCheck(options)
  }
}

extension CodeDefinition {
  static let cronFormat = CodeDefinition(
    "cron.format",
    "The schedule has too few or too many fields.",
    [.init("example", .text, "an example of a valid schedule")]
  )

  static let cronField = CodeDefinition(
    "cron.field",
    "A field of the schedule has an invalid value.",
    [
      .init(
        "field",
        .text,
        "`second`, `minute`, `hour`, `day`, `month`, `weekday` or `year`",
        isMeasured: true
      )
    ]
  )

  static let cronOpenDay = CodeDefinition(
    "cron.open_day",
    "A Quartz schedule has a question mark for neither or for both of its day fields."
  )

  static let cronNever = CodeDefinition("cron.never", "The schedule names a day that no month has.")
}
