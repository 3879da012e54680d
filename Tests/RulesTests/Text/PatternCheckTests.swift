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
    #expect(check.violations(in: text) == (matches ? [] : [Violation("pattern.mismatch")]))
    #expect(check.outcome(of: text) == (matches ? .valid : .invalid))
  }

  @Test(
    "With backtracking, ICU matches what it alone knows",
    arguments: [
      (#"[A-Z]{2}-\d{6}"#, "AB-123456", true), (#"[A-Z]{2}-\d{6}"#, "AB-1234567", false),
      ("a|ab", "ab", true), (#"(a|b)\1"#, "aa", true), (#"(a|b)\1"#, "ab", false),
      ("(?>a|ab)", "ab", false), ("a*+a", "aa", false), (#"\ba.*\bb"#, "a-b", true),
      (#"a\b.*"#, "ab", false), ("a(?=b)b", "ab", true), ("ab(?<!b)", "ab", false),
      (#"a\Rb"#, "a\r\nb", true), (#"\X"#, "e\u{301}", true), ("(?m)a$\nb", "a\nb", true),
      ("(?i)ss", "ß", true),
    ]
  )
  func backtracking(pattern: String, text: String, matches: Bool) throws {
    let check = try PatternCheck.definition.check([
      "matches": .text(pattern), "backtracking": true,
    ])
    #expect(check.violations(in: text) == (matches ? [] : [Violation("pattern.mismatch")]))
    #expect(check.outcome(of: text) == (matches ? .valid : .invalid))
  }

  @Test("Only a pattern that asks for it is matched by ICU")
  func matcher() throws {
    let linear = try PatternCheck.definition.check(["matches": "(a+)+b"])
    let backtracking = try PatternCheck.definition.check([
      "matches": "(a+)+b", "backtracking": true,
    ])
    let text = String(repeating: "a", count: 60_000)
    #expect(linear.outcome(of: text) == .invalid)
    #expect(linear.outcome(of: text + "b") == .valid)
    #expect(backtracking.outcome(of: String(text.prefix(200))) == .inconclusive)
  }

  @Test("Case is ignored on request only")
  func ignoringCase() throws {
    let strict = try PatternCheck.definition.check(["matches": "straße"])
    let loose = try PatternCheck.definition.check(["matches": "straße", "ignoring-case": true])
    #expect(strict.outcome(of: "STRAßE") == .invalid)
    #expect(loose.outcome(of: "STRAßE") == .valid)
    #expect(loose.outcome(of: "STRAẞE") == .valid)
    // Two letters for one belong to full case folding, which ICU has.
    #expect(loose.outcome(of: "STRASSE") == .invalid)
    let full = try PatternCheck.definition.check([
      "matches": "straße", "ignoring-case": true, "backtracking": true,
    ])
    #expect(full.outcome(of: "STRASSE") == .valid)
  }

  @Test("A match that takes too many steps is inconclusive on both paths")
  func tooManySteps() throws {
    let expression = try RegularExpression(pattern: "(a+)+b", limits: .init(steps: 1))
    let check = PatternCheck(backtracking: expression)
    let text = String(repeating: "a", count: 200)
    #expect(check.violations(in: text) == [Violation("limit.pattern_steps")])
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

  @Test("A back-reference gives up on long texts")
  func longTexts() throws {
    let check = try PatternCheck.definition.check([
      "matches": #"(a)\1*"#, "backtracking": true,
    ])
    #expect(check.outcome(of: String(repeating: "a", count: 2_483)) == .valid)
    let text = String(repeating: "a", count: 2_484)
    #expect(check.violations(in: text) == [Violation("limit.pattern_steps")])
  }

  private static let advice =
    "set `backtracking: true` to have ICU match it, at the cost of time"

  @Test(
    "A refused pattern says what to write, and when ICU could match it",
    arguments: [
      ("a(?P<n>b)", "a group that is none", 1, "write (?<name>…)"),
      ("a[z-a]", "a range whose end is before its start", 2, nil),
      (#"(a)\1"#, "a back-reference cannot be matched in linear time", 3, advice),
      (
        "(?>a)", "an atomic group cannot be matched in linear time", 0,
        "(?:…) matches at no greater cost, or \(advice)"
      ),
      (
        "(a{1000}){1000}", "a count that makes the pattern too large", 9,
        "a check of length has no such limit"
      ),
    ] as [(String, String, Int, String?)]
  )
  func hints(pattern: String, reason: String, offset: Int, hint: String?) {
    let error = SettingError("matches", reason, offset: offset, hint: hint)
    #expect(throws: error) { try PatternCheck.definition.check(["matches": .text(pattern)]) }
  }

  @Test(
    "A pattern that ICU cannot compile is refused with its setting",
    arguments: ["", "(", "[z-a]", "*", "(?<=a*)b", #"\p{Nonsense}"#]
  )
  func refusedByICU(pattern: String) {
    let error = #expect(throws: SettingError.self) {
      try PatternCheck.definition.check(["matches": .text(pattern), "backtracking": true])
    }
    #expect(error?.setting == "matches")
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
