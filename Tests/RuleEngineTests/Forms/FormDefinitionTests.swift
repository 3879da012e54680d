import RuleEngine
import Testing
import TextRules
import Violations
import WebRules

@Suite("FormDefinition")
struct FormDefinitionTests {
  private static func field(
    _ path: FieldPath,
    _ checks: CheckTemplate...,
    with parameters: [String: ParameterSource] = [:]
  ) -> FormField {
    let rule = RuleTemplate(
      name: path.description,
      pack: "acme",
      parameters: parameters.keys.sorted().map { ParameterDefinition($0, .text) },
      checks: checks
    )
    return FormField(path: path, rule: rule, parameters: parameters)
  }

  private static func sameAs(_ path: FieldPath) -> CheckTemplate {
    CheckTemplate(OtherFieldCheck.sameAs, settings: ["field": .constant(.field(path))])
  }

  private static func error(
    _ fields: [FormField],
    _ checks: [FormDefinition.FieldCheck] = []
  )
    -> FormError?
  {
    do throws(FormError) {
      _ = try FormDefinition(name: "f", pack: "acme", fields: fields, checks: checks)
      return nil
    } catch {
      return error
    }
  }

  private static let a = FieldPath(components: [.name("a")])
  private static let b = FieldPath(components: [.name("b")])
  private static let c = FieldPath(components: [.name("c")])

  @Test("refuses fields that look at others which are not there")
  func unknownFields() {
    let copy = Self.field(Self.a, Self.sameAs(Self.b))
    #expect(Self.error([copy]) == .unknownField(Self.b, in: Self.a))
    let taking = Self.field(Self.a, with: ["p": .list([.constant("x"), .field(Self.c)])])
    #expect(Self.error([taking]) == .unknownField(Self.c, in: Self.a))
    let between = FormDefinition.FieldCheck(field: Self.b, check: Self.sameAs(Self.a))
    #expect(Self.error([Self.field(Self.a)], [between]) == .unknownField(Self.b, in: Self.b))
  }

  @Test("keeps the facts of a field beside another of the same path that finds none")
  func samePath() throws {
    let email = Self.field(Self.a, CheckTemplate(EmailCheck.definition))
    let short = Self.field(
      Self.a,
      CheckTemplate(LengthCheck.definition, settings: ["maximum": .given(99)])
    )
    for fields in [[email, short], [short, email], [email, email]] {
      let form = try FormDefinition(name: "f", pack: "acme", fields: fields)
      let report = form.report(on: ["a": "ann@example.org"], surroundings: Surroundings())
      #expect(report.outcome == .valid)
      #expect(report.facts.keys.sorted() == ["a"])
    }
  }

  @Test("refuses fields that depend on each other in a circle, and names them in order")
  func circle() {
    let fields = [
      Self.field(Self.a, with: ["p": .field(Self.b)]),
      Self.field(Self.b, Self.sameAs(Self.c)),
      Self.field(Self.c, with: ["p": .field(Self.b)]),
    ]
    #expect(Self.error(fields) == .circle([Self.b, Self.c]))
    #expect(Self.error([Self.field(Self.a, Self.sameAs(Self.a))]) == .circle([Self.a]))
  }

  @Test(
    "checks records only",
    arguments: [Value.text("x"), .null, .list([]), .boolean(true), 5]
  )
  func notARecord(value: Value) throws {
    let form = try FormDefinition(name: "f", pack: "acme", fields: [Self.field(Self.a)])
    let report = form.report(on: value, surroundings: Surroundings())
    #expect(report.outcome == .invalid)
    #expect(report.violations.map(\.code) == ["type.mismatch"])
    #expect(report.violations.first?.path.isEmpty == true)
    #expect(report.violations.first?.arguments["actual"] == .text(value.kind.rawValue))
  }

  @Test("knows which fields a check inside others looks at")
  func nestedFields() {
    let nested = CheckTemplate(
      NotCheck.definition,
      settings: ["check": .checks([Self.sameAs(Self.b)])]
    )
    #expect(
      Self.field(Self.a, nested, with: ["p": .field(Self.c)]).dependencies == [Self.b, Self.c]
    )
  }
}
