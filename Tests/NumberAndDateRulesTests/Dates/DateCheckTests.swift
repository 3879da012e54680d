import NumberAndDateRules
import RuleEngine
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
    Row(["year-zero": true], "0000-02-29"), Row(["year-zero": true], "2026-11-20"),
    Row(["year-zero": true], "0000-02-30", "date.no_such_day"),
    Row(["year-zero": true, "latest": "2026-01-01"], "0000-12-31"),
    Row(
      ["year-zero": true, "earliest": "2026-01-01"],
      "0000-12-31",
      "date.too_early",
      "2026-01-01"
    ),
    Row([:], "2026-1-1", "date.format.order", "2026-01-01"),
    Row([:], "20261120", "date.format.order", "2026-11-20"),
    Row([:], "20.11.2026", "date.format.order", "2026-11-20"),
    Row([:], "2026-11-20T00:00", "date.format"),
    Row([:], "２026-11", "date.format"), Row([:], "today", "date.format"),
    Row(["earliest": "2026-01-01"], "2026-01-01"),
    Row(["earliest": "2026-01-01"], "2025-12-31", "date.too_early", "2026-01-01"),
    Row(["latest": "2026-01-01"], "2026-01-01"),
    Row(["latest": "2026-01-01"], "2026-01-02", "date.too_late", "2026-01-01"),
    Row(["earliest": "today"], "2026-11-20"),
    Row(["earliest": "today"], "2026-11-19", "date.too_early", "2026-11-20"),
    Row(["latest": "today-P18Y"], "2008-11-20"),
    Row(["latest": "today-P18Y"], "2008-11-21", "date.too_late", "2008-11-20"),
    // A person born on a leap day comes of age on the last day of February.
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
      let example: [String: Argument] = code == "date.format" ? ["example": "2026-11-20"] : [:]
      expected = [Violation(code, limit.map { [name: .date($0)] } ?? example)]
      if code == "date.format.order" {
        let meant = Argument.text(row.limit ?? "")
        expected = [Violation(code, ["example": meant], at: 0..<row.text.utf8.count)]
      }
    }
    #expect(check.violations(in: row.text, context: context) == expected)
    #expect(check.outcome(of: row.text, context: context) == (row.code == nil ? .valid : .invalid))
  }

  @Test(
    "Two digits mean the last possible year that isn't after that of the pivot",
    arguments: [
      ("2049-01-01", "491231", "2049-12-31"), ("2049-12-31", "500101", "1950-01-01"),
      ("1999-06-30", "000101", "1900-01-01"), ("1999-06-30", "991231", "1999-12-31"),
      ("today+P20Y", "460101", "2046-01-01"), ("today+P20Y", "470101", "1947-01-01"),
      ("today-P100Y", "261231", "1926-12-31"), (nil, "261231", "2026-12-31"),
      (nil, "270101", "1927-01-01"),
    ] as [(String?, String, String)]
  )
  func pivot(pivot: String?, text: String, day: String) throws {
    let today = try #require(CivilDate("2026-11-20"))
    let context = CheckContext(surroundings: Surroundings(today: { today }))
    let format = try DateFormat("yyMMdd")
    let last = pivot.flatMap { DateExpression($0) }
    var findings = Findings(.report)
    DateCheck(format: format, pivot: last).check(text.utf8Span, in: context, into: &findings)
    #expect(findings.facts["date"] == .text(day))
    let limit = try #require(DateExpression(day))
    let limited = DateCheck(
      earliest: limit,
      latest: limit,
      format: format,
      pivot: last ?? DateExpression(today)
    )
    #expect(limited.violations(in: text, context: context) == [])
    #expect(limited.examples(in: context) == [text])
  }

  @Test("Both limits may fail at once, the earliest first")
  func bothLimits() {
    // A pack can't declare these limits, but a date relative to today can lead to them.
    let check = DateCheck(
      earliest: DateExpression("2026-02-01"),
      latest: DateExpression("2026-01-01")
    )
    #expect(check.violations(in: "2026-01-15").map(\.code) == ["date.too_early", "date.too_late"])
  }

  @Test(
    "A day of the year 0000 can be typed if the year is accepted",
    arguments: [
      (DateCheck(acceptsYearZero: true), "000", TextProgress.unfinished),
      (DateCheck(acceptsYearZero: true), "0000-02-2", .unfinished),
      (DateCheck(acceptsYearZero: true), "0000-02-29", .valid),
      (DateCheck(acceptsYearZero: true), "0000-02-3", .impossible(at: 8)),
      (
        DateCheck(latest: DateExpression("1999-01-01"), acceptsYearZero: true), "0000-1",
        .unfinished
      ),
      (
        DateCheck(earliest: DateExpression("1999-01-01"), acceptsYearZero: true), "0",
        .impossible(at: 0)
      ),
      (DateCheck(), "0000", .impossible(at: 3)),
    ] as [(DateCheck, String, TextProgress)]
  )
  func progress(check: DateCheck, text: String, expected: TextProgress) {
    #expect(check.progress(of: text.utf8Span, in: CheckContext()) == expected)
  }
}
