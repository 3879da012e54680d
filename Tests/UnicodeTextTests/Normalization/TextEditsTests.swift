import TestSupport
import Testing
import UnicodeText

@Suite struct TextEditsTests {
  /// Two spaces removed, "abc" kept, two bytes become three, one byte removed, "d" kept, one
  /// removed: old `··abcXX·d·`, new `abcYYYd`.
  static let edits = {
    var edits = TextEdits()
    edits.replace(2, with: 0)
    edits.keep(1)
    edits.keep(2)
    edits.replace(2, with: 3)
    edits.replace(1, with: 0)
    edits.keep(1)
    edits.replace(1, with: 0)
    return edits
  }()

  @Test("Kept neighbours merge, replaced ones do not")
  func runs() {
    var edits = Self.edits
    #expect(edits.runs.count == 6)
    edits.replace(0, with: 0)
    edits.keep(0)
    #expect(edits.runs.count == 6)
  }

  @Test(
    "Ranges of the new text come from ranges of the old one",
    arguments: [
      ("what was removed before does not belong", 0..<1, 2..<3),
      ("within a kept run", 1..<3, 3..<5),
      ("part of a replaced run gives its whole source", 4..<5, 5..<7),
      ("across the border", 2..<4, 4..<7),
      ("what was removed between belongs", 5..<7, 5..<9),
      ("after what was removed", 6..<7, 8..<9),
      ("everything", 0..<7, 2..<9),
      ("empty in a kept run", 1..<1, 3..<3),
      ("empty inside a replaced run", 4..<4, 5..<7),
      ("empty at the border", 3..<3, 5..<5),
      ("empty at the start", 0..<0, 2..<2),
      ("empty at the end", 7..<7, 9..<9),
    ]
  )
  func sourceRange(name: String, range: Range<Int>, source: Range<Int>) {
    #expect(Self.edits.sourceRange(of: range) == source, "\(name)")
  }

  @Test("An empty record changes nothing")
  func empty() {
    #expect(TextEdits().sourceRange(of: 2..<5) == 2..<5)
    #expect(TextEdits().sourceRange(of: 2..<2) == 2..<2)
  }

  @Test("Ranges agree with a map of every byte", arguments: 0..<200 as Range<UInt64>)
  func agreesWithMap(seed: UInt64) {
    var generator = SplitMix64(seed: seed)
    var edits = TextEdits()
    /// For each byte of the new text, the bytes of the old one that it came from.
    var sources: [Range<Int>] = []
    var old = 0
    for _ in 0..<Int.random(in: 1..<8, using: &generator) {
      let length = Int.random(in: 0..<4, using: &generator)
      if Bool.random(using: &generator) {
        edits.keep(length)
        sources += (old..<old + length).map { $0..<($0 + 1) }
      } else {
        let newLength = Int.random(in: 0..<4, using: &generator)
        edits.replace(length, with: newLength)
        sources += Array(repeating: old..<(old + length), count: newLength)
      }
      old += length
    }
    for lower in sources.indices {
      for upper in (lower + 1)..<(sources.count + 1) {
        let covered = sources[lower..<upper]
        let start = covered.map(\.lowerBound).min() ?? 0
        let end = covered.map(\.upperBound).max() ?? 0
        #expect(edits.sourceRange(of: lower..<upper) == start..<end)
      }
    }
  }
}
