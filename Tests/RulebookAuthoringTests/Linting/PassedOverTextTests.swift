import TestSupport
import Testing
import Violations

@testable import RulebookAuthoring

@Suite("Files that nothing reads")
struct PassedOverTextTests {
  @Test("Texts in another format next to a pack are listed")
  func otherFormat() throws {
    let folder = try TemporaryFolder()
    try folder.write(
      "format: 1\npack: acme\nrules: { a: { checks: [length: 3] } }\n",
      to: "acme/pack.yaml"
    )
    try folder.write("{}", to: "acme/Localizations/es.json")
    let report = try Linter(resources: Fixtures.path("Refusals/Data")).lint([folder.path])
    let passed = report.findings.map(\.diagnostic).filter { $0.code == "file.passed_over" }
    #expect(passed.count == 1)
    #expect(passed.first?.file.hasSuffix("acme/Localizations/es.json") == true)
    #expect(passed.first?.hint?.contains("es.arb") == true)
  }
}
