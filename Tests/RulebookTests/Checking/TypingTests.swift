import Rulebook
import TestSupport
import Testing

/// Grouped numbers while they are typed, and the position of the cursor.
@Suite("Typing")
struct TypingTests {
  private static let rulebook = Result { try Rulebook(.init(resources: DataFiles.root)) }

  struct Row: CustomTestStringConvertible, Sendable {
    var testDescription: String
    var rule: String
    var parameters: [String: Value] = [:]

    /// The text before and after, with `|` for the cursor.
    var typed: String
    var shown: String

    init(
      _ name: String,
      _ rule: String,
      _ typed: String,
      _ shown: String,
      with parameters: [String: Value] = [:]
    ) {
      (testDescription, self.rule, self.typed, self.shown) = (name, rule, typed, shown)
      self.parameters = parameters
    }
  }

  static let rows: [Row] = [
    Row("card: groups of four", "payment-card", "4111111|", "4111 111|"),
    Row("card: the groups of the brand", "payment-card", "378282246310005|", "3782 822463 10005|"),
    Row("card: the cursor stays behind its digit", "payment-card", "41|11111", "41|11 111"),
    Row("card: at the end of a group", "payment-card", "4111|1", "4111| 1"),
    Row("card: groups that are there already", "payment-card", "4111 1|", "4111 1|"),
    Row("card: other groups", "payment-card", "41-11-1|", "4111 1|"),
    Row("card: a letter, and nothing is lost", "payment-card", "4111x1|", "4111x1|"),
    Row("card: digits of another script", "payment-card", "٤١١١١|", "٤١١١ ١|"),
    Row("card: nothing", "payment-card", "|", "|"),
    Row("phone: national", "phone", "0791234567|", "079 123 45 67|", with: ["region": "CH"]),
    Row("phone: as far as it is typed", "phone", "0791|", "079 1|", with: ["region": "CH"]),
    Row("phone: international", "phone", "+41791234567|", "+41 79 123 45 67|"),
    Row("phone: the cursor", "phone", "079|1234567", "079| 123 45 67", with: ["region": "CH"]),
    Row("phone: the beginning", "phone", "|0791", "|079 1", with: ["region": "CH"]),
    Row("phone: brackets", "phone", "6502530000|", "(650) 253-0000|", with: ["region": "US"]),
    Row("phone: again", "phone", "(650) 25300|", "(650) 253-00|", with: ["region": "US"]),
    Row("phone: an extension", "phone", "0791234567 x1|", "0791234567 x1|", with: ["region": "CH"]),
    Row("phone: digits of another script", "phone", "٠٧٩١|", "٠٧٩ ١|", with: ["region": "CH"]),
    Row("phone: a plus sign inside", "phone", "07+9|", "07+9|", with: ["region": "CH"]),
    Row("IBAN: case is kept", "iban", "ch9300762|", "ch93 0076 2|"),
    Row("IBAN: other separators", "iban", "CH93-0076.2|", "CH93 0076 2|"),
    Row("IBAN: nothing is lost", "iban", "CH93?0076|", "CH93?0076|"),
    Row("date: hyphens", "date", "20261120|", "2026-11-20|"),
    Row("date: the cursor", "date", "2026|1120", "2026|-11-20"),
    Row("date: a hyphen at the end stays", "date", "2026-|", "2026-|"),
    Row("date: digits do not move", "date", "2026-1-5|", "2026-1-5|"),
    Row("date: another order", "date", "20.11.2026|", "20.11.2026|"),
    Row("date: digits of another script", "date", "٢٠٢٦١|", "٢٠٢٦-١|"),
    Row("date of birth", "date-of-birth", "19851224|", "1985-12-24|"),
    Row("time", "time", "1430|", "14:30|"),
    Row("time: seconds", "time", "14:3015|", "14:30:15|"),
    Row("date and time", "date-time.local", "202611201430|", "2026-11-20 14:30|"),
    Row("German date", "date.localized", "22112026|", "22.11.2026|", with: ["locale": "de"]),
    Row("German date: short", "date.localized", "1.2.26|", "1.2.26|", with: ["locale": "de"]),
    Row("German date: half", "date.localized", "1.22|", "1.22|", with: ["locale": "de"]),
    Row(
      "German date: ISO 8601",
      "date.localized",
      "2026112|",
      "2026-11-2|",
      with: ["locale": "de"]
    ),
    Row(
      "German date: the hyphen of ISO 8601",
      "date.localized",
      "20.12-|",
      "2012-|",
      with: ["locale": "de"]
    ),
    Row("German date: a name", "date.localized", "22. Nov|", "22. Nov|", with: ["locale": "de"]),
    Row("Czech date: spaces", "date.localized", "22. 11|", "22. 11|", with: ["locale": "cs"]),
    Row("American date", "date.localized", "112|22026", "11/2|2/2026", with: ["locale": "en-US"]),
    Row("American date: a month", "date.localized", "1122|", "11/22|", with: ["locale": "en-US"]),
    Row("Japanese date", "date.localized", "20261122|", "2026/11/22|", with: ["locale": "ja"]),
    Row("German number", "number.localized", "1234567,5|", "1.234.567,5|", with: ["locale": "de"]),
    Row(
      "German number: small",
      "number.localized",
      "123,4567|",
      "123,4567|",
      with: ["locale": "de"]
    ),
    Row("German number: the cursor", "number.localized", "1|234", "1|.234", with: ["locale": "de"]),
    Row(
      "German number: not a fraction",
      "number.localized",
      "1.5|",
      "1.5|",
      with: ["locale": "de"]
    ),
    Row("German number: a zero", "number.localized", "01234|", "01234|", with: ["locale": "de"]),
    Row("German number: a sign", "number.localized", "-1234|", "-1.234|", with: ["locale": "de"]),
    Row("German number: a word", "number.localized", "1234x|", "1234x|", with: ["locale": "de"]),
    Row("Polish number", "number.localized", "1234|", "1\u{A0}234|", with: ["locale": "pl"]),
    Row("Indian number", "number.localized", "1234567|", "12,34,567|", with: ["locale": "en-IN"]),
    Row("Swiss number", "number.localized", "1234.5|", "1’234.5|", with: ["locale": "de-CH"]),
    Row(
      "number: an uncertain separator",
      "number.localized",
      "12345|",
      "12345|",
      with: ["locale": "es-419"]
    ),
    Row(
      "number: groups are refused",
      "number.localized",
      "12345|",
      "12345|",
      with: ["locale": "de", "grouping": "refused"]
    ),
    Row("amount", "money.localized", "1234,50 €|", "1.234,50 €|", with: ["locale": "de"]),
    Row("amount: a code", "money.localized", "CHF 123|4", "CHF 1’23|4", with: ["locale": "de-CH"]),
    Row("a rule that knows no groups", "email", "ann@|", "ann@|"),
  ]

