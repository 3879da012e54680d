import Foundation
import TestSupport
import Testing
import Violations

@Suite("Fixes") struct ViolationFixTests {
  struct Row: CustomTestStringConvertible, Sendable {
    var old: String
    var new: String
    var range: Range<Int>
    var replacement: String
    var testDescription: String { "\(old) → \(new)" }

    init(_ old: String, _ new: String, _ range: Range<Int>, _ replacement: String) {
      (self.old, self.new, self.range, self.replacement) = (old, new, range, replacement)
    }
  }

  static let rows = [
    Row("1,5", "1.5", 1..<2, "."),
    Row("DE89 37O4", "DE89 3704", 7..<8, "0"),
    Row("OO", "00", 0..<2, "00"),
    Row("10115,", "10115", 5..<6, ""),
    Row("example.org", "https://example.org", 0..<0, "https://"),
    Row("a@@b", "a@b", 2..<3, ""),
    Row("", "a", 0..<0, "a"),
    Row("a", "", 0..<1, ""),
    Row("Zürich", "Zurich", 1..<3, "u"),
    Row("e\u{301}", "é", 0..<3, "é"),
    Row("e\u{301}", "e", 1..<3, ""),
    Row("1O2O", "1020", 1..<4, "020"),
  ]

  @Test("The smallest edit leads from one text to another", arguments: rows)
  func smallest(row: Row) throws {
    let fix = try #require(Violation.Fix(from: row.old, to: row.new))
    #expect(fix == Violation.Fix(range: row.range, replacement: row.replacement))
    let corrected = try #require(fix.applied(to: row.old))
    #expect(Array(corrected.utf8) == Array(row.new.utf8))
  }

  @Test("There is no edit between equal texts, but one between equivalent ones")
  func equalTexts() {
    #expect(Violation.Fix(from: "a", to: "a") == nil)
    #expect(Violation.Fix(from: "", to: "") == nil)
    #expect(Violation.Fix(from: "é", to: "e\u{301}") != nil)
  }

  @Test(
    "A range that doesn't fit the text can't be replaced",
    arguments: [(-1)..<1, 0..<4, 4..<4, 1..<2, 2..<3, 0..<2]
  )
  func unfitting(range: Range<Int>) {
    // The second character has two bytes.
    let isWhole = range == 0..<1 || range == 1..<3
    #expect((Violation.Fix(range: range, replacement: "x").applied(to: "aé") != nil) == isWhole)
  }

  @Test("A violation keeps its fix when it is encoded, and can do without")
  func encoding() throws {
    var violation = Violation("number.format", at: 0..<3)
    let without = try JSONEncoder().encode(violation)
    #expect(!String(decoding: without, as: UTF8.self).contains("fix"))
    #expect(try JSONDecoder().decode(Violation.self, from: without) == violation)
    violation.fix = Violation.Fix(range: 1..<2, replacement: ".")
    let with = try JSONEncoder().encode(violation)
    #expect(try JSONDecoder().decode(Violation.self, from: with) == violation)
    #expect(try JSONDecoder().decode(Violation.self, from: with).fix != nil)
  }
}
