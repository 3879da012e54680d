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
