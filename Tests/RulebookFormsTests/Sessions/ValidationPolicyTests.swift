import Rulebook
import Testing

/// What a person does, and what the field `pin` shows then.
struct PolicyRow: CustomTestStringConvertible, Sendable {
  enum Step: Sendable {
    case type(String)
    case focus
    case leave
    case submit
    case find
  }

  var testDescription: String
  var policy: ValidationPolicy
  var steps: [(Step, String?)]

  init(_ name: String, _ policy: ValidationPolicy, _ steps: [(Step, String?)]) {
    testDescription = name
    self.policy = policy
    self.steps = steps
  }
}

@Suite("Validation policies") @MainActor
struct ValidationPolicyTests {
  nonisolated private static let required = "required"
  nonisolated private static let length = "pin.length"
  nonisolated private static let characters = "pin.letter"

  @Test(
    "A violation is shown when the policy says so",
    arguments: [
      PolicyRow(
        "the standard: when left, and from then on at every change",
        .standard,
        [
          (.focus, nil), (.type("1"), nil), (.type("1x"), nil), (.type("1"), nil),
          (.leave, length), (.focus, length), (.type("12"), nil), (.type("12x"), characters),
          (.type("123"), nil), (.type("1234"), nil), (.type("12345"), length), (.leave, length),
        ]
      ),
      PolicyRow(
        "the standard: a field left blank",
        .standard,
        [
          (.focus, nil), (.leave, required), (.focus, required), (.type("1"), nil),
          (.type(""), nil),
        ]
      ),
      PolicyRow(
        "the standard: submitted without having been left",
        .standard,
        [(.focus, nil), (.type("1"), nil), (.submit, length), (.type("12"), nil)]
      ),
      PolicyRow(
        "on change: at once, also what is not finished",
        [.onChange],
        [
          (.focus, nil), (.leave, nil), (.submit, nil), (.type("1"), length), (.type("1234"), nil),
          (.type("1x"), characters), (.type(""), required),
        ]
      ),
      PolicyRow(
        "on blur: when left; what was shown stays until it is valid",
        [.onBlur],
        [
          (.focus, nil), (.type("1x"), nil), (.submit, nil), (.type("1xx"), nil),
          (.leave, characters), (.focus, characters), (.type("12345"), length),
          (.type("1234"), nil), (.type("1x"), nil), (.leave, characters),
        ]
      ),
      PolicyRow(
        "on blur: a valid value that is changed is not shown before it is left",
        [.onBlur],
        [
          (.focus, nil), (.type("1234"), nil), (.leave, nil), (.focus, nil), (.type("1x"), nil),
          (.leave, characters),
        ]
      ),
      PolicyRow(
        "on change after blur: leaving alone shows nothing",
        [.onChangeAfterBlur],
        [
          (.focus, nil), (.type("1x"), nil), (.leave, nil), (.focus, nil),
          (.type("1xx"), characters),
        ]
      ),
      PolicyRow(
        "on submit: when submitted, and until it is valid",
        [.onSubmit],
        [
          (.focus, nil), (.type("1x"), nil), (.leave, nil), (.submit, characters),
          (.type("12345"), length), (.type("1234"), nil), (.type("1x"), nil), (.submit, characters),
        ]
      ),
      PolicyRow(
        "without focus: a program's change is as finished as it gets",
        [.onChangeAfterBlur],
        [(.focus, nil), (.leave, nil), (.type("1"), length)]
      ),
      PolicyRow(
        "findings of others: at once, until the value changes",
        [.onSubmit],
        [(.type("1234"), nil), (.find, "pin.taken"), (.type("1235"), nil), (.type("1"), nil)]
      ),
      PolicyRow(
        "the empty policy: never",
        [],
        [
          (.focus, nil), (.type("1x"), nil), (.leave, nil), (.submit, nil), (.type("1234"), nil),
          (.find, nil),
        ]
      ),
    ]
  )
  func policy(_ row: PolicyRow) throws {
    let session = try SessionFixture.shared.get().session("small", policy: row.policy)
    let pin = try #require(session["pin"])
    for (number, (step, shown)) in row.steps.enumerated() {
      switch step {
      case .type(let text): pin.text = text
      case .focus: pin.focus()
      case .leave: session.focusedField = session["note"]
      case .submit:
        let isAccepted = session.submit().isAccepted
        #expect(isAccepted == pin.isValid)
      case .find: session.add([Violation("pin.taken", path: pin.path)])
      }
      // In the table, a submission that focuses the field again is one without a change.
      #expect(pin.shownCodes.first == shown, "step \(number + 1)")
    }
  }

  @Test("A shown warning stays beside a valid value, and each kind has its list")
  func warnings() throws {
    let session = try SessionFixture.shared.get().session("small")
    let field = try #require(session["warned"])
    field.focus()
    field.text = "abc"
    #expect(field.warnings.isEmpty)
    field.blur()
    #expect(field.isValid)
    #expect(field.warnings.count == 1)
    #expect(field.message == nil)
    field.text = "abcde"
    #expect(field.messages.count == 1)
    #expect(field.message == field.messages.first)
    field.text = "ab"
    #expect(field.warnings.isEmpty && field.messages.isEmpty)
  }

  @Test("A policy may be that of one field, also for elements to come")
  func policies() throws {
    let session = try SessionFixture.shared.get().session("whole", ["people": [[:]]])
    session.setPolicy([.onChange], for: "people[].name")
    session.appendElement(to: FieldPath(field: "people"))
    for path in ["people[0].name", "people[1].name"] {
      session[path]?.text = "x"
      #expect(session[path]?.shownCodes == ["pattern.mismatch"])
    }
    #expect(session["start"]?.policy == .standard)
    session.policy = []
    #expect(session["people[0].name"]?.shownCodes == [])
  }
}