  private static func marked(_ typed: FormattedText) -> String {
    typed.text[..<typed.cursor] + "|" + typed.text[typed.cursor...]
  }

  @Test("A text is put into groups, and the cursor stays behind its character", arguments: rows)
  func groups(_ row: Row) throws {
    let rule = try Self.rulebook.get().rule(row.rule, with: row.parameters)
    let parts = row.typed.split(separator: "|", omittingEmptySubsequences: false)
    let (head, tail) = (String(parts[0]), String(parts[1]))
    let edit = TextEdit(oldText: tail, range: tail.startIndex..<tail.startIndex, replacement: head)
    let shown = rule.typing(edit)
    #expect(Self.marked(shown) == row.shown)
    #expect(shown.text == rule.typing(head + tail).text)
    // No digits are added or lost.
    #expect(shown.text.filter(\.isNumber) == (head + tail).filter(\.isNumber))
    #expect(shown.utf16Cursor == shown.text[..<shown.cursor].utf16.count)
  }

  struct EditRow: CustomTestStringConvertible, Sendable {
    var testDescription: String
    var rule: String
    var parameters: [String: Value] = [:]

    /// The text before, with the deleted or replaced part in brackets.
    var old: String
    var replacement = ""
    var deletesForward = false

    /// The text after, with `|` for the cursor.
    var shown: String

    /// The edit of the text.
    var edit: TextEdit {
      let parts = old.split(omittingEmptySubsequences: false) { $0 == "[" || $0 == "]" }
      let start = parts[0].utf16.count
      var edit = TextEdit(
        oldText: parts.joined(),
        utf16Range: start..<start + parts[1].utf16.count,
        replacement: replacement
      )
      edit.deletesForward = deletesForward
      return edit
    }
  }

  private static let german: [String: Value] = ["locale": "de"]

