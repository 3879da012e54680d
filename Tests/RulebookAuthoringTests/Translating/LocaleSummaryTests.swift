import PackLoading
import Rulebook
import RulebookAuthoring
import TestSupport
import Testing
import UnicodeText

@Suite("How far translations are")
struct LocaleSummaryTests {
  static let catalogs = [
    "en": #""a": "One", "b": "Two", "c": "{n, plural, one {#} other {#}}", "d": "Four""#,
    "en-GB": #""b": "Two!""#,
    "de": #""a": "Eins", "b": "Zwei", "c": "Drei", "x": "No source", "@@x-digits": "latn""#,
    "de-CH": #""b": "Zwoi", "@a": {"x-text": "One"}"#,
    "pl": """
    "a": "Raz", "@a": {"x-source": "\(TranslationMark(of: "One"))"},
    "b": "Dwa", "@b": {"x-source": "\(TranslationMark(of: "2"))"},
    "c": "Trzy", "@c": {"x-text": "3"},
    "d": "Cztery"
    """,
  ]

  struct Row: CustomTestStringConvertible, Sendable {
    var tag: String
    var percent: Int
    var own: Int
    var missing: [String]
    var marked = 0
    var stale: [String] = []
    var fallbacks: String
    var plurals: String
    var testDescription: String { tag }
  }

  static let rows = [
    Row(tag: "de", percent: 75, own: 3, missing: ["d"], fallbacks: "en", plurals: "one other"),
    Row(
      tag: "de-CH",
      percent: 75,
      own: 1,
      missing: ["d"],
      fallbacks: "de en",
      plurals: "one other"
    ),
    Row(tag: "en", percent: 100, own: 4, missing: [], fallbacks: "", plurals: "one other"),
    Row(tag: "en-GB", percent: 100, own: 1, missing: [], fallbacks: "en", plurals: "one other"),
    Row(
      tag: "pl",
      percent: 100,
      own: 4,
      missing: [],
      marked: 3,
      stale: ["b", "c"],
      fallbacks: "en",
      plurals: "one few many"
    ),
  ]

  @Test("are counted for each locale", arguments: rows)
  func summary(_ row: Row) throws {
    let folder = try TranslationFolder(Self.catalogs)
    let summaries = try folder.files().summaries
    #expect(summaries.map(\.locale.tag) == Self.rows.map(\.tag))
    let summary = try #require(summaries.first { $0.locale.tag == row.tag })
    #expect(summary.all == 4)
    #expect(summary.percent == row.percent)
    #expect(summary.own == row.own)
    #expect(summary.missing == row.missing)
    #expect(summary.marked == row.marked)
    #expect(summary.stale == row.stale)
    #expect(summary.fallbacks.map(\.tag).joined(separator: " ") == row.fallbacks)
    #expect(summary.plurals.map(\.rawValue).joined(separator: " ") == row.plurals)
  }

  @Test("count texts of packs and folders, too")
  func layers() throws {
    let pack = "source-locale: de\nmessages: { de: { p: Ja }, fr: { p: Oui } }"
    let folder = try TranslationFolder(["en": #""a": "One""#, "fr": #""a": "Un""#], pack: pack)
    try folder.folder.write(#"{"@@locale": "en", "a": "Uno", "own": "Own"}"#, to: "own/en.arb")
    let mark = TranslationMark(of: "One")
    try folder.folder.write(
      #"{"@@locale": "fr", "a": "Une", "@a": {"x-source": "\#(mark)"}}"#,
      to: "own/fr.arb"
    )
    let summaries = try folder.files(localizations: "own").summaries
    #expect(
      summaries.map { "\($0.locale) \($0.covered) of \($0.all)" } == [
        "de 1 of 3", "en 2 of 3", "fr 2 of 3",
      ]
    )
    // The application's own source is another one than that which was translated.
    #expect(summaries.last?.stale == ["a"])
  }
}
