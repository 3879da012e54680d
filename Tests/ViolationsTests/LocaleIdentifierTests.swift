import Foundation
import Testing
import Violations

@Suite struct LocaleIdentifierTests {
  @Test(
    "Tags are written in their usual case",
    arguments: [
      ("de", "de"), ("DE-ch", "de-CH"), ("de_CH", "de-CH"), ("zh-hant-tw", "zh-Hant-TW"),
      ("ES-419", "es-419"), ("ca-es-VALENCIA", "ca-ES-valencia"), ("und", "und"), ("ROOT", "und"),
      ("de-U-NU-LATN", "de-u-nu-latn"), ("sl-rozaj-biske-1994", "sl-rozaj-biske-1994"),
      ("zh-cmn-hans-cn", "zh-cmn-Hans-CN"), ("en-a-bbb-x-a-ccc", "en-a-bbb-x-a-ccc"),
      ("de-CH-1996", "de-CH-1996"), ("iw", "iw"),
    ]
  )
  func usualCase(text: String, tag: String) { #expect(LocaleIdentifier(text)?.tag == tag) }

  @Test(
    "Other text is refused",
    arguments: [
      "", "-", "e", "de-", "-de", "de--CH", "de CH", "de-CH@euro", "de.UTF-8", "漢", "de,fr", "*",
      "toolonglanguage", "de-ü", "a\u{0}b", String(repeating: "de-", count: 100) + "de",
      "de-CH-Latn",
      "de-CH-AT", "de-x", "de-a-x-b", "de-a", "x-private", "12", "de-toolongvariant",
    ]
  )
  func refuses(text: String) { #expect(LocaleIdentifier(text) == nil) }

  @Test(
    "Tags have parts",
    arguments: [
      ("de", "de", nil, nil), ("de-CH", "de", nil, "CH"), ("sr-Latn", "sr", "Latn", nil),
      ("zh-Hant-TW", "zh", "Hant", "TW"), ("es-419", "es", nil, "419"), ("und", "und", nil, nil),
      ("ca-ES-valencia", "ca", nil, "ES"), ("de-1996", "de", nil, nil),
      ("de-u-nu-latn", "de", nil, nil),
    ] as [(String, String, String?, String?)]
  )
  func parts(tag: String, language: String, script: String?, region: String?) throws {
    let locale = try #require(LocaleIdentifier(tag))
    #expect(locale.language == language)
    #expect(locale.script == script)
    #expect(locale.region == region)
  }

  @Test("A locale is coded as its tag")
  func coding() throws {
    let locales = try JSONDecoder().decode([LocaleIdentifier].self, from: Data(#"["de_ch"]"#.utf8))
    #expect(locales.map(\.tag) == ["de-CH"])
    #expect(String(decoding: try JSONEncoder().encode(locales), as: UTF8.self) == #"["de-CH"]"#)
    #expect(throws: DecodingError.self) {
      try JSONDecoder().decode([LocaleIdentifier].self, from: Data(#"["d"]"#.utf8))
    }
  }

  @Test("Locales are ordered by their tags")
  func order() {
    let locales = ["fr", "de-CH", "de"].compactMap { LocaleIdentifier($0) }
    #expect(locales.sorted().map(\.description) == ["de", "de-CH", "fr"])
  }
}
