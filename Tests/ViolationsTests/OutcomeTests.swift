import Testing
import Violations

/// How outcomes of several checks combine into one.
@Suite struct OutcomeTests {
  @Test(
    "Invalid beats inconclusive, and inconclusive beats valid",
    arguments: Outcome.allCases,
    Outcome.allCases
  )
  func and(left: Outcome, right: Outcome) {
    let ranks: [Outcome] = [.valid, .inconclusive, .invalid]
    let worse = max(ranks.firstIndex(of: left) ?? -1, ranks.firstIndex(of: right) ?? -1)
    #expect(left.and(right) == ranks[worse])
  }
}
