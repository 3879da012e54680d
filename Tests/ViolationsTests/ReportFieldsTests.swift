import Testing
import Violations

@Suite("What a report says of its fields")
struct ReportFieldsTests {
  private static func violation(
    _ code: ViolationCode,
    _ path: String = "",
    _ severity: Severity = .error
  ) throws -> Violation {
    Violation(code, severity: severity, path: try #require(FieldPath(path)))
  }

  private static func report() throws -> Report {
    Report(
      outcome: .invalid,
      violations: [
        try violation("nickname.long", "name", .warning), try violation("name.short", "name"),
        try violation("email", "contacts[2].email"), try violation("required", "email"),
        try violation("name.late", "name"), try violation("email.typo", "email", .warning),
        try violation("record"),
      ]
    )
  }

  @Test("The first one is an error")
  func first() throws {
    #expect(try Self.report().first == Self.violation("name.short", "name"))
    #expect(Report().first == nil)
    #expect(Report(violations: [try Self.violation("a", "a", .warning)]).first == nil)
  }

  @Test("Errors and warnings keep their order")
  func severities() throws {
    let report = try Self.report()
    #expect(
      report.errors.map(\.code) == ["name.short", "email", "required", "name.late", "record"]
    )
    #expect(report.warnings.map(\.code) == ["nickname.long", "email.typo"])
    #expect(Report().errors.isEmpty && Report().warnings.isEmpty)
  }

  static let places: [(path: String, codes: [ViolationCode])] = [
    ("name", ["nickname.long", "name.short", "name.late"]), ("contacts[2].email", ["email"]),
    ("email", ["required", "email.typo"]), ("", ["record"]), ("contacts[].email", []),
    ("contacts", []), ("contacts[2]", []), ("other", []),
  ]

  @Test("A place has its own violations only", arguments: places)
  func violations(path: String, codes: [ViolationCode]) throws {
    let path = try #require(FieldPath(path))
    #expect(try Self.report().violations(at: path).map(\.code) == codes)
  }

  @Test("Each place comes once, in the order of the report")
  func byField() throws {
    let fields = try Self.report().byField
    #expect(fields.map(\.path.description) == ["name", "contacts[2].email", "email", ""])
    for field in fields {
      #expect(field.violations == (try Self.report().violations(at: field.path)))
    }
    #expect(Report().byField.isEmpty)
  }
}
