import Foundation
import RulebookAuthoring
import TestSupport
import Testing

/// Pairs of packs in `Fixtures/Comparing`, each with every change between them in `expected.txt`.
///
/// The last line of each pack is the version that the new one must have at least.
@Suite("Pairs of packs")
struct ComparedPacksTests {
  static let names = [
    "bounds", "forms", "handling", "heirs", "layers", "messages", "names", "patterns-and-lists",
    "renamed", "tables", "written-anew",
  ]

  @Test("Every change is named, none is invented, and the version follows", arguments: names)
  func changes(name: String) throws {
    let folder = Fixtures.path("Comparing/\(name)")
    let expected = try String(contentsOfFile: folder + "/expected.txt", encoding: .utf8)
    let comparison = try PackComparison(
      from: CorpusCountsTests.rulebook(in: folder, "old"),
      to: CorpusCountsTests.rulebook(in: folder, "new")
    )
    let found = Self.lines(comparison)
    #expect(found.sorted() == expected.split(separator: "\n").map(String.init).sorted())
  }

  @Test("A pack compared with itself has no changes", arguments: names, ["old", "new"])
  func same(name: String, version: String) throws {
    let rulebook = try CorpusCountsTests.rulebook(in: Fixtures.path("Comparing/\(name)"), version)
    let comparison = try PackComparison(from: rulebook, to: rulebook)
    #expect(comparison.changes.isEmpty)
    #expect(comparison.packs.allSatisfy { !$0.isTooLow && $0.next == $0.old })
  }

  /// The changes and the next versions, each with the name of its pack if there are several.
  private static func lines(_ comparison: PackComparison) -> [String] {
    comparison.packs.flatMap { pack in
      let prefix = comparison.packs.count > 1 ? "\(pack.name): " : ""
      let changes = comparison.changes.filter { $0.pack == pack.name }
        .map { "\($0.effect.rawValue) \($0.reason)" }
      let next = pack.next.map { "next \($0)" + (pack.isTooLow ? ", too low" : "") }
      return (changes + [next].compactMap(\.self)).map { prefix + $0 }
    }
  }
}
