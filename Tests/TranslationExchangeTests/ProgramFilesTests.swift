import Documents
import Rulebook
import RulebookAuthoring
import SourceTexts
import TestSupport
import Testing
import TranslationExchange
import Violations

/// Files as Angular, Symfony, Xcode and spreadsheets leave them.
@Suite("Files that programs leave")
struct ProgramFilesTests {
  struct Row: CustomTestStringConvertible, Sendable {
    var file: String
    var locale = "fr"
    var translations: [String: String]
    var untranslated: [String] = []
    var refused: [String] = []
    var testDescription: String { file }
  }

  private static let minutes =
    "{VAR_PLURAL, plural, =0 {à l''instant} one {il y a une minute} other {il y a {minutes} minutes"

  private static let minutesBySomeone =
    minutes + " par {VAR_SELECT, select, male {lui} female {elle} other {quelqu''un}}}}"

  private static let apples =
    "{count, plural, one {{count, number} pomme} other {{count, number} pommes}}"

  static let rows = [
    Row(
      file: "Angular/messages.fr.xlf",
      translations: [
        "ownTitle": "Bonjour i18n\u{A0}!",
        "6600548268163632449": "Le prix d''{item_name} et d''{interpolation_1}",
        "ownBold": "Lisez d'abord\n<b>ceci</b>",
        "ownUpdated": "Mis à jour \(minutesBySomeone)",
        "ownMinutes": minutesBySomeone,
        "ownCode": "Bonjour {user_name} ({total})",
      ],
      untranslated: ["ownLater"],
      refused: ["xliff.block 36:23"]
    ),
    Row(
      file: "Angular/messages2.fr.xlf",
      translations: [
        "ownTitle": "Bonjour i18n\u{A0}!",
        "ownPrice": "Le prix d''{item_name}",
        "ownBold": "Lisez <b>ceci, {name}</b>",
        "ownMinutes": minutes + "}}",
        "ownUpdated": "Mis à jour \(minutes)}}",
      ]
    ),
    Row(
      file: "Symfony/messages.fr.xlf",
      translations: [
        "own.greeting": "L'accueil d''{name}, '{'bis'}'",
        "own.apples": apples,
        "own.rate": "100 % d'avis",
      ],
      untranslated: ["own.new"]
    ),
    Row(
      file: "Symfony/messages+intl-icu.fr.xlf",
      translations: [
        "own.invitation": "{organizer_gender, select, "
          + "female {{organizer_name} a organisé sa fête} "
          + "other {{organizer_name} a organisé sa soirée}}",
        "own.apples": "{apples, plural, =0 {Il n''y a pas de pomme} one {Il y a une pomme} "
          + "many {Il y a # de pommes} other {Il y a # pommes}}",
        "own.published": "Publié le {publication_date, date, long}",
      ]
    ),
    Row(
      file: "Symfony/messages2.fr.xlf",
      translations: ["own.greeting": "L'accueil d''{name}", "own.apples": apples]
    ),
    Row(
      file: "Tables/excel.csv",
      locale: "de",
      translations: [
        "own.hello": "Hallo", "own.two": "Zwei „Wörter“; mehr", "own.lines": "Erste\nzweite",
      ],
      untranslated: ["own.later"]
    ),
    Row(
      file: "Tables/tabs.tsv",
      locale: "de",
      translations: ["own.hello": "Hallo", "own.bye": "Tschüss"]
    ),
    Row(
      file: "Tables/sheets.csv",
      locale: "de",
      translations: ["own.hello": "Hallo", "own.sum": "=1+1"]
    ),
    Row(file: "Tables/sep.csv", locale: "de", translations: ["own.hello": "Hallo"]),
    Row(
      file: "Tables/mac.csv",
      locale: "de",
      translations: ["own.hello": "Hallo", "own.bye": "Tschüss"]
    ),
  ]

  private static func sheet(_ file: String) throws -> TranslationSheet {
    let source = try SourceText(contentsOfFile: Fixtures.path("ToolCatalogs/\(file)"))
    return try ExchangeFormat(of: source).sheet(in: source)
  }

