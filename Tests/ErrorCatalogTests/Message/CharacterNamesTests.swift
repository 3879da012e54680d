import ErrorCatalog
import Testing
import UnicodeText
import Violations

/// How a message writes an invisible character.
@Suite struct CharacterNamesTests {
  struct Row: CustomTestStringConvertible, Sendable {
    var testDescription: String
    var character: Unicode.Scalar
    var english: String
    var german: String

    init(_ name: String, _ character: Unicode.Scalar, _ english: String, _ german: String) {
      (testDescription, self.character) = (name, character)
      (self.english, self.german) = (english, german)
    }

    init(_ name: String, _ character: Unicode.Scalar, _ both: String) {
      self.init(name, character, both, both)
    }
  }

  static let rows = [
    Row("space", " ", "space", "Leerzeichen"),
    Row("space/ogham", "\u{1680}", "space", "Leerzeichen"),
    Row("space/en quad", "\u{2000}", "space", "Leerzeichen"),
    Row("space/six-per-em", "\u{2006}", "space", "Leerzeichen"),
    Row("space/hair", "\u{200A}", "space", "Leerzeichen"),
    Row("space/mathematical", "\u{205F}", "space", "Leerzeichen"),
    Row("tab", "\t", "tab", "Tabulator"),
    Row("line break/feed", "\n", "line break", "Zeilenumbruch"),
    Row("line break/return", "\r", "line break", "Zeilenumbruch"),
    Row("line break/next line", "\u{85}", "line break", "Zeilenumbruch"),
    Row("line break/separator", "\u{2028}", "line break", "Zeilenumbruch"),
    Row("line break/paragraph", "\u{2029}", "line break", "Zeilenumbruch"),
    Row("no-break space", "\u{A0}", "nonbreaking space", "geschütztes Leerzeichen"),
    Row("no-break space/figure", "\u{2007}", "nonbreaking space", "geschütztes Leerzeichen"),
    Row("no-break space/narrow", "\u{202F}", "nonbreaking space", "geschütztes Leerzeichen"),
    Row("full-width space", "\u{3000}", "full-width space", "vollbreites Leerzeichen"),
    Row("zero width/space", "\u{200B}", "zero-width character", "Zeichen ohne Breite"),
    Row("zero width/joiner", "\u{200D}", "zero-width character", "Zeichen ohne Breite"),
    Row("zero width/word joiner", "\u{2060}", "zero-width character", "Zeichen ohne Breite"),
    Row("zero width/byte order mark", "\u{FEFF}", "zero-width character", "Zeichen ohne Breite"),
    Row("direction mark/Arabic", "\u{61C}", "direction mark", "Richtungszeichen"),
    Row("direction mark/left to right", "\u{200E}", "direction mark", "Richtungszeichen"),
    Row("direction mark/override", "\u{202E}", "direction mark", "Richtungszeichen"),
    Row("direction mark/isolate", "\u{2068}", "direction mark", "Richtungszeichen"),
    Row("soft hyphen", "\u{AD}", "soft hyphen", "bedingter Trennstrich"),
    Row("invisible/null", "\0", "invisible U+0000", "unsichtbar U+0000"),
    Row("invisible/escape", "\u{1B}", "invisible U+001B", "unsichtbar U+001B"),
    Row("invisible/delete", "\u{7F}", "invisible U+007F", "unsichtbar U+007F"),
    Row("invisible/tag", "\u{E0041}", "invisible U+E0041", "unsichtbar U+E0041"),
    Row("number/private use", "\u{E000}", "U+E000"),
    Row("number/private plane", "\u{10FFFD}", "U+10FFFD"),
    Row("number/unassigned", "\u{378}", "U+0378"),
    Row("number/noncharacter", "\u{10FFFF}", "U+10FFFF"),
    Row("visible/letter", "ß", "ß"),
    Row("visible/letter of Unicode 16", "\u{A7DA}", "\u{A7DA}"),
    Row("visible/emoji of Unicode 17", "\u{1FAEA}", "\u{1FAEA}"),
    Row("visible/mark of Unicode 16", "\u{897}", "\u{25CC}\u{897}"),
    Row("visible/punctuation", "~", "~"),
    Row("visible/exclamation mark", "!", "!"),
    Row("visible/dash", "\u{2014}", "\u{2014}"),
    Row("visible/combining mark", "\u{301}", "\u{25CC}\u{301}"),
  ]

  private static func catalog() throws -> Catalog {
    let names = [
      "space": ("space", "Leerzeichen"), "tab": ("tab", "Tabulator"),
      "line_break": ("line break", "Zeilenumbruch"),
      "no_break_space": ("nonbreaking space", "geschütztes Leerzeichen"),
      "full_width_space": ("full-width space", "vollbreites Leerzeichen"),
      "zero_width": ("zero-width character", "Zeichen ohne Breite"),
      "direction_mark": ("direction mark", "Richtungszeichen"),
      "soft_hyphen": ("soft hyphen", "bedingter Trennstrich"),
      "invisible": ("invisible {number}", "unsichtbar {number}"),
    ]
    var english = ["x": try Message("<{c}>")]
    var german = english
    for (name, words) in names {
      english["character:\(name)"] = try Message(words.0)
      german["character:\(name)"] = try Message(words.1)
    }
    return Catalog(
      layers: [
        Catalog.Layer(
          name: "built",
          sourceLocale: locale("en"),
          entries: [locale("en"): Catalog.Entries(english), locale("de"): Catalog.Entries(german)]
        )
      ],
      sourceLocale: locale("en")
    )
  }

  @Test("A character is named in the language of the message", arguments: rows)
  func names(row: Row) throws {
    let catalog = try Self.catalog()
    for (tag, name) in [("en", row.english), ("de", row.german)] {
      let localizer = catalog.localizer(for: locale(tag))
      let character = localizer.message(for: Violation("x", ["c": .character(row.character)])).text
      #expect(character.unicodeScalars.elementsEqual("<\(name)>".unicodeScalars), "\(character)")
    }
  }

  static let texts: [(text: String, written: String)] = [
    ("  ", "space"), ("\t", "tab"), ("\u{A0}\u{A0}", "nonbreaking space"),
    ("\u{200B}", "zero-width character"),
    (" a", " a"), ("a b", "a b"), ("", ""),
  ]

  @Test("A text of which nothing can be seen is named, and no other", arguments: texts)
  func text(row: (text: String, written: String)) throws {
    let message = try Self.catalog().localizer(for: locale("en"))
      .message(for: Violation("x", ["c": .text(row.text)]))
    #expect(message.text == "<\(row.written)>")
  }

  static let unnamed: [(character: Unicode.Scalar, written: String)] = [
    (" ", "U+0020"), ("\t", "U+0009"), ("\u{200B}", "U+200B"), ("\u{E0041}", "U+E0041"),
  ]

  @Test("Where the catalog has no name, the number stands", arguments: unnamed)
  func withoutNames(row: (character: Unicode.Scalar, written: String)) throws {
    let layer = Catalog.Layer(
      name: "own",
      sourceLocale: locale("en"),
      entries: [locale("en"): ["x": try Message("<{c}>")]]
    )
    let message = Catalog(layers: [layer], sourceLocale: locale("en")).localizer(for: locale("en"))
      .message(for: Violation("x", ["c": .character(row.character)]))
    #expect(message.text == "<\(row.written)>")
  }
}
