import Rulebook
import Testing

/// Numbers in groups while they are typed, and where the cursor stands.
@Suite("Typing")
struct TypingTests {
  private static let rulebook = Result { try Rulebook(resources: DataFiles.root) }

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
    Row("card: nothing", "payment-card", "|", "|"),
    Row("phone: national", "phone", "0791234567|", "079 123 45 67|", with: ["region": "CH"]),
    Row("phone: as far as it is typed", "phone", "0791|", "079 1|", with: ["region": "CH"]),
    Row("phone: international", "phone", "+41791234567|", "+41 79 123 45 67|"),
    Row("phone: the cursor", "phone", "079|1234567", "079| 123 45 67", with: ["region": "CH"]),
    Row("phone: the beginning", "phone", "|0791", "|079 1", with: ["region": "CH"]),
    Row("phone: brackets", "phone", "6502530000|", "(650) 253-0000|", with: ["region": "US"]),
    Row("phone: again", "phone", "(650) 25300|", "(650) 253-00|", with: ["region": "US"]),
    Row("phone: an extension", "phone", "0791234567 x1|", "0791234567 x1|", with: ["region": "CH"]),
    Row("phone: a plus sign inside", "phone", "07+9|", "07+9|", with: ["region": "CH"]),
    Row("a rule that knows no groups", "email", "ann@|", "ann@|"),
  ]

  private static func marked(_ typed: FormattedText) -> String {
    typed.text[..<typed.cursor] + "|" + typed.text[typed.cursor...]
  }

  @Test("A text is put into groups, and the cursor stays behind its digit", arguments: rows)
  func groups(_ row: Row) throws {
    let rule = try Self.rulebook.get().rule(row.rule, with: row.parameters)
    let parts = row.typed.split(separator: "|", omittingEmptySubsequences: false)
    let (head, tail) = (String(parts[0]), String(parts[1]))
    let edit = TextEdit(oldText: tail, range: tail.startIndex..<tail.startIndex, replacement: head)
    let shown = rule.typing(edit)
    #expect(Self.marked(shown) == row.shown)
    #expect(shown.text == rule.typing(head + tail).text)
    // Digits neither come nor go.
    #expect(shown.text.filter(\.isNumber) == (head + tail).filter(\.isNumber))
    #expect(shown.utf16Cursor == shown.text[..<shown.cursor].utf16.count)
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
      .bundled,
      .text(pack, name: "acme.yaml"),
      resources: DataFiles.root
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
    card.groupsTypedText = true
    card.refusesImpossibleEdits = true
    #expect(type("1", card) == "4111 11")
    #expect(type("x", card) == nil)
    #expect(card.text == "4111 11")
    phone.groupsTypedText = true
    #expect(type("0791234567", phone) == "079 123 45 67")
    #expect(phone.state == .valid)
    // The region comes from another field.
    session["country"]?.text = "US"
    phone.text = ""
    #expect(type("6502530000", phone) == "(650) 253-0000")
  }
}
