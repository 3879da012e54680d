import Testing
import Violations

@Suite("Adding what another system found")
struct ReportAddingTests {
  struct OutcomeRow: CustomTestStringConvertible, Sendable {
    var before: Outcome
    var code: ViolationCode
    var severity: Severity
    var after: Outcome
    var testDescription: String { "\(before) and \(severity) \(code)" }

    init(_ before: Outcome, _ code: ViolationCode, _ severity: Severity, _ after: Outcome) {
      (self.before, self.code, self.severity, self.after) = (before, code, severity, after)
    }
  }

  static let outcomes = [
    OutcomeRow(.valid, "name.taken", .error, .invalid),
    OutcomeRow(.valid, "name.taken", .warning, .valid),
    OutcomeRow(.valid, "limit.time", .error, .inconclusive),
    OutcomeRow(.valid, "limit.input_size", .error, .inconclusive),
    OutcomeRow(.valid, "check.unavailable", .error, .inconclusive),
    OutcomeRow(.valid, "data.unreadable", .error, .inconclusive),
    OutcomeRow(.valid, "limits.time", .error, .invalid),
    OutcomeRow(.valid, "limit", .error, .invalid),
    OutcomeRow(.inconclusive, "name.taken", .error, .invalid),
    OutcomeRow(.inconclusive, "name.taken", .warning, .inconclusive),
    OutcomeRow(.inconclusive, "limit.time", .error, .inconclusive),
    OutcomeRow(.invalid, "limit.time", .error, .invalid),
    OutcomeRow(.invalid, "name.taken", .warning, .invalid),
  ]

  @Test("The outcome follows, and only a valid value keeps its form", arguments: outcomes)
  func outcome(row: OutcomeRow) {
    let report = Report(outcome: row.before, normalized: "ann", facts: ["a": 1])
    let added = report.adding([Violation(row.code, severity: row.severity)])
    #expect(added.outcome == row.after)
    #expect(added.normalized == (row.after == .valid ? "ann" : nil))
    #expect(added.facts == ["a": 1])
    #expect(added.violations.map(\.code) == [row.code])
  }

  struct OrderRow: CustomTestStringConvertible, Sendable {
    var testDescription: String
    var before: [String]
    var added: [String]
    var order: [String]
    var after: [String]

    init(
      _ name: String,
      _ before: [String],
      adding added: [String],
      in order: [String] = [],
      _ after: [String]
    ) {
      testDescription = name
      (self.before, self.added, self.order, self.after) = (before, added, order, after)
    }
  }

  private static let form = ["name", "email", "guests[].email", "guests[].age", "note.text"]

  /// Each violation is its path, and a letter after `!` where a path has several.
  static let orders = [
    OrderRow("nothing is added", ["a", "b"], adding: [], ["a", "b"]),
    OrderRow("after those of the field", ["a!1", "b"], adding: ["a!2"], ["a!1", "a!2", "b"]),
    OrderRow("in the order given", [], adding: ["a!1", "a!2", "a!3"], ["a!1", "a!2", "a!3"]),
    OrderRow("a new field without order is last", ["b"], adding: ["a"], ["b", "a"]),
    OrderRow(
      "a new field stands in its order",
      ["name", "note.text"],
      adding: ["email"],
      in: form,
      ["name", "email", "note.text"]
    ),
    OrderRow("the first field", ["email"], adding: ["name"], in: form, ["name", "email"]),
    OrderRow("the last field", ["email"], adding: ["note.text"], in: form, ["email", "note.text"]),
    OrderRow(
      "a list goes element by element",
      ["guests[0].email", "guests[0].age", "guests[2].email"],
      adding: ["guests[1].age", "guests[10].email", "guests[1].email"],
      in: form,
      [
        "guests[0].email", "guests[0].age", "guests[1].email", "guests[1].age", "guests[2].email",
        "guests[10].email",
      ]
    ),
    OrderRow(
      "a list stands before the fields in it",
      ["guests[0].email", "note.text"],
      adding: ["guests"],
      in: form,
      ["guests", "guests[0].email", "note.text"]
    ),
    OrderRow(
      "what is inside a field stands with it",
      ["note.text"],
      adding: ["email.local", "name"],
      in: form,
      ["name", "email.local", "note.text"]
    ),
    OrderRow(
      "what no field has, and the whole record, are last",
      ["name", "unknown"],
      adding: ["", "email", "other"],
      in: form,
      ["name", "email", "unknown", "", "other"]
    ),
    OrderRow(
      "a value and a field in it have the same place",
      ["name", "note.text"],
      adding: ["note", "email"],
      in: form,
      ["name", "email", "note.text", "note"]
    ),
    OrderRow(
      "between violations that aren't in order",
      ["note.text", "name"],
      adding: ["email", "email!2", "name!2"],
      in: form,
      ["note.text", "name", "name!2", "email", "email!2"]
    ),
    OrderRow(
      "a field named twice is found by its exact place",
      ["a[0]", "b"],
      adding: ["a[1]"],
      in: ["a[]", "b", "a[1]"],
      ["a[0]", "b", "a[1]"]
    ),
  ]

  private static func violation(_ text: String) throws -> Violation {
    let parts = text.split(separator: "!", omittingEmptySubsequences: false)
    let path = try #require(FieldPath(parts[0]))
    return Violation("taken", ["text": .text(text)], path: path)
  }

  @Test("A violation stands after those of its place, else where its field does", arguments: orders)
  func order(row: OrderRow) throws {
    let report = Report(outcome: .invalid, violations: try row.before.map(Self.violation))
    let order = try row.order.map { try #require(FieldPath($0)) }
    let added = report.adding(try row.added.map(Self.violation), fieldOrder: order)
    #expect(added.violations == (try row.after.map(Self.violation)))
    var changed = report
    for text in row.added { changed.add(try Self.violation(text), fieldOrder: order) }
    #expect(changed == added)
  }

  @Test("Ten thousand violations of a long list are added", .timeLimit(.minutes(15)))
  func longLists() throws {
    let paths = try (0..<10_000).map { try #require(FieldPath("guests[\($0)].email")) }
    let order = (0..<100).map { FieldPath(field: "field\($0)") } + ["guests[].email"]
    let added = paths.reversed().map { Violation("taken", path: $0) }
    let report = Report().adding(added, fieldOrder: order)
    #expect(report.violations.map(\.path) == paths)
    let again = report.adding(added, fieldOrder: order)
    #expect(again.violations.map(\.path) == paths.flatMap { [$0, $0] })
  }
}
