import Rulebook
import TestSupport
import Testing
import Violations

/// Records that other libraries judged wrongly, as people reported in public.
///
/// The table names each report, and the authority that says what is right.
@Suite("Reported records")
struct ReportedFormTests {
  @Test("A record is judged as the authority says")
  func records() throws {
    let rulebook = try Rulebook(
      .init(
        sources: [.bundled, .file(Fixtures.path("Reported/Forms/reported.yaml"))],
        resources: DataFiles.root
      )
    )
    for row in try FrozenSample("Reported/Forms/records").rows {
      let record = try FormRow.record(row["record"])
      let report = try rulebook.check(record, form: row["form"])
      let found = report.violations.map { "\($0.path.description) \($0.code.rawValue)" }
      #expect(found.joined(separator: ", ") == row["report"], "\(row)")
      if row["texts"].isEmpty { continue }
      let texts = rulebook.messages(for: report, in: "en").map(\.text)
      #expect(texts.joined(separator: " | ") == row["texts"], "\(row)")
    }
  }
}
