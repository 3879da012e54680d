import TestSupport
import Testing
import TranslationExchange
import Violations

@Suite("String Catalogs with mistakes")
struct AppleCatalogRefusalTests {
  static let refusals: [RefusalRow] =
    RefusalRow.rows(
      """
      a language that is none | "localizations": {"Base": \(AppleCatalogTests.unit("A"))} | xcstrings.bad_locale 2:20 |  | de
      a language twice | "localizations": {¶"he": \(AppleCatalogTests.unit("A")),¶"iw": \(AppleCatalogTests.unit("A"))} | xcstrings.duplicate_locale 4:1 |  | keep one
      no text | "localizations": {"en":¶{}} | xcstrings.no_text 3:1 |  | remove
      a text that is a number | "localizations": {"en": {"stringUnit": {"value":¶1}}} | xcstrings.not_text 3:1 |  | value
      no value | "localizations": {"en": {"stringUnit":¶{}}} | xcstrings.not_text 3:1 |  | value
      variations of two kinds | "localizations": {"en":¶{"variations": {"plural": {}, "device": {}}}} | xcstrings.variations 3:1 |  | keep one
      variations by width | "localizations": {"en": {"variations": {"width":¶{}}}} | xcstrings.variations 3:1 |  | one of these
      no devices | "localizations": {"en": {"variations": {"device":¶{}}}} | xcstrings.variations 3:1 |  | one of these
      a plural form that is none | "localizations": {"en": {"variations": {"plural": {¶"two_": \(AppleCatalogTests.unit("A"))}}}} | xcstrings.plural_form 3:1 |  | zero, one
      a plural without other | "localizations": {"en": {"variations": {"plural":¶{"one": \(AppleCatalogTests.unit("%lld"))}}}} | apple.no_other 3:1 |  | add it
      a plural by device within | "localizations": {"en": {"variations": {"plural": {"other":¶{"variations": {}}}}}} | xcstrings.no_text 3:1 |  | outside
      a plural of no number | "localizations": {"en":¶{"variations": {"plural": {"other": \(AppleCatalogTests.unit("many %@"))}}}} | apple.no_number 3:1 |  | %lld
      a substitution that is not there | "localizations": {"en":¶\(AppleCatalogTests.unit("%#@n@"))} | apple.unknown_substitution 3:1 |  | add it
      a misspelt substitution | "localizations": {"en":¶\(AppleCatalogTests.substituting("%#@file@", "\"files\": \(AppleCatalogTests.plural("%arg a", "%arg b"))"))} | apple.unknown_substitution 3:1 |  | `files`
      a number that is a text | "localizations": {"en":¶\(AppleCatalogTests.substituting("%#@f@", "\"f\": {\"formatSpecifier\": \"@\", \(AppleCatalogTests.plural("%arg a", "%arg b").dropFirst())"))} | apple.format_specifier 3:1 |  | lld
      a substitution within itself | "localizations": {"en":¶\(AppleCatalogTests.substituting("%#@f@", "\"f\": \(AppleCatalogTests.plural("%arg %#@f@", "%arg %#@f@"))"))} | apple.nested_substitution 3:1 |  | remove `%#@f@`
      """,
      of: { AppleCatalogTests.catalog($0) }
    ) + otherRefusals

  /// Substitutions that each contain the next one.
  private static let chain = (1...9).map { number in
    let text = "%arg %#@s\(number + 1)@"
    return "\"s\(number)\": \(AppleCatalogTests.plural(text, text))"
  }
  .joined(separator: ", ")

  static let otherRefusals: [RefusalRow] = [
    RefusalRow(
      "a place that is none",
      of: AppleCatalogTests.catalog(
        "\"localizations\": {\"en\": \(AppleCatalogTests.substituting("%#@f@", "\"f\": {\"argNum\":\n0, \(AppleCatalogTests.plural("%arg a", "%arg b").dropFirst())"))}"
      ),
      .init("xcstrings.bad_number 3:1", hint: "first")
    ),
    RefusalRow(
      "substitutions that are nested too deep",
      of: AppleCatalogTests.catalog(
        "\"localizations\": {\"en\":\n\(AppleCatalogTests.substituting("%#@s1@", chain))}"
      ),
      .init("apple.nested_substitution 3:1", "more than 8 deep", hint: "next to each other")
    ),
    RefusalRow("no JSON", of: "{", .init("json.truncated 1:2", hint: "close the")),
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
      "a sentence for a key",
      of: AppleCatalogTests.catalog("", key: "Pay %lld, now!"),
      .init("apple.key 1:56", hint: "\"Pay %lld, now!\",\"pay_now\"")
    ),
  ]

  @Test("are refused", arguments: refusals)
  func refusal(_ row: RefusalRow) throws {
    let difference = try row.difference { text in
      let texts = try AppleTexts(Array(text.utf8), path: "a.xcstrings", .init())
      // The other texts are kept.
      if let error = LoadingError(texts.refused) { throw error }
    }
    #expect(difference == "")
  }
}
