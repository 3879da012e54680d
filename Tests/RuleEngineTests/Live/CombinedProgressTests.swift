import RuleEngine
import TestSupport
import Testing
import TextRules
import ValueRules
import Violations

/// What checks of checks say of beginnings.
@Suite struct CombinedProgressTests {
  private static func prefix(_ text: String) -> RuleCheck {
    RuleCheck(AffixCheck(text, as: .prefix))
  }

  private static func longest(_ length: Int) -> RuleCheck { RuleCheck(LengthCheck(0...length)) }

  private static func list(_ checks: RuleCheck...) -> CheckList { CheckList(checks) }

  @Test(
    "Of all checks the first place counts, of any the last",
    arguments: [
      ("ab", TextProgress.valid, TextProgress.valid), ("a", .unfinished, .valid),
      ("abc", .impossible(at: 2), .valid), ("xbc", .impossible(at: 0), .impossible(at: 2)),
      ("x", .impossible(at: 0), .valid),
    ]
  )
  func allAndAny(text: String, all: TextProgress, any: TextProgress) {
    let checks = Self.list(Self.prefix("ab"), Self.longest(2))
    #expect(TextProgress(of: text, AllCheck(checks)) == all)
    #expect(TextProgress(of: text, AnyCheck(checks)) == any)
  }

  @Test(
    "What fails for good makes its opposite valid",
    arguments: [("ab", TextProgress.unfinished), ("a", .valid), ("x", .valid)]
  )
  func not(text: String, expected: TextProgress) {
    #expect(TextProgress(of: text, NotCheck(Self.list(Self.prefix("ab")))) == expected)
  }

  @Test(
    "A condition on the text itself may change",
    arguments: [
      // Texts that begin with ab have two letters, others three. That the condition stays met is
      // not foreseen.
      ("a", TextProgress.valid), ("ab", .valid), ("abc", .unfinished), ("xbc", .valid),
      ("xbcd", .impossible(at: 3)),
    ]
  )
  func when(text: String, expected: TextProgress) {
    let check = WhenCheck(
      matches: Self.list(Self.prefix("ab")),
      then: Self.list(Self.longest(2)),
      else: Self.list(Self.longest(3))
    )
    #expect(TextProgress(of: text, check) == expected)
  }

  @Test("A condition on another field chooses the branch")
  func whenField() {
    let check = WhenCheck(
      .field(FieldPath(field: "country")),
      matches: Self.list(RuleCheck(EqualityCheck("CH"))),
      then: Self.list(Self.longest(4)),
      else: Self.list(Self.longest(5))
    )
    let swiss = CheckContext(fields: FixedFields(dictionaryLiteral: ("country", "CH")))
    #expect(TextProgress(of: "80000", check, in: swiss) == .impossible(at: 4))
    #expect(TextProgress(of: "80000", check) == .valid)
    #expect(TextProgress(of: "800000", check) == .impossible(at: 5))
  }

  @Test(
    "Points are impossible when too few can still come",
    arguments: [
      ("ab", TextProgress.valid), ("abc", .unfinished), ("x", .unfinished),
      ("xyz", .impossible(at: 2)),
    ]
  )
  func points(text: String, expected: TextProgress) {
    let checks = Self.list(
      Self.prefix("ab"),
      Self.longest(2),
      RuleCheck(AffixCheck("z", as: .suffix))
    )
    let check = PointsCheck(checks, minimum: 2)
    // `abc` lacks the z at its end; `xyz` has lost two of three points with the z.
    #expect(TextProgress(of: text, check) == expected)
  }

  @Test("Another field may still change")
  func otherFields() {
    let context = CheckContext(fields: FixedFields(dictionaryLiteral: ("password", "abc")))
    let path = FieldPath(field: "password")
    #expect(TextProgress(of: "x", OtherFieldCheck(path), in: context) == .unfinished)
    #expect(TextProgress(of: "abc", OtherFieldCheck(path), in: context) == .valid)
    let different = OtherFieldCheck(path, mustMatch: false)
    #expect(TextProgress(of: "abc", different, in: context) == .unfinished)
  }

  private struct LengthWarning: Check {
    func check(
      _ text: UTF8Span,
      in context: borrowing CheckContext,
      into findings: inout Findings
    ) {
      if text.count > 2 { findings.add("long", severity: .warning) }
    }
  }

  @Test("A check of one's own is valid or unfinished")
  func defaultProgress() {
    #expect(TextProgress(of: "abc", LengthWarning()) == .valid)
    #expect(TextProgress(of: "abc", ContextWordsCheck(["abc"])) == .unfinished)
  }
}
