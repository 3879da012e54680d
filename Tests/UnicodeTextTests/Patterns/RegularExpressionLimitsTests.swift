import Testing
import UnicodeText

@Suite struct RegularExpressionLimitsTests {
  @Test("A pattern that tries everything stops at the step limit")
  func steps() throws {
    let expression = try RegularExpression(
      pattern: "(a+)+b",
      limits: .init(steps: 10)
    )
    let text = String(repeating: "a", count: 40)
    #expect(expression.wholeMatch(of: text) == .limitExceeded)
    #expect(expression.wholeMatch(of: (text + "b")) == .match)
  }

  @Test("Every later match has the step limit too")
  func stepsOfClones() throws {
    let expression = try RegularExpression(pattern: "(a+)+b", limits: .init(steps: 1))
    let text = String(repeating: "a", count: 30)
    for _ in 0..<3 {
      #expect(expression.wholeMatch(of: text) == .limitExceeded)
    }
  }

  @Test("The default limits let a harmless pattern read 64 KiB")
  func harmless() throws {
    let expression = try RegularExpression(pattern: "(?:a|b)*")
    let text = String(repeating: "ab", count: 32 * 1024)
    #expect(expression.wholeMatch(of: text) == .match)
  }

  @Test(
    "A pattern that may have a back-reference gives up on texts of more than 1,024 bytes",
    arguments: [
      (#"(a)\1*"#, true), (#"(?<x>a)\k<x>*"#, true), (#"(a)\\?\1*"#, true), (#"(a)\Q\E\1*"#, true),
      ("a*", false), (#"a*\060*"#, false), (#"a*(?:\\1)?"#, false), (#"a*(?:\Q\1\E)?"#, true),
    ]
  )
  func backReferences(pattern: String, givesUp: Bool) throws {
    let expression = try RegularExpression(pattern: pattern)
    let text = String(repeating: "a", count: 1_024)
    #expect(expression.wholeMatch(of: text) == .match)
    #expect(expression.wholeMatch(of: text + "a") == (givesUp ? .limitExceeded : .match))
  }

  @Test("A match that needs too much memory stops at the stack limit")
  func stack() throws {
    let text = String(repeating: "ab", count: 4 * 1024)
    let small = RegularExpression.Limits(steps: 10_000, stackBytes: 20_000)
    let large = RegularExpression.Limits(steps: 10_000)
    let limited = try RegularExpression(pattern: "(?:a|b)*", limits: small)
    let free = try RegularExpression(pattern: "(?:a|b)*", limits: large)
    for _ in 0..<2 {
      #expect(limited.wholeMatch(of: text) == .limitExceeded)
      #expect(free.wholeMatch(of: text) == .match)
      #expect(limited.wholeMatch(of: "abab") == .match)
    }
  }
}
