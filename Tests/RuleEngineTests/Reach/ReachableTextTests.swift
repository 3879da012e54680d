import TestSupport
import Testing
import UnicodeText

@testable import RuleEngine

/// The characters that normalized texts can have.
@Suite("Texts after normalization")
struct ReachableTextTests {
  static let rows: [(steps: [NormalizationStep], set: String, mayHave: Bool)] = [
    ([.lowercase], "[A-Z]", false), ([.lowercase], "[Aa]", true), ([.lowercase], "[А-Я]", false),
    ([.lowercase], "[ß0-9]", true), ([.uppercase], "[a-z]", false), ([.uppercase], "[ß]", false),
    ([.lowercase, .uppercase], "[A-Z]", true), ([.lowercase, .nfkc], "[A-Z]", true),
    ([.lowercase, .nfc], "[A-J]", false), ([.asciiDigits], "[٠-٩]", false),
    ([.asciiDigits], "[0-9]", true), ([.collapseSpaces], #"[\t\u00A0]"#, false),
    ([.collapseSpaces], #"[\ ]"#, true), ([.collapseBlanks], #"[\t]"#, true),
    ([.collapseBlanks], #"[\u00A0]"#, false), ([.trim], #"[\ ]"#, true), ([], "[A-Z]", true),
    ([.asTyped(AsTyped())], "[٠-٩]", false),
    ([.asTyped(AsTyped(keeping: .digitsInNames))], "[٠-٩]", true),
    ([.asTyped(AsTyped(keeping: .digitsInNames))], #"[\uFF10-\uFF19]"#, false),
  ]

  @Test("can have a character", arguments: rows)
  func characters(steps: [NormalizationStep], set: String, mayHave: Bool) throws {
    #expect(Normalization(steps).mayHave(try UnicodeSet(pattern: set)) == mayHave)
  }

  @Test("don't have what a step removes")
  func removed() throws {
    let steps = Normalization([.remove(try RemovedCharacters(#"[\ -]"#))])
    #expect(!steps.mayHave(try UnicodeSet(pattern: #"[\-\u2013\ ]"#)))
    #expect(steps.mayHave(try UnicodeSet(pattern: "[.]")))
  }

  static let regions: [(code: String, isKnown: Bool, replacement: String?)] = [
    ("CH", true, nil), ("ch", true, nil), ("UK", false, "GB"), ("EL", false, "GR"),
    ("XK", true, nil), ("EU", false, nil), ("XX", false, nil), ("ZZ", false, nil),
    ("Schweiz", false, nil), ("", false, nil),
  ]

  @Test("Codes of regions are known", arguments: regions)
  func region(code: String, isKnown: Bool, replacement: String?) {
    #expect(RegionCode.isKnown(code) == isKnown)
    #expect(RegionCode.replacement(of: code) == replacement)
  }
}
