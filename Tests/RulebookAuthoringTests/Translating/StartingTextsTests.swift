import Documents
import PackLoading
import Rulebook
import RulebookAuthoring
import SourceTexts
import TestSupport
import Testing
import Violations

@Suite("New translations that begin with other texts")
struct StartingTextsTests {
  static let german = #"""
    "@@x-style": "Kurz.", "@@x-quotation-marks": ["„", "“", "‚", "‘"],
    "@@x-spaces": {"before": {":": "\u00A0"}, "between-words": false}, "@@x-letters": "[a-zäöü]",
    "@@x-digits": "latn", "@@x-address": {"form": "du", "avoid": ["Sie"]},
    "@@x-glossary": {"day": ["Tag"]}, "@@x-avoid": {"Termin*": "Tag"}, "@@x-end": [".", ":"],
    "@@x-lint": {"lint.too_long": "German is long"},
    "a": "Eins\u00A0„du“",
    "@a": {"x-lint": {"lint.term": "it is short", "lint.address": "a quotation"}}
    """#

  static let catalogs = [
    "en": TranslationSkeletonTests.english,
    "de": german,
    "de-CH": #"""
    "@@x-quotation-marks": ["«", "»", "‹", "›"], "@@x-glossary": {"hour": ["Stunde"]},
    "b": "{n, plural, one {# Tag} other {# Tage}}"
    """#,
    "nb": #"""
    "@@x-style": "Kort.", "@@x-glossary": {"day": ["dag"]}, "@@x-avoid": {"time": "dag"},
    "a": "Én",
    "@a": {"x-lint": {"lint.term": "it is short", "lint.avoided_word": "a name",
      "lint.address": "a quotation", "lint.too_long": "a name"}}
    """#,
  ]

  /// Returns a new file in the folder `texts`, and the number of texts that it begins with.
  private static func begin(
    _ tag: String,
    from origin: String,
    _ folder: TranslationFolder
  ) throws -> (file: ARBFile, taken: Int) {
    try folder.folder.write("Nothing yet.", to: "texts/README.md")
    let new = try folder.files(localizations: "texts").begin(tag, from: origin)
    #expect(new.path == "\(folder.folder.path)/texts/\(tag).arb")
    return (try ARBFile(SourceText(contentsOfFile: new.path)), new.taken)
  }

  /// What the new file is like, its tag, the origin, and its texts.
  static let rows = [
    Row("the same locale", "de", "de", ["a": "Eins\u{A0}„du“"]),
    Row("a region", "de-AT", "de", ["a": "Eins\u{A0}„du“"]),
    Row("another region, with the texts of both parents", "de-AT", "de-CH", both),
    Row("a region that has some texts", "de-CH", "de-CH", both),
    Row("a region without texts of its own", "de-AT", "de-AT", ["a": "Eins\u{A0}„du“"]),
    Row("a similar language", "nn", "nb", ["a": "Én"]),
    Row("the language of the source", "en", "en", english),
    Row("a region of the language of the source", "en-GB", "en", english),
  ]

  private static let both = [
    "a": "Eins\u{A0}„du“", "b": "{n, plural, one {# Tag} other {# Tage}}",
  ]
  private static let english = ["a": "One", "b": "{n, plural, one {# day} other {# “days”}}"]

  struct Row: CustomTestStringConvertible, Sendable {
    var testDescription: String
    var tag: String
    var origin: String
    var texts: [String: String]

    init(_ name: String, _ tag: String, _ origin: String, _ texts: [String: String]) {
      (testDescription, self.tag, self.origin, self.texts) = (name, tag, origin, texts)
    }
  }

  @Test("have its texts, and notes about all texts", arguments: rows)
  func texts(_ row: Row) throws {
    let folder = try TranslationFolder(Self.catalogs)
    let (file, taken) = try Self.begin(row.tag, from: row.origin, folder)
    #expect(file.locale.tag == row.tag)
    #expect(file.messages.mapValues(\.pattern) == row.texts)
    #expect(taken == row.texts.count)
    #expect(file.attributes["b"]?.description == #"A "span""#)
    #expect(file.attributes["b"]?.placeholders["n"]?.example == "2")
    #expect(file.attributes["b"]?.text == (row.tag == "en" ? nil : Self.english["b"]))
    #expect(!file.source.text.contains("x-inherited"))
    #expect(file.remarks.isEmpty)
    for key in row.texts.keys where row.tag != "en" {
      #expect(file.isStale(key, comparedTo: Self.english[key] ?? "") == false)
    }
  }

  @Test("have a line for each text above its note, and an empty one for each that is missing")
  func lines() throws {
    let folder = try TranslationFolder(["en": #""a": "One", "b": "Two""#, "de": #""a": "Eins""#])
    let file = try Self.begin("de", from: "de", folder).file
    #expect(
      file.source.text.hasSuffix(
        """
        ,

