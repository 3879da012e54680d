import RulebookAuthoring
import TestSupport
import Testing

/// Packs as strangers write them, in `Tests/Fixtures/Mistakes`.
///
/// Loading refuses most of their mistakes. Lint also finds those that loading accepts.
@Suite("Mistakes in the packs of strangers")
struct MistakeTests {
  /// The packs that the drafts extend and name.
  private static let data = Result {
    try FewData(
      packs: ["codes", "email", "general", "password", "person-name", "phone", "postal-codes"]
    )
    .folder
  }

  @Test(
    "are found at their lines in one round, and nothing else is",
    arguments: try MarkedDraft.all(in: "Broken")
  )
  func broken(draft: MarkedDraft) throws {
    let difference = try Self.difference(draft)
    #expect(difference == "")
  }

  @Test("aren't seen where there are none", arguments: try MarkedDraft.all(in: "Sound"))
  func sound(draft: MarkedDraft) throws {
    #expect(draft.mistakes.isEmpty)
    let difference = try Self.difference(draft)
    #expect(difference == "")
  }

  @Test("are of many kinds")
  func kinds() throws {
    let places = try MarkedDraft.all(in: "Broken").flatMap { draft in
      Set(draft.mistakes.map(\.place))
    }
    #expect(places.count >= 250)
    #expect(Set(places.map(\.code)).count >= 75)
    #expect(try MarkedDraft.all(in: "Sound").count >= 10)
  }

  private static func difference(_ draft: MarkedDraft) throws -> String {
    let report = try Linter(resources: data.get().path).lint([draft.path])
    return draft.difference(from: report.findings.map(\.diagnostic))
  }
}
