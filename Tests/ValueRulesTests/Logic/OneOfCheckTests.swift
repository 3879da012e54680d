import RuleEngine
import TestSupport
import Testing
import ValueRules
import Violations

@Suite struct OneOfCheckTests {
  private func missing(_ allowed: String...) -> Violation {
    Violation("one_of.missing", ["allowed": .list(texts: allowed)])
  }

  private let unlisted = Violation("one_of.unlisted")

  @Test("A value of another kind or spelling is not in the list")
  func membership() {
    let check = OneOfCheck(["a", "é", 5, true])
    for value in ["a", "\u{E9}", "5", "5.0", 5, true] as [Value] {
      #expect(check.violations(in: value) == [])
      #expect(check.outcome(of: value) == .valid)
    }
    for value in ["A", "e\u{301}", "true", 6, false, ["a"], "a "] as [Value] {
      #expect(check.violations(in: value) == [unlisted], "\(value)")
      #expect(check.outcome(of: value) == .invalid)
    }
  }

  // Full case folding of Unicode §3.13: ß folds to ss; dotless ı folds to itself.
  @Test(
    "Case is ignored by full case folding",
    arguments: [
      ("Straße", "STRASSE", true), ("STRASSE", "straße", true), ("Straße", "STRAẞE", true),
      ("ΟΔΟΣ", "οδος", true), ("οδος", "οδοσ", true), ("ﬁ", "FI", true), ("i", "I", true),
      ("i", "ı", false), ("é", "É", true), ("é", "E\u{301}", false), ("K", "\u{212A}", true),
    ]
  )
  func ignoringCase(listed: String, given: String, isFound: Bool) {
    let values = OneOfCheck([.text(listed)], ignoringCase: true)
    let words = OneOfCheck([], words: WordList([listed]), ignoringCase: true)
    #expect(values.outcome(of: given) == (isFound ? .valid : .invalid))
    #expect(words.outcome(of: given) == (isFound ? .valid : .invalid))
    // The list is shown as it is written.
    #expect(values.violations(in: "nothing") == [missing(listed)])
    #expect(words.violations(in: "nothing") == [unlisted])
  }

  @Test("Words are found by scalars, and none is shown")
  func words() {
    let check = OneOfCheck(["x"], words: WordList(["caf\u{E9}"]))
    #expect(check.violations(in: "caf\u{E9}") == [])
    #expect(check.violations(in: "x") == [])
    #expect(check.violations(in: "cafe\u{301}") == [unlisted])
  }

  @Test("Texts and numbers are shown in the order of the pack, up to twelve")
  func shown() {
    let values = (1...12).map { Value.text("v\(21 - $0)") }
    #expect(
      OneOfCheck(values).violations(in: "x") == [
        Violation("one_of.missing", ["allowed": .list(texts: (1...12).map { "v\(21 - $0)" })])
      ]
    )
    #expect(OneOfCheck(values + ["v1"]).violations(in: "x") == [unlisted])
    #expect(OneOfCheck(values + ["v1"]).outcome(of: "v1") == .valid)
    #expect(OneOfCheck(["b", 5, "a"]).violations(in: "x") == [missing("b", "5", "a")])
  }

  @Test("A list is given as values or words")
  func settings() throws {
    #expect(throws: SettingError.self) { try OneOfCheck.definition.check() }
    let check = try OneOfCheck.definition.check(["values": ["a", "b"], "ignoring-case": "true"])
    #expect(check.outcome(of: "B") == .valid)
    #expect(try OneOfCheck.definition.check(["values": "a"]).outcome(of: "a") == .valid)
  }
}