          "a": "Eins",
          "@a": {
            "x-text": "One"
          },


          "@b": {
            "x-text": "Two"
          }
        }

        """
      )
    )
  }

  // MARK: Profile

  static let sameLanguage = ["de", "de-AT"]

  @Test("have the profile of the language, without its form of address", arguments: sameLanguage)
  func profile(_ tag: String) throws {
    let folder = try TranslationFolder(Self.catalogs)
    let origin = folder.folder.path + "/Localizations/de.arb"
    var expected = try ARBFile(SourceText(contentsOfFile: origin)).profile
    expected.formOfAddress = nil
    expected.otherForms = []
    expected.cleared = [.address]
    let file = try Self.begin(tag, from: "de", folder).file
    #expect(file.profile == expected)
    #expect(file.source.text.contains(#""@@x-address": { "form": "", "avoid": [] }"#))
    #expect(!file.source.text.contains("\u{A0}"))
  }

  @Test("have the profile of a region together with that of its language")
  func regionalProfile() throws {
    let folder = try TranslationFolder(Self.catalogs)
    let profile = try Self.begin("de-AT", from: "de-CH", folder).file.profile
    #expect(profile.quotationMarks == ["«", "»", "‹", "›"])
    #expect(profile.glossary == ["day": ["Tag"], "hour": ["Stunde"]])
    #expect(profile.style == "Kurz.")
    #expect(profile.formOfAddress == nil)
  }

  @Test("have entries that the origin clears without content")
  func clearedProfile() throws {
    let folder = try TranslationFolder([
      "en": #""a": "One""#, "de": #""@@x-end": [], "@@x-quotation-marks": [], "a": "Eins""#,
    ])
    let profile = try Self.begin("de", from: "de", folder).file.profile
    #expect(profile.cleared.isSuperset(of: [.end, .quotationMarks]))
  }

  @Test("have what is known about another language, as without other texts")
  func otherProfile() throws {
    let folder = try TranslationFolder(Self.catalogs)
    let plain = folder.folder.path + "/nn.arb"
    _ = try folder.files().begin("nn", writingTo: plain)
    let profile = try Self.begin("nn", from: "nb", folder).file.profile
    #expect(try profile == ARBFile(SourceText(contentsOfFile: plain)).profile)
    #expect(profile.style == nil && profile.avoided.isEmpty)
  }

  // MARK: Exceptions and marks

  @Test("keep the exceptions that can still have a finding")
  func exceptions() throws {
    let folder = try TranslationFolder(Self.catalogs)
    let german = try Self.begin("de", from: "de", folder).file.suppressions
    #expect(german["a"]?.mapValues(\.reason) == ["lint.term": "it is short"])
    #expect(german[""]?.mapValues(\.reason) == ["lint.too_long": "German is long"])
    let norwegian = try Self.begin("nn", from: "nb", folder).file.suppressions
    #expect(norwegian["a"]?.mapValues(\.reason) == ["lint.too_long": "a name"])
  }

  @Test("keep the mark of a text whose source has changed, so that it stays stale")
  func stale() throws {
    let folder = try TranslationFolder([
      "en": #""a": "One", "b": "Two""#,
      "de": #""a": "Eins", "@a": {"x-source": "0badc0de"}, "b": "Zwei""#,
    ])
    let file = try Self.begin("de", from: "de", folder).file
    #expect(file.isStale("a", comparedTo: "One") == true)
    #expect(file.isStale("b", comparedTo: "Two") == false)
  }

  @Test("can be accepted, and replace the texts that they began with")
  func acceptance() throws {
    let folder = try TranslationFolder(Self.catalogs)
    let path = try Self.begin("de", from: "de", folder).file.source.name
    #expect(try folder.files(localizations: "texts").accept("de").map(\.file) == [path])
    let accepted = try ARBFile(SourceText(contentsOfFile: path))
    #expect(accepted.attributes["a"]?.text == nil)
    #expect(accepted.suppressions["a"]?.mapValues(\.reason) == ["lint.term": "it is short"])
  }

  private static let shippedFiles = Result {
    try TranslationFiles(packs: [], localizations: [], resources: DataFiles.root)
  }

  @Test("have the texts and profile of each shipped language", arguments: DataFiles.languages)
  func shipped(tag: String) throws {
    let folder = try TemporaryFolder()
    let path = "\(folder.path)/\(tag).arb"
    let origin = "\(DataFiles.root)/Localizations/\(tag).arb"
    _ = try Self.shippedFiles.get().begin(tag, from: tag, writingTo: path)
    let new = try ARBFile(SourceText(contentsOfFile: path))
    let old = try ARBFile(SourceText(contentsOfFile: origin))
    #expect(new.messages.mapValues(\.pattern) == old.messages.mapValues(\.pattern))
    var expected = old.profile
    expected.formOfAddress = nil
    expected.otherForms = []
    // The new file also has entries that the old one doesn't have.
    expected = expected.inheriting(new.profile)
    expected.cleared = new.profile.cleared
    #expect(new.profile == expected)
  }

  // MARK: Refusals

  /// What is wrong, the tag, the origin, the kind of error, and part of the hint.
  static let refusals = TextRow.rows(
    """
    the same locale without a folder | de | de | usage.unsuitable_locale | --localizations my-texts
    a locale with texts, from another | de | nb | usage.unsuitable_locale | rulebook preview de
    an origin without texts | nl | it | usage.unknown_locale | `de`, `de-CH`, `en`, `nb`
    an origin that isn't a tag | nl | ? | usage.unknown_locale | `de`, `de-CH`, `en`, `nb`
    a tag in another form | nn_NO | nb | usage.unsuitable_locale | write `nn-NO`
    """
  )

  @Test("are refused for locales that don't fit", arguments: refusals)
  func refusal(row: TextRow) throws {
    let folder = try TranslationFolder(Self.catalogs)
    let error = #expect(throws: UsageError.self, "\(row[0])") {
      try folder.files().begin(row[1], from: row[2])
    }
    #expect(error?.kind.rawValue == row[3], "\(row[0])")
    #expect(error?.hint?.contains(row[4]) == true, "\(row[0])")
    #expect(!TemporaryFolder.exists("\(row[1]).arb"), "\(row[0])")
  }

  @Test("are written for the same locale where the author says")
  func output() throws {
    let folder = try TranslationFolder(Self.catalogs)
    let path = folder.folder.path + "/mine.arb"
    #expect(try folder.files().begin("de", from: "de", writingTo: path).path == path)
    #expect(try ARBFile(SourceText(contentsOfFile: path)).messages.keys.sorted() == ["a"])
  }

  @Test("don't take the place of the application's file, whatever its name")
  func overwriting() throws {
    let folder = try TranslationFolder(Self.catalogs)
    let written = #"{"@@locale": "de", "a": "Sie"}"#
    let path = try folder.folder.write(written, to: "texts/app_de.arb")
    let error = #expect(throws: UsageError.self) {
      try folder.files(localizations: "texts").begin("de", from: "de")
    }
    #expect(error?.hint?.contains("--output") == true)
    #expect(try SourceText(contentsOfFile: path).text == written)
    #expect(!TemporaryFolder.exists(folder.folder.path + "/texts/de.arb"))
  }
}
