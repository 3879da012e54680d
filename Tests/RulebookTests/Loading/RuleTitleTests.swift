import Rulebook
import TestSupport
import Testing

/// The names of rules in sentences, for packs that give a title in one language.
@Suite struct RuleTitleTests {
  private static let pack = """
    format: 1
    pack: library
    source-locale: en
    rules:
      card:
        title: library card number
        parts: { pattern: '(?<area>[A-Z])(?<rest>[0-9]{4})' }
        examples: { valid: [A1234] }
      heir: { extends: card }
      named: { extends: card, title: pupil’s card }
      supplier: { extends: vat }
      pass: { extends: card, title: { name: Biblio Pass } }
      pass-heir: { extends: pass }
      visitor: { extends: card, title: { words: visitor’s number, subject: national-id } }
      visitor-heir: { extends: visitor }
      guest: { extends: card, title: { words: guest’s number, subject: card } }
    messages:
      fr: { 'rule:card': numéro de lecteur }
    """

  /// Catalogs with a text that has the name in it, since no text of the bundled ones has.
  private static let catalogs: [CatalogSource] = ["de", "en", "fr", "nl", "pl"].map { locale in
    let named = locale == "pl" ? #", "rule:named": "legitymacja", "rule:pass": "karnet""# : ""
    let text = #"{"@@locale": "\#(locale)", "identifier.length": "{title}: {example}."\#(named)}"#
    return .text(text, name: "\(locale).arb")
  }

  private static let rulebook = Result {
    try Rulebook(
      .init(
        sources: [.bundled, .text(pack, name: "library.yaml")],
        localizations: catalogs,
        resources: DataFiles.root
      )
    )
  }

  /// A rule, its title in the report, the reader's language, and the name in the sentence.
  static let rows = TextRow.rows(
    """
    card | library card number | en | library card number
    card | library card number | en-GB | library card number
    card | library card number | fr | numéro de lecteur
    card | library card number | de | card
    heir | library card number | en | library card number
    heir | library card number | fr-CA | numéro de lecteur
    heir | library card number | de | heir
    named | pupil’s card | en | pupil’s card
    named | pupil’s card | pl | legitymacja
    named | pupil’s card | fr | named
    supplier | VAT number | en | VAT number
    supplier | VAT number | nl | btw-nummer
    pl.pesel | PESEL | de | PESEL
    pl.pesel | PESEL | fr | PESEL
    pass | Biblio Pass | en | Biblio Pass
    pass | Biblio Pass | fr | Biblio Pass
    pass | Biblio Pass | pl | karnet
    pass-heir | Biblio Pass | de | Biblio Pass
    pass-heir | Biblio Pass | pl | karnet
    visitor | visitor’s number | en | national ID number
    visitor | visitor’s number | fr | numéro d’identification national
    visitor-heir | visitor’s number | nl | nationaal identificatienummer
    guest | guest’s number | en | guest’s number
    guest | guest’s number | fr | numéro de lecteur
    guest | guest’s number | de | guest
    at.postal-code | Postleitzahl | en | postal code
    at.postal-code | Postleitzahl | fr | code postal
    jp.cn | 法人番号 | fr | 法人番号
    """
  )

  @Test(
    "A title is shown in its own language only, or if it is a proper name, or gives way to another",
    arguments: rows
  )
  func title(row: TextRow) throws {
    let arguments: [String: Argument] = [
      "title": .rule(row[0], title: row[1]), "example": "A1234",
    ]
    let message = try Self.rulebook.get().localizer(for: row[2])
      .message(for: Violation("identifier.length", arguments))
    #expect(!message.isFallback)
    #expect(message.text.contains(row[3]), "\(message.text)")
    #expect(row[3] == row[1] || !message.text.contains(row[1]), "\(message.text)")
  }
}
