import TestSupport
import Testing
import UnicodeText

@Suite struct ByteSearchTests {
  @Test(
    "A text is found where it occurs",
    arguments: [
      ("", "", true), ("", "abc", true), ("a", "", false), ("abc", "ab", false),
      ("aab", "aaab", true), ("abab", "abacabab", true), ("abab", "abacaba", false),
      ("aabaaac", "aabaabaaac", true), ("é", "caf\u{E9}", true), ("e", "caf\u{E9}", false),
    ]
  )
  func rows(wanted: String, text: String, isFound: Bool) {
    #expect(wanted.isFoundByBytes(in: text) == isFound)
  }

  @Test("The search agrees with a comparison at every place", arguments: 0..<300 as Range<UInt64>)
  func random(seed: UInt64) {
    var generator = SplitMix64(seed: seed)
    let text = String.random(ofScalars: 0..<40, from: "aab", using: &generator)
    let wanted = String.random(ofScalars: 0..<8, from: "aab", using: &generator)
    let bytes = Array(text.utf8)
    let isFound = bytes.indices.contains { bytes[$0...].starts(with: wanted.utf8) }
    #expect(wanted.isFoundByBytes(in: text) == (isFound || wanted.isEmpty))
  }
}

extension String {
  fileprivate func isFoundByBytes(in text: String) -> Bool {
    ByteSearch(for: self).find(utf8Span.span, in: text.utf8Span.span)
  }
}
