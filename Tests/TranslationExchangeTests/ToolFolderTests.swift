import Documents
import Rulebook
import RulebookAuthoring
import SourceTexts
import TestSupport
import Testing
import TranslationExchange
import Violations

@Suite("Folders of catalogs as tools leave them")
struct ToolFolderTests {
  /// A folder, a language, a key, and its translation before and after.
  static let rows = TextRow.rows(
    """
    Weblate | de | required | Dieses Feld ausfüllen. | Fülle dies aus.
    Weblate | de | email |  | Sieh dir die Adresse an.
    Weblate | nl | invalid |  | Bekijk dit.
    Flutter | de | greeting | Hallo {userName}! | Moin {userName}!
    Flutter | pt-BR | distance | {value} milhas. | {value} milhas náuticas.
    Romance | ca | own.times | {count, plural, one {# vegada} other {# vegades}} | {count, plural, one {# cop} other {# cops}}
    Crowdin | uk | total | Усього: {amount} | Разом: {amount}
    Crowdin | es-ES | total | Total: {amount} | Total general: {amount}
    Localizely | zh-Hans | welcome | 欢迎，{lastName}{firstName}！ | 你好，{lastName}{firstName}！
    Lokalise | fr | BALANCE_1 | Votre solde est de {AMOUNT} | Solde : {AMOUNT}
    POEditor | nb | wombats |  | {count, plural, one {{count} vombat} other {{count} vombater}}
    Transifex | pl | daysLeft | {days, plural, one {Został # dzień} few {Zostały # dni} many {Zostało # dni} other {Zostało # dnia}} | {days, plural, one {# dzień} few {# dni} many {# dni} other {# dnia}}
    Transifex | pt-BR | required |  | Preencha este campo.
    Phrase | de-DE | goodbye |  | Tschüss, {name}!
    """
  )

  @Test("are exported and imported without loss", arguments: rows)
  func roundTrip(row: TextRow) throws {
    let folder = try TranslationFolder(["en": #""email": "Check it.""#])
    let source = Fixtures.path("ToolCatalogs/\(row[0])")
    for name in try Folder.names(in: source) {
      let file = "\(source)/\(name)"
      try folder.folder.write(SourceText.bytes(ofFile: file, name: file), to: "texts/\(name)")
    }
    for format in ExchangeFormat.allCases {
      let files = try folder.files(localizations: "texts")
      let before = try files.sheet(of: row[1])
      let text = SourceText(try format.text(of: before), name: "a")
      var sheet = try ExchangeFormat(of: text).sheet(in: text)
      let unchanged = try files.take(sheet, from: text)
      #expect(!unchanged.isChanged && unchanged.refused == [])
      let index = try #require(sheet.texts.firstIndex { $0.key == row[2] })
      if format == ExchangeFormat.allCases.first {
        #expect(sheet.texts[index].translation ?? "" == row[3])
      }
      sheet.texts[index].translation = row[4]
      _ = try files.take(sheet, from: text)
      let after = try folder.files(localizations: "texts").sheet(of: row[1])
      let others = before.texts.filter { $0.key != row[2] }
      #expect(
        after.texts.filter { $0.key != row[2] }.map(\.translation) == others.map(\.translation)
      )
      #expect(after.texts.first { $0.key == row[2] }?.translation == row[4])
    }
  }

  /// A folder, a language, a key, and its texts in the order of the preview.
  static let previews = TextRow.rows(
    """
    Weblate | de | required | Dieses Feld ausfüllen.
    Flutter | de | distance | 42 Meilen.
    Flutter | de | greeting | Hallo Bob!
    Flutter | pt-BR | wombats | Nenhum vombate. ; 1 vombate. ; 2 vombates.
    Romance | fr | own.times | 0 fois ; 1 fois ; 2 fois
    Crowdin | uk | total | Усього: 1,5
    Localizely | de | welcome | Willkommen, firstName lastName!
    Localizely | de | signedIn | Angemeldet am 20.11.2026 um 20.11.2026
    Localizely | zh-Hans | invited | 她邀请了你。 ; 他邀请了你。 ; 对方邀请了你。
    Lokalise | fr | BALANCE_1 | Votre solde est de $123.45
    Lokalise | fr | BAR_2 | images/image_bar.jpg
    Transifex | pl | daysLeft | Został 1 dzień ; Zostały 2 dni ; Zostało 5 dni
    Phrase | sr-Latn | goodbye | Doviđenja, Ann!
    """
  )

  @Test("are previewed with the types and examples of their sources", arguments: previews)
  func preview(row: TextRow) throws {
    let folder = try TranslationFolder(["en": #""email": "Check it.""#])
    let files = try TranslationFiles(
      packs: [],
      localizations: [Fixtures.path("ToolCatalogs/\(row[0])")],
      resources: folder.folder.path
    )
    let entry = try #require(
      try files.preview(of: row[1], code: row[2]).entries.first { $0.key == row[2] }
    )
    #expect(entry.note == nil)
    #expect(entry.cases.compactMap(\.translation).joined(separator: " ; ") == row[3])
  }

  @Test("have a broken file that doesn't stop the others, if it may be skipped")
  func oneBroken() throws {
    let folder = Fixtures.path("ToolCatalogs/OneBroken")
    let error = #expect(throws: LoadingError.self) {
      try TranslationFiles(packs: [], localizations: [folder], resources: DataFiles.root)
    }
    #expect(error?.diagnostics.map(\.code) == ["json.truncated"])
    let files = try TranslationFiles(
      packs: [],
      localizations: [folder],
      resources: DataFiles.root,
      loading: .skippingBrokenPacks
    )
    #expect(files.skipped.map(\.code) == ["json.truncated"])
    #expect(files.locales.map(\.tag).contains("sv"))
    #expect(!files.locales.map(\.tag).contains("hu"))
  }
}
