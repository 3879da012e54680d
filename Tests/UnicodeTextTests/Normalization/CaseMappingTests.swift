import TestSupport
import Testing
import UnicodeText

@Suite struct CaseMappingTests {
  typealias Row = (mapping: CaseMapping, text: String, mapped: String)

  // Unicode §3.13 and SpecialCasing.txt.
  static let rows: [Row] = [
    (.lowercase, "AbC1", "abc1"),
    (.lowercase, "ΟΔΟΣ", "οδος"),
    (.lowercase, "AΣ", "aς"),
    (.lowercase, "\u{130}", "i\u{307}"),
    (.uppercase, "Straße", "STRASSE"),
    (.uppercase, "ﬁ", "FI"),
    (.foldCase, "Straße", "strasse"),
    (.foldCase, "ΟΔΟς", "οδοσ"),
    (.lowercase, "", ""),
  ]

  @Test("Texts are mapped as the standard shows", arguments: rows)
  func mapped(row: Row) {
    #expect(row.text.mapped(row.mapping).text == row.mapped)
    #expect(row.text.isMapped(row.mapping) == (row.text == row.mapped))
    #expect(row.mapped.isMapped(row.mapping))
  }

  @Test(
    "Mapping agrees with the standard library on random text",
    arguments: CaseMapping.allCases,
    0..<100 as Range<UInt64>
  )
  func random(mapping: CaseMapping, seed: UInt64) {
    var generator = SplitMix64(seed: seed)
    let text = String.random(ofScalars: 0..<20, from: "abAB1 éÉßẞﬁЖж\u{130}ǅ漢", using: &generator)
    let edited = text.mapped(mapping)

    edited.expectRuns(from: text) { $0.mapped(mapping).text }
    #expect(text.isMapped(mapping) == edited.text.utf8.elementsEqual(text.utf8))
    switch mapping {
    case .lowercase: #expect(edited.text == text.lowercased())
    case .uppercase: #expect(edited.text == text.uppercased())
    case .foldCase: #expect(edited.text.isMapped(.foldCase))
    }
  }
}
