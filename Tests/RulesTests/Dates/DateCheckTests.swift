import Rules
import TestSupport
import Testing
import Violations

@Suite struct DateCheckTests {
  struct Row: CustomTestStringConvertible {
    var settings: [String: Value]
    var text: String
    var today: String
    var code: ViolationCode?
    var limit: String?
    var testDescription: String { "\(text) \(settings.mapValues { $0.text ?? "" }) on \(today)" }

    init(
      _ settings: [String: Value],
      _ text: String,
      today: String = "2026-11-20",
      _ code: ViolationCode? = nil,
      _ limit: String? = nil
    ) {
      (self.settings, self.text, self.today) = (settings, text, today)
      (self.code, self.limit) = (code, limit)
    }
  }

  static let rows = [
    Row([:], "2026-11-20"), Row([:], "2024-02-29"), Row([:], "2026-02-29", "date.no_such_day"),
    Row([:], "2026-13-01", "date.no_such_day"), Row([:], "0000-01-01", "date.no_such_day"),
    Row([:], "2026-1-1", "date.format"), Row([:], "20261120", "date.format"),
    Row([:], "20.11.2026", "date.format"), Row([:], "2026-11-20T00:00", "date.format"),
    Row([:], "２026-11", "date.format"), Row([:], "today", "date.format"),
    Row(["earliest": "2026-01-01"], "2026-01-01"),
    Row(["earliest": "2026-01-01"], "2025-12-31", "date.too_early", "2026-01-01"),
    Row(["latest": "2026-01-01"], "2026-01-01"),
    Row(["latest": "2026-01-01"], "2026-01-02", "date.too_late", "2026-01-01"),
    Row(["earliest": "today"], "2026-11-20"),
    Row(["earliest": "today"], "2026-11-19", "date.too_early", "2026-11-20"),
    Row(["latest": "today-P18Y"], "2008-11-20"),
    Row(["latest": "today-P18Y"], "2008-11-21", "date.too_late", "2008-11-20"),
    // A person born on a leap day is of age on the last day of February.
    Row(["latest": "today-P18Y"], "2006-02-28", today: "2024-02-29"),
    Row(["latest": "today-P18Y"], "2006-03-01", today: "2024-02-29", "date.too_late", "2006-02-28"),
    Row(["latest": "today+P1M"], "2026-03-01", today: "2026-01-31", "date.too_late", "2026-02-28"),
  ]

  @Test("Dates are held against fixed and relative limits", arguments: rows)
  func reports(row: Row) throws {
    let today = try #require(CivilDate(row.today))
    let check = try DateCheck.definition.check(row.settings)
    let context = CheckContext(surroundings: Surroundings(today: { today }))
    var expected: [Violation] = []
    if let code = row.code {
      let name = code == "date.too_early" ? "earliest" : "latest"
      let limit = row.limit.flatMap { CivilDate($0) }
      expected = [Violation(code, limit.map { [name: .date($0)] } ?? [:])]
    }
    #expect(check.violations(in: row.text, context: context) == expected)
    #expect(check.outcome(of: row.text, context: context) == (row.code == nil ? .valid : .invalid))
  }

  @Test("Both limits may fail at once, the earliest first")
  func bothLimits() {
    // A pack may not say so, and a date that is relative to today may come to it.
    let check = DateCheck(
      earliest: DateExpression("2026-02-01"),
      latest: DateExpression("2026-01-01")
    )
    #expect(check.violations(in: "2026-01-15").map(\.code) == ["date.too_early", "date.too_late"])
  }
}
