import RuleEngine
import Testing
import Violations

/// A check that reports as much as a test needs.
private struct Verbose: Check {
  var facts = 0
  var bytes = 0
  var failures = 0

  func check(_ text: UTF8Span, in context: borrowing CheckContext, into findings: inout Findings) {
    for number in 0..<facts {
      findings.setFact("f\(number)", .text(String(repeating: "a", count: bytes)))
    }
    for number in 0..<failures { findings.add(number == 0 ? "first" : "other") }
  }
}

@Suite("The size of reports")
struct ReportSizeTests {
  struct Row: CustomTestStringConvertible, Sendable {
    var testDescription: String
    var value = "x"
    var facts = 0
    var bytes = 0
    var failures = 0
    var outcome = Outcome.valid
    var keptFacts = 0
    var keptFailures = 0
  }

  // A report on a text can hold 65,536 bytes, and four for each byte of the text. A fact has the
  // two bytes of its name and eight more. A violation without arguments has 100.
  static let rows = [
    Row(testDescription: "no findings"),
    Row(testDescription: "facts that fit", facts: 6, bytes: 10_000, keptFacts: 6),
    Row(
      testDescription: "more facts than fit",
      facts: 9,
      bytes: 10_000,
      outcome: .inconclusive,
      keptFacts: 6
    ),
    Row(
      testDescription: "facts that fit because the text is long",
      value: String(repeating: "x", count: 10_000),
      facts: 9,
      bytes: 10_000,
      keptFacts: 9
    ),
    Row(
      testDescription: "a fact that is too large",
      facts: 1,
      bytes: 70_000,
      outcome: .inconclusive
    ),
    Row(
      testDescription: "violations that fit",
      failures: 655,
      outcome: .invalid,
      keptFailures: 655
    ),
    Row(
      testDescription: "more violations than fit",
      failures: 5_000,
      outcome: .invalid,
      keptFailures: 655
    ),
  ]

  @Test("What is too large is left out, and the report says so once", arguments: rows)
  func limits(row: Row) {
    let check = Verbose(facts: row.facts, bytes: row.bytes, failures: row.failures)
    let rule = Rule(name: "r", checks: [RuleCheck(check)])
    let report = rule.report(on: .text(row.value), in: CheckContext())
    #expect(report.outcome == row.outcome)
    #expect(report.facts.count == row.keptFacts)
    let isCut = row.facts > row.keptFacts || row.failures > row.keptFailures
    let told = report.violations.filter { $0.code == "limit.report_size" }
    #expect(told.count == (isCut ? 1 : 0))
    #expect(report.violations.count == row.keptFailures + told.count)
  }

  @Test("A record says once that something was left out, also after a value changed")
  func record() throws {
    let rule = Self.template(Verbose(facts: 6, bytes: 10_000))
    let paths = (0..<9).map { FieldPath(field: "f\($0)") }
    let form = try FormDefinition(
      name: "f",
      pack: "tests",
      fields: paths.map { FormField(path: $0, rule: rule) }
    )
    let record = Value.record(
      Dictionary(uniqueKeysWithValues: (0..<9).map { ("f\($0)", Value.text("x")) })
    )
    let report = form.report(on: record, surroundings: Surroundings())
    #expect(report.outcome == .inconclusive)
    #expect(report.violations.map(\.code) == ["limit.report_size"])
    // Each field has 60,060 bytes of facts, and a record can hold 262,144 and a few.
    #expect(report.facts.count == 4)
    var state = FormState(of: form, record: record, surroundings: Surroundings())
    #expect(state.report.violations == report.violations)
    state.set("y", at: paths[0])
    #expect(state.report.outcome == .inconclusive)
    #expect(state.report.violations == report.violations)
  }

  /// Returns a rule with one check.
  private static func template(_ check: Verbose, severity: Severity? = nil) -> RuleTemplate {
    let definition = CheckDefinition("verbose", "Tells facts and violations.", codes: []) { _ in
      check
    }
    let verbose = CheckTemplate(definition, codes: CodeMapping(severity: severity))
    return RuleTemplate(name: "r", pack: "tests", checks: [verbose])
  }

  struct OutcomeRow: CustomTestStringConvertible, Sendable {
    var testDescription: String
    var facts = 0
    var failures = 0
    var severity = Severity.warning

    /// The paths of the fields, each with one value.
    var fields: [FieldPath]
    var unknown = 0
    var outcome: Outcome
  }

