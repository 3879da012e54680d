import Testing
import UnicodeText
import Violations

@Suite struct LocaleIdentifierTests {
  @Test(
    "Tags become canonical",
    arguments: [
      ("de", "de"), ("DE-ch", "de-CH"), ("de_CH", "de-CH"), ("zh-hant-tw", "zh-Hant-TW"),
      ("iw", "he"), ("iw_IL", "he-IL"), ("sh", "sr-Latn"), ("in", "id"), ("tl", "fil"),
      ("i-klingon", "tlh"), ("zh-cmn-Hans", "zh-Hans"), ("ES-419", "es-419"),
      ("ca-es-valencia", "ca-ES-valencia"), ("und", "und"), ("root", "und"), ("no", "no"),
      ("nb-NO", "nb-NO"), ("de-u-nu-latn", "de-u-nu-latn"), ("und-TW", "und-TW"),
    ]
  )
  func canonical(tag: String, canonical: String) {
    #expect(LocaleIdentifier(canonicalizing: tag)?.tag == canonical)
  }

  @Test(
    "Malformed tags are refused",
    arguments: [
      "", "-", "e", "de-", "-de", "de--CH", "de CH", "de-CH@euro", "de.UTF-8", "漢", "de,fr", "*",
      "toolonglanguage", "de-ü", "a\u{0}b", String(repeating: "de-", count: 100) + "de",
    ]
  )
  func malformed(tag: String) {
    #expect(LocaleIdentifier(canonicalizing: tag) == nil)
  }

  @Test(
    "Chains follow CLDR",
    arguments: [
      ["de-CH", "de"],
      ["es-MX", "es-419", "es"],
      ["en-GB", "en-001", "en"],
      ["en-DE", "en-150", "en-001", "en"],
      ["pt-AO", "pt-PT", "pt"],
      ["nb", "no"],
      ["nn-NO", "nn", "no"],
      ["sr-Latn"],
      ["sr-Latn-ME", "sr-Latn"],
      ["sr-Cyrl-BA", "sr-Cyrl", "sr"],
      ["zh-Hans-CN", "zh-Hans", "zh"],
      ["zh-Hant-TW", "zh-Hant"],
      ["zh-Hant-MO", "zh-Hant-HK", "zh-Hant"],
      ["zh-TW", "zh-Hant-TW", "zh-Hant"],
      ["zh-HK", "zh-Hant-HK", "zh-Hant"],
      ["zh-MO", "zh-Hant-MO", "zh-Hant-HK", "zh-Hant"],
      ["zh-CN", "zh"],
      ["zh-Latn"],
      ["sr-ME", "sr-Latn-ME", "sr-Latn"],
      ["uz-AF", "uz-Arab-AF", "uz-Arab"],
      ["ca-ES-valencia", "ca-ES", "ca"],
      ["de-CH-u-nu-latn", "de-CH", "de"],
      ["und-TW"],
      ["tlh"],
      [],
    ]
  )
  func chain(tags: [String]) throws {
    let locale = try #require(LocaleIdentifier(canonicalizing: tags.first ?? "und"))
    #expect(locale.chain.map(\.tag) == tags)
  }

  @Test("The root has no parent, and every chain ends there")
  func root() {
    #expect(LocaleIdentifier.root.parent == nil)
    #expect(LocaleIdentifier(canonicalizing: "zh-Hant")?.parent == .root)
    #expect(LocaleIdentifier(canonicalizing: "de")?.parent == .root)
  }

  @Test("A tag that was written by hand has a canonical form")
  func canonicalForm() {
    #expect(LocaleIdentifier("iw_IL")?.canonical.tag == "he-IL")
    #expect(LocaleIdentifier("de-CH")?.canonical.tag == "de-CH")
  }

  @Test(
    "Direction comes from the script",
    arguments: [
      ("ar", true), ("he-IL", true), ("fa", true), ("ur", true), ("az-Arab", true), ("dv", true),
      ("de", false), ("ja", false), ("ar-Latn", false), ("pa", false), ("pa-PK", true),
    ]
  )
  func direction(tag: String, isRightToLeft: Bool) {
    #expect(LocaleIdentifier(canonicalizing: tag)?.isRightToLeft == isRightToLeft)
  }

  @Test(
    "Names are localised",
    arguments: [
      ("de", "de", "Deutsch"), ("de-CH", "fr", "allemand (Suisse)"), ("ja", "en", "Japanese"),
      ("zh-Hant", "en", "Chinese (Traditional)"), ("fr", "ja", "フランス語"),
    ]
  )
  func names(tag: String, reader: String, name: String) throws {
    let reader = try #require(LocaleIdentifier(canonicalizing: reader))
    #expect(LocaleIdentifier(canonicalizing: tag)?.localizedName(in: reader) == name)
  }
}
