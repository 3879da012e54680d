import Rulebook
import RulebookAuthoring
import TestSupport
import Testing

/// Texts that the checks of other tools got wrong, as people reported in public.
///
/// The table names each report, and the authority that says what is right.
@Suite("Reported texts")
struct ReportedTextTests {
  @Test("Lint finds what the authority says is wrong, and nothing else")
  func lint() throws {
    let data = try FewData()
    for row in try FrozenSample("Reported/Messages/lint").rows {
      let folder = try TemporaryFolder()
      let tag = row["language"]
      try folder.write(
        #"{ "@@locale": "en", "own.a": "\#(row["original"])", "@own.a": {} }"#,
        to: "en.arb"
      )
      try folder.write(#"{ "@@locale": "\#(tag)", "own.a": "\#(row["text"])" }"#, to: "\(tag).arb")
      let found = try Linter(resources: data.root).lint([folder.path]).findings.map(\.diagnostic)
        .filter { $0.code != "lint.missing_message" && !$0.file.hasSuffix("/en.arb") }
        .map(\.code)
      #expect(found.joined(separator: ", ") == row["codes"], "\(row)")
    }
  }
}
