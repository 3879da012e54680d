import Foundation
import Rulebook

extension Benchmarks {
  /// Points in time and schedules beside regular expressions that know neither days nor leap seconds.
  static func times(_ rulebook: Rulebook, _ harness: inout Harness) throws {
    let expressions = [
      (
        "date-time", "2026-11-20T14:30:00.25+01:00",
        #"^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d(?:\.\d+)?(?:Z|[+-]\d\d:\d\d)$"#
      ),
      (
        "date-time.local", "2026-11-20T14:30",
        #"^\d{4}-\d\d-\d\d[T ]\d\d:\d\d(?::\d\d(?:\.\d+)?)?$"#
      ),
      ("time", "14:30", #"^\d\d:\d\d(?::\d\d(?:\.\d+)?)?$"#),
      (
        "duration", "P1DT12H30M",
        #"^P(?:\d+Y)?(?:\d+M)?(?:\d+D)?(?:T(?:\d+H)?(?:\d+M)?(?:\d+S)?)?$"#
      ),
      ("cron", "*/15 0-6 1,15 * MON-FRI", #"^(?:[\d*/,A-Za-z-]+ ){4}[\d*/,A-Za-z-]+$"#),
    ]
    for (name, text, pattern) in expressions {
      let rule = try rulebook.rule(name)
      let expression = try NSRegularExpression(pattern: pattern)
      harness.compare(
        name,
        { valid(rule, text) },
        with: .init(name: "NSRegularExpression of its characters") {
          expression.numberOfMatches(
            in: text,
            range: NSRange(location: 0, length: text.utf16.count)
          )
        }
      )
    }
  }
}