  private static let plain = (0..<4).map { FieldPath(field: "f\($0)") }
  private static let inList: [FieldPath] = ["a[].x", "a[].y", "a[].z"]

  // A field with facts has 60,060 bytes, and one with 600 violations 60,000 and the paths. A record
  // can hold 262,144 and a few.
  static let outcomes = [
    OutcomeRow(testDescription: "some facts", facts: 6, fields: plain, outcome: .valid),
    OutcomeRow(
      testDescription: "many facts",
      facts: 6,
      fields: plain + ["e", "f"],
      outcome: .inconclusive
    ),
    OutcomeRow(
      testDescription: "facts in a list and outside of it",
      facts: 6,
      fields: plain + inList,
      outcome: .inconclusive
    ),
    OutcomeRow(testDescription: "some warnings", failures: 600, fields: inList, outcome: .valid),
    OutcomeRow(
      testDescription: "many warnings",
      failures: 600,
      fields: plain + ["e"],
      outcome: .inconclusive
    ),
    OutcomeRow(
      testDescription: "warnings with long paths",
      failures: 600,
      fields: ["a", "b", "c"].map { FieldPath(field: String(repeating: $0, count: 90)) },
      outcome: .inconclusive
    ),
    OutcomeRow(
      testDescription: "errors",
      failures: 600,
      severity: .error,
      fields: plain + ["e"],
      outcome: .invalid
    ),
    OutcomeRow(
      testDescription: "some unknown fields",
      fields: plain,
      unknown: 1_000,
      outcome: .valid
    ),
    OutcomeRow(
      testDescription: "many unknown fields",
      fields: plain,
      unknown: 10_000,
      outcome: .inconclusive
    ),
  ]

  @Test("The outcome is that of the report, also after values changed", arguments: outcomes)
  func outcome(row: OutcomeRow) throws {
    let check = Verbose(facts: row.facts, bytes: 10_000, failures: row.failures)
    let rule = Self.template(check, severity: row.severity)
    let form = try FormDefinition(
      name: "f",
      pack: "tests",
      fields: row.fields.map { FormField(path: $0, rule: rule) },
      stop: .all,
      unknownFields: .warn
    )
    var record = Value.record([:])
    for number in 0..<row.unknown { record.set("x", at: FieldPath(field: "u\(number)")) }
    let paths = row.fields.map { $0.inFirstElements }
    for path in paths { record.set("x", at: path) }
    var state = FormState(of: form, record: record, surroundings: Surroundings())
    #expect(state.outcome == row.outcome)
    expectAgreement(state)
    // The last values are removed first, so that there is room for what was left out.
    for path in paths.reversed() {
      state.set(.null, at: path)
      expectAgreement(state)
    }
    for path in paths {
      state.set("x", at: path)
      expectAgreement(state)
    }
    #expect(state.outcome == row.outcome)
  }

  private func expectAgreement(_ state: FormState) {
    let new = FormState(of: state.form, record: state.record, surroundings: Surroundings())
    let outcome = state.form.report(on: state.record, surroundings: Surroundings()).outcome
    #expect(state.outcome == outcome)
    #expect(state.report.outcome == outcome)
    #expect(new.outcome == outcome)
    #expect(new.report.outcome == outcome)
  }

  @Test("The violations of a record are counted once")
  func violations() throws {
    let rule = Self.template(Verbose(failures: 600))
    let paths = (0..<3).map { FieldPath(field: "f\($0)") }
    let form = try FormDefinition(
      name: "f",
      pack: "tests",
      fields: paths.map { FormField(path: $0, rule: rule) },
      stop: .all
    )
    let record: Value = ["f0": "x", "f1": "x", "f2": "x"]
    // Each of the 1,800 violations has 100 bytes and a path of 6.
    let report = form.report(on: record, surroundings: Surroundings())
    #expect(report.outcome == .invalid)
    #expect(report.violations.count == 1_800)
  }

  @Test("Facts that replace others are counted once")
  func replacedFacts() {
    let checks = (0..<20).map { _ in
      RuleCheck(Verbose(facts: 1, bytes: 10_000), codes: CodeMapping(severity: .warning))
    }
    let rule = Rule(name: "r", checks: checks)
    let report = rule.report(on: "x", in: CheckContext())
    #expect(report.outcome == .valid)
    #expect(report.facts.count == 1)
  }
}

extension FieldPath {
  /// The path in the first element of each list.
  fileprivate var inFirstElements: FieldPath {
    FieldPath(components: components.map { $0 == .each ? .index(0) : $0 })
  }
}
