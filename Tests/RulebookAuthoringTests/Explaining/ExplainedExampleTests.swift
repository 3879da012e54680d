import Rulebook
import RulebookAuthoring
import Testing
import Violations

/// The examples in the explanation of a rule.
@Suite("Explained examples")
struct ExplainedExampleTests {
  private static let pack = """
    format: 1
    pack: acme
    rules:
      birthday:
        checks: [date: { latest: today }]
        examples:
          valid: [2026-11-20, { value: 2026-11-21, now: 2026-11-21 }]
          invalid: [{ value: 2026-11-22, now: 2026-11-21 23:30:00-05:00, codes: [date.too_late] }]
    """

  @Test("name the day or the time that they treat as now")
  func now() throws {
    let rulebook = try Rulebook(.text(Self.pack, name: "acme.yaml"))
    let members = try rulebook.explanation(ofRule: "birthday", in: "en").members
    guard case .list(let examples)? = members["examples"] else {
      Issue.record("there are no examples")
      return
    }
    let times = examples.map { example -> Value? in
      guard case .record(let members) = example else { return Value?.none }
      return members["now"]
    }
    #expect(times == [Value?.none, "2026-11-21", "2026-11-21T23:30:00-05:00"])
  }
}
