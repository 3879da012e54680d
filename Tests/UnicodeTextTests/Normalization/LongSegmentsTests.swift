import CICUOracle
import TestSupport
import Testing
import UnicodeText

/// Segments that are too long for ICU's way of ordering marks are normalized without it.
@Suite struct LongSegmentsTests {
  /// Letters, marks of several classes, and scalars whose decompositions begin with a mark, vanish,
  /// or join the character before them.
  static let alphabets = [
    "a\u{301}\u{327}\u{323}\u{308}\u{344}", "\u{301}\u{327}",
    "q\u{F71}\u{F72}\u{F73}\u{F75}\u{F81}",
    "\u{1112}\u{1161}\u{11AB}한하\u{301}", "\u{9C7}\u{9BE}\u{9D7}\u{9BC}",
    "か\u{3099}\u{FF9E}ﾊ\u{FF9F}",
    "e\u{AD}\u{301}\u{34F}\u{200D}E\u{316}", "\u{1D15F}\u{1D165}\u{1D16E}\u{301}",
    "ẹ\u{302}Å\u{212B}ﬁ\u{FDFA}\u{345}\u{5B0}\u{64B}",
  ]

  /// Lengths around the one where a segment begins to count as long.
  static let lengths = [1..<20, 35..<70, 100..<300]

  @Test(
    "Runs of marks of every length become what ICU makes of them",
    arguments: NormalizationForm.allCases,
    0..<120 as Range<UInt64>
  )
  func agreesWithICU(form: NormalizationForm, seed: UInt64) {
    var generator = SplitMix64(seed: seed)
    var text = ""
    for _ in 0..<Int.random(in: 1..<5, using: &generator) {
      let alphabet = Self.alphabets[Int.random(in: Self.alphabets.indices, using: &generator)]
      let length = Self.lengths[Int.random(in: Self.lengths.indices, using: &generator)]
      text += String.random(ofScalars: length, from: alphabet, using: &generator)
      if Bool.random(using: &generator) { text += "Ab 1" }
    }
    let edited = text.normalized(form)

    #expect(edited.text.utf8.elementsEqual(form.normalizedByICU(text).utf8))
    #expect(text.isNormalized(form) == edited.text.utf8.elementsEqual(text.utf8))
    #expect(edited.text.isNormalized(form))
    edited.expectRuns(from: text) { form.normalizedByICU($0) }
  }

  @Test("Marks are ordered within a run, not across letters", arguments: [2, 60, 70, 20_000])
  func order(count: Int) {
    let edited = ("x\u{301}q" + String(repeating: "\u{301}\u{327}", count: count) + "e\u{301}y")
      .normalized(.nfc)
    let cedillas = String(repeating: "\u{327}", count: count)
    let acutes = String(repeating: "\u{301}", count: count)
    let expected = "x\u{301}q" + cedillas + acutes + "éy"

    #expect(edited.text.utf8.elementsEqual(expected.utf8))
    // A range in the run widens to the whole run, without its letter, as q composes with no mark.
    let run = 4..<(4 + 4 * count)
    #expect(edited.edits.sourceRange(of: 6..<8) == run)
    #expect(
      edited.edits.sourceRange(of: run.upperBound..<run.upperBound + 2)
        == run.upperBound..<run.upperBound + 3
    )
    #expect(
      edited.edits.sourceRange(of: run.upperBound + 2..<run.upperBound + 3)
        == run.upperBound + 3..<run.upperBound + 4
    )
  }

  @Test("A long run in order is kept as it is")
  func kept() {
    let text = "q" + String(repeating: "\u{327}", count: 500) + "z"
    #expect(text.isNormalized(.nfc))
    #expect(text.normalized(.nfc).edits.runs.count == 1)
  }
}

extension NormalizationForm {
  /// Returns the text that ICU normalizes as a whole.
  fileprivate func normalizedByICU(_ text: String) -> String {
    let units = Array(text.utf16)
    // No scalar becomes more than eighteen units.
    let output = [UInt16](unsafeUninitializedCapacity: units.count * 18 + 1) { buffer, count in
      guard let start = buffer.baseAddress else { return }
      let length = icu_oracle_normalize(
        self == .nfkcCasefold ? "nfkc_cf" : rawValue,
        units,
        Int32(units.count),
        start,
        Int32(buffer.count)
      )
      count = max(0, Int(length))
    }
    return String(decoding: output, as: UTF16.self)
  }
}
