import RuleEngine
import TestSupport
import Testing
import TextRules
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

  @Test("A pattern that others try in very many ways takes one reading of the text")
  func nestedCounts() throws {
    let check = try PatternCheck.definition.check(["matches": "(a+)+b"])
    let text = String(repeating: "a", count: 60_000)
    #expect(check.outcome(of: text) == .invalid)
    #expect(check.outcome(of: text + "b") == .valid)
  }

  @Test("Case is ignored on request only")
  func ignoringCase() throws {
    let strict = try PatternCheck.definition.check(["matches": "straße"])
    let loose = try PatternCheck.definition.check(["matches": "straße", "ignoring-case": true])
    #expect(strict.outcome(of: "STRAßE") == .invalid)
    #expect(loose.outcome(of: "STRAßE") == .valid)
    #expect(loose.outcome(of: "STRAẞE") == .valid)
    // Two letters for one belong to full case folding.
    #expect(loose.outcome(of: "STRASSE") == .invalid)
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
    "A refused pattern says what to write",
    arguments: [
      ("a(?P<n>b)", "this kind of group doesn't exist", 1, "write `(?<name>…)`"),
      ("a[z-a]", "a range ends before it starts", 2, nil),
      (
        #"a\Ga"#, "the end of the last match can't be matched in linear time", 1,
        "leave it out: the whole text must match"
      ),
      (
        "(a{1000}){1000}", "a count makes the pattern too large", 9,
        "use a length check, which doesn't have this limit"
      ),
    ] as [(String, String, Int, String?)]
  )
  func hints(pattern: String, reason: String, offset: Int, hint: String?) {
    let error = SettingError("matches", reason, offset: offset, hint: hint)
    #expect(throws: error) { try PatternCheck.definition.check(["matches": .text(pattern)]) }
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
