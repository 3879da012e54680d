import Testing
import Violations

@testable import NumberAndDateRules
@testable import RuleEngine

@Suite("Dates in digits")
struct DateFormatTests {
  struct Row: CustomTestStringConvertible, Sendable {
    var testDescription: String { "\(format) \(text)" }
    var format: String
    var text: String

    /// The day; `form` for another format, `day` for no such day.
    var expected: String

    init(_ format: String, _ text: String, _ expected: String) {
      (self.format, self.text, self.expected) = (format, text, expected)
    }
  }

  static let rows: [Row] = [
    Row("yyyyMMdd", "19851224", "1985-12-24"),
    Row("yyMMdd", "851224", "1985-12-24"),
    Row("yyMMdd", "261224", "2026-12-24"),
    Row("yyMMdd", "270101", "1927-01-01"),
    Row("yyMMdd", "000229", "2000-02-29"),
    Row("yyMMdd", "270229", "day"),
    Row("dd.MM.yyyy", "24.12.1985", "1985-12-24"),
    Row("dd.MM.yyyy", "24-12-1985", "form"),
    Row("dd.MM.yyyy", "24.12.85", "form"),
    Row("yyyy", "2024", "2024-01-01"),
    Row("yyyyMM", "202413", "day"),
    Row("yyyyMM", "202412", "2024-12-01"),
    Row("MMyy", "0285", "1985-02-01"),
    Row("yyyyMMdd", "2024010", "form"),
    Row("yyyyMMdd", "202401011", "form"),
    Row("yyyyMMdd", "2024010a", "form"),
    Row("yyyyMMdd", "20240100", "day"),
    Row("yyyyMMdd", "20240431", "day"),
    Row("yyyyMMdd", "", "form"),
    Row("ddMMyyyy", "01012024", "2024-01-01"),
    Row("yyyyMMdd", "２０２４０１０１", "form"),
    Row("yyyyDDD", "2026001", "2026-01-01"),
    Row("yyyyDDD", "2024366", "2024-12-31"),
    Row("yyyyDDD", "2026366", "day"),
    Row("yyyyDDD", "2026000", "day"),
    Row("yyDDD", "26059", "2026-02-28"),
    Row("yyyy-DDD", "2024-060", "2024-02-29"),
    Row("yyyy-DDD", "2024-60", "form"),
  ]

  @Test("A date is read, or refused as one or the other", arguments: rows)
  func read(_ row: Row) throws {
    let format = try DateFormat(row.format)
    let found =
      switch format.read(row.text.utf8Span, latestYear: 2026) {
      case .date(let date): date.description
      case .otherFormat: "form"
      case .noSuchDay: "day"
      }
    #expect(found == row.expected)
    guard found != "form" else { return }
    for end in row.text.indices {
      let mayContinue = format.mayContinue(String(row.text[..<end]).utf8Span)
      #expect(mayContinue)
    }
    let mayGoOn = format.mayContinue((row.text + "1").utf8Span)
    #expect(!mayGoOn)
  }

  @Test(
    "A format without a year, with something twice, with other letters or too long is refused",
    arguments: [
      "", "MMdd", "yyyyyy", "yyyyyyyy", "yyMMyyyy", "yyyyMMMM", "YYMMDD", "yyyymmdd", "yyyyddd",
      "yyyyDDDdd", "MMyyyyDDD", "DDD",
      "yyyyÄ", "yyyy" + String(repeating: "-", count: 57) + "MMdd",
    ]
  )
  func refused(format: String) {
    #expect(throws: SettingError.self) { try DateFormat(format) }
  }
}
