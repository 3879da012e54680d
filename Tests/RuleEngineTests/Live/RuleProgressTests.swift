import RuleEngine
import TestSupport
import Testing
import TextRules
import UnicodeText
import ValueRules
import Violations

/// The progress of a rule, which combines that of its checks; offsets are in the text as typed.
@Suite struct RuleProgressTests {
  private static func rule(
    _ steps: [NormalizationStep],
    _ checks: any Check...,
    codes: CodeMapping = CodeMapping()
  ) -> Rule {
    Rule(
      name: "rule",
      normalization: Normalization(steps),
      checks: checks.map { RuleCheck($0, codes: codes) }
    )
  }

  private static func allowed(_ set: String) throws -> CharactersCheck {
    CharactersCheck(allowed: try UnicodeSet(pattern: set))
  }

  private static func progress(
    _ text: String,
    _ rule: Rule,
    isRequired: Bool = true
  ) -> TextProgress {
    rule.progress(of: text, isRequired: isRequired, in: CheckContext())
  }

  @Test(
    "Space at the end is harmless where a rule trims",
    arguments: [
      ("ann", TextProgress.valid), ("ann ", .valid), ("  ann  ", .valid),
      ("ann l", .impossible(at: 4)),
      ("ann \t\u{3000}l", .impossible(at: 8)), (" 1", .impossible(at: 1)), ("   ", .unfinished),
    ]
  )
  func trimming(text: String, expected: TextProgress) throws {
    #expect(Self.progress(text, Self.rule([.trim], try Self.allowed("[a-z]"))) == expected)
  }

  @Test(
    "Space at the end is a fault where a rule only collapses it",
    arguments: [("ann ", TextProgress.impossible(at: 3)), ("ann  l", .impossible(at: 3))]
  )
  func collapsing(text: String, expected: TextProgress) throws {
    let rule = Self.rule([.collapseSpaces], try Self.allowed("[a-z]"))
    #expect(Self.progress(text, rule) == expected)
  }

  @Test("Places come from before the normalisation, at the beginning of a character")
  func places() throws {
    let digits = Self.rule([.asciiDigits, .nfkc], LengthCheck(2...2), try Self.allowed("[0-9]"))
    #expect(Self.progress("١٢", digits) == .valid)
    #expect(Self.progress("١٢٣", digits) == .impossible(at: 4))
    #expect(Self.progress("１②３", digits) == .impossible(at: 6))
    // ½ becomes 1⁄2, whose fraction slash is the fault.
    #expect(Self.progress("1½", digits) == .impossible(at: 1))
    let letters = Self.rule([], try Self.allowed("[a-z]"))
    #expect(Self.progress("abe\u{301}", letters) == .impossible(at: 2))
    #expect(letters.acceptablePrefix(of: "abe\u{301}d", in: CheckContext()) == "ab")
    #expect(Self.progress("ab\r\n", letters) == .impossible(at: 2))
  }

  @Test("A character is continued only by whole characters")
  func wholeCharacters() throws {
    let rule = Self.rule([.nfc], try Self.allowed("[é]"))
    #expect(Self.progress("e\u{301}", rule) == .valid)
    #expect(Self.progress("e", rule) == .impossible(at: 0))
  }

  @Test("What normalisation has not settled is not judged")
  func unsettledEnds() throws {
    let word = Self.rule([.lowercase], EqualityCheck("οδοσα"))
    #expect(Self.progress("ΟΔΟΣ", word) == .unfinished)
    #expect(Self.progress("ΟΔΟΣΑ", word) == .valid)
    #expect(Self.progress("ΟΔΟΣΒ", word) == .impossible(at: 8))
    #expect(Self.progress("ΟΔΟΣ Α", word) == .impossible(at: 6))
    let syllable = Self.rule([.nfkc], EqualityCheck("가"))
    #expect(Self.progress("ㄱ", syllable) == .unfinished)
    #expect(Self.progress("ㄱㅏ", syllable) == .valid)
    #expect(Self.progress("ㄴx", syllable) == .impossible(at: 0))
  }

  @Test("Blank texts wait, or are valid where nothing is required")
  func blankTexts() throws {
    let rule = Self.rule([], try Self.allowed("[a-z]"))
    #expect(Self.progress("", rule) == .unfinished)
    #expect(Self.progress(" \u{200B}", rule) == .unfinished)
    #expect(Self.progress(" \u{200B}", rule, isRequired: false) == .valid)
    #expect(Self.progress(" a", rule) == .impossible(at: 0))
    #expect(Self.progress(" a", rule, isRequired: false) == .impossible(at: 1))
    let required = Rule(name: "rule", checks: [RuleCheck(RequiredCheck())])
    #expect(Self.progress(" ", required, isRequired: false) == .unfinished)
    #expect(Self.progress("a", required) == .valid)
  }

  @Test("A text beyond the limit is impossible at the limit, or before")
  func inputLimit() throws {
    let limits = Limits(inputBytes: 5)
    let context = CheckContext(surroundings: Surroundings(limits: limits))
    let any = Self.rule([], LengthCheck(0...Int.max))
    #expect(any.progress(of: "abcde", in: context) == .valid)
    #expect(any.progress(of: "abcdef", in: context) == .impossible(at: 5))
    #expect(any.progress(of: "abcdé", in: context) == .impossible(at: 4))
    let letters = Self.rule([], try Self.allowed("[a-z]"))
    #expect(letters.progress(of: "ab1def", in: context) == .impossible(at: 2))
  }

  @Test("What cannot be decided is unfinished")
  func inconclusive() {
    #expect(Self.progress("a", Self.rule([], FixedCheck(.inconclusive))) == .unfinished)
  }

  @Test(
    "What a pack makes a warning makes no text impossible",
    arguments: [
      (CodeMapping(severity: .warning), TextProgress.valid),
      (CodeMapping(packCodes: ["length.too_long": .init(severity: .warning)]), .valid),
      (CodeMapping(packCodes: ["other": .init(severity: .warning)]), .unfinished),
      (CodeMapping(severity: .error), .impossible(at: 2)),
      (CodeMapping(packCodes: ["other": .init(severity: .error)]), .impossible(at: 2)),
      (CodeMapping(packCodes: ["other": .init(number: 7)]), .impossible(at: 2)),
      (CodeMapping(replacement: "word.length"), .impossible(at: 2)),
      (
        CodeMapping(
          replacement: "word.length",
          packCodes: ["word.length": .init(severity: .warning)]
        ), .valid
      ),
    ]
  )
  func severities(codes: CodeMapping, expected: TextProgress) {
    let rule = Self.rule([], LengthCheck(0...2), codes: codes)
    #expect(Self.progress("abc", rule) == expected)
    #expect((rule.outcome(of: "abc", in: CheckContext()) == .valid) == (expected == .valid))
  }

  @Test("An acceptable prefix is the whole of a text that may become valid")
  func acceptablePrefix() {
    let rule = Self.rule([.trim, .uppercase], LengthCheck(4...4), AffixCheck("AB-", as: .prefix))
    for (text, prefix) in [
      (" ab-1 ", " ab-1 "), ("ab-12", "ab-1"), ("ax", "a"), ("", ""), ("x", ""),
    ] {
      #expect(rule.acceptablePrefix(of: text, in: CheckContext()) == prefix[...])
    }
  }
}
