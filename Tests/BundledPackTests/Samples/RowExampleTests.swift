import Rulebook
import TestSupport
import Testing

/// The examples in the rows of bundled tables are valid, and messages show the one of the row.
@Suite("Examples in bundled tables") struct RowExampleTests {
  struct Table: CustomTestStringConvertible, Sendable {
    var rule: String
    var file: String

    /// The parameter that names the row, if the value doesn't.
    var parameter: String?

    var testDescription: String { rule }
  }

  static let tables = [
    Table(rule: "iban", file: "banking/iban.tsv"),
    Table(rule: "vat", file: "by-country/vat.tsv"),
    Table(rule: "country-subdivision", file: "codes/subdivision-samples.tsv", parameter: "country"),
  ]

  @Test("Each example is accepted, and shown for a mistake in its row", arguments: tables)
  func isShown(table: Table) throws {
    let rulebook = try Rulebook(.init(resources: DataFiles.root))
    let lines = try DataFiles.lines("RulePacks/\(table.file)")
    let names = try #require(lines.first).split(separator: "\t", omittingEmptySubsequences: false)
    let column = try #require(names.firstIndex(of: "sample"))
    #expect(lines.count > 50)
    for line in lines.dropFirst() {
      let cells = line.split(separator: "\t", omittingEmptySubsequences: false).map(String.init)
      // A row can have several keys.
      let (key, sample) = (String(cells[0].prefix { $0 != " " }), cells[column])
      let parameters = table.parameter.map { [$0: Value.text(key)] } ?? [:]
      let rule = try rulebook.rule(table.rule, with: parameters)
      #expect(rule.check(sample).outcome == .valid, "\(sample)")
      let report = rule.check(table.parameter == nil ? key + "1" : "?")
      let violation = try #require(report.violations.first)
      #expect(violation.arguments["example"] == .text(sample), "\(key)")
    }
  }

  @Test("The name of a place shows its time zone, which is a valid one")
  func places() throws {
    let rule = try Rulebook(.init(resources: DataFiles.root)).rule("time-zone")
    let lines = try DataFiles.lines("RulePacks/times/time-zone-places.tsv").dropFirst()
    #expect(lines.count > 400)
    for line in lines {
      let cells = line.split(separator: "\t").map(String.init)
      let (place, zone) = (cells[0], cells[1])
      #expect(rule.check(zone).outcome == .valid, "\(zone)")
      let violation = try #require(rule.check(place).violations.first, "\(place)")
      #expect(violation.code == "identifier.unknown_code", "\(place)")
      #expect(violation.arguments["example"] == .text(zone), "\(place)")
    }
  }

  @Test(
    "Other rules with examples by row",
    arguments: [
      ("creditor-identifier", "FR72ZZZ12345", "FR72ZZZ123456"),
      ("creditor-identifier", "ES23ZZZ4769055", "ES23ZZZ47690558N"),
      ("eu.at-02", "IT66", "IT66ZZZA1B2C3D4E5F6G7H8"), ("eu.oss", "IM372022452", "IM3720000224"),
      ("eu.oss", "EU3720224521", "EU372022452"), ("eu.excise", "FR012907A0820", "FR012907E0820"),
      ("iban", "DE8", "DE89 3704 0044 0532 0130 00"),
      ("iban", "FR14 2004 1010 0505 0001 3M02 60", "FR14 2004 1010 0505 0001 3M02 606"),
      ("it.codicefiscale", "00743110158", "00743110157"),
      ("semver", "1.0", "2.1.0"), ("base64", "x", "Zm9vYmFy"),
      ("time-zone", "Berlin", "Europe/Berlin"), ("time-zone", "new york", "America/New_York"),
      // One of two names of the same zone, names of several zones, an offset, and no place.
      ("time-zone", "Istanbul", "Europe/Istanbul"), ("time-zone", "Pacific", "Europe/Zurich"),
      ("time-zone", "GMT+1", "Europe/Zurich"), ("time-zone", "Mars", "Europe/Zurich"),
    ]
  )
  func suits(rule: String, text: String, example: String) throws {
    let rulebook = try Rulebook(.init(resources: DataFiles.root))
    let handle = try rulebook.rule(rule)
    #expect(handle.check(example).outcome == .valid)
    let violation = try #require(handle.check(text).violations.first)
    #expect(violation.arguments["example"] == .text(example))
  }
}
