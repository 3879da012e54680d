import Rulebook
import Testing

/// Optional fields that are taken away and brought back, and what was valid last.
@Suite("Fields that come and go") @MainActor
struct FieldRemovalTests {
  private let note = FieldPath(field: "note")

  @Test("An optional field goes, and comes back with its last valid value")
  func optionalField() throws {
    let session = try SessionFixture.shared.get().session("small", ["pin": "1234"])
    session["note"]?.text = " AB "
    session["note"]?.text = "too long a note"
    #expect(!session.isValid)
    #expect(session["note"]?.lastValidValue == "ab")
    session["note"]?.focus()
    #expect(session.removeField(at: note))
    #expect(session["note"] == nil)
    #expect(session.fields.map(\.path.description) == ["pin", "warned"])
    #expect(session.removedPaths == [note])
    #expect(session.focusedField == nil)
    #expect(session.isValid)
    #expect(session.record[note] == .null)
    // Other fields can be changed meanwhile.
    session["pin"]?.text = "12"
    session["pin"]?.text = "4321"
    #expect(session.fields.count == 2)
    #expect(session.addField(at: note))
    #expect(session["note"]?.text == "ab")
    #expect(session.fields.map(\.path.description) == ["pin", "note", "warned"])
    #expect(session.removedPaths.isEmpty)
  }

  struct Row: CustomTestStringConvertible, Sendable {
    var testDescription: String
    var form: String
    var record: [String: Value]
    var path: String
  }

  nonisolated static let rows: [Row] = [
    Row(testDescription: "a required field", form: "small", record: [:], path: "pin"),
    Row(testDescription: "a field that is not there", form: "small", record: [:], path: "nobody"),
    Row(
      testDescription: "a field of a list's element",
      form: "whole",
      record: ["people": [["name": "Ann"]]],
      path: "people[0].word"
    ),
    Row(
      testDescription: "a field that another one makes required",
      form: "whole",
      record: ["start": "ab"],
      path: "phone"
    ),
  ]

  @Test("What is needed stays", arguments: rows)
  func misuse(_ row: Row) throws {
    let session = try SessionFixture.shared.get().session(row.form, row.record)
    let path = try #require(FieldPath(row.path))
    let fields = session.fields
    #expect(!session.removeField(at: path))
    #expect(!session.addField(at: path))
    #expect(session.fields == fields)
  }

  @Test("Resetting brings all fields back")
  func reset() throws {
    let session = try SessionFixture.shared.get().session("small", ["note": "ab"])
    session.removeField(at: note)
    session.reset()
    #expect(session["note"]?.text == "ab")
    #expect(session.removedPaths.isEmpty)
  }

  @Test("A removed field comes back when it has a value or is required")
  func neededAgain() throws {
    let session = try SessionFixture.shared.get().session("whole")
    let phone = FieldPath(field: "phone")
    session.set("1234", at: FieldPath(field: "phone"))
    #expect(session.removeField(at: phone))
    session.set("4321", at: phone)
    #expect(session["phone"]?.text == "4321")
    #expect(session.removedPaths.isEmpty)
    #expect(session.removeField(at: phone))
    session["start"]?.text = "ab"
    #expect(session["phone"]?.isRequired == true)
    #expect(session["phone"]?.text == "")
    #expect(session.removedPaths.isEmpty)
  }

  @Test("A removed field doesn't leave a violation behind")
  func removedFinding() throws {
    let session = try SessionFixture.shared.get().session("small", ["pin": "1234"])
    session.add([Violation("note.taken", path: note)])
    #expect(!session.isValid)
    #expect(session.removeField(at: note))
    #expect(session.isValid)
  }

  @Test("A removed field is blank, and typing brings it back")
  func typedAgain() throws {
    let session = try SessionFixture.shared.get().session("small", ["pin": "1234"])
    let field = try #require(session["note"])
    field.text = "too long a note"
    field.focus()
    #expect(session.removeField(at: note))
    #expect(field.text == "" && field.value == .null)
    #expect(field.state == .blank && field.isValid && field.message == nil)
    field.text = ""
    #expect(session["note"] == nil)
    field.text = "ab"
    #expect(session["note"] === field)
    #expect(session["note"]?.text == "ab")
    #expect(session.record[note] == "ab")
  }

  @Test("The field of a removed element forgets its value")
  func removedElement() throws {
    let session = try SessionFixture.shared.get().session("whole", ["people": [["name": "x"]]])
    let name = try #require(session["people[0].name"])
    name.focus()
    name.blur()
    #expect(!name.isValid && name.message != nil)
    session.removeElement(at: "people[0]")
    #expect(name.text == "" && name.report.violations == [] && name.message == nil)
    name.text = "ab"
    #expect(session["people[0].name"] == nil)
  }

  struct LeftoverRow: CustomTestStringConvertible, Sendable {
    var testDescription: String
    var path: String
    var replace: @Sendable @MainActor (FormSession) -> Void

    init(
      _ name: String,
      _ path: String,
      _ replace: @escaping @Sendable @MainActor (FormSession) -> Void
    ) {
      (testDescription, self.path, self.replace) = (name, path, replace)
    }
  }

  nonisolated static let leftovers: [LeftoverRow] = [
    LeftoverRow("a reset", "start") { $0.reset() },
    LeftoverRow("a reset to another record", "start") { $0.reset(to: ["start": "much too long"]) },
    LeftoverRow("another element in the place of a removed one", "people[0].name") {
      $0.removeElement(at: "people[0]")
    },
    LeftoverRow("a new element after the last was removed", "people[0].name") {
      $0.removeElement(at: "people[1]")
      $0.removeElement(at: "people[0]")
      $0.appendElement(to: "people")
    },
    LeftoverRow("another list", "people[0].name") { $0.set([["name": ""]], at: "people") },
    LeftoverRow("another element", "people[0].name") { $0.set([:], at: "people[0]") },
    LeftoverRow("another inner record", "address.street") { $0.set([:], at: "address") },
    LeftoverRow("another inner record, with the field removed before", "address.street") {
      $0.removeField(at: "address.street")
      $0.set(["street": "", "number": 7], at: "address")
      $0.addField(at: "address.street")
    },
  ]

  @Test("The last valid value doesn't outlive its record", arguments: leftovers)
  func leftovers(_ row: LeftoverRow) throws {
    let session = try SessionFixture.shared.get().session("whole", ["people": [[:], [:]]])
    for path in ["start", "people[0].name", "address.street"] { session[path]?.text = "ab" }
    #expect(session[row.path]?.lastValidValue == "ab")
    row.replace(session)
    #expect(session[row.path] != nil)
    #expect(session[row.path]?.lastValidValue == nil)
    #expect(session[row.path]?.text != "ab")
  }

  @Test("The last valid value moves with its element")
  func movedValue() throws {
    let session = try SessionFixture.shared.get().session("whole", ["people": [[:], [:]]])
    session["people[1].name"]?.text = "ab"
    session["people[1].name"]?.text = "x"
    session.removeElement(at: "people[0]")
    #expect(session["people[0].name"]?.text == "x")
    #expect(session["people[0].name"]?.lastValidValue == "ab")
  }

  @Test("A secret is not kept")
  func secrets() throws {
    let session = try SessionFixture.shared.get().session("whole")
    session["secret"]?.text = "hush!"
    #expect(session["secret"]?.state == .valid)
    #expect(session["secret"]?.lastValidValue == nil)
  }
}
