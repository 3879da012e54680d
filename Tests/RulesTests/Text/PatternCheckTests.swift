import Rules
import TestSupport
import Testing
import UnicodeText
import Violations

@Suite struct PatternCheckTests {
  @Test(
    "A pattern must match from the first to the last character",
    arguments: [
      (#"[A-Z]{2}-\d{6}"#, "AB-123456", true), (#"[A-Z]{2}-\d{6}"#, "AB-1234567", false),
      (#"[A-Z]{2}-\d{6}"#, "xAB-123456", false), ("a|ab", "ab", true), ("a|ab", "abb", false),
      ("(a|ab)(c|bcd)", "abcd", true), ("a", "a\n", false), ("a$", "a\n", false),
      (".*", "a\nb", false),
      (#"\p{L}+"#, "Zoë", true), (#"\p{L}+"#, "Zoe\u{308}", false), (".", "😀", true),
    ]
  )
  func wholeMatch(pattern: String, text: String, matches: Bool) throws {
    let check = try PatternCheck.definition.check(["matches": .text(pattern)])
    #expect(check.violations(in: text) == (matches ? [] : [Violation(.patternMismatch)]))
    #expect(check.outcome(of: text) == (matches ? .valid : .invalid))
  }

  @Test("Case is ignored on request only")
  func ignoringCase() throws {
    let strict = try PatternCheck.definition.check(["matches": "straße"])
    let loose = try PatternCheck.definition.check(["matches": "straße", "ignoring-case": true])
    #expect(strict.outcome(of: "STRAßE") == .invalid)
    #expect(loose.outcome(of: "STRAßE") == .valid)
  }

  @Test("A match that takes too many steps is inconclusive on both paths")
  func tooManySteps() throws {
    let expression = try RegularExpression(pattern: "(a+)+b", limits: .init(steps: 1))
    let check = PatternCheck(expression)
    let text = String(repeating: "a", count: 200)
    #expect(check.violations(in: text) == [Violation(.limitPatternSteps)])
    #expect(check.findings(in: text).outcome == .inconclusive)
    #expect(check.outcome(of: text) == .inconclusive)
  }

  @Test(
    "A beginning is unfinished while it can go on",
    arguments: [
      ("AB-123456", TextProgress.valid), ("AB-12", .unfinished), ("A", .unfinished),
      ("12", .impossible(at: 0)), ("AB-1234567", .impossible(at: 9)),
    ]
  )
  func progress(text: String, expected: TextProgress) throws {
    let check = try PatternCheck.definition.check(["matches": #"[A-Z]{2}-\d{6}"#])
    #expect(check.progress(of: text.utf8Span, in: CheckContext()) == expected)
  }

  @Test(
    "A pattern that does not compile is refused with its setting",
    arguments: ["", "(", "[z-a]", "*", #"(a)\1"#, #"\p{Nonsense}"#]
  )
  func refused(pattern: String) {
    let error = #expect(throws: SettingError.self) {
      try PatternCheck.definition.check(["matches": .text(pattern)])
    }
    #expect(error?.setting == "matches")
  }
}
