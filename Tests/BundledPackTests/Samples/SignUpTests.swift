import RuleEngine
import Rulebook
import TestSupport
import Testing

@Suite("The sign-ups of the examples")
struct SignUpTests {
  @Test("give what was judged of each of them")
  func outcomes() throws {
    let today = try #require(CivilDate("2026-11-21"))
    let rulebook = try Rulebook(
      .init(sources: [], resources: DataFiles.root),
      surroundings: Surroundings { today }
    )
    var expected: [Int: String] = [:]
    for line in try DataFiles.lines("Tests/Fixtures/sign-up-outcomes.txt") {
      let number = line.prefix { $0 != " " }
      expected[try #require(Int(number))] = String(line.dropFirst(4))
    }
    let lines = try DataFiles.lines("Examples/sign-ups.jsonl")
    #expect(lines.count == 86)
    #expect(expected.count == 42)
    for (index, line) in lines.enumerated() {
      let report = try rulebook.check(FormRow.record(line), form: "sign-up")
      #expect(report.outcome == (expected[index + 1] == nil ? .valid : .invalid))
      #expect(
        report.places.joined(separator: ", ") == expected[index + 1] ?? "",
        "line \(index + 1)"
      )
    }
  }
}
