import Testing
import TranslationExchange

@Suite("String Catalogs with mistakes")
struct AppleCatalogRefusalTests {
  static let refusals = [
    AppleRefusal("no JSON", "{", "json.truncated", 1, 2, "closed"),
    AppleRefusal(
      "a name twice",
      "{\"strings\": {\"k\": {}, \"k\": {}}}",
      "json.duplicate_key",
      1,
      23,
      "keep one"
    ),
    AppleRefusal(
      "no entries",
      "{\"sourceLanguage\": \"en\"}",
      "xcstrings.no_strings",
      1,
      1,
      "strings"
    ),
    AppleRefusal(
      "entries in a list",
      "{\"sourceLanguage\": \"en\",\n\"strings\": []}",
      "xcstrings.no_strings",
      2,
      12,
      "strings"
    ),
    AppleRefusal("no language", "{\"strings\": {}}", "xcstrings.no_locale", 1, 1, "sourceLanguage"),
    AppleRefusal(
      "no such language",
      "{\"strings\": {},\n\"sourceLanguage\": \"?\"}",
      "xcstrings.no_locale",
      2,
      19,
      "sourceLanguage"
    ),
    AppleRefusal(
      "a later version",
      "{\"strings\": {}, \"sourceLanguage\": \"en\",\n\"version\": \"2.0\"}",
      "xcstrings.unknown_version",
      2,
      12,
      "Xcode"
    ),
    AppleRefusal(
      "an entry that is a text",
      "{\"sourceLanguage\": \"en\", \"strings\": {\"k\":\n\"A\"}}",
      "xcstrings.not_object",
      2,
      1,
      "{}"
    ),
    AppleRefusal(
      "a language that is none",
      AppleCatalogTests.catalog("\"localizations\": {\"Base\": \(AppleCatalogTests.unit("A"))}"),
      "xcstrings.bad_locale",
      2,
      20,
      "de"
    ),
    AppleRefusal(
      "a language twice",
      AppleCatalogTests.catalog(
        "\"localizations\": {\n\"he\": \(AppleCatalogTests.unit("A")),\n\"iw\": \(AppleCatalogTests.unit("A"))}"
      ),
      "xcstrings.duplicate_locale",
      4,
      1,
      "keep one"
    ),
    AppleRefusal(
      "no text",
      AppleCatalogTests.catalog("\"localizations\": {\"en\":\n{}}"),
      "xcstrings.no_text",
      3,
      1,
      "remove"
    ),
    AppleRefusal(
      "a text that is a number",
      AppleCatalogTests.catalog("\"localizations\": {\"en\": {\"stringUnit\": {\"value\":\n1}}}"),
      "xcstrings.not_text",
      3,
      1,
      "value"
    ),
    AppleRefusal(
      "no value",
      AppleCatalogTests.catalog("\"localizations\": {\"en\": {\"stringUnit\":\n{}}}"),
      "xcstrings.not_text",
      3,
      1,
      "value"
    ),
    AppleRefusal(
      "variations of two kinds",
      AppleCatalogTests.catalog(
        "\"localizations\": {\"en\":\n{\"variations\": {\"plural\": {}, \"device\": {}}}}"
      ),
      "xcstrings.variations",
      3,
      1,
      "keep one"
    ),
    AppleRefusal(
      "variations by width",
      AppleCatalogTests.catalog("\"localizations\": {\"en\": {\"variations\": {\"width\":\n{}}}}"),
      "xcstrings.variations",
      3,
      1,
      "one of these"
    ),
    AppleRefusal(
      "no devices",
      AppleCatalogTests.catalog("\"localizations\": {\"en\": {\"variations\": {\"device\":\n{}}}}"),
      "xcstrings.variations",
      3,
      1,
      "one of these"
    ),
    AppleRefusal(
      "a plural form that is none",
      AppleCatalogTests.catalog(
        "\"localizations\": {\"en\": {\"variations\": {\"plural\": {\n\"two_\": \(AppleCatalogTests.unit("A"))}}}}"
      ),
      "xcstrings.plural_form",
      3,
      1,
      "zero, one"
    ),
    AppleRefusal(
      "a plural without other",
      AppleCatalogTests.catalog(
        "\"localizations\": {\"en\": {\"variations\": {\"plural\":\n{\"one\": \(AppleCatalogTests.unit("%lld"))}}}}"
      ),
      "apple.no_other",
      3,
      1,
      "add it"
    ),
    AppleRefusal(
      "a plural by device within",
      AppleCatalogTests.catalog(
        "\"localizations\": {\"en\": {\"variations\": {\"plural\": {\"other\":\n{\"variations\": {}}}}}}"
      ),
      "xcstrings.no_text",
      3,
      1,
      "outside"
    ),
    AppleRefusal(
      "a plural of no number",
      AppleCatalogTests.catalog(
        "\"localizations\": {\"en\":\n{\"variations\": {\"plural\": {\"other\": \(AppleCatalogTests.unit("many %@"))}}}}"
      ),
      "apple.no_number",
      3,
      1,
      "%lld"
    ),
    AppleRefusal(
      "a substitution that is not there",
      AppleCatalogTests.catalog("\"localizations\": {\"en\":\n\(AppleCatalogTests.unit("%#@n@"))}"),
      "apple.unknown_substitution",
      3,
      1,
      "add it"
    ),
    AppleRefusal(
      "a misspelt substitution",
      AppleCatalogTests.catalog(
        "\"localizations\": {\"en\":\n\(AppleCatalogTests.substituting("%#@file@", "\"files\": \(AppleCatalogTests.plural("%arg a", "%arg b"))"))}"
      ),
      "apple.unknown_substitution",
      3,
      1,
      "`files`"
    ),
    AppleRefusal(
      "a place that is none",
      AppleCatalogTests.catalog(
        "\"localizations\": {\"en\": \(AppleCatalogTests.substituting("%#@f@", "\"f\": {\"argNum\":\n0, \(AppleCatalogTests.plural("%arg a", "%arg b").dropFirst())"))}"
      ),
      "xcstrings.bad_number",
      3,
      1,
      "first"
    ),
    AppleRefusal(
      "a number that is a text",
      AppleCatalogTests.catalog(
        "\"localizations\": {\"en\":\n\(AppleCatalogTests.substituting("%#@f@", "\"f\": {\"formatSpecifier\": \"@\", \(AppleCatalogTests.plural("%arg a", "%arg b").dropFirst())"))}"
      ),
      "apple.format_specifier",
      3,
      1,
      "lld"
    ),
    AppleRefusal(
      "a substitution within a plural",
      AppleCatalogTests.catalog(
        "\"localizations\": {\"en\":\n\(AppleCatalogTests.substituting("%#@f@", "\"f\": \(AppleCatalogTests.plural("%arg %#@g@", "%arg %#@g@"))"))}"
      ),
      "apple.nested_substitution",
      3,
      1,
      "%#@a@ %#@b@"
    ),
    AppleRefusal(
      "a sentence for a key",
      AppleCatalogTests.catalog("", key: "Pay %lld, now!"),
      "apple.key",
      1,
      56,
      "\"Pay %lld, now!\",\"pay_now\""
    ),
  ]

  @Test("are refused", arguments: refusals)
  func refusal(_ row: AppleRefusal) { row.expectRefusal(path: "a.xcstrings") }
}
