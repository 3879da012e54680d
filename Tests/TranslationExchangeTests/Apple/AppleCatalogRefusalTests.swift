import TestSupport
import Testing
import TranslationExchange

@Suite("String Catalogs with mistakes")
struct AppleCatalogRefusalTests {
  static let refusals = [
    RefusalRow("no JSON", of: "{", .init("json.truncated 1:2", hint: "closed")),
    RefusalRow(
      "a name twice",
      of: "{\"strings\": {\"k\": {}, \"k\": {}}}",
      .init("json.duplicate_key 1:23", hint: "keep one")
    ),
    RefusalRow(
      "no entries",
      of: "{\"sourceLanguage\": \"en\"}",
      .init("xcstrings.no_strings 1:1", hint: "strings")
    ),
    RefusalRow(
      "entries in a list",
      of: "{\"sourceLanguage\": \"en\",\n\"strings\": []}",
      .init("xcstrings.no_strings 2:12", hint: "strings")
    ),
    RefusalRow(
      "no language",
      of: "{\"strings\": {}}",
      .init("xcstrings.no_locale 1:1", hint: "sourceLanguage")
    ),
    RefusalRow(
      "no such language",
      of: "{\"strings\": {},\n\"sourceLanguage\": \"?\"}",
      .init("xcstrings.no_locale 2:19", hint: "sourceLanguage")
    ),
    RefusalRow(
      "a later version",
      of: "{\"strings\": {}, \"sourceLanguage\": \"en\",\n\"version\": \"2.0\"}",
      .init("xcstrings.unknown_version 2:12", hint: "Xcode")
    ),
    RefusalRow(
      "an entry that is a text",
      of: "{\"sourceLanguage\": \"en\", \"strings\": {\"k\":\n\"A\"}}",
      .init("xcstrings.not_object 2:1", hint: "{}")
    ),
    RefusalRow(
      "a language that is none",
      of: AppleCatalogTests.catalog(
        "\"localizations\": {\"Base\": \(AppleCatalogTests.unit("A"))}"
      ),
      .init("xcstrings.bad_locale 2:20", hint: "de")
    ),
    RefusalRow(
      "a language twice",
      of: AppleCatalogTests.catalog(
        "\"localizations\": {\n\"he\": \(AppleCatalogTests.unit("A")),\n\"iw\": \(AppleCatalogTests.unit("A"))}"
      ),
      .init("xcstrings.duplicate_locale 4:1", hint: "keep one")
    ),
    RefusalRow(
      "no text",
      of: AppleCatalogTests.catalog("\"localizations\": {\"en\":\n{}}"),
      .init("xcstrings.no_text 3:1", hint: "remove")
    ),
    RefusalRow(
      "a text that is a number",
      of: AppleCatalogTests.catalog(
        "\"localizations\": {\"en\": {\"stringUnit\": {\"value\":\n1}}}"
      ),
      .init("xcstrings.not_text 3:1", hint: "value")
    ),
    RefusalRow(
      "no value",
      of: AppleCatalogTests.catalog("\"localizations\": {\"en\": {\"stringUnit\":\n{}}}"),
      .init("xcstrings.not_text 3:1", hint: "value")
    ),
    RefusalRow(
      "variations of two kinds",
      of: AppleCatalogTests.catalog(
        "\"localizations\": {\"en\":\n{\"variations\": {\"plural\": {}, \"device\": {}}}}"
      ),
      .init("xcstrings.variations 3:1", hint: "keep one")
    ),
    RefusalRow(
      "variations by width",
      of: AppleCatalogTests.catalog(
        "\"localizations\": {\"en\": {\"variations\": {\"width\":\n{}}}}"
      ),
      .init("xcstrings.variations 3:1", hint: "one of these")
    ),
    RefusalRow(
      "no devices",
      of: AppleCatalogTests.catalog(
        "\"localizations\": {\"en\": {\"variations\": {\"device\":\n{}}}}"
      ),
      .init("xcstrings.variations 3:1", hint: "one of these")
    ),
    RefusalRow(
      "a plural form that is none",
      of: AppleCatalogTests.catalog(
        "\"localizations\": {\"en\": {\"variations\": {\"plural\": {\n\"two_\": \(AppleCatalogTests.unit("A"))}}}}"
      ),
      .init("xcstrings.plural_form 3:1", hint: "zero, one")
    ),
    RefusalRow(
      "a plural without other",
      of: AppleCatalogTests.catalog(
        "\"localizations\": {\"en\": {\"variations\": {\"plural\":\n{\"one\": \(AppleCatalogTests.unit("%lld"))}}}}"
      ),
      .init("apple.no_other 3:1", hint: "add it")
    ),
    RefusalRow(
      "a plural by device within",
      of: AppleCatalogTests.catalog(
        "\"localizations\": {\"en\": {\"variations\": {\"plural\": {\"other\":\n{\"variations\": {}}}}}}"
      ),
      .init("xcstrings.no_text 3:1", hint: "outside")
    ),
    RefusalRow(
      "a plural of no number",
      of: AppleCatalogTests.catalog(
        "\"localizations\": {\"en\":\n{\"variations\": {\"plural\": {\"other\": \(AppleCatalogTests.unit("many %@"))}}}}"
      ),
      .init("apple.no_number 3:1", hint: "%lld")
    ),
    RefusalRow(
      "a substitution that is not there",
      of: AppleCatalogTests.catalog(
        "\"localizations\": {\"en\":\n\(AppleCatalogTests.unit("%#@n@"))}"
      ),
      .init("apple.unknown_substitution 3:1", hint: "add it")
    ),
    RefusalRow(
      "a misspelt substitution",
      of: AppleCatalogTests.catalog(
        "\"localizations\": {\"en\":\n\(AppleCatalogTests.substituting("%#@file@", "\"files\": \(AppleCatalogTests.plural("%arg a", "%arg b"))"))}"
      ),
      .init("apple.unknown_substitution 3:1", hint: "`files`")
    ),
    RefusalRow(
      "a place that is none",
      of: AppleCatalogTests.catalog(
        "\"localizations\": {\"en\": \(AppleCatalogTests.substituting("%#@f@", "\"f\": {\"argNum\":\n0, \(AppleCatalogTests.plural("%arg a", "%arg b").dropFirst())"))}"
      ),
      .init("xcstrings.bad_number 3:1", hint: "first")
    ),
    RefusalRow(
      "a number that is a text",
      of: AppleCatalogTests.catalog(
        "\"localizations\": {\"en\":\n\(AppleCatalogTests.substituting("%#@f@", "\"f\": {\"formatSpecifier\": \"@\", \(AppleCatalogTests.plural("%arg a", "%arg b").dropFirst())"))}"
      ),
      .init("apple.format_specifier 3:1", hint: "lld")
    ),
    RefusalRow(
      "a substitution within a plural",
      of: AppleCatalogTests.catalog(
        "\"localizations\": {\"en\":\n\(AppleCatalogTests.substituting("%#@f@", "\"f\": \(AppleCatalogTests.plural("%arg %#@g@", "%arg %#@g@"))"))}"
      ),
      .init("apple.nested_substitution 3:1", hint: "%#@a@ %#@b@")
    ),
    RefusalRow(
      "a sentence for a key",
      of: AppleCatalogTests.catalog("", key: "Pay %lld, now!"),
      .init("apple.key 1:56", hint: "\"Pay %lld, now!\",\"pay_now\"")
    ),
  ]

  @Test("are refused", arguments: refusals)
  func refusal(_ row: RefusalRow) throws {
    let difference = try row.difference { text in
      _ = try AppleTexts(Array(text.utf8), path: "a.xcstrings", .init())
    }
    #expect(difference == "")
  }
}
