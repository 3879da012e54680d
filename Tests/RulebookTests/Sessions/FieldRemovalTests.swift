import Rulebook
import Testing

/// Optional fields that are taken away and brought back, and what was valid last.
@Suite("Fields that come and go") @MainActor
struct FieldRemovalTests {
  private let note = FieldPath(field: "note")

  @Test("An optional field goes, and comes back with its last valid value")
  func optionalField() throws {
    let session = try SessionFixture().session("small", ["pin": "1234"])
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
    let session = try SessionFixture().session(row.form, row.record)
    let path = try #require(FieldPath(row.path))
    let fields = session.fields
    #expect(!session.removeField(at: path))
    #expect(!session.addField(at: path))
    #expect(session.fields == fields)
  }

  @Test("Resetting brings all fields back")
  func reset() throws {
    let session = try SessionFixture().session("small", ["note": "ab"])
    session.removeField(at: note)
    session.reset()
    #expect(session["note"]?.text == "ab")
    #expect(session.removedPaths.isEmpty)
  }

  @Test("A secret is not kept")
  func secrets() throws {
    let session = try SessionFixture().session("whole")
    session["secret"]?.text = "hush!"
    #expect(session["secret"]?.state == .valid)
    #expect(session["secret"]?.lastValidValue == nil)
  }
}
