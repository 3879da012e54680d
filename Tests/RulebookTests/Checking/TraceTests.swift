import Rulebook
import Testing

/// Which checks reported a violation, where they are written, and what they saw.
@Suite("Traces of violations")
struct TraceTests {
  struct Row: Sendable, CustomTestStringConvertible {
    var title: String
    var value: Value
    var rule: String
    var parameters: [String: Value] = [:]
    /// The steps of the only violation: rule, check, name, line, parameters, and text.
    var steps: [String]
    var testDescription: String { title }
  }

  static let rows = [
    Row(
      title: "a check with a name, after normalization",
      value: " abcde",
      rule: "word",
      steps: ["word length size 13 size=4 abcde"]
    ),
    Row(
      title: "a given parameter",
      value: "abcde",
      rule: "word",
      parameters: ["size": "3"],
      steps: ["word length size 13 size=3 abcde"]
    ),
    Row(
      title: "a check inside another one",
      value: "AB12",
      rule: "word",
      steps: ["word characters - 15 size=4 AB12", "word all - 14 size=4 AB12"]
    ),
    Row(
      title: "a check of another rule",
      value: " abcde",
      rule: "outer",
      steps: ["word length size 13 size=4 abcde", "outer rule - 19 -  abcde"]
    ),
    Row(
      title: "an inherited check",
      value: "abcde",
      rule: "heir",
      steps: ["heir length size 13 size=4 abcde"]
    ),
    Row(
      title: "a check with a code of the pack",
      value: "xyzw",
      rule: "heir",
      steps: ["heir not - 24 size=4 xyzw"]
    ),
    Row(title: "a required value", value: "", rule: "filled", steps: ["filled required - 29 - -"]),
    Row(
      title: "a value that is required because it is checked on its own",
      value: "",
      rule: "word",
      steps: ["word - - 7 size=4 -"]
    ),
    Row(
      title: "a value that isn't text",
      value: .list(["a"]),
      rule: "outer",
      steps: ["word length size 13 size=4 -", "outer rule - 19 - -"]
    ),
    Row(
      title: "a secret value: the outermost check",
      value: "abcd",
      rule: "pin",
      steps: ["pin all - 35 size=4 -"]
    ),
    Row(
      title: "a secret value: no given parameters",
      value: "12345",
      rule: "pin",
      parameters: ["size": "6"],
      steps: ["pin all - 35 - -"]
    ),
    Row(
      title: "a personal value: no text",
      value: "ab",
      rule: "member",
      steps: ["member length - 43 size=4 -"]
    ),
  ]

  @Test("A trace shows", arguments: rows)
  func value(_ row: Row) throws {
    let rulebook = try TracedPack.rulebook()
    let report = try rulebook.check(row.value, as: row.rule, with: row.parameters)
    #expect(report.violations.map { Self.steps(of: $0, rulebook) } == [row.steps])
  }

  struct LongRow: Sendable, CustomTestStringConvertible {
    var title: String
    /// The text and the parameter, and the beginning that the trace shows of both.
    var text: String
    var beginning: String
    var testDescription: String { title }
  }

  static let longRows = [
    LongRow(
      title: "200 characters",
      text: String(repeating: "b", count: 200),
      beginning: String(repeating: "b", count: 200)
    ),
    LongRow(
      title: "201 characters",
      text: String(repeating: "b", count: 201),
      beginning: String(repeating: "b", count: 200) + "…"
    ),
    LongRow(
      title: "one letter with many marks",
      text: "b" + String(repeating: "\u{301}", count: 1_000),
      beginning: "b" + String(repeating: "\u{301}", count: 199) + "…"
    ),
  ]

  @Test("A trace shows the beginning of", arguments: longRows)
  func long(_ row: LongRow) throws {
    let pack = """
      format: 1
      pack: long
      rules:
        ends:
          parameters: { end: { type: text } }
          checks: [prefix: a]
      """
    var configuration = Rulebook.Configuration(sources: [.text(pack, name: "long.yaml")])
    configuration.tracesViolations = true
    let rulebook = try Rulebook(configuration)
    let text = Value.text(row.text)
    let report = try rulebook.check(text, as: "ends", with: ["end": text])
    let steps = report.violations.flatMap { rulebook.trace(of: $0).steps }
    #expect(steps.map(\.normalized) == [row.beginning])
    #expect(steps.map(\.parameters) == [["end": Value.text(row.beginning)]])
  }

