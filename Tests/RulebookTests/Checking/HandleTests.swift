import Foundation
import Rulebook
import RulebookAuthoring
import TestSupport
import Testing

/// Handles of rules and forms, and the errors of those who name what is not there.
@Suite("Handles")
struct HandleTests {
  private static let rulebook = Result { try Rulebook(.init(resources: DataFiles.root)) }

  struct RuleRow: CustomTestStringConvertible, Sendable {
    var testDescription: String
    var rule: String
    var text: String
    var outcome: Outcome
  }

  static let ruleRows: [RuleRow] = [
    RuleRow(testDescription: "valid", rule: "email", text: "ann@example.org", outcome: .valid),
    RuleRow(testDescription: "invalid", rule: "email", text: "ann@", outcome: .invalid),
    RuleRow(testDescription: "blank", rule: "email", text: " ", outcome: .invalid),
    RuleRow(
      testDescription: "too large to be decided",
      rule: "email",
      text: String(repeating: "a", count: 70_000),
      outcome: .inconclusive
    ),
    RuleRow(testDescription: "a secret", rule: "password", text: "password", outcome: .invalid),
  ]

  @Test("A handle says whether it accepts, what came of it, and everything", arguments: ruleRows)
  func outcomes(_ row: RuleRow) throws {
    let rulebook = try Self.rulebook.get()
    let rule = try rulebook.rule(row.rule)
    #expect(rule.accepts(row.text) == (row.outcome == .valid))
    #expect(rule.outcome(of: row.text) == row.outcome)
    #expect(rule.check(row.text).outcome == row.outcome)
    #expect(try rulebook.check(row.text, as: row.rule) == rule.check(row.text))
  }

  @Test(
    "A handle knows whether its rule is for secrets",
    arguments: [("email", false), ("password", true), ("payment-card", true), ("phone", false)]
  )
  func secrets(rule: String, isSecret: Bool) throws {
    #expect(try Self.rulebook.get().rule(rule).isSecret == isSecret)
  }

  @Test("A form's handle checks, labels and asks as the rulebook does")
  func form() throws {
    let rulebook = try Self.rulebook.get()
    let form = try rulebook.form("sign-up")
    let record: [String: Value] = ["email": "ann@"]
    let report = form.check(record)
    #expect(try report == rulebook.check(record, form: "sign-up"))
    #expect(form.messages(for: report, in: "de") == rulebook.messages(for: report, in: "de"))
    #expect(
      form.summary(of: report, in: "fr", extent: .firstPerField)
        == rulebook.summary(of: report, in: "fr", extent: .firstPerField)
    )
    #expect(form.name == "sign-up")
    #expect(
      form.fields.filter(\.isSecret).map(\.path.description)
        == ["password", "password-again", "card"]
    )
    #expect(form.fields.first { $0.path == FieldPath(field: "email") }?.rule == "email")
    #expect(form.fields.first { $0.path == FieldPath(field: "email") }?.isRequired == true)
    #expect(form.label(of: FieldPath(field: "email"), in: "de") == "E-Mail-Adresse")
    let taken = Violation("user_name.taken", path: FieldPath(field: "name"))
    #expect(
      try form.adding([taken], to: report)
        == rulebook.adding([taken], to: report, form: "sign-up")
    )
    #expect(rulebook.formNames.contains("sign-up"))
    #expect(rulebook.ruleNames.contains("email"))
  }

  @Test("A form's handle tells what its fields ask, also those of a list's elements")
  func requirements() throws {
    let pack = """
      format: 1
      pack: acme
      rules: { code: { checks: [length: { minimum: 4 }] } }
      forms: { codes: { fields: { main: { rule: code }, 'others[].code': { rule: code } } } }
      """
    let rulebook = try Rulebook(
      .init(sources: [.bundled, .text(pack, name: "acme.yaml")], resources: DataFiles.root)
    )
    let form = try rulebook.form("codes")
    for path in ["main", "others[].code"] {
      let path = try #require(FieldPath(path))
      let open = form.requirements(of: path, in: "en")
      #expect(open.map(\.code) == ["length.too_short"], "\(path)")
      #expect(open.map(\.state) == [.open], "\(path)")
      #expect(form.checklist(for: "abcd", of: path, in: "en").map(\.state) == [.met], "\(path)")
      #expect(form.checklist(for: "abc", of: path, in: "en").map(\.state) == [.unmet], "\(path)")
    }
    #expect(form.requirements(of: FieldPath(field: "nobody"), in: "en").isEmpty)
  }

  struct ErrorRow: CustomTestStringConvertible, Sendable {
    var testDescription: String
    var kind: UsageError.Kind
    var words: String
    var act: @Sendable (Rulebook) throws(UsageError) -> Void
  }

  static let errorRows: [ErrorRow] = [
    ErrorRow(
      testDescription: "an unknown rule",
      kind: .unknownRule,
      words: "there is no rule with that name; did you mean `email`?"
    ) { (rulebook) throws(UsageError) in _ = try rulebook.rule("emial") },
    ErrorRow(
      testDescription: "an unknown form",
      kind: .unknownForm,
      words: "there is no form with that name; did you mean `sign-up`?"
    ) { (rulebook) throws(UsageError) in _ = try rulebook.form("sign_up") },
    ErrorRow(
      testDescription: "an unknown parameter",
      kind: .unknownParameter,
      words: "the rule `phone` doesn't have a parameter with that name; did you mean `region`?"
    ) { (rulebook) throws(UsageError) in _ = try rulebook.rule("phone", with: ["regoin": "CH"]) },
    ErrorRow(
      testDescription: "a parameter that does not suit, whose value is not repeated",
      kind: .unsuitableParameter,
      words: "the parameter `maximum` doesn't suit the rule `slug`"
    ) { (rulebook) throws(UsageError) in
      _ = try rulebook.rule("slug", with: ["maximum": "hush-hush"])
    },
    ErrorRow(
      testDescription: "an unknown code",
      kind: .unknownCode,
      words: "there is no rule, form or code with that name; did you mean `email.domain`?"
    ) { (rulebook) throws(UsageError) in _ = try rulebook.explanation(of: "email.domian") },
    ErrorRow(
      testDescription: "an unknown code that is nearly the name of a form",
      kind: .unknownCode,
      words: "there is no rule, form or code with that name; did you mean `sign-up`?"
    ) { (rulebook) throws(UsageError) in _ = try rulebook.explanation(of: "signup") },
  ]

  @Test("A caller's mistake says what was meant, and repeats no value", arguments: errorRows)
  func mistakes(_ row: ErrorRow) throws {
    let rulebook = try Self.rulebook.get()
    do throws(UsageError) {
      try row.act(rulebook)
      Issue.record("nothing was thrown")
    } catch {
      #expect(error.kind == row.kind)
      #expect(error.description.hasPrefix(row.words.prefix { $0 != ";" }))
      #expect(error.localizedDescription == error.description)
      #expect(!error.description.contains("hush"))
      #expect(error.loadingError == nil)
    }
  }

  @Test("Errors of files and streams have a description that says something")
  func descriptions() throws {
    let loading = LoadingError(Diagnostic(code: "x", file: "a.yaml", reason: "this is wrong"))
    #expect(loading.localizedDescription == loading.description)
    #expect((loading as any Error).localizedDescription.contains("this is wrong"))
  }
}
