import Testing
import UnicodeText
import Violations

@Suite struct AcceptLanguageTests {
  // RFC 9110 §12.4.2 (weights), §12.5.4.
  @Test(
    "Preferences are read from a header",
    arguments: [
      ("da, en-gb;q=0.8, en;q=0.7", "da en-GB en"),
      ("de;q=0.5, fr-CH, *;q=0.1", "fr-CH de"),
      ("en", "en"), ("  en\t", "en"), ("", ""), (",,en,", "en"), ("*", ""),
      ("fr, de, it", "fr de it"),
      ("fr;q=0.3, de;q=0.3, it;q=0.301", "it fr de"),
      ("en;q=0, de", "de"), ("en;q=0.000, de;q=0.001", "de"),
      ("en ; q = 0.5 , de ; Q=0.8", "de en"),
      ("en;q=1, de;q=1.000", "en de"),
      ("en;q=1.001, de", "de"), ("en;q=2, de", "de"), ("en;q=0.1234, de", "de"),
      ("en;q=abc, de", "de"), ("en;q=-1, de", "de"), ("en;q=, de", "de"), ("en;q, de", "de"),
      ("en;q=., de", "de"), ("en;x=1, de", "de"), ("en;q=.5, de", "de en"), ("en;", "en"),
      ("$, de", "de"), ("de-, fr", "fr"), ("de fr, it", "it"), ("漢字, de", "de"),
      ("\u{301}, de", "de"), ("i-klingon", "tlh"), ("iw", "he"),
    ]
  )
  func preferences(header: String, tags: String) {
    let found = AcceptLanguage(header).preferences.map(\.tag)
    #expect(found.joined(separator: " ") == tags)
  }

  @Test(
    "Refused locales, and the place of any other one",
    arguments: [
      ("de", "", nil), ("*", "", 0), ("de;q=0", "de", nil), ("*;q=0", "", nil),
      ("fr;q=0.4, *;q=0.5, it, de;q=0, en;q=0.0", "de en", 1),
    ] as [(String, String, Int?)]
  )
  func refused(header: String, tags: String, count: Int?) {
    let request = AcceptLanguage(header)
    #expect(request.refused.map(\.tag).joined(separator: " ") == tags)
    #expect(request.countBeforeAny == count)
  }

  @Test("A header with very many parts is read up to a limit")
  func manyParts() {
    let header = String(repeating: "de,", count: 100_000)
    #expect(AcceptLanguage(header).preferences.count == 100)
  }
}
