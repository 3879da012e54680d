import Rulebook
import Testing

@Suite("Lists in sessions") @MainActor
struct SessionListTests {
  private let people = FieldPath(field: "people")

  @Test("Fields come and go with elements, and objects stay with their places")
  func identity() throws {
    let session = try SessionFixture.shared.get().session("whole")
    session.appendElement(to: people)
    let first = try #require(session["people[0].name"])
    session.appendElement(to: people, ["name": "Bob"])
    #expect(session["people[0].name"] === first)
    #expect(session["people[1].name"]?.text == "Bob")
    let second = try #require(session["people[1].name"])
    session.removeElement(at: people.appending(.index(0)))
    #expect(session["people[0].name"] === first)
    #expect(first.text == "Bob")
    #expect(session["people[1].name"] == nil)
    second.text = "back"
    second.focus()
    #expect(session.record == ["people": [["name": "Bob"]]])
    #expect(session.focusedField == nil)
  }

  @Test("What a person did to an element moves with it")
  func marks() throws {
    let session = try SessionFixture.shared.get().session(
      "whole",
      ["people": [[:], ["name": "x"], [:]]]
    )
    session["people[1].name"]?.focus()
    session["people[2].name"]?.focus()
    #expect(session["people[1].name"]?.shownCodes == ["pattern.mismatch"])
    session.removeElement(at: people.appending(.index(0)))
    #expect(session["people[0].name"]?.isTouched == true)
    #expect(session["people[0].name"]?.shownCodes == ["pattern.mismatch"])
    #expect(session["people[1].name"]?.isTouched == false)
    #expect(session["people[1].name"]?.shownCodes == [])
    #expect(session.focusedField?.path.description == "people[1].name")
  }

  @Test("Fields, the focus and the summary go element by element")
  func order() throws {
    let session = try SessionFixture.shared.get().session(
      "listed",
      [
        "start": "ab", "word": "ab",
        "people": [["name": "ab", "word": "x"], ["name": "y", "word": "ab"]],
      ]
    )
    #expect(
      session.fields.map(\.path.description).filter { $0.hasPrefix("people[") } == [
        "people[0].name", "people[0].word", "people[1].name", "people[1].word",
      ]
    )
    guard case .refused(let first, let report) = session.submit() else {
      return #expect(Bool(false))
    }
    #expect(first?.path == "people[0].word")
    let places = report.violations.map(\.path.description).filter { $0.hasPrefix("people[") }
    #expect(places == ["people[0].word", "people[1].name"])
    #expect(session["people[1].word"]?.label == "people, item 2: Word")
    #expect(session.summary.lines.first?.text.hasPrefix("people, item 1: Word: ") == true)
  }

  @Test("What is no list, and an element that is not there, stay as they are")
  func misuse() throws {
    let session = try SessionFixture.shared.get().session("whole", ["people": "none"])
    session.appendElement(to: people)
    session.removeElement(at: people.appending(.index(0)))
    session.removeElement(at: people)
    #expect(session.record == ["people": "none"])
    #expect(session.generalMessages.count == 1)
  }

  /// A path, and whether a value can be set there.
  struct PathRow: CustomTestStringConvertible, Sendable {
    var testDescription: String { path.description }
    var path: FieldPath
    var isKnown: Bool

    init(_ path: FieldPath, isKnown: Bool) { (self.path, self.isKnown) = (path, isKnown) }
  }

  nonisolated static let paths: [PathRow] = [
    PathRow("start", isKnown: true),
    PathRow("people", isKnown: true),
    PathRow("people[0]", isKnown: true),
    PathRow("people[0].name", isKnown: true),
    PathRow("people[1]", isKnown: true),
    PathRow("address", isKnown: true),
    PathRow("address.street", isKnown: true),
    PathRow("nobody", isKnown: false),
    PathRow("people.name", isKnown: false),
    PathRow("people[0].nobody", isKnown: false),
    PathRow("people[2].name", isKnown: false),
    PathRow("address.nobody", isKnown: false),
    PathRow("address.street.number", isKnown: false),
    PathRow("nobody[0].name", isKnown: false),
  ]

  @Test("A value is set only where the form has a place for it", arguments: paths)
  func knownPaths(_ row: PathRow) throws {
    let session = try SessionFixture.shared.get().session(
      "whole",
      ["people": [["name": "ann"]], "address": ["street": "abc"]]
    )
    let old = session.record
    let report = session.report
    #expect(session.set("ab", at: row.path) == row.isKnown)
    #expect((session.record != old) == row.isKnown)
    #expect(session.record[row.path] == (row.isKnown ? "ab" : nil))
    if !row.isKnown { #expect(session.report == report) }
    // The same value again is there, too.
    #expect(session.set("ab", at: row.path) == row.isKnown)
  }

  @Test("An element is added only to a list of the form")
  func unknownLists() throws {
    let session = try SessionFixture.shared.get().session("whole")
    for path in ["nobody", "address", "people[0].names"] as [FieldPath] {
      session.appendElement(to: path)
    }
    #expect(session.record == [:])
  }
}
