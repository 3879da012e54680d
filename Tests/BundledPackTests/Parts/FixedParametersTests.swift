import PackLoading
import RuleEngine
import Rulebook
import TestSupport
import Testing
import Violations

/// A rule that extends another one with fixed parameters checks values as the other rule does with
/// these parameters.
@Suite("Parameters that an extending rule fixes")
struct FixedParametersTests {
  private static let pack = #"""
    format: 1
    pack: acme
    source-locale: en
    tables:
      kinds:
        kind: rows
        columns: { size: integer, shown: text }
        rows: { A: { size: 2, shown: '12' }, B: { size: 3, shown: '123' } }
    rules:
      sized:
        parameters: { kind: { type: text, default: A } }
        parts: { pattern: '(?<all>[0-9]+)', look-up: [{ table: kinds, by: { parameter: kind, case: upper } }] }
        checks: [length: { exact: { column: size } }]
        examples: { valid: ['12', { value: '123', with: { kind: b } }] }
      fixed: { extends: sized, with: { kind: b } }
      unknown: { extends: sized, with: { kind: c } }
      renamed: { extends: sized, parameters: { sort: { type: text, default: B } }, with: { kind: { parameter: sort } } }
      renamed-and-fixed: { extends: renamed, with: { sort: a } }
      by-row: { extends: sized, example: { column: shown } }
      by-fixed-row: { extends: by-row, with: { kind: b } }
      up-to: { parameters: { most: { type: integer, default: 3 } }, checks: [length: { maximum: { parameter: most } }] }
      passing:
        parameters: { most: { type: integer, default: 2 } }
        checks: [when: { matches: { prefix: '1' }, then: { rule: { name: up-to, with: { most: { parameter: most } } } } }]
      passing-one: { extends: passing, with: { most: 1 } }
      passing-four:
        extends: passing
        parameters: { limit: { type: integer, default: 4 } }
        with: { most: { parameter: limit } }
      passing-twice: { extends: passing-four, with: { limit: 5 } }
      spanish-vat: { extends: vat, with: { country: ES } }
      any-vat: { extends: vat, with: { unknown-country: accept } }
      dutch-postcode: { extends: postal-code, with: { country: NL } }
    """#

  private static let rulebook = Result { try PartsFixture.rulebook(pack, beside: [.bundled]) }

  /// A value, the parameters that a caller passes, and the codes that are reported.
  struct Row: CustomTestStringConvertible, Sendable {
    var name: String
    var rule: String
    var value: String
    var parameters: [String: Value] = [:]
    var codes: [ViolationCode] = []

    var testDescription: String { "\(rule): \(name)" }

    init(
      _ name: String,
      _ rule: String,
      _ value: String,
      with parameters: [String: Value] = [:],
      _ codes: ViolationCode...
    ) {
      (self.name, self.rule, self.value) = (name, rule, value)
      (self.parameters, self.codes) = (parameters, codes)
    }
  }

  static let rows = [
    Row("the row of a constant", "fixed", "123"),
    Row("another length than in that row", "fixed", "12", "length.wrong"),
    Row("no row of a constant", "unknown", "12", "identifier.unknown_part"),
    Row("the row of the default of another name", "renamed", "123"),
    Row("the row of another name", "renamed", "12", with: ["sort": "a"]),
    Row("the constant of another name", "renamed-and-fixed", "12"),
    Row("another length", "renamed-and-fixed", "123", "length.wrong"),
    Row("a constant that is passed on", "passing-one", "1"),
    Row("a value that is too long for it", "passing-one", "12", "length.too_long"),
    Row("a value that isn't passed on", "passing-one", "22"),
    Row("a default that is passed on", "passing-four", "1234"),
    Row("a value that is too long for it", "passing-four", "12345", "length.too_long"),
    Row(
      "another name that is passed on",
      "passing-four",
      "12",
      with: ["limit": 1],
      "length.too_long"
    ),
    Row("a constant through two rules", "passing-twice", "12345"),
    Row("a country in a lookup", "spanish-vat", "B64717838"),
    Row("a wrong check digit", "spanish-vat", "B64717839", "identifier.check_digit"),
    Row("a number of another country", "spanish-vat", "DE136695976", "identifier.format"),
    Row("a country without a rule", "any-vat", "XX123"),
    Row("a country in a lookup", "dutch-postcode", "1234 AB"),
    Row("a value of another country", "dutch-postcode", "2613", "identifier.format"),
  ]

  @Test("are looked up and passed on", arguments: rows)
  func judge(_ row: Row) throws {
    let rule = try Self.rulebook.get().rule(row.rule, with: row.parameters)
    #expect(rule.check(row.value).violations.map(\.code) == row.codes)
    #expect(rule.accepts(row.value) == row.codes.isEmpty)
  }

  @Test(
    "choose the value that messages show",
    arguments: [
      ("sized", [:], "12"), ("sized", ["kind": "b"], "123"), ("fixed", [:], "123"),
      ("unknown", [:], "12"), ("renamed", [:], "12"), ("renamed", ["sort": "b"], "123"),
      ("renamed-and-fixed", [:], "12"), ("by-row", [:], "12"), ("by-fixed-row", [:], "123"),
    ] as [(String, [String: Value], String)]
  )
  func example(name: String, parameters: [String: Value], expected: String) throws {
    let report = try Self.rulebook.get().rule(name, with: parameters).check("?")
    #expect(report.violations.first?.arguments["example"] == .text(expected))
  }

  /// An example of a bundled rule with parameters, and a rule that fixes them.
  private struct Fixed {
    var template: RuleTemplate
    var example: ExampleDeclaration
    var name: String
    /// The line of the rule in a pack.
    var line: String
  }

  /// How many rules are in a pack, because those that leave the country open are costly.
  private static let rulesOfPack = 200

  /// Returns the examples with parameters of all bundled rules.
  private static func bundledExamples() throws -> [Fixed] {
    let library = try Rulebook(.init(resources: DataFiles.root)).library
    var examples: [Fixed] = []
    for owner in library.packs {
      for declaration in owner.rules {
        guard let template = try library.template(of: declaration, in: owner) else { continue }
        for example in declaration.examples where !example.parameters.isEmpty {
          let given = example.parameters.sorted { $0.key < $1.key }
          let values = given.compactMap { name, value in
            value.inYAML.map { "\(name): \($0)" }
          }
          guard values.count == given.count else { continue }
          let name = "r\(examples.count)"
          let with = values.joined(separator: ", ")
          let line = "  \(name): { extends: \(declaration.name), with: { \(with) } }\n"
          examples.append(Fixed(template: template, example: example, name: name, line: line))
        }
      }
    }
    return examples
  }

  /// Returns the packs with the rules of examples.
  private static func library(of examples: some Sequence<Fixed>) throws -> PackLibrary {
    let head = "format: 1\npack: fixed\nsource-locale: en\nrules:\n"
    let pack = examples.reduce(into: head) { $0 += $1.line }
    return try PartsFixture.rulebook(pack, beside: [.bundled]).library
  }

  @Test("have the meaning that they have for callers, in all examples of bundled rules")
  func bundledRules() throws {
    let examples = try Self.bundledExamples()
    #expect(examples.count > 100)
    var library = try Self.library(of: examples.prefix(Self.rulesOfPack))
    for (index, fixed) in examples.enumerated() {
      if index > 0, index.isMultiple(of: Self.rulesOfPack) {
        library = try Self.library(of: examples[index...].prefix(Self.rulesOfPack))
      }
      let example = fixed.example
      let heir = try #require(try library.template(fixed.name)).choosing(example.groups).bind()
      let rule = try fixed.template.choosing(example.groups).bind(example.parameters)
      let fields = FixedFields(example.fields.map { ($0.path, $0.value) })
      let expected = rule.report(on: example.value, in: Self.context(rule, fields))
      let actual = heir.report(on: example.value, in: Self.context(heir, fields))
      let name = "\(fixed.template.name) \(example.parameters) \(example.position)"
      #expect(actual.outcome == expected.outcome, "\(name)")
      #expect(actual.violations.map(\.code) == expected.violations.map(\.code), "\(name)")
      #expect(actual.violations.map(\.range) == expected.violations.map(\.range), "\(name)")
      #expect(actual.normalized == expected.normalized, "\(name)")
      // What a caller passes to a confidential rule is confidential, but not what a pack says.
      guard fixed.template.confidentiality == .open else { continue }
      #expect(actual.facts == expected.facts, "\(name)")
      let examples = expected.violations.map { $0.arguments["example"] }
      #expect(actual.violations.map { $0.arguments["example"] } == examples, "\(name)")
    }
  }

  private static func context(_ rule: RuleEngine.Rule, _ fields: FixedFields) -> CheckContext {
    CheckContext(parameters: rule.parameters, fields: fields, surroundings: .system)
  }
}

extension Value {
  /// The value as written in a pack; nil for values that the test doesn't write.
  fileprivate var inYAML: String? {
    switch self {
    case .text(let text):
      "'" + text.split(separator: "'", omittingEmptySubsequences: false).joined(separator: "''")
        + "'"
    case .list(let elements):
      elements.contains { $0.inYAML == nil }
        ? nil : "[" + elements.compactMap(\.inYAML).joined(separator: ", ") + "]"
    case .decimal, .boolean, .null, .record: nil
    }
  }
}
