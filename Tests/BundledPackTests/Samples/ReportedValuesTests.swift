import Foundation
import Rulebook
import TestSupport
import Testing
import Violations

/// The values of `Tests/Fixtures/Reported`, which other programs accepted or refused wrongly.
@Suite struct ReportedValuesTests {
  /// The day when the reports were read decides what is in the future.
  static let rulebook: Rulebook = {
    do {
      let day = try Date("2026-11-27T12:00:00Z", strategy: .iso8601)
      return try Rulebook(.init(clock: { day }))
    } catch { preconditionFailure("\(error)") }
  }()

  @Test(
    "A reported value is accepted or refused as it should be",
    arguments: try ReportedValue.all()
  )
  func reported(_ row: ReportedValue) throws {
    let report = try Self.rulebook.check(row.value, as: row.rule, with: row.parameters)
    let codes = row.codes.map(ViolationCode.init(rawValue:))
    #expect(report.violations.map(\.code).areOrAreSlips(of: codes))
    if let normalized = row.normalized { #expect(report.normalized == .text(normalized)) }
  }

  @Test("The README lists every file, and has no other")
  func files() throws {
    let readme = try String(contentsOfFile: Fixtures.path("Reported/README.md"), encoding: .utf8)
    let listed = readme.matches(of: /\| `([a-z\-]+)\.tsv` \|/).map { String($0.output.1) }
    #expect(try listed == ReportedValue.files())
    #expect(listed.count >= 3)
  }
}
