import Rulebook
import TestSupport
import Testing

/// What a person or a program does, and what is announced then.
struct AnnouncementRow: CustomTestStringConvertible, Sendable {
  enum Step: Sendable {
    case focus(String)
    case type(String, String)
    case leave
    case offer(String, String)
    case submit
    case reset
    case locale(String)
    case add(ViolationCode, FieldPath)
  }

  var testDescription: String
  var policy: ValidationPolicy
  var steps: [(step: Step, announced: [String])]

  init(_ name: String, policy: ValidationPolicy = .standard, _ steps: [(Step, [String])]) {
    testDescription = name
    self.policy = policy
    self.steps = steps.map { (step: $0.0, announced: $0.1) }
  }
}

@Suite("When something is announced") @MainActor
struct AnnouncementTests {
  nonisolated static let rows: [AnnouncementRow] = [
    AnnouncementRow(
      "a value that is typed for the first time",
      [
        (.focus("pin"), []), (.type("pin", "12"), []), (.type("pin", "1234"), []), (.leave, []),
      ]
    ),
    AnnouncementRow(
      "a field that is left wrong, and then corrected",
      [
        (.focus("pin"), []), (.type("pin", "12"), []), (.leave, ["message PIN: Four digits."]),
        (.focus("pin"), []), (.type("pin", "123"), []),
        (.type("pin", "1234"), ["valid Looks good."]), (.type("pin", "123"), []),
        (.type("pin", "1234"), []),
      ]
    ),
    AnnouncementRow(
      "a field without the focus says its label",
      [
        (.focus("pin"), []), (.type("pin", "12"), []), (.leave, ["message PIN: Four digits."]),
        (.type("pin", "1234"), ["valid PIN: Looks good."]),
      ]
    ),
    AnnouncementRow(
      "the same message is said once",
      policy: [.onChange],
      [
        (.focus("pin"), []), (.type("pin", "1"), ["message Four digits."]),
        (.type("pin", "12"), []), (.type("pin", ""), ["message Fill in this field."]),
        (.type("pin", "1"), ["message Four digits."]), (.leave, []),
      ]
    ),
    AnnouncementRow(
      "a blank optional field isn't praised",
      [
        (.focus("note"), []), (.type("note", "x"), []),
        (.leave, ["message Note: Use the format required for this field."]),
        (.type("note", ""), []), (.type("note", "ab"), []),
      ]
    ),
    AnnouncementRow(
      "a warning",
      [
        (.focus("warned"), []), (.type("warned", "abc"), []),
        (.leave, ["message warned: Enter at most 2 characters."]),
      ]
    ),
    AnnouncementRow(
      "an edit that is refused, each time",
      [
        (.focus("pin"), []), (.type("pin", "1234"), []),
        (.offer("pin", "5"), ["refusedEdit Four digits."]),
        (.offer("pin", "5"), ["refusedEdit Four digits."]),
      ]
    ),
    AnnouncementRow(
      "a submission that is refused says nothing about single fields",
      [
        (.type("note", "too long"), []),
        (
          .submit,
          ["refusedSubmission 2 fields need attention. PIN: Fill in this field."]
        ),
        (.type("pin", "1234"), ["valid Looks good."]),
        (
          .submit,
          [
            "refusedSubmission 1 field needs attention. "
              + "Note: Use the format required for this field."
          ]
        ),
        (.type("note", "ab"), ["valid Looks good."]), (.submit, []),
      ]
    ),
    AnnouncementRow(
      "a policy that shows nothing",
      policy: [],
      [
        (.focus("pin"), []), (.type("pin", "1x"), []), (.leave, []),
        (.submit, ["refusedSubmission 1 field needs attention."]),
        (.type("pin", "1234"), []),
      ]
    ),
    AnnouncementRow(
      "a reset",
      [
        (.focus("pin"), []), (.type("pin", "12"), []), (.leave, ["message PIN: Four digits."]),
        (.reset, []), (.type("pin", "1234"), []),
      ]
    ),
    AnnouncementRow(
      "another language says nothing again",
      [
        (.focus("pin"), []), (.type("pin", "12"), []), (.leave, ["message PIN: Four digits."]),
        (.locale("de"), []), (.type("pin", "1234"), ["valid Geheimzahl: Richtig ausgefüllt."]),
      ]
    ),
    AnnouncementRow(
      "a label that the language doesn't have is the name of the field",
      [
        (.locale("fr"), []), (.focus("pin"), []), (.type("pin", "12"), []),
        (.leave, ["message PIN: Four digits."]),
        (.type("pin", "1234"), ["valid pin\u{A0}: Saisie correcte."]),
      ]
    ),
    AnnouncementRow(
      "what another system finds",
      [
        (.type("pin", "1234"), []), (.add("pin.taken", "pin"), ["message PIN: Another PIN."]),
        (.add("small.closed", ""), ["message Check this entry."]),
        (.type("pin", "4321"), ["valid PIN: Looks good."]),
      ]
    ),
  ]

