import Documents
import Rulebook
import RulebookAuthoring
import TestSupport
import Testing

/// The broken packs and catalogs of `Tests/Fixtures/Refusals`, and near misses that must load.
@Suite("Broken packs and catalogs")
struct RefusalTests {
  /// A few bundled rules that the cases extend, replace and use.
  private static let resources = Fixtures.path("Refusals/Data")

  @Test("Lint and loading say what is wrong, and where", arguments: try RefusalCase.all())
  func refusal(_ row: RefusalCase) throws {
    let folder = try row.write()
    let given = row.given.map(folder.path(of:))
    let catalogs = row.catalogs.map(folder.path(of:))
    let findings = try Linter(resources: Self.resources).lint(given + catalogs).findings
    let errors = findings.filter { $0.severity == .error }.map(\.diagnostic)
    let warnings = findings.filter { $0.severity == .warning }.map(\.diagnostic)
    #expect(row.difference(errors, warnings: warnings, in: folder) == "")

    let configuration = Rulebook.Configuration(
      sources: [.bundled] + given.map { Folder.isFile($0) ? .file($0) : .folder($0) },
      localizations: catalogs.map { .folder($0) },
      resources: Self.resources
    )
    do throws(LoadingError) {
      let remarks = try Rulebook(configuration).diagnostics.filter { !warnings.contains($0) }
      #expect(row.loads || !row.isBroken)
      #expect(row.difference(remarks, in: folder) == "")
    } catch {
      #expect(!row.loads)
      #expect(row.difference(error.diagnostics, in: folder) == "")
    }
  }
}
