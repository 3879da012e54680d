import Rulebook
import TestSupport
import Testing

/// Messages that packs write next to the checks that report their codes.
@Suite("Messages next to checks")
struct CheckMessageTests {
  /// A whole first pack, with two languages and a form.
  private static let pack = """
    format: 1
    pack: hotel
    rules:
      room:
        normalize: [trim, lowercase]
        checks:
          - one-of: [single, double, suite]
            code: room.unknown
            message: { en: Choose one of our rooms., de: Wähle eines unserer Zimmer. }
        examples: { valid: [suite], invalid: [{ value: tent, codes: [room.unknown] }] }
    forms:
      booking:
        fields:
          room: { rule: room, required: true }
          email: { rule: email }

    """

  private static let changed = """
    format: 1
    pack: inn
    source-locale: de
    rules:
      room: { checks: [{ name: known, one-of: [single], code: inn.unknown, message: Das haben wir nicht. }] }
      room.large: { extends: room, change: { known: { code: inn.small, message: Das ist zu klein. } } }
      room.same: { extends: room, change: { known: { severity: error } } }

    """

  /// The pack, the rule, the reader's language, the code and the text.
  static let rows = TextRow.rows(
    """
    hotel | room | en | room.unknown | Choose one of our rooms.
    hotel | room | de | room.unknown | Wähle eines unserer Zimmer.
    hotel | room | de-AT | room.unknown | Wähle eines unserer Zimmer.
    hotel | room | fr | room.unknown | Choose one of our rooms.
    inn | room | de | inn.unknown | Das haben wir nicht.
    inn | room.large | de | inn.small | Das ist zu klein.
    inn | room.same | en | inn.unknown | Das haben wir nicht.
    """
  )

  @Test("A message declares its code, in its own language", arguments: rows)
  func messages(row: TextRow) throws {
    let pack = row[0] == "hotel" ? Self.pack : Self.changed
    let rulebook = try Rulebook(
      .init(sources: [.bundled, .text(pack, name: "pack.yaml")], resources: DataFiles.root)
    )
    let report = try rulebook.check("tent", as: row[1])
    #expect(report.violations.map(\.code.rawValue) == [row[3]])
    #expect(rulebook.messages(for: report, in: row[2]).map(\.text) == [row[4]])
  }

  @Test("A first pack with two languages and a form has at most 15 lines")
  func length() {
    #expect(Self.pack.split(separator: "\n").count <= 15)
  }
}
