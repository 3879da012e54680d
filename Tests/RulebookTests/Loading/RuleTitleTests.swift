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
    messages:
      fr: { 'rule:card': numéro de lecteur }
    """

  private static let rulebook = Result {
    try Rulebook(
      .init(
        sources: [.bundled, .text(pack, name: "library.yaml")],
        localizations: [.text(#"{"@@locale": "pl", "rule:named": "legitymacja"}"#, name: "pl.arb")],
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
    """
  )

  @Test("A title is shown in its own language only, or if it is a proper name", arguments: rows)
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
