import Foundation
import Rulebook
import TestSupport
import Testing

/// From JSON to a value of an application's type.
@Suite("Decoding")
struct DecodingTests {
  typealias Order = DecodingFixture.Order
  typealias Address = DecodingFixture.Address
  typealias Contact = DecodingFixture.Contact

  struct Row: CustomTestStringConvertible, Sendable {
    var testDescription: String
    var json: String
    var found: [String]

    init(_ name: String, _ json: String, _ found: [String] = []) {
      testDescription = name
      self.json = json
      self.found = found
    }
  }

  private static let text = "type.mismatch text"
  private static let number = "type.mismatch number"

  static let rows: [Row] = [
    Row("valid", ""),
    Row("null is blank", #""note": null, "billing": null, "contacts": null, "tags": null"#),
    Row("a number for a text", #""note": 12"#, ["note \(text)"]),
    Row("a boolean for a text", #""note": true"#, ["note \(text)"]),
    Row("a list for a text", #""note": ["x"]"#, ["note \(text)"]),
    Row("a text for a number", #""share": "1.5""#, ["share \(number)"]),
    Row("a record for a number", #""share": {}"#, ["share \(number)"]),
    Row("a number that is too large", #""level": 300"#, ["level type.unsuitable"]),
    Row("a number that is not whole", #""level": 1.5"#, ["level type.unsuitable"]),
    Row("a number beyond the range", #""share": 1e400"#, ["share type.unsuitable"]),
    Row("a number with a fraction of zero", #""level": 3.0"#),
    Row("a number with an exponent", #""level": 1e2"#),
    Row(
      "a number with more digits than its type has",
      #""price": 1.\#(String(repeating: "3", count: 45))"#,
      ["price type.unsuitable"]
    ),
    Row("a character in two escapes", #""note": "\ud83d\ude00\ud83d\ude00""#),
    Row("a number for a day", #""day": 20270115"#, ["day \(text)"]),
    Row("a text for a list", #""words": "a""#, ["words type.mismatch list"]),
    Row(
      "a number in a list of texts",
      #""words": ["a", 2, 3]"#,
      ["words[1] \(text)", "words[2] \(text)"]
    ),
    Row("null in a list of texts", #""words": ["a", null]"#, ["words type.unsuitable"]),
    Row("a number in a checked list", #""tags": ["a", 2]"#, ["tags[1] \(text)"]),
    Row("a text for a record", #""address": "Bern""#, ["address type.mismatch record"]),
    Row("a list for an optional record", #""billing": [1]"#, ["billing type.mismatch record"]),
    Row("a record for a list", #""tags": {"a": "b"}"#, ["tags type.mismatch list"]),
    Row("a text for an element", #""contacts": ["x"]"#, ["contacts[0] type.mismatch record"]),
    Row("a text for a list of records", #""contacts": "x""#, ["contacts type.mismatch list"]),
    Row(
      "faults in an element",
      #""contacts": [{"email": "a@example.org", "isMain": true}, {"email": 1, "isMain": "yes"}]"#,
      ["contacts[1].email \(text)", "contacts[1].isMain type.mismatch boolean"]
    ),
    Row(
      "rules and types",
      #""note": "x", "share": "y""#,
      ["note length.too_short", "share \(number)"]
    ),
    Row("a secret of another kind", #""pin": 1234"#, ["pin \(text)"]),
    Row(
      "a required value in an optional record",
      #""billing": {"city": ""}"#,
      ["billing.city required"]
    ),
    Row("a member without a field", #""source": "import", "admin": true"#),
  ]

  @Test("All faults of types are violations with their paths", arguments: rows)
  func row(_ row: Row) throws {
    let (report, value) = try DecodingFixture.bound().decode(DecodingFixture.json(row.json))
    let found = report.violations.map { violation in
      guard case .text(let kind)? = violation.arguments["expected"] else {
        return "\(violation.path) \(violation.code)"
      }
      return "\(violation.path) \(violation.code) \(kind)"
    }
    #expect(found == row.found)
    #expect(report.isValid == row.found.isEmpty)
    #expect((value == nil) == !row.found.isEmpty)
    #expect(value == report.normalized)
  }

  struct Text: CustomTestStringConvertible, Sendable {
    var json: String
    var code: ViolationCode
    var range: Range<Int>?
    var testDescription: String { json }
  }

  static let texts: [Text] = [
    Text(json: "", code: "json.truncated"),
    Text(json: #"{"email": "#, code: "json.truncated"),
    Text(json: #"{"email": x}"#, code: "json.syntax", range: 10..<11),
    Text(json: #"{"age": 1, "age": 2}"#, code: "json.duplicate_name", range: 11..<12),
    Text(json: #"{"age": 01}"#, code: "json.syntax", range: 8..<9),
    Text(json: "{} {}", code: "json.syntax", range: 3..<4),
    Text(json: "{}\0", code: "json.syntax", range: 2..<3),
    Text(json: "\u{FEFF}{}", code: "json.syntax", range: 0..<3),
    Text(json: #"{"age": 1e10001}"#, code: "json.syntax", range: 8..<9),
    Text(json: #"{"note": "\ud800"}"#, code: "json.syntax", range: 10..<11),
    Text(json: #"{"é": 1, "e\u0301": 2}"#, code: "json.duplicate_name", range: 10..<11),
    Text(json: "[]", code: "type.mismatch"),
    Text(json: "null", code: "type.mismatch"),
    Text(json: String(repeating: "[", count: 65), code: "json.too_deep", range: 64..<65),
  ]

  @Test("JSON that can't be read is a violation of the whole", arguments: texts)
  func unreadable(_ text: Text) throws {
    let (report, value) = try DecodingFixture.bound().decode(Data(text.json.utf8))
    #expect(report.violations.map(\.code) == [text.code])
    #expect(report.violations.map(\.path) == [FieldPath()])
    #expect(report.violations.first?.range == text.range)
    #expect(value == nil)
  }

  @Test("The value has what was sent, normalized, and the rest of the blank")
  func value() throws {
    let json = DecodingFixture.json(
      #"""
      "note": " HELLO ", "share": 1.5, "price": 12.345678901234567890123, "day": "2027-01-15",
      "start": "2027-01-15T08:30:00Z", "level": 3, "pin": "0123", "words": ["B", "a"],
      "address": {"city": " BERN"}, "billing": {"city": "Basel"}, "tags": ["new"],
      "contacts": [{"email": "bob@Example.ORG", "isMain": true, "note": "x"},
                   {"email": "cid@example.org", "isMain": false}]
      """#
    )
    let (report, value) = try DecodingFixture.bound().decode(json)
    #expect(report.violations.isEmpty)
    var expected = Order(
      email: "ann@example.org",
      note: "hello",
      age: 44,
      plan: .paid,
      agrees: true
    )
    expected.share = 1.5
    expected.price = Decimal(string: "12.345678901234567890123")
    expected.day = CivilDate("2027-01-15")
    expected.start = Date(timeIntervalSince1970: 1_800_001_800)
    expected.level = 3
    expected.pin = "0123"
    expected.words = ["B", "a"]
    expected.address = Address(city: "bern")
    expected.billing = Address(city: "basel")
    expected.tags = ["new"]
    // The note of a contact isn't a field, so it isn't read.
    expected.contacts = [
      Contact(email: "bob@example.org", isMain: true), Contact(email: "cid@example.org"),
    ]
    #expect(value == expected)
  }

  @Test("A record and a list that are missing become blank, whatever the blank has")
  func missing() throws {
    var blank = Order()
    blank.billing = Address(city: "Basel")
    blank.tags = ["old"]
    let form = TypedForm("order", blank: blank) {
      Field(\.email, "email")
      Nested(\.billing, blank: Address()) { Field(\.city, "word") }
      Each(\.tags, "slug")
    }
    let (_, value) = try form.bound(to: DecodingFixture.rulebook.get()).decode([:])
    #expect(value?.billing == nil)
    #expect(value?.tags == [])
    #expect(value?.email == "")
    #expect(value?.source == "web")
  }

  @Test("Only the first fault is reported if the form says so, and a pack gives it a number")
  func packForm() throws {
    struct Person: Sendable {
      var name = ""
      var email = ""
    }
    let pack = """
      format: 1
      pack: acme
      forms:
        person:
          stop: first
          unknown-fields: refuse
          fields: { name: { rule: person-name, required: true }, e-mail: { rule: email } }
      codes: { type.mismatch: { number: 3007, severity: warning } }
      """
    let rulebook = try Rulebook(.bundled, .text(pack, name: "acme.yaml"))
    let form = try TypedForm(pack: "person", blank: Person()) {
      Field(\.name)
      Field(\.email, name: "e-mail")
    }.bound(to: rulebook)
    let (report, value) = form.decode(["name": 1, "e-mail": 2, "admin": true])
    #expect(report.report.places == ["name type.mismatch"])
    #expect(report.violations.map(\.number) == [3007])
    #expect(!report.isValid)
    #expect(value == nil)
    #expect(form.decode(["name": "Ann Lee", "x": 1]).report.report.places == ["x field.unknown"])
    #expect(form.decode(["name": "Ann Lee"]).value?.name == "Ann Lee")
  }

  @Test("The response has the pointers of the faults, and the words of the form's fields")
  func response() throws {
    let form = try TypedForm("order", blank: Order()) {
      Field(\.email, "email", required: true, messages: ["required": "Where can we write to?"])
      Field(\.age, "count", required: true)
    }.bound(to: DecodingFixture.rulebook.get())
    let (report, _) = form.decode(Data(#"{"age": "x"}"#.utf8))
    let problem = try #require(report.problem(in: "en"))
    #expect(problem.status == 422)
    #expect(problem.errors.map(\.pointer) == ["#/email", "#/age"])
    #expect(problem.errors.map(\.detail) == ["Where can we write to?", "Enter a number."])
    #expect(form.decode(["email": "ann@example.org", "age": 1]).report.problem(in: "en") == nil)
  }

  @Test("The application's own checks run after types and rules")
  func asynchronous() async throws {
    let checks = AsyncChecks {
      AsyncCheck("order.known", field: "email") { $0.value?.text != "bob@example.org" }
    }
    let form = try DecodingFixture.bound()
    let json = #""email": "bob@Example.ORG", "age": 1, "plan": "free", "agrees": false"#
    for (more, code) in [("", "order.known"), (#", "note": 1"#, "type.mismatch")] {
      let (report, value) = try await form.decode(Data("{\(json)\(more)}".utf8), then: checks)
      #expect(report.violations.map(\.code.rawValue) == [code])
      #expect(value == nil)
    }
    let (_, value) = try await form.decode(DecodingFixture.json(), then: checks)
    #expect(value?.age == 44)
  }
}
