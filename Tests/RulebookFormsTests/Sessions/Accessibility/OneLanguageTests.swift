import Rulebook
import TestSupport
import Testing

/// Texts for screen readers where a label, a message or a text isn't translated.
@Suite("Texts for screen readers don't mix languages") @MainActor
struct OneLanguageTests {
  private static let pack = """
    format: 1
    pack: acme
    rules:
      code: { checks: [{ pattern: '[0-9]{4}', code: code.wrong }] }
    codes: { code.wrong: {} }
    forms:
      entry:
        fields:
          code: { rule: code, required: true }
          guests[].badge: { rule: code }
    messages: { en: { code.wrong: Four digits. } }
    """

  private static let english = """
    {
      "@@locale": "en", "entry/code:": "Door code", "entry/guests[]:": "Guest {position}",
      "entry/guests[].badge:": "Badge"
    }
    """

  private static let german = """
    { "@@locale": "de", "entry/guests[].badge:": "Ausweis" }
    """

  struct Row: CustomTestStringConvertible, Sendable {
    var testDescription: String
    var locale: String
    var read: @Sendable @MainActor (FormSession) -> String?
    var text: String
  }

  nonisolated static let rows: [Row] = [
    Row(
      testDescription: "a label in the language",
      locale: "en",
      read: { $0["code"]?.accessibility.name.text },
      text: "Door code, required, 1 of 2"
    ),
    Row(
      testDescription: "a label that isn't translated",
      locale: "de",
      read: { $0["code"]?.accessibility.name.text },
      text: "code, erforderlich, 1 von 2"
    ),
    Row(
      testDescription: "an element whose label isn't translated",
      locale: "de",
      read: { $0["guests[0].badge"]?.accessibility.name.text },
      text: "guests, Nr. 1: Ausweis, optional, 2 von 2"
    ),
    Row(
      testDescription: "the state next to a message that isn't translated",
      locale: "de",
      read: { $0["code"]?.accessibility.description?.text },
      text: "Needs attention. Four digits."
    ),
    Row(
      testDescription: "an added element",
      locale: "de",
      read: { session in
        var announced: String?
        session.onAnnouncement = { announced = $0.message.text }
        session.appendElement(to: "guests")
        return announced
      },
      text: "Hinzugefügt: guests, Nr. 2."
    ),
    Row(
      testDescription: "a removed element",
      locale: "en",
      read: { session in
        var announced: String?
        session.onAnnouncement = { announced = $0.message.text }
        session.removeElement(at: "guests[0]")
        return announced
      },
      text: "Removed: Guest 1."
    ),
  ]

  @Test("Each text is in one language", arguments: rows)
  func texts(_ row: Row) throws {
    let rulebook = try Rulebook(
      .init(
        sources: [.bundled, .text(Self.pack, name: "acme.yaml")],
        localizations: [
          .text(Self.english, name: "en.arb"), .text(Self.german, name: "de.arb"),
        ],
        resources: DataFiles.root
      )
    )
    let record: [String: Value] = ["code": "12", "guests": [["badge": "1234"]]]
    let session = try rulebook.session(form: "entry", record: record, locale: row.locale)
    session["code"]?.focus()
    session["code"]?.blur()
    #expect(row.read(session) == row.text)
  }
}
