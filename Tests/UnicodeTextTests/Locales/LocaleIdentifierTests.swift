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
    "Names as in POSIX are requests, too",
    arguments: [
      ("de-CH", "de-CH"), ("de_DE.UTF-8", "de-DE"), ("de_CH.utf8", "de-CH"), ("de.UTF-8", "de"),
      ("sr_RS@latin", "sr-Latn-RS"), ("sr_RS.UTF-8@latin", "sr-Latn-RS"),
      ("sr@cyrillic", "sr-Cyrl"),
      ("uz_UZ@cyrillic", "uz-Cyrl-UZ"), ("sd_IN@devanagari", "sd-Deva-IN"),
      ("sr_Latn_RS@cyrillic", "sr-Latn-RS"), ("ca_ES@valencia", "ca-ES-valencia"),
      ("de_DE@euro", "de-DE"), ("de_DE@", "de-DE"), ("C", "und"), ("C.UTF-8", "und"),
      ("POSIX", "und"),
      ("no-NO-NY", "nn-NO"), ("no_NO_NY", "nn-NO"), ("no_NO_NY.UTF-8", "nn-NO"),
      ("nb_NO.UTF-8", "nb-NO"),
      ("und-DE", "und-DE"),
    ]
  )
  func requested(name: String, tag: String) {
    #expect(LocaleIdentifier(requested: name)?.tag == tag)
  }

  @Test(
    "What is neither a tag nor a name as in POSIX is refused",
    arguments: [
      "", "@", ".", "@latin", ".UTF-8", "de CH", "de--CH.UTF-8", "漢.UTF-8", "c.UTF-8x y",
      "no-NO-NYX1-!",
      String(repeating: "a", count: 100) + ".UTF-8", "de." + String(repeating: "x", count: 10_000),
    ]
  )
  func refusedRequests(name: String) {
    #expect(LocaleIdentifier(requested: name) == nil)
  }

  @Test(
    "A place without a language has that which most people speak there",
    arguments: [
      ("und-DE", "de-DE"), ("und-CH", "de-CH"), ("und-TW", "zh-TW"), ("und-Cyrl", "ru-Cyrl"),
      ("und", "und"), ("de", "de"), ("fr-DE", "fr-DE"),
    ]
  )
  func likelyLanguage(tag: String, expected: String) {
    #expect(LocaleIdentifier(canonicalizing: tag)?.withLikelyLanguage.tag == expected)
  }

  @Test(
    "A numbering system is added where the tag names none",
    arguments: [
      ("ar", "ar-u-nu-latn"), ("ar-EG", "ar-EG-u-nu-latn"), ("ar-u-nu-arab", "ar-u-nu-arab"),
      ("ar-u-ca-islamic", "ar-u-ca-islamic-nu-latn"), ("ar-x-own", "ar-x-own"),
    ]
  )
  func digits(tag: String, expected: String) {
    #expect(LocaleIdentifier(canonicalizing: tag)?.withDigits("latn").tag == expected)
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
