import RuleEngine
import TestSupport
import Testing
import Violations

@Suite("Subjects")
struct SubjectTests {
  private static func check(_ name: String) -> CheckDefinition {
    CheckDefinition(name, "Accepts everything.", codes: []) { _ in FixedCheck(.valid) }
  }

  private static func table(_ kind: String) -> TableDefinition {
    TableDefinition(kind, "Nothing.") { (_) throws(LoadingError) -> Int? in 0 }
  }

  @Test("All checks and kinds of table are found by their names")
  func names() throws {
    let registry = try SubjectRegistry([
      Subject("b", checks: [Self.check("y"), Self.check("x")], tables: [Self.table("t")]),
      Subject("a", checks: [Self.check("w")], tables: [Self.table("s")]),
    ])
    #expect(registry.checks.map(\.name) == ["w", "x", "y"])
    #expect(registry.tables.map(\.kind) == ["t", "s"], "in the order of the subjects")
    #expect(registry.check("x")?.name == "x")
    #expect(registry.check("t") == nil)
    #expect(registry.table("s")?.kind == "s")
    #expect(registry.table("x") == nil)
  }

  @Test("A name that is registered twice is refused with both subjects")
  func duplicates() throws {
    let error = #expect(throws: LoadingError.self) {
      try SubjectRegistry([
        Subject("a", checks: [Self.check("x"), Self.check("x")], tables: [Self.table("t")]),
        Subject("b", tables: [Self.table("t"), Self.table("x")]),
      ])
    }
    #expect(
      error?.diagnostics.map { "\($0.code) \($0.file): \($0.reason)" } == [
        "subject.duplicate_check subject `a`: there is already a check `x`, in the subject `a`",
        "subject.duplicate_table subject `b`: there is already a kind of table `t`, "
          + "in the subject `a`",
      ]
    )
  }

  @Test("Every kind of table that a check of the library asks for is defined")
  func kinds() {
    let registry = SubjectRegistry.builtIn
    for check in registry.checks {
      for case .table(let kind) in check.settings.map(\.type) {
        #expect(registry.table(kind) != nil, "\(check.name): \(kind)")
      }
    }
    for table in registry.tables {
      for kind in table.standIns { #expect(registry.table(kind) != nil, "\(table.kind): \(kind)") }
    }
  }
}
