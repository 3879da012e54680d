import Rulebook
import Testing

@Suite("Lists in sessions") @MainActor
struct SessionListTests {
  private let people = FieldPath(field: "people")

  @Test("Fields come and go with elements, and objects stay with their places")
  func identity() throws {
    let session = try SessionFixture().session("whole")
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
    let session = try SessionFixture().session("whole", ["people": [[:], ["name": "x"], [:]]])
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

  @Test("What is no list, and an element that is not there, stay as they are")
  func misuse() throws {
    let session = try SessionFixture().session("whole", ["people": "none"])
    session.appendElement(to: people)
    session.removeElement(at: people.appending(.index(0)))
    session.removeElement(at: people)
    #expect(session.record == ["people": "none"])
    #expect(session.generalMessages.count == 1)
  }
}
