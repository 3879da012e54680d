import Rulebook
import TestSupport
import Testing
import Violations

/// Folders of catalogs that other tools refused or read wrongly, as people reported in public.
///
/// The table names each report, and the authority that says what is right.
@Suite("Reported catalogs")
struct ReportedCatalogTests {
  private static func load(_ folder: String) throws(LoadingError) -> Rulebook {
    try Rulebook(
      .init(
        localizations: [.folder(Fixtures.path("Reported/Catalogs/\(folder)"))],
        resources: DataFiles.root
      )
    )
  }

  @Test("A folder of catalogs is read as the authority says, or refused")
  func catalogs() throws {
    for row in try FrozenSample("Reported/Catalogs/catalogs").rows {
      let rulebook: Rulebook
      do throws(LoadingError) {
        rulebook = try Self.load(row["folder"])
      } catch {
        let codes = error.diagnostics.map(\.code).joined(separator: ", ")
        #expect(codes == row["errors"], "\(row)")
        continue
      }
      #expect(row["errors"].isEmpty, "\(row)")
      let remarks = rulebook.diagnostics.map(\.code).joined(separator: ", ")
      #expect(remarks == row["remarks"], "\(row)")
      let report = try rulebook.check("", as: "email")
      let text = rulebook.messages(for: report, in: row["language"]).first?.text
      #expect(text == row["text"], "\(row)")
    }
  }
}
