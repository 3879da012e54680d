import PackLoading
import SourceTexts
import TestSupport
import Testing
import Violations

@Suite("Words of a choice that a program gives")
struct ChoiceWordTests {
  private func problems(_ word: String) throws -> [Diagnostic] {
    let text = """
      format: 1
      pack: shop
      codes:
        shop.brand: { arguments: { brand: { type: { choice: [\(word)] } } } }
      messages:
        en:
          shop.brand: "{brand, select, \(word) {one} other {two}}"
      """
    return try PackReader.declaration(SourceText(text, name: "shop.yaml"), registry: .builtIn)
      .problems
  }

  @Test("can be named by a select", arguments: ["visa", "VISA", "american_express", "v2", "3d"])
  func accepted(word: String) throws {
    #expect(try problems(word).isEmpty)
  }

  @Test(
    "are refused if no select can name them",
    arguments: ["american-express", "other", "'a b'", "é", "''"]
  )
  func refused(word: String) throws {
    let found = try problems(word).filter { $0.line == 4 }
    #expect(found.map(\.code) == ["pack.wrong_value"])
  }
}
