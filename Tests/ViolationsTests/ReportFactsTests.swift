import Testing
import Violations

@Suite("Facts of a report")
struct ReportFactsTests {
  static let value = Report(facts: ["brand": "visa", "birth_date": "2000-02-29"])
  static let record = Report(facts: ["card": ["brand": "visa"], "tags[1]": ["kind": "text"]])

  @Test("A fact of one value has no path")
  func ofValue() {
    #expect(Self.value.fact("brand") == "visa")
    #expect(Self.value.fact(Report.Fact(rawValue: "birth_date")) == "2000-02-29")
    #expect(Self.value.fact("kind") == nil)
    #expect(Self.value.fact("brand", at: "card") == nil)
  }

  @Test("A fact of a record is at the path of its field")
  func ofRecord() {
    #expect(Self.record.fact("brand", at: "card") == "visa")
    #expect(Self.record.fact("kind", at: "tags[1]") == "text")
    #expect(Self.record.fact("kind", at: "tags[0]") == nil)
    #expect(Self.record.fact("brand", at: "tags[1]") == nil)
  }
}
