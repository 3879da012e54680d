import PackLoading
@_spi(Kernels) import Rulebook
import Testing

@testable import RuleEngine
@testable import TextPatterns

@Suite("Patterns of the bundled numbers")
struct PartPatternTests {
  /// The rules that follow a whole grammar, whose tables would be too large.
  private static let grammars: Set<String> = ["language-tag.registered"]

  @Test("are small enough that groups are found without a search")
  func tables() throws {
    let packs = try Rulebook().linkedPacks
    var seen = 0
    for name in packs.ruleNames {
      guard let parts = try packs.template(name)?.traits.parts else { continue }
      let patterns =
        [parts.pattern] + parts.lookUps.flatMap(\.splits).flatMap { $0.patterns?.patterns ?? [] }
      for pattern in patterns where !pattern.groupNames.isEmpty {
        seen += 1
        let isSearched = pattern.groupReader == .search
        #expect(isSearched == Self.grammars.contains(name), "\(name): \(pattern.pattern)")
      }
    }
    #expect(seen > 300)
  }
}
