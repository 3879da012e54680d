import RuleEngine
import Rulebook
import Testing
import Violations

/// Accepts a value if the field `flag` in the same element is `yes`.
private struct FlagCheck: Check {
  static let definition = CheckDefinition("flagged", "Requires a flag.", codes: []) { _ in
    FlagCheck()
  }

  func check(_ text: UTF8Span, in context: borrowing CheckContext, into findings: inout Findings) {
    if context.fields?.value(of: "items[].flag") != "yes" { findings.add("required") }
  }
}

/// Checks of programs that look at fields which their settings don't name.
@Suite struct ProgramCheckFieldTests {
  private static let pack = """
    format: 1
    pack: flags
    rules:
      word: { checks: [length: { minimum: 1 }] }
      short: { checks: [when: { field: note, matches: [flagged], then: [length: { maximum: 1 }] }] }
    forms:
      f:
        fields:
          note: { rule: word }
          items[].flag: { rule: word }
          items[].word: { rule: short }
          items[].other: { rule: word, required-without: ['items[].flag'] }
    """

  @Test("A condition with such a check is judged for each element")
  func elements() throws {
    let rulebook = try Rulebook(
      .init(sources: [.text(Self.pack, name: "flags.yaml")], checks: [FlagCheck.definition])
    )
    let items: [Value] = ["yes", "no", "yes", "no"].map { ["flag": $0, "word": "two"] }
    let report = try rulebook.check(
      ["note": .text(String(repeating: "note ", count: 100)), "items": .list(items)],
      form: "f"
    )
    #expect(report.violations.map(\.path) == ["items[0].word", "items[2].word"])
    #expect(report.violations.map(\.code) == ["length.too_long", "length.too_long"])
  }
}
