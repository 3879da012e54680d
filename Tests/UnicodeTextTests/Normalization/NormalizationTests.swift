import TestSupport
import Testing
import UnicodeText

/// Normalization forms, and the record of edits that maps ranges back to the text as given.
@Suite struct NormalizationTests {
  typealias Row = (form: NormalizationForm, text: String, normalized: String)

  // UAX #15, tables and figures; Unicode §5.18.4 for the last form.
  static let rows: [Row] = [
    (.nfc, "e\u{301}", "\u{E9}"),
    (.nfc, "\u{212B}", "\u{C5}"),
    (.nfc, "q\u{307}\u{323}", "q\u{323}\u{307}"),
    (.nfc, "\u{1112}\u{1161}\u{11AB}", "한"),
    (.nfc, "ﬁ２", "ﬁ２"),
    (.nfkc, "ﬁ２", "fi2"),
    (.nfkc, "\u{1E9B}\u{323}", "\u{1E69}"),
    (.nfkc, "ﷺ", "صلى الله عليه وسلم"),
    (.nfkcCasefold, "ＭＡẞ\u{AD}e", "masse"),
    (.nfkcCasefold, "ABC", "abc"),
    (.nfc, "", ""),
  ]

  @Test("Texts are normalised as the standard shows", arguments: rows)
  func normalized(row: Row) {
    let edited = row.text.normalized(row.form)
    // String's own equality would not see the difference.
    #expect(Array(edited.text.unicodeScalars) == Array(row.normalized.unicodeScalars))
    #expect(row.normalized.isNormalized(row.form))
    let unchanged = Array(row.text.unicodeScalars) == Array(row.normalized.unicodeScalars)
    #expect(row.text.isNormalized(row.form) == unchanged)
  }

  /// Letters and marks that compose, decompose, reorder, fold or vanish.
  static let alphabet =
    "ae 1AZ\u{300}\u{301}\u{308}\u{323}éÅ\u{212B}ﬁ２ẞß\u{AD}\u{1112}\u{1161}\u{11AB}한ﷺ😀\u{FB2C}"

  @Test(
    "The record of changes covers both texts and each run stands for itself",
    arguments: NormalizationForm.allCases,
    0..<100 as Range<UInt64>
  )
  func edits(form: NormalizationForm, seed: UInt64) {
    var generator = SplitMix64(seed: seed)
    let text = String.random(ofScalars: 0..<30, from: Self.alphabet, using: &generator)
    let edited = text.normalized(form)

    #expect(edited.text.isNormalized(form))
    if form == .nfc { #expect(edited.text == text) }
    edited.expectRuns(from: text) { $0.normalized(form).text }
  }
}