  struct FixedRow: Sendable, CustomTestStringConvertible {
    var title: String
    var rule: String
    var parameters: [String: Value] = [:]
    /// The step of the only violation.
    var step: String
    var testDescription: String { title }
  }

  static let fixedRows = [
    FixedRow(title: "a constant", rule: "short", step: "short length - 6 size=2 abc"),
    FixedRow(
      title: "a constant of the extended rule",
      rule: "heir",
      step: "heir length - 6 size=2 abc"
    ),
    FixedRow(
      title: "a constant for a parameter that is declared again",
      rule: "again",
      parameters: ["size": "9"],
      step: "again length - 6 size=2 abc"
    ),
  ]

  @Test("A trace shows what packs set", arguments: fixedRows)
  func fixed(_ row: FixedRow) throws {
    let pack = """
      format: 1
      pack: fixed
      rules:
        word:
          parameters: { size: { type: integer, default: 4 } }
          checks: [length: { exact: { parameter: size } }]
        short: { extends: word, with: { size: 2 } }
        heir: { extends: short }
        again: { extends: word, with: { size: 2 }, parameters: { size: {} } }
      """
    var configuration = Rulebook.Configuration(sources: [.text(pack, name: "fixed.yaml")])
    configuration.tracesViolations = true
    let rulebook = try Rulebook(configuration)
    let report = try rulebook.check("abc", as: row.rule, with: row.parameters)
    #expect(report.violations.map { Self.steps(of: $0, rulebook) } == [[row.step]])
  }

  struct FormRow: Sendable, CustomTestStringConvertible {
    var title: String
    var record: [String: Value]
    /// The steps of each violation.
    var steps: [[String]]
    var testDescription: String { title }
  }

  static let formRows = [
    FormRow(
      title: "a required field and a check between fields",
      record: ["from": " ", "to": ""],
      steps: [["word - - 48 - -"], ["- filled - 52 - -"]]
    ),
    FormRow(
      title: "a parameter and a check of a field",
      record: ["from": "abcd", "to": "abc", "note": "A"],
      steps: [["word length size 13 size=2 abc"], ["trip/note characters - 50 - A"]]
    ),
  ]

  @Test("A trace in a form shows", arguments: formRows)
  func record(_ row: FormRow) throws {
    let rulebook = try TracedPack.rulebook()
    let report = try rulebook.check(row.record, form: "trip")
    #expect(report.violations.map { Self.steps(of: $0, rulebook) } == row.steps)
  }

  @Test("Tracing changes nothing else", arguments: rows)
  func sameReport(_ row: Row) throws {
    let reports = try [true, false].map { tracing in
      try TracedPack.rulebook(tracing: tracing)
        .check(row.value, as: row.rule, with: row.parameters)
    }
    #expect(reports[0] == reports[1])
    #expect(!reports[0].isValid)
  }

  @Test("Without tracing, there are no steps")
  func withoutTracing() throws {
    let rulebook = try TracedPack.rulebook(tracing: false)
    let report = try rulebook.check("abcde", as: "word")
    #expect(report.violations.map { rulebook.trace(of: $0).steps } == [[]])
  }

  @Test("The text that a check saw isn't in a printed violation")
  func printed() throws {
    let report = try TracedPack.rulebook().check("abcde", as: "word")
    var dumped = ""
    dump(report.violations, to: &dumped)
    #expect(dumped.contains("length.wrong"))
    #expect(!dumped.contains("abcde"))
  }

  private static func steps(of violation: Violation, _ rulebook: Rulebook) -> [String] {
    rulebook.trace(of: violation).steps.map { step in
      let parameters = step.parameters.map { "\($0.key)=\($0.value.text ?? "?")" }
      let words = [
        step.rule, step.check, step.name, step.position.map { String($0.line) },
        parameters.isEmpty ? nil : parameters.sorted().joined(separator: ","), step.normalized,
      ]
      return words.map { $0 ?? "-" }.joined(separator: " ")
    }
  }
}
