import Testing

@testable import UnicodeText

@Suite struct MatchingBudgetTests {
  private static let costly = "(a+)+b"
  private static let text = String(repeating: "a", count: 40)

  @Test("What one match has taken is not there for the next")
  func shared() throws {
    let budget = MatchingBudget()
    let costly = try RegularExpression(pattern: Self.costly)
    let harmless = try RegularExpression(pattern: "(?:a|b)*")
    #expect(harmless.wholeMatch(of: Self.text, within: budget) == .match)
    #expect(costly.wholeMatch(of: Self.text, within: budget) == .limitExceeded)
    #expect(harmless.wholeMatch(of: Self.text, within: budget) == .match)
    #expect(costly.wholeMatch(of: Self.text, within: budget) == .limitExceeded)
    #expect(harmless.wholeMatch(of: Self.text, within: budget) == .limitExceeded)
    #expect(harmless.wholeMatch(of: Self.text, within: MatchingBudget()) == .match)
  }

  @Test("Steps are counted alike each time")
  func steps() throws {
    let costly = try RegularExpression(pattern: Self.costly)
    for _ in 0..<3 {
      let budget = MatchingBudget()
      _ = costly.wholeMatch(of: Self.text, within: budget)
      // 100 steps, of 25 for each place and 6 for the characters of the pattern.
      #expect(budget.allowance(10_000).steps == 5_000 - 100 * 31)
    }
  }

  @Test("Thousands of matches without a step stay possible")
  func harmless() throws {
    let budget = MatchingBudget()
    let expression = try RegularExpression(pattern: #"(?<!x)[a-z]+"#)
    for _ in 0..<3_000 {
      #expect(expression.wholeMatch(of: "abc", within: budget) == .match)
    }
  }

  @Test("Matches without a step that take long come to an end")
  func unseen() throws {
    let budget = MatchingBudget()
    let expression = try RegularExpression(pattern: "(a+)+b")
    // Thousands of places, about as many as one step has.
    let text = String(repeating: "a", count: 12)
    let outcomes = (0..<20_000).lazy.map { _ in expression.wholeMatch(of: text, within: budget) }
    #expect(outcomes.contains(.limitExceeded))
    #expect(expression.wholeMatch(of: text) == .noMatch(couldContinue: true))
  }

  @Test("Looking for the possible beginning has the same budget")
  func beginning() throws {
    let budget = MatchingBudget()
    let costly = try RegularExpression(pattern: Self.costly)
    for _ in 0..<2 { _ = costly.wholeMatch(of: Self.text, within: budget) }
    let number = try RegularExpression(pattern: #"\d+\b"#)
    #expect(number.endOfPossibleBeginning(of: "12x") == 2)
    #expect(number.endOfPossibleBeginning(of: "12x", within: budget) == 3)
  }
}
