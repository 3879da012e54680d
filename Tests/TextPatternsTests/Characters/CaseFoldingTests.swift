import TestSupport
import Testing
import UnicodeText

@testable import TextPatterns

@Suite struct CaseFoldingTests {
  static let rows: [(String, String)] = [
    ("k", "kK\u{212A}"), ("K", "kK\u{212A}"), ("\u{212A}", "kK\u{212A}"),
    ("s", "sSſ"), ("ſ", "sSſ"),
    ("σ", "σςΣ"), ("ς", "σςΣ"), ("Σ", "σςΣ"),
    ("µ", "\u{B5}\u{3BC}Μ"), ("\u{3BC}", "\u{B5}\u{3BC}Μ"),
    ("ß", "ßẞ"), ("ẞ", "ßẞ"),
    ("ǅ", "ǄǅǆǄ"), ("å", "åÅ\u{212B}"), ("θ", "θϑΘϴ"),
    ("𐐀", "𐐀𐐨"), ("Ꭰ", "Ꭰ\u{AB70}"), ("Ა", "Აა"),
    // Only the folding of Turkish joins these to i.
    ("İ", "İ"), ("ı", "ı"), ("i", "iI"),
    // Only full folding has letters for these.
    ("ŉ", "ŉ"), ("ǰ", "ǰ"),
    ("1", "1"), ("中", "中"), ("", ""), ("aB", "aAbB"),
  ]

  @Test("A set is closed over case", arguments: rows)
  func closure(text: String, expected: String) {
    let set = ScalarSet(text.unicodeScalars.map(\.value))
    #expect(CaseFolding.closure(of: set) == ScalarSet(expected.unicodeScalars.map(\.value)))
  }

  /// By folding, the scalars that have it, for all scalars.
  private static let groups: [UInt32: [UInt32]] = {
    var groups: [UInt32: [UInt32]] = [:]
    for value in 0...UInt32(0x10FFFF) {
      let folding = ScalarProperties.folding(of: value)
      if folding != value { groups[folding, default: [folding]].append(value) }
    }
    return groups
  }()

  @Test("All that fold to the same are in the closures of one another")
  func everyGroup() {
    for (folding, group) in Self.groups {
      let expected = ScalarSet(group)
      #expect(group.allSatisfy { CaseFolding.closure(of: ScalarSet([$0])) == expected })
      #expect(ScalarProperties.folding(of: folding) == folding)
    }
  }

  @Test("Large sets are closed like small ones", arguments: 0..<10 as Range<UInt64>)
  func largeSets(seed: UInt64) {
    var generator = SplitMix64(seed: seed)
    let start = UInt32.random(in: 0...0x1F00, using: &generator)
    let values = start...(start + UInt32.random(in: 64...400, using: &generator))
    var closed = values.reduce(into: Set(values)) { result, value in
      result.formUnion(Self.groups[ScalarProperties.folding(of: value)] ?? [])
    }
    // The two accented vowels of Greek that are in Unicode twice, and `ﬅ` with `ﬆ`.
    for pair: Set<UInt32> in [[0x390, 0x1FD3], [0x3B0, 0x1FE3], [0xFB05, 0xFB06]]
    where !closed.isDisjoint(with: pair) {
      closed.formUnion(pair)
    }
    #expect(CaseFolding.closure(of: ScalarSet(values)) == ScalarSet(closed))
  }
}
