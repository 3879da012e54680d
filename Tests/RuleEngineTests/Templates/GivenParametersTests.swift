import TestSupport
import Testing
import Violations

@testable import RuleEngine
@testable import ValueRules

/// What a confidential rule is given may be confidential too.
@Suite struct GivenParametersTests {
  struct GivenRow: CustomTestStringConvertible, Sendable {
    var testDescription: String
    var confidentiality: Confidentiality
    var given: [String: Value]
    var arguments: [String: Argument]
  }

  static let given: [GivenRow] = [
    GivenRow(
      testDescription: "an open rule repeats what it is given",
      confidentiality: .open,
      given: ["p": "hunter2"],
      arguments: ["expected": "hunter2"]
    ),
    GivenRow(
      testDescription: "a personal one does not",
      confidentiality: .personal,
      given: ["p": "hunter2"],
      arguments: [:]
    ),
    GivenRow(
      testDescription: "nor does a secret one",
      confidentiality: .secret,
      given: ["p": "hunter2"],
      arguments: [:]
    ),
    GivenRow(
      testDescription: "a default is a constant of the pack",
      confidentiality: .secret,
      given: [:],
      arguments: ["expected": "constant"]
    ),
  ]

  @Test("What a confidential rule is given stays out of its arguments", arguments: given)
  func givenParameters(row: GivenRow) throws {
    let check = CheckTemplate(EqualityCheck.equals, settings: ["value": .parameter("p")])
    let template = RuleTemplate(
      name: "sample",
      pack: "tests",
      parameters: [ParameterDefinition("p", .text, default: "constant")],
      checks: [check],
      confidentiality: row.confidentiality
    )
    let report = try template.bind(row.given).report(on: "x", in: CheckContext())
    #expect(report.violations.map(\.arguments) == [row.arguments])
  }

  /// A check that says what it was given in every way that there is.
  private struct Talkative: Check {
    var text: String

    func check(
      _ text: UTF8Span,
      in context: borrowing CheckContext,
      into findings: inout Findings
    ) {
      findings.setFact("given", .text(self.text))
      findings.add(
        "talkative",
        [
          "text": .text(self.text), "list": [.text(self.text)], "count": 1, "region": .region("CH"),
          "other": .field(FieldPath(field: "other")),
        ]
      )
    }
  }

  @Test("Counts, regions and names of fields stay, and no fact", arguments: [true, false])
  func counts(isForSecrets: Bool) throws {
    let definition = CheckDefinition(
      "talkative",
      "Says what it was given.",
      settings: [SettingDefinition("text", .text, "Any text.")],
      codes: [CodeDefinition("talkative", "It talks.")],
      facts: [FactDefinition("given", "What it was given.")],
      confidentiality: isForSecrets ? .secret : .open
    ) { (settings: Settings) throws(SettingError) in Talkative(text: settings.text("text") ?? "") }
    let template = RuleTemplate(
      name: "sample",
      pack: "tests",
      parameters: [ParameterDefinition("p", .text)],
      checks: [CheckTemplate(definition, settings: ["text": .parameter("p")])],
      confidentiality: .secret
    )
    let report = try template.bind(["p": "hunter2"]).report(on: "x", in: CheckContext())
    // A check for secrets knows what it may say.
    let talk =
      isForSecrets ? ["count", "list", "other", "region", "text"] : ["count", "other", "region"]
    #expect(report.violations.map { $0.arguments.keys.sorted() } == [talk])
    #expect(report.facts.keys.sorted() == (isForSecrets ? ["given"] : []))
  }
}
