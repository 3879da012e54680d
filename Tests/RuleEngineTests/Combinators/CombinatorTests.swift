import RuleEngine
import TestSupport
import Testing
import Violations

/// What each combinator comes to, for every two outcomes of the checks inside.
@Suite struct CombinatorTests {
  static let limit = Violation("limit.time")

  private func list(_ outcomes: Outcome...) -> CheckList {
    CheckList(outcomes.map { RuleCheck(FixedCheck($0)) })
  }

  private func expect(_ check: some Check, comesTo outcome: Outcome) {
    for value in ["text", 5] as [Value] {
      let found = check.findings(in: value)
      #expect(found.outcome == outcome)
      #expect(check.outcome(of: value) == outcome)
      #expect(found.violations.contains(Self.limit) || outcome != .inconclusive)
      #expect(!found.violations.isEmpty || outcome == .valid)
    }
  }

  static let pairs: [(left: Outcome, right: Outcome, all: Outcome, any: Outcome)] = [
    (.valid, .valid, .valid, .valid),
    (.valid, .inconclusive, .inconclusive, .valid),
    (.valid, .invalid, .invalid, .valid),
    (.inconclusive, .valid, .inconclusive, .valid),
    (.inconclusive, .inconclusive, .inconclusive, .inconclusive),
    (.inconclusive, .invalid, .invalid, .inconclusive),
    (.invalid, .valid, .invalid, .valid),
    (.invalid, .inconclusive, .invalid, .inconclusive),
    (.invalid, .invalid, .invalid, .invalid),
  ]

  @Test("All and any follow the table of three values")
  func allAndAny() {
    for (left, right, all, any) in Self.pairs {
      expect(AllCheck(list(left, right)), comesTo: all)
      expect(AnyCheck(list(left, right)), comesTo: any)
      // The negation of a list is the negation of all of it.
      let negated: Outcome =
        switch all {
        case .valid: .invalid
        case .invalid: .valid
        case .inconclusive: .inconclusive
        }
      expect(NotCheck(list(left, right)), comesTo: negated)
    }
  }

  @Test("When follows its condition", arguments: Outcome.allCases, Outcome.allCases)
  func when(condition: Outcome, branch: Outcome) {
    let then = WhenCheck(matches: list(condition), then: list(branch), else: list(.valid))
    let otherwise = WhenCheck(matches: list(condition), then: list(.valid), else: list(branch))
    switch condition {
    case .valid:
      expect(then, comesTo: branch)
      expect(otherwise, comesTo: .valid)
    case .invalid:
      expect(then, comesTo: .valid)
      expect(otherwise, comesTo: branch)
    case .inconclusive:
      expect(then, comesTo: .inconclusive)
      expect(otherwise, comesTo: .inconclusive)
    }
  }

  @Test("Empty lists: all holds, any fails, not fails")
  func emptyLists() {
    expect(AllCheck(list()), comesTo: .valid)
    expect(AnyCheck(list()), comesTo: .invalid)
    expect(NotCheck(list()), comesTo: .invalid)
  }

  private func learning(_ outcome: Outcome, _ name: String) -> RuleCheck {
    RuleCheck(FixedCheck(outcome, facts: [name: true]))
  }

  @Test("Of any, the facts of the first branch that passes stay, and nothing of the others")
  func anyFacts() {
    let check = AnyCheck(
      CheckList([learning(.invalid, "a"), learning(.valid, "b"), learning(.valid, "c")])
    )
    for value in ["text", 5] as [Value] {
      #expect(check.findings(in: value).facts == ["b": true])
      #expect(check.findings(in: value).violations == [])
    }
    let failing = AnyCheck(CheckList([learning(.invalid, "a"), learning(.inconclusive, "b")]))
    #expect(failing.findings(in: "text").facts == [:])
    #expect(failing.findings(in: "text").violations == [Self.limit])
    let nested = AnyCheck(CheckList([learning(.invalid, "a")]))
    #expect(nested.findings(in: "text").violations == [Violation("any")])
  }

  /// The outcomes of the checks, and the facts and violations of `any` that reports the first.
  static let firsts: [([Outcome], Set<String>, [Violation])] = [
    ([.valid, .invalid], ["0"], []), ([.invalid, .valid], ["1"], []),
    ([.inconclusive, .valid], ["1"], []), ([.invalid, .invalid], ["0"], [failure]),
    ([.invalid], ["0"], [failure]), ([.invalid, .inconclusive], [], [limit]),
    ([.inconclusive, .invalid], [], [limit]),
  ]

  private static let failure = Violation("fixed.failure", ["constant": 1], at: 0..<1)

  @Test("Any can report what its first check reports", arguments: firsts)
  func anyReportingFirst(outcomes: [Outcome], facts: Set<String>, violations: [Violation]) {
    let checks = outcomes.enumerated().map { learning($1, String($0)) }
    let check = AnyCheck(CheckList(checks), reporting: .first)
    let found = check.findings(in: "text")
    #expect(Set(found.facts.keys) == facts)
    #expect(found.violations == violations)
    #expect(check.outcome(of: "text") == found.outcome)
    #expect(check.requirements(in: CheckContext()) == [])
  }

  @Test("Of not, no facts and no violations stay")
  func notFacts() {
    for outcome in Outcome.allCases {
      let found = NotCheck(CheckList([learning(outcome, "a")])).findings(in: "text")
      #expect(found.facts == [:])
      let expected: [Outcome: [Violation]] = [
        .valid: [Violation("not")], .invalid: [], .inconclusive: [Self.limit],
      ]
      #expect(found.violations == expected[outcome])
    }
  }

  @Test("Of all, every fact and violation stays, in order")
  func allFacts() {
    let check = AllCheck(
      CheckList([
        RuleCheck(FixedCheck(.invalid, "x.first", facts: ["a": 1])),
        RuleCheck(FixedCheck(.invalid, "x.second", facts: ["b": 2])),
      ])
    )
    let found = check.findings(in: "text")
    #expect(found.violations.map(\.code) == ["x.first", "x.second"])
    #expect(found.facts == ["a": 1, "b": 2])
  }

  @Test("Of a condition, nothing stays but that it could not be decided")
  func conditionFacts() {
    let check = WhenCheck(
      matches: CheckList([learning(.invalid, "a")]),
      then: list(.valid),
      else: CheckList([learning(.valid, "b")])
    )
    #expect(check.findings(in: "text").facts == ["b": true])
    #expect(check.findings(in: "text").violations == [])
  }

  @Test("A warning inside fails nothing")
  func warnings() {
    let warning = RuleCheck(FixedCheck(.invalid, severity: .warning))
    let violation = Violation("fixed.failure", ["constant": 1], at: 0..<1, severity: .warning)
    #expect(AllCheck(CheckList([warning])).findings(in: "text").violations == [violation])
    #expect(AnyCheck(CheckList([warning])).findings(in: "text").violations == [violation])
    #expect(AllCheck(CheckList([warning])).outcome(of: "text") == .valid)
    #expect(AnyCheck(CheckList([warning])).outcome(of: "text") == .valid)
    #expect(NotCheck(CheckList([warning])).outcome(of: "text") == .invalid)
  }
}
