import CICUOracle
import Documents
import PackLoading
import RulebookAuthoring
import SourceTexts
import TestSupport
import Testing
import UnicodeText
import Violations

/// Compares what `new locale` writes about a language with ICU's data, for all languages.
///
/// Only an entry in the table of languages, which names its source, can differ.
@Suite struct AllLanguageProfileTests {
  /// A new file of a language, and its entries in the table.
  struct Head {
    var tag: String
    var profile: LanguageProfile
    var written: [String: String]
  }

  private static func table() throws -> LanguageDefaults {
    try LanguageDefaults(inFolder: DataFiles.root + "/Localizations")
  }

  /// Writes a file for each language that has none in the data of the test.
  private static func heads() throws -> [Head] {
    let folder = try TranslationFolder(["en": TranslationSkeletonTests.english])
    let name = "Localizations/\(LanguageDefaults.fileName)"
    try folder.folder.write(SourceText(contentsOfFile: "\(DataFiles.root)/\(name)").text, to: name)
    let (files, table) = try (folder.files(), Self.table())
    return try ICULocales.languages.filter { $0 != "en" }.compactMap { tag in
      let locale = try #require(LocaleIdentifier(canonicalizing: tag))
      // Latin Hindi is a variety of English in CLDR, and uses its texts.
      guard !locale.chain.dropFirst().contains(where: { $0.tag == "en" }) else { return nil }
      let path = folder.folder.path(of: "\(tag).arb")
      _ = try files.begin(tag, writingTo: path)
      return Head(
        tag: tag,
        profile: try ARBFile(SourceText(contentsOfFile: path)).profile,
        written: table[locale]?.written ?? [:]
      )
    }
  }

  @Test("Quotation marks and letters are those of ICU, where the table has no others")
  func marksAndLetters() throws {
    let heads = try Self.heads()
    #expect(heads.count > 200)
    for head in heads {
      let own = String(fromOracle: { icu_oracle_quotation_marks(head.tag, $0, $1) })
      let isOwn = own == String(head.profile.quotationMarks)
      #expect(isOwn == (head.written["@@x-quotation-marks"] == nil), "\(head.tag)")
      let letters = try UnicodeSet(pattern: try #require(head.profile.letters))
      if head.written["@@x-letters"] == nil {
        let alphabet = UnicodeSet(alphabetOf: head.tag)?.ranges
        #expect(letters.ranges == alphabet, "\(head.tag)")
      }
    }
  }

  @Test("Digits are those of ICU, or 0 to 9 where the table says so")
  func digits() throws {
    for (locale, entries) in try Self.table().languages {
      let own = String(fromOracle: { icu_oracle_numbering_system(locale.tag, $0, $1) })
      let digits = entries.profile.digits ?? "latn"
      #expect(digits == own || entries.written["@@x-digits"] == "\"latn\"", "\(locale)")
    }
  }

  @Test("Spaces separate words, unless lines of the script can be broken between letters")
  func spaces() throws {
    for (locale, entries) in try Self.table().languages {
      let breaks = icu_oracle_script_breaks_between_letters(locale.tag)
      #expect(entries.profile.partsWords == !breaks, "\(locale)")
      // Chinese and Japanese have no spaces at all; the other scripts have them after phrases.
      let hasPhrases = breaks && !["ja", "zh", "zh-Hant"].contains(locale.tag)
      #expect(entries.profile.partsPhrases == hasPhrases, "\(locale)")
    }
  }

  /// The marks that end a sentence in one script or language only.
  static let ownStops: [Character] = ["。", "।", "۔", "።", "။", "།", "។", "։"]
  static let ownQuestions: [Character] = ["؟", "？"]

  /// Languages that have a mark in CLDR's list, but use another one.
  static let exceptions = [
    "ko": "Korean uses . and ?; Hangul orthography of 1988, appendix on punctuation",
    "ps": "۔ is used in Pakistan, and . in Afghanistan",
  ]

  @Test("The marks at the end belong to the script, and are among those of ICU")
  func ends() throws {
    // The Greek question mark is a semicolon. The Khmer khan has the property since Unicode 15.1.
    let terminals = try UnicodeSet(pattern: "[\\p{Sentence_Terminal};\\u17D4]")
    for (locale, entries) in try Self.table().languages {
      let ends = entries.written["@@x-end"] == nil ? [".", "?"] : entries.profile.ends
      for mark in ends.flatMap(\.unicodeScalars) {
        #expect(terminals.contains(mark), "\(mark) in \(locale)")
        #expect(icu_oracle_script_has(locale.tag, mark.value), "\(mark) in \(locale)")
      }
      let listed = String(fromOracle: { icu_oracle_punctuation(locale.tag, $0, $1) }) ?? ""
      guard Self.exceptions[locale.tag] == nil else { continue }
      for mark in listed where Self.ownStops.contains(mark) {
        #expect(ends.first == mark, "\(mark) in \(locale)")
      }
      for mark in listed where Self.ownQuestions.contains(mark) {
        #expect(ends.last == mark, "\(mark) in \(locale)")
      }
    }
  }

  @Test("A region has the entries of its language, in the script that it is written in")
  func regions() throws {
    let table = try Self.table()
    for tag in ICULocales.tags {
      let locale = try #require(LocaleIdentifier(canonicalizing: tag))
      let ends = table[locale]?.profile.ends ?? []
      for mark in ends.flatMap(\.unicodeScalars) {
        #expect(icu_oracle_script_has(tag, mark.value), "\(mark) in \(tag)")
      }
      let breaks = icu_oracle_script_breaks_between_letters(tag)
      #expect(table[locale]?.profile.partsWords ?? !breaks == !breaks, "\(tag)")
    }
  }
}
