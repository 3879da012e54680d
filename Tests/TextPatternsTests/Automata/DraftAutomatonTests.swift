import TestSupport
import Testing

@testable import TextPatterns

@Suite struct DraftAutomatonTests {
  /// Makes the automata of a pattern's languages.
  private static func drafts(
    _ pattern: String,
    budget: AutomatonBudget = AutomatonBudget()
  ) throws -> (drafts: [DraftAutomaton?], condition: PatternCondition) {
    var parser = PatternParser(pattern, ignoringCase: false)
    let plan = try PatternPlan(parser.parse().root)
    var sets = ScalarSetList()
    let graphs = plan.languages.map { PatternGraph($0, sets: &sets) }
    let classes = ScalarClasses(sets.sets)
    let drafts = graphs.map { graph in
      var ownBudget = budget
      return SubsetConstruction(graph, classes: classes, lineFeed: nil, budget: &ownBudget)?
        .automaton
    }
    return (drafts, plan.condition)
  }

  /// Whether every state leads to a state where a text can end.
  private static func isTrim(_ draft: DraftAutomaton) -> Bool {
    (0..<draft.stateCount).allSatisfy { state in
      var seen: Set<Int32> = []
      var pending = [Int32(state)]
      while let state = pending.popLast() {
        guard state >= 0, seen.insert(state).inserted else { continue }
        if draft.isAccepting[Int(state)] { return true }
        pending += (0..<draft.classCount).map { draft.next(state, $0) }
      }
      return false
    }
  }

  @Test(
    "Trimming leaves only states from which a text can be completed",
    arguments: [
      ("a", 2), ("ab|cd", 4), ("a[b&&c]", 0), ("a(?:b|c[b&&c])", 3), ("(?:a[b&&c])*", 1), ("a*", 1),
      ("(?=a)b", 0), ("(?!a)ab", 0), ("(?=.*b)a*b?", 3), ("(?=a)[ab]c", 3),
    ]
  )
  func trim(pattern: String, greatestCount: Int) throws {
    let (drafts, condition) = try Self.drafts(pattern)
    var budget = AutomatonBudget()
    let whole = DraftAutomaton(drafts.compactMap(\.self), condition: condition, budget: &budget)
    var joined = try #require(whole)
    joined.trim()
    #expect(Self.isTrim(joined))
    #expect(joined.stateCount <= greatestCount)
    #expect((joined.start < 0) == (greatestCount == 0))
  }

  @Test("Trimming random automata leaves no dead state", arguments: 0..<20 as Range<UInt64>)
  func randomTrim(seed: UInt64) throws {
    var generator = SplitMix64(seed: seed)
    var patterns = SmallPattern(atoms: ["a", "b", "[ab]", "[a&&b]"], size: 8)
    patterns.hasLookAheads = true
    let (drafts, condition) = try Self.drafts(patterns.random(using: &generator))
    var budget = AutomatonBudget()
    let whole = DraftAutomaton(drafts.compactMap(\.self), condition: condition, budget: &budget)
    for draft in drafts + [whole] {
      var draft = try #require(draft)
      draft.trim()
      #expect(Self.isTrim(draft))
    }
  }

  @Test("A budget bounds entries and work")
  func budgets() throws {
    let pattern = "(?:a|b)*a(?:a|b){6}"
    func isMade(_ budget: AutomatonBudget) throws -> Bool {
      try Self.drafts(pattern, budget: budget).drafts.allSatisfy { $0 != nil }
    }
    // 128 states, plus one for texts that nothing can complete, with three classes each.
    #expect(try isMade(AutomatonBudget(entries: 129 * 3)))
    #expect(try !isMade(AutomatonBudget(entries: 129 * 3 - 1)))
    #expect(try !isMade(AutomatonBudget(work: 100)))
    #expect(try !isMade(AutomatonBudget(entries: 0)))
    #expect(try !isMade(AutomatonBudget(work: 0)))
  }
}