  @Test("What changed on the screen is announced, and nothing else", arguments: rows)
  func announcements(_ row: AnnouncementRow) throws {
    let session = try SessionFixture.shared.get().session("small", policy: row.policy)
    session["pin"]?.refusesImpossibleEdits = true
    var announced: [String] = []
    session.onAnnouncement = { announced.append("\($0.kind.rawValue) \($0.message.text)") }
    for (index, (step, expected)) in row.steps.enumerated() {
      announced = []
      switch step {
      case .focus(let path): session[path]?.focus()
      case .type(let path, let text): session[path]?.text = text
      case .leave: session.focusedField = nil
      case .offer(let path, let text):
        let field = try #require(session[path])
        let end = field.text.utf16.count
        let edit = TextEdit(oldText: field.text, utf16Range: end..<end, replacement: text)
        field.offer(edit)
      case .submit: _ = session.submit()
      case .reset: session.reset()
      case .locale(let tag): session.locale = tag
      case .add(let code, let path): session.add([Violation(code, path: path)])
      }
      #expect(announced == expected, "step \(index + 1)")
    }
  }

  @Test("The application's checks of a submission are announced, and what they find")
  func submission() async throws {
    let session = try SessionFixture.shared.get().session("small", ["pin": "1234"])
    var announced: [String] = []
    session.onAnnouncement = { announced.append("\($0.kind.rawValue) \($0.message.text)") }
    let refused = await session.submit { _ in [Violation("pin.taken", path: "pin")] }
    #expect(!refused.isAccepted)
    #expect(
      announced == [
        "checking Checking now.",
        "refusedSubmission 1 field needs attention. PIN: Another PIN.",
      ]
    )
    announced = []
    let accepted = await session.submit { _ in [] }
    #expect(accepted.isAccepted)
    #expect(announced == ["checking Checking now."])
  }

  @Test("Elements that move aren't announced, only the one that goes")
  func movedElements() throws {
    let session = try SessionFixture.shared.get().session(
      "whole",
      ["people": [["name": "ann"], ["name": "x"], ["name": "cid"]]]
    )
    session["people[1].name"]?.focus()
    session["people[1].name"]?.blur()
    var announced: [FormSession.Announcement] = []
    session.onAnnouncement = { announced.append($0) }
    session.removeElement(at: "people[0]")
    #expect(announced.map(\.kind) == [.removed])
    #expect(announced.map(\.path) == ["people[0]"])
    session["people[0].name"]?.text = "bob"
    #expect(announced.last?.kind == .valid)
    #expect(announced.last?.path == "people[0].name")
  }

  @Test("A secret isn't spoken")
  func secrets() throws {
    let session = try SessionFixture.shared.get().session("whole")
    var announced: [String] = []
    session.onAnnouncement = { announced.append($0.message.text) }
    session["secret"]?.focus()
    session["secret"]?.text = "swordfish"
    session["secret"]?.blur()
    let texts = try #require(session["secret"]?.accessibility)
    let lines = session["secret"]?.spokenChecklist.map(\.text) ?? []
    let spoken = [texts.name.text, texts.description?.text ?? ""] + announced + lines
    #expect(announced.count == 1 && !lines.isEmpty)
    #expect(spoken.allSatisfy { !$0.contains("swordfish") })
  }

  @Test("A checklist says which requirements are met")
  func checklist() throws {
    let session = try SessionFixture.shared.get().rulebook.session(form: "sign-up")
    let password = try #require(session["password"])
    #expect(password.spokenChecklist == password.checklist.map(\.message))
    password.text = "short"
    let lines = password.spokenChecklist.map(\.text)
    #expect(lines.contains("To do: Enter at least 15 characters."))
    #expect(lines.contains("Done: Enter at most 128 characters."))
    #expect(lines.count == password.checklist.count)
  }

  @Test("A field that comes back isn't announced for what it was")
  func comingBack() throws {
    let session = try SessionFixture.shared.get().session("small", ["pin": "1234"])
    var announced: [FormSession.Announcement.Kind] = []
    session.onAnnouncement = { announced.append($0.kind) }
    session["note"]?.text = "ab"
    session["note"]?.focus()
    session["note"]?.text = "x"
    session["note"]?.blur()
    #expect(announced == [.message])
    session.removeField(at: "note")
    session.addField(at: "note")
    #expect(session["note"]?.state == .valid)
    #expect(announced == [.message])
  }

  @Test("A removed field has no position")
  func removed() throws {
    let session = try SessionFixture.shared.get().session("small")
    let note = try #require(session["note"])
    #expect(note.accessibility.position?.text == "2 of 3")
    session.removeField(at: "note")
    #expect(note.accessibility.position == nil)
    #expect(note.accessibility.name.text == "Note, optional")
  }
}
