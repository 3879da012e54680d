import Foundation
import Rulebook
import RulebookKernels

extension Benchmarks {
  /// Measures points in time and schedules next to regular expressions that don't check days or
  /// leap seconds.
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
      let reference = Harness.Side.matches(
        of: expression,
        in: text,
        name: "NSRegularExpression of its characters"
      )
      if name == "date-time" {
        harness.compare("date-time, kernel", { secondOfDay(in: text) }, with: reference)
      }
      harness.compare(name, { valid(rule, text) }, with: reference)
    }
  }

  /// Reads a point in time without a rule around it.
  private static func secondOfDay(in text: String) -> Int {
    do { return try PointInTime(rfc3339: text.utf8Span.span).time.secondOfDay } catch { return 0 }
  }
}
