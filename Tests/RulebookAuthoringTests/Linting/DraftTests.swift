import RulebookAuthoring
import TestSupport
import Testing
import Violations

/// Drafts of packs with mistakes of many kinds, in `Tests/Fixtures/Drafts`.
///
/// Loading stops at the first stage that fails. Lint goes on with everything that is sound.
@Suite("Drafts of packs")
struct DraftTests {
  @Test(
    "Lint finds all mistakes in one round, and none that another one caused",
    arguments: try RefusalCase.all(in: "Drafts")
  )
  func draft(_ row: RefusalCase) throws {
    let folder = try row.write()
    let linter = Linter(resources: Fixtures.path("Refusals/Data"))
    let findings = try linter.lint(row.given.map(folder.path(of:))).findings
    let errors = findings.filter { $0.severity == .error }.map(\.diagnostic)
    let warnings = findings.filter { $0.severity == .warning }.map(\.diagnostic)
    #expect(row.difference(errors, warnings: warnings, in: folder) == "")
  }
}
