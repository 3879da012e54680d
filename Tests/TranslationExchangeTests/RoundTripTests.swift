import Documents
import PackLoading
import Rulebook
import RulebookAuthoring
import SourceTexts
import TestSupport
import Testing
import TranslationExchange
import UnicodeText
import Violations

@Suite("Exchange loses nothing")
struct RoundTripTests {
  @Test(
    "of a shipped language, into its own file and into a new one",
    arguments: ExchangeFormat.allCases
  )
  func shippedLanguages(_ format: ExchangeFormat) throws {
    let files = try TranslationFiles(packs: [], localizations: [])
    let isTable = format == .csv
    // Each language goes one way; `hardSheet` has what a format could lose.
    let locales = files.locales.filter { $0 != files.sourceLocale }.enumerated()
    for (index, locale) in locales where index.isMultiple(of: 2) == isTable {
      let sheet = try files.sheet(of: locale.tag)
      let source = SourceText(try format.text(of: sheet), name: "texts")
      let folder = try TemporaryFolder()
      let own = try #require(try Self.file(of: locale))
      let copy = try folder.write(own.text, to: "own/\(locale).arb")
      let read = try format.sheet(in: source)
      let result = try files.take(read, from: source, writingTo: copy)
      #expect(result.added.isEmpty && result.changed.isEmpty && result.unknown.isEmpty)
      #expect(try SourceText(contentsOfFile: copy).bytes == own.bytes, "\(locale) as it is")

      let path = folder.path + "/new.arb"
      _ = try files.take(read, from: source, writingTo: path)
      let made = try ARBFile(SourceText(contentsOfFile: path))
      let old = try ARBFile(own)
      #expect(
        made.messages.mapValues(\.pattern) == old.messages.mapValues(\.pattern),
        "\(locale): texts"
      )
      #expect(made.attributes == old.attributes, "\(locale): what is said of them")
      #expect(made.profile == old.profile, "\(locale): the language")
      #expect(
        made.suppressions.mapValues { $0.mapValues(\.reason) }
          == old.suppressions.mapValues { $0.mapValues(\.reason) }
      )
    }
  }

  private static func file(of locale: LocaleIdentifier) throws -> SourceText? {
    let folder = try Resources.folder(nil)
    return try SourceText(contentsOfFile: "\(folder)/Localizations/\(locale).arb")
  }

  @Test("of a sheet with everything that is hard to write", arguments: ExchangeFormat.allCases)
  func hardTexts(_ format: ExchangeFormat) throws {
    let sheet = Self.hardSheet
    let source = SourceText(try format.text(of: sheet), name: "texts")
    #expect(ExchangeFormat(of: source) == format)
    var read = try format.sheet(in: source)
    for index in read.texts.indices { read.texts[index].offset = nil }
    #expect(read == sheet)
  }

  /// Texts that each have something that a format could lose.
  static let hardSheet: TranslationSheet = {
    let texts = [
      "plain", " leading and trailing ", "\ttab\t", "two\nlines", "two\r\nlines", "a\rb",
      "\"quoted\"",
      "a, b; c", "<b>&amp;</b>", "]]>", "=SUM(A1)", "+1", "-1", "@a", "'=1", "''=1", "'plain",
      "\u{301}accent",
      ",\u{301}", "\"\u{301}", "<\u{338}", "control \u{1}\u{7F}", "\u{FFFE}\u{FFFF}",
      "\u{FEFF}mark",
      "space\u{A0}\u{202F}\u{200B}", "right \u{2067}אב\u{2069}", "😀 👩‍👩‍👧", "{a}", "{a} and {a}",
      "{a}{b}",
      "{a, number} {a, date, long}", "{n, plural, one {# b} other {# c}}", "it''s {a}", "'{'{a}'}'",
      "'{a}'",
      "don't {a}",
    ]
    let numbered = texts.enumerated().map { index, text in
      var entry = TranslationSheet.Text(
        key: "k.\(index)/x:<\(index)>&\"'",
        source: text,
        translation: index % 7 == 6 ? nil : text + texts[(index + 5) % texts.count],
        attributes: index % 4 == 3
          ? "{ \"x-lint\": { \"lint.end\": \"a <reason> & \\\"more\\\"\" } }" : nil,
        notes: index % 3 == 2 ? ["One <note> & {a}.", "Another, with; marks"] : []
      )
      if entry.translation != nil {
        entry.mark = [nil, "00000000", entry.sourceMark][index % 3]
      }
      return entry
    }
    return TranslationSheet(
      sourceLocale: .english,
      locale: LocaleIdentifier("nl") ?? .root,
      entries: [
        .init(name: "@@x-style", json: "\"a <b> & 'c', \\\"d\\\"\""),
        .init(name: "@@x-spaces", json: "{}"),
      ],
      texts: numbered
    )
  }()

  @Test("of random texts", arguments: ExchangeFormat.allCases)
  func randomTexts(_ format: ExchangeFormat) throws {
    var generator = SplitMix64(seed: 22)
    let alphabet = Array(" \t\n\r\",;'={}#<>&abé\u{301}\u{A0}\u{1}א😀".unicodeScalars)
    for round in 0..<300 {
      let texts = (0..<Int.random(in: 0...6, using: &generator)).map { index in
        func text(_ atLeast: Int) -> String {
          let count = Int.random(in: atLeast...8, using: &generator)
          let scalars = (0..<count).compactMap { _ in alphabet.randomElement(using: &generator) }
          return String(String.UnicodeScalarView(scalars))
        }
        var entry = TranslationSheet.Text(key: "k\(index)", source: text(0))
        // An initial target that is the source is what tools begin with.
        entry.translation = Bool.random(using: &generator) ? text(1) + "t" : nil
        if entry.translation != nil, Bool.random(using: &generator) {
          entry.mark = entry.sourceMark
        }
        return entry
      }
      let sheet = TranslationSheet(
        sourceLocale: .english,
        locale: LocaleIdentifier("nl") ?? .root,
        texts: texts
      )
      let source = SourceText(try format.text(of: sheet), name: "texts")
      var read = try format.sheet(in: source)
      for index in read.texts.indices { read.texts[index].offset = nil }
      #expect(read == sheet, "round \(round)")
    }
  }
}
