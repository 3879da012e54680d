import RuleEngine
import TestSupport
import Testing
import TextRules
import UnicodeText
import ValueRules
import Violations

@Suite("What a rule asks before and while a text is typed")
struct RuleChecklistTests {
  private static func rule(_ checks: [RuleCheck], isSecret: Bool = false) -> Rule {
    Rule(
      name: "test",
      normalization: Normalization([.trim]),
      checks: [RuleCheck(RequiredCheck())] + checks,
      confidentiality: isSecret ? .secret : .open
    )
  }

  private static func digits() throws -> CharactersCheck {
    CharactersCheck(
      count: .init(of: try UnicodeSet(pattern: #"\p{Nd}"#), limits: 1...(.max), className: "digit")
    )
  }

  static let lengths: [(ClosedRange<Int>, [Violation])] = [
    (
      3...5,
      [
        Violation("length.too_short", ["minimum": 3, "unit": "characters"]),
        Violation("length.too_long", ["maximum": 5, "unit": "characters"]),
      ]
    ),
    (0...5, [Violation("length.too_long", ["maximum": 5, "unit": "characters"])]),
    (4...4, [Violation("length.wrong", ["expected": 4, "unit": "characters"])]),
    (0...(.max), []),
  ]

  @Test("A length asks for what it limits", arguments: lengths)
  func length(limits: ClosedRange<Int>, expected: [Violation]) {
    let found = Self.rule([RuleCheck(LengthCheck(limits))])
      .checklist(for: "", in: CheckContext())
    #expect(found.map(\.violation) == expected)
    #expect(found.allSatisfy { $0.state == .open })
  }

  static let texts: [(String, [Requirement.State])] = [
    ("", [.open, .open, .open]), ("  ", [.open, .open, .open]), ("abc", [.unmet, .met, .unmet]),
    (" abc1 ", [.met, .met, .met]), ("1234567", [.met, .unmet, .met]),
    ("abcdefg", [.met, .unmet, .unmet]),
  ]

  @Test("Each requirement has a state of its own", arguments: texts)
  func states(text: String, expected: [Requirement.State]) throws {
    let rule = Self.rule([RuleCheck(LengthCheck(4...6)), RuleCheck(try Self.digits())])
    #expect(rule.checklist(for: text, in: CheckContext()).map(\.state) == expected)
  }

  @Test("Codes, constants and severities are those of the pack")
  func mapping() throws {
    let codes = CodeMapping(
      replacement: "pin.length",
      arguments: ["example": "1234"],
      severity: .warning
    )
    let rule = Self.rule([RuleCheck(LengthCheck(4...6), codes: codes)])
    let found = try #require(rule.checklist(for: "1", in: CheckContext()).first)
    #expect(found.violation.code == "pin.length")
    #expect(found.violation.arguments["example"] == "1234")
    #expect(found.violation.severity == .warning)
    #expect(found.state == .unmet)
    #expect(rule.checklist(for: "1", in: CheckContext()).count == 1)
  }

  @Test("Combinators ask for what their checks ask, or for their own code")
  func combinators() throws {
    let inner = CheckList([RuleCheck(LengthCheck(2...2)), RuleCheck(try Self.digits())])
    let own = CodeMapping(replacement: "word.shape")
    let rule = Self.rule([
      RuleCheck(AllCheck(inner)), RuleCheck(AnyCheck(inner), codes: own),
      RuleCheck(NotCheck(CheckList([RuleCheck(AffixCheck("x", as: .prefix))])), codes: own),
    ])
    let found = rule.checklist(for: "x1", in: CheckContext())
    #expect(
      found.map(\.violation.code) == [
        "length.wrong", "characters.too_few.digit", "word.shape", "word.shape",
      ]
    )
    #expect(found.map(\.state) == [.met, .met, .met, .unmet])
  }

  @Test("A condition asks what the branch asks that applies, if it can be known")
  func conditions() {
    let (short, long) = (
      CheckList([RuleCheck(LengthCheck(2...2))]), CheckList([RuleCheck(LengthCheck(9...9))])
    )
    let filled = CheckContext(fields: FixedFields(dictionaryLiteral: ("country", "x")))
    let country = FieldPath(field: "country")
    func asked(_ check: WhenCheck, _ context: CheckContext = CheckContext()) -> [Argument?] {
      check.requirements(in: context).map { $0.arguments["expected"] }
    }
    #expect(asked(WhenCheck(.answered(true), then: short, else: long)) == [2])
    #expect(asked(WhenCheck(.answered(false), then: short, else: long)) == [9])
    #expect(asked(WhenCheck(.answered(false), then: short)) == [])
    #expect(asked(WhenCheck(.field(country), then: short, else: long)) == [9])
    #expect(asked(WhenCheck(.field(country), then: short, else: long), filled) == [2])
    #expect(asked(WhenCheck(matches: short, then: short, else: long)) == [])
  }

  @Test("Policies ask for points, limit runs, and refuse the context, where they are set")
  func policies() {
    let context = CheckContext()
    let points = CheckList([RuleCheck(LengthCheck(2...2))])
    #expect(
      PointsCheck(points, scale: PointsScale(["fair": 1]), minimum: 1).requirements(in: context)
        == [Violation("points.too_few", ["minimum": 1, "level": "fair"])]
    )
    #expect(PointsCheck(points).requirements(in: context) == [])
    #expect(
      RunsCheck(maximumRepeat: 2, maximumSequence: 3).requirements(in: context) == [
        Violation("runs.repeated", ["maximum": 2]), Violation("runs.sequence", ["maximum": 3]),
      ]
    )
    #expect(RunsCheck(maximumRepeat: nil, maximumSequence: 3).requirements(in: context).count == 1)
    #expect(
      ContextWordsCheck(["acme"]).requirements(in: context) == [
        Violation("context_words.contained")
      ]
    )
    #expect(ContextWordsCheck([]).requirements(in: context) == [])
  }

  @Test("A text beyond the limit leaves everything open")
  func limits() {
    let rule = Self.rule([RuleCheck(LengthCheck(4...6))])
    let text = String(repeating: "x", count: 70_000)
    #expect(rule.checklist(for: text, in: CheckContext()).map(\.state) == [.open, .open])
  }
}
