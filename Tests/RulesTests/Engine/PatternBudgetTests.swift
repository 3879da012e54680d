import Rules
import Testing
import UnicodeText
import Violations

/// What ICU may take for its patterns is shared by all checks of a value, and by all fields of a record.
@Suite struct PatternBudgetTests {
  private static let text = String(repeating: "a", count: 40)

  private static func template(_ pattern: String) -> CheckTemplate {
    CheckTemplate(
      PatternCheck.definition,
      settings: [
        "matches": .constant(.text(pattern)), "backtracking": .constant(.boolean(true)),
      ]
    )
  }

  private static func check(_ pattern: String) throws -> RuleCheck {
    RuleCheck(PatternCheck(backtracking: try RegularExpression(pattern: pattern)))
  }

  /// Two of these use up what there is.
  private static let costly = "(a+)+b"
  private static let harmless = "(?:a|b)*"

  @Test("Checks of one value share what ICU may take")
  func value() throws {
    let checks = [
      try Self.check(Self.costly), try Self.check(Self.costly), try Self.check(Self.harmless),
    ]
    let rule = Rule(name: "text", checks: checks)
    let report = rule.report(on: .text(Self.text), in: CheckContext())
    #expect(report.outcome == .inconclusive)
    #expect(report.violations.map(\.code) == Array(repeating: "limit.pattern_steps", count: 3))
    // The next value begins anew.
    for _ in 0..<3 {
      #expect(rule.report(on: "ab", in: CheckContext()).outcome == .valid)
      #expect(rule.outcome(of: Self.text, in: CheckContext()) == .inconclusive)
      #expect(rule.progress(of: Self.text, in: CheckContext()) == .unfinished)
      #expect(rule.checklist(for: Self.text, in: CheckContext()).count == 3)
    }
  }

  @Test(
    "Checks inside of checks share it too",
    arguments: ["all", "any", "not", "points", "when"]
  )
  func inside(kind: String) throws {
    let inner = CheckList([try Self.check(Self.costly), try Self.check(Self.costly)])
    let outer: any Check =
      switch kind {
      case "all": AllCheck(inner)
      case "any": AnyCheck(inner)
      case "not": NotCheck(inner)
      case "points": PointsCheck(inner)
      default: WhenCheck(matches: inner, then: CheckList([]))
      }
    let rule = Rule(name: "text", checks: [RuleCheck(outer), try Self.check(Self.harmless)])
    let codes = rule.report(on: .text(Self.text), in: CheckContext()).violations.map(\.code)
    // The harmless check found nothing left.
    #expect(codes.last == "limit.pattern_steps")
    #expect(codes.count > 1)
  }

  @Test("Fields of one record share it, and the next record begins anew")
  func record() throws {
    let form = try Self.form()
    let record: Value = ["a": .text(Self.text), "b": .text(Self.text), "c": "abab"]
    let surroundings = Surroundings()
    for _ in 0..<2 {
      let report = form.report(on: record, surroundings: surroundings)
      #expect(report.violations.map(\.path) == ["a", "b", "c"])
      #expect(form.report(on: ["c": "abab"], surroundings: surroundings).outcome == .valid)
      #expect(form.report(on: ["a": "aab", "c": "abab"], surroundings: surroundings).isValid)
    }
  }

  @Test("A change of a record begins anew")
  func change() throws {
    var state = FormState(
      of: try Self.form(),
      record: ["a": .text(Self.text), "b": .text(Self.text), "c": "abab"],
      surroundings: Surroundings()
    )
    #expect(state.report.violations.map(\.path) == ["a", "b", "c"])
    state.set("ab", at: "c")
    #expect(state.report.violations.map(\.path) == ["a", "b"])
    state.set("aab", at: "a")
    #expect(state.report.violations.map(\.path) == ["b"])
  }

  private static func form() throws -> FormDefinition {
    try FormDefinition(
      name: "form",
      pack: "test",
      fields: [("a", costly), ("b", costly), ("c", harmless)].map { name, pattern in
        FormField(
          path: FieldPath(field: name),
          rule: RuleTemplate(name: name, pack: "test", checks: [template(pattern)])
        )
      },
      stop: .all
    )
  }
}