  static let editRows: [EditRow] = [
    EditRow(
      testDescription: "IBAN: the last character and its separator",
      rule: "iban",
      old: "CH93 [0]",
      shown: "CH93|"
    ),
    EditRow(
      testDescription: "IBAN: back over a separator",
      rule: "iban",
      old: "CH93[ ]0076",
      shown: "CH93| 0076"
    ),
    EditRow(
      testDescription: "IBAN: forward over a separator",
      rule: "iban",
      old: "CH93[ ]0076",
      deletesForward: true,
      shown: "CH93 |0076"
    ),
    EditRow(
      testDescription: "IBAN: forward, a character",
      rule: "iban",
      old: "CH93 [0]076 2",
      deletesForward: true,
      shown: "CH93| 0762"
    ),
    EditRow(
      testDescription: "IBAN: a selection is replaced",
      rule: "iban",
      old: "CH[93 0]076",
      replacement: "12",
      shown: "CH12| 076"
    ),
    EditRow(
      testDescription: "date: back to the hyphen",
      rule: "date",
      old: "2026-[1]",
      shown: "2026-|"
    ),
    EditRow(testDescription: "date: the hyphen", rule: "date", old: "2026[-]", shown: "2026|"),
    EditRow(
      testDescription: "date: a digit inside",
      rule: "date",
      old: "202[6]-11-20",
      shown: "202|-11-20"
    ),
    EditRow(
      testDescription: "number: another digit",
      rule: "number.localized",
      parameters: german,
      old: "1.234[]",
      replacement: "5",
      shown: "12.345|"
    ),
    EditRow(
      testDescription: "number: a digit less",
      rule: "number.localized",
      parameters: german,
      old: "1.23[4]",
      shown: "123|"
    ),
    EditRow(
      testDescription: "number: a point for a fraction",
      rule: "number.localized",
      parameters: german,
      old: "1[]",
      replacement: ".",
      shown: "1.|"
    ),
    EditRow(
      testDescription: "number: its digit",
      rule: "number.localized",
      parameters: german,
      old: "1.[]",
      replacement: "5",
      shown: "1.5|"
    ),
    EditRow(
      testDescription: "number: a comma inside",
      rule: "number.localized",
      parameters: german,
      old: "1.2[]34",
      replacement: ",",
      shown: "12,|34"
    ),
    EditRow(
      testDescription: "number: the first digit",
      rule: "number.localized",
      parameters: german,
      old: "[1].234",
      shown: "|234"
    ),
    EditRow(
      testDescription: "number: back over a separator",
      rule: "number.localized",
      parameters: german,
      old: "1[.]234",
      shown: "1|.234"
    ),
    EditRow(
      testDescription: "amount: a pasted text that is meant otherwise",
      rule: "money.localized",
      parameters: german,
      old: "[] €",
      replacement: "12.5",
      shown: "12.5| €"
    ),
  ]

  @Test("An edit keeps the notation, and the cursor moves on", arguments: editRows)
  func edits(_ row: EditRow) throws {
    let rule = try Self.rulebook.get().rule(row.rule, with: row.parameters)
    #expect(Self.marked(rule.typing(row.edit)) == row.shown)
  }

  @Test("A session's field refuses what cannot become valid, and groups the rest") @MainActor
  func session() throws {
    let pack = """
      format: 1
      pack: acme
      forms:
        pay:
          fields:
            card: { rule: payment-card }
            country: { rule: country-code }
            phone: { rule: phone, with: { region: { field: country } } }
      """
    let rulebook = try Rulebook(
      .init(sources: [.bundled, .text(pack, name: "acme.yaml")], resources: DataFiles.root)
    )
    let session = try rulebook.session(form: "pay", record: ["country": "CH"])
    let card = try #require(session["card"])
    let phone = try #require(session["phone"])
    func type(_ text: String, _ field: SessionField) -> String? {
      let end = field.text.utf16.count
      let edit = TextEdit(oldText: field.text, utf16Range: end..<end, replacement: text)
      return session.offer(edit, at: field.path).text
    }
    #expect(type("41111", card) == "41111")
    card.formatsTypedText = true
    card.refusesImpossibleEdits = true
    #expect(type("1", card) == "4111 11")
    #expect(type("x", card) == nil)
    #expect(card.text == "4111 11")
    phone.formatsTypedText = true
    #expect(type("0791234567", phone) == "079 123 45 67")
    #expect(phone.state == .valid)
    // The region comes from another field.
    session["country"]?.text = "US"
    phone.text = ""
    #expect(type("6502530000", phone) == "(650) 253-0000")
  }
}