  private static func translations(_ sheet: TranslationSheet) -> [String: String] {
    let pairs = sheet.texts.compactMap { text in text.translation.map { (text.key, $0) } }
    return Dictionary(pairs, uniquingKeysWith: { first, _ in first })
  }

  @Test("are read", arguments: rows)
  func reading(row: Row) throws {
    let sheet = try Self.sheet(row.file)
    #expect(sheet.locale.tag == row.locale)
    #expect(Self.translations(sheet) == row.translations)
    #expect(sheet.texts.filter { $0.translation == nil }.map(\.key) == row.untranslated)
    #expect(sheet.refused.map { "\($0.code) \($0.line):\($0.column)" } == row.refused)
  }

  @Test("are written again without loss", arguments: rows)
  func roundTrip(row: Row) throws {
    let sheet = try Self.sheet(row.file)
    for format in ExchangeFormat.allCases {
      let source = SourceText(try format.text(of: sheet), name: "a.\(row.locale).x")
      #expect(
        try Self.translations(ExchangeFormat(of: source).sheet(in: source)) == row.translations
      )
    }
  }

  /// A file, and what is wrong with it.
  static let refusals = TextRow.rows(
    """
    Tables/unicode.txt | file.not_utf8 1:1 | UTF-16
    Tables/latin1.csv | file.not_utf8 2:17 | UTF-8
    """
  )

  @Test("are refused in other encodings, with a hint", arguments: refusals)
  func encodings(row: TextRow) throws {
    let error = #expect(throws: LoadingError.self) { try Self.sheet(row[0]) }
    let found = error?.diagnostics ?? []
    #expect(found.map { "\($0.code) \($0.line):\($0.column)" } == [row[1]])
    #expect(found.first?.hint?.contains(row[2]) == true)
  }

  /// A code of Angular in each version, and what a text has in its place.
  static let codes = TextRow.rows(
    """
    <x id="INTERPOLATION" equiv-text="{{ a.b }}"/> | {a_b}
    <x id="INTERPOLATION_1" equiv-text="{{ a|b }}"/> | {interpolation_1}
    <x id="INTERPOLATION"/> | {interpolation}
    <x id="NAME" equiv-text="{{ a // i18n(ph=&quot;name&quot;) }}"/> | {name}
    <x id="PH" equiv-text="this.user().firstName"/> | {user_firstName}
    <x id="PH_1" equiv-text="a + 1"/> | {ph_1}
    <x id="PH"/> | {ph}
    <x id="userName" equiv-text="this.name"/> | {userName}
    <x id="START_LINK" ctype="x-a" equiv-text="&lt;a href=&quot;#&quot;&gt;"/>a<x id="CLOSE_LINK" ctype="x-a" equiv-text="&lt;/a&gt;"/> | <a href="#">a</a>
    <x id="TAG_IMG" ctype="image" equiv-text="&lt;img/&gt;"/> | <img/>
    <x id="LINE_BREAK" ctype="lb" equiv-text="&lt;br/&gt;"/> | ¶
    <x id="START_BLOCK_IF" ctype="x-if" equiv-text="@if"/> |  | xliff.block
    <x id="CLOSE_BLOCK_FOR" ctype="x-for" equiv-text="}"/> |  | xliff.block
    <x id="START_TAG_SPAN" ctype="x-span"/> |  | xliff.unknown_code
    <x id="ICU" equiv-text="{a, plural, other {...}}"/> |  | xliff.unknown_code
    <ph id="0" equiv="INTERPOLATION" disp="{{ a.b }}"/> | {a_b}
    <ph id="0" equiv="PH" disp="this.a"/> | {a}
    <ph id="0" equiv="LINE_BREAK" type="fmt" disp="&lt;br/&gt;"/> | ¶
    <pc id="0" equivStart="START_LINK" equivEnd="CLOSE_LINK" type="link" dispStart="&lt;a&gt;" dispEnd="&lt;/a&gt;">a</pc> | <a>a</a>
    <pc id="0" equivStart="START_BLOCK_IF" equivEnd="CLOSE_BLOCK_IF" dispStart="@if" dispEnd="}">a</pc> |  | xliff.block
    """
  )

  @Test("have arguments and tags in place of Angular's codes", arguments: codes)
  func angularCodes(row: TextRow) throws {
    let isVersion2 = row[0].hasPrefix("<p")
    let file =
      isVersion2
      ? "<xliff version=\"2.0\" xmlns=\"urn:oasis:names:tc:xliff:document:2.0\" srcLang=\"en\">"
        + "<file id=\"ngi18n\" original=\"ng.template\"><unit id=\"a\"><segment>"
        + "<target>a \(row[0])</target></segment></unit></file></xliff>"
      : "<xliff version=\"1.2\" xmlns=\"urn:oasis:names:tc:xliff:document:1.2\">"
        + "<file source-language=\"en\" original=\"ng2.template\"><body><trans-unit id=\"a\">"
        + "<target>a \(row[0])</target></trans-unit></body></file></xliff>"
    // Angular doesn't write the language, so the name of the file has it.
    let source = SourceText(file, name: "messages.fr.xlf")
    let sheet = try ExchangeFormat(of: source).sheet(in: source)
    #expect(sheet.locale.tag == "fr")
    #expect(sheet.texts.map(\.translation) == (row[2].isEmpty ? ["a \(row[1])"] : []))
    #expect(sheet.refused.map(\.code) == row.list(2))
  }

  @Test("have one text, even if a tool divided it into segments")
  func segments() throws {
    let file =
      "<xliff version=\"2.0\" xmlns=\"urn:oasis:names:tc:xliff:document:2.0\" srcLang=\"en\" "
      + "trgLang=\"fr\"><file id=\"messages.fr\"><unit id=\"x\" name=\"own.a\">"
      + "<segment><source>One.</source><target>Un.</target></segment>"
      + "<ignorable><source> </source></ignorable>"
      + "<segment><source>Two, %b%.</source><target>Deux, %b%.</target></segment></unit>"
      + "<unit id=\"y\" name=\"own.b\"><segment><source>One.</source><target>Un.</target></segment>"
      + "<segment><source>Two.</source></segment></unit></file></xliff>"
    let source = SourceText(file, name: "a")
    let sheet = try ExchangeFormat(of: source).sheet(in: source)
    #expect(sheet.texts.map(\.key) == ["own.a", "own.b"])
    #expect(sheet.texts.map(\.translation) == ["Un. Deux, {b}.", nil])
  }

  /// The state of a segment whose target is like its source, and the translation.
  static let states: [(String, String?)] = [
    ("", nil), (" state=\"initial\"", nil), (" state=\"translated\"", "Date"),
    (" state=\"final\"", "Date"),
  ]

  @Test("have a text like the source if it is marked as translated", arguments: states)
  func segmentStates(state: String, translation: String?) throws {
    let file =
      "<xliff version=\"2.0\" xmlns=\"urn:oasis:names:tc:xliff:document:2.0\" srcLang=\"en\" "
      + "trgLang=\"fr\"><file id=\"messages.fr\"><unit id=\"x\" name=\"own.a\"><segment\(state)>"
      + "<source>Date</source><target>Date</target></segment></unit></file></xliff>"
    let source = SourceText(file, name: "a")
    let sheet = try ExchangeFormat(of: source).sheet(in: source)
    #expect(sheet.texts.map(\.translation) == [translation])
  }

  /// A language, a text of Symfony, and its message; nothing if it is refused.
  static let plurals = TextRow.rows(
    """
    fr | a|b %count% | {count, plural, one {a} other {b {count, number}}}
    fr | %count% a|b|c
    pl | %count% a|b|c | {count, plural, one {{count, number} a} few {b} many {c} other {c}}
    he | %count% a|b | {count, plural, one {{count, number} a} two {b} other {b}}
    ga | %count% a|b|c | {count, plural, one {{count, number} a} two {b} few {c} many {c} other {c}}
    mt | %count% a|b|c|d | {count, plural, one {{count, number} a} two {b} few {b} many {c} other {d}}
    ja | %count% a | {count} a
    """
  )

  @Test("have the plural forms that Symfony uses", arguments: plurals)
  func symfonyPlurals(row: TextRow) throws {
    let file =
      "<xliff version=\"1.2\" xmlns=\"urn:oasis:names:tc:xliff:document:1.2\">"
      + "<file source-language=\"en\" target-language=\"\(row[0])\" original=\"file.ext\"><body>"
      + "<trans-unit id=\"x\" resname=\"own.a\"><source>own.a</source><target>\(row[1])</target>"
      + "</trans-unit></body></file></xliff>"
    let source = SourceText(file, name: "a")
    let sheet = try ExchangeFormat(of: source).sheet(in: source)
    #expect(sheet.texts.compactMap(\.translation) == (row[2].isEmpty ? [] : [row[2]]))
    #expect(sheet.refused.map(\.code) == (row[2].isEmpty ? ["xliff.plural"] : []))
  }

  @Test("of Xcode are read from the folder that it exports")
  func xcloc() throws {
    let folder = Fixtures.path("ToolCatalogs/Xcode/fr.xcloc")
    let path = try AppleFormat.path(ofTexts: folder)
    #expect(path == folder + "/Localized Contents/fr.xliff")
    #expect(try AppleFormat.path(ofTexts: folder + "/") == path)
    #expect(try AppleFormat.path(ofTexts: path) == path)
    let texts = try AppleTexts(SourceText.bytes(ofFile: path, name: path), path: path, .init())
    #expect(
      texts.refused.map { "\($0.code) \($0.line)" } == [
        "apple.stringsdict 75", "apple.stringsdict 80",
      ]
    )
    let french = try #require(texts.sheets.first { $0.locale.tag == "fr" })
    #expect(
      Self.translations(french) == [
        "own.by": "Envoyé à {argument_2} par {argument_1}",
        "own.today": "La liste d'aujourd'hui '{'brouillon'}'",
        "own.percent": "{argument_1, number}\u{A0}% terminés",
        "own.photos": "{photos, plural, one {# photo} other {# photos}} dans "
          + "{albums, plural, one {# album} other {# albums}}",
        "own.tap": "Cliquez ici",
      ]
    )
  }

  /// The name of a folder, the files with texts in it, and the one that is imported or the code of
  /// the refusal.
  static let exportFolders = TextRow.rows(
    """
    de.xcloc | de.xliff | de.xliff
    pt-BR.xcloc/ | pt-BR.xliff | pt-BR.xliff
    DE.XCLOC | de.xliff | de.xliff
    Acme from Anna.xcloc | de.xliff | de.xliff
    de copy.v2.xcloc | de.xliff, notes.txt | de.xliff
    de.xcloc | de.xliff, fr.xliff | de.xliff
    Acme.xcloc | de.xliff, fr.xliff | apple.several_texts
    Acme.xcloc | notes.txt | apple.no_texts
    Acme.xcloc |  | file.not_found
    """
  )

  @Test("of Xcode are found in a renamed folder", arguments: exportFolders)
  func renamedFolder(row: TextRow) throws {
    let parent = try TemporaryFolder()
    for file in row.list(1) { try parent.write("", to: "\(row[0])/Localized Contents/\(file)") }
    let folder = parent.path(of: row[0])
    let start = folder.hasSuffix("/") ? String(folder.dropLast()) : folder
    do throws(LoadingError) {
      let path = try AppleFormat.path(ofTexts: folder)
      #expect(path == "\(start)/Localized Contents/\(row[2])")
    } catch {
      #expect(error.diagnostics.map(\.code) == [row[2]])
      #expect(error.diagnostics.first?.file.hasSuffix("/Localized Contents") == true)
      // The path is a full one, so there is nothing to add if the folder is missing.
      #expect((error.diagnostics.first?.hint == nil) == (row[2] == "file.not_found"))
    }
  }
}
