import Documents
import RulebookAuthoring
import SourceTexts
import TestSupport
import Testing
import TranslationExchange
import Violations

/// Texts that other tools took for translated, or not, as people reported in public.
///
/// The table names each report, and the authority that says what is right.
@Suite("Reported translations")
struct ReportedExchangeTests {
  @Test("A text is as translated as the authority says")
  func states() throws {
    let path = Fixtures.path("Reported/Catalogs/Exchange/messages.de.xlf")
    let source = try SourceText(contentsOfFile: path)
    let sheet = try ExchangeFormat(of: source).sheet(in: source)
    let rows = try FrozenSample("Reported/Catalogs/exchange").rows
    #expect(sheet.refused == [])
    #expect(Set(sheet.texts.map(\.key)) == Set(rows.map { $0["key"] }))
    for row in rows {
      let text = try #require(sheet.texts.first { $0.key == row["key"] }, "\(row)")
      #expect((text.translation ?? "") == row["text"], "\(row)")
      #expect(text.state.rawValue == row["state"], "\(row)")
    }
  }
}
