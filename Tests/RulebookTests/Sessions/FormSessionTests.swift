import Observation
import Rulebook
import Testing

@Suite("Sessions") @MainActor
struct FormSessionTests {
  private let fixture: SessionFixture
  init() throws { fixture = try SessionFixture() }

  @Test("Fields stand in the order of the form and have what was filled in")
  func fields() throws {
    let session = try fixture.session("whole", ["start": "x", "people": [["name": "Ann"], [:]]])
    #expect(
      session.fields.map(\.path.description) == [
        "start", "word", "secret", "again", "agreed", "phone", "mail", "people[0].name",
        "people[1].name", "people[0].word", "people[1].word", "address.street",
      ]
    )
    #expect(session["people[0].name"]?.text == "Ann")
    #expect(session["people[2].name"] == nil)
    #expect(session["nothing"] == nil)
    #expect(session.fields.filter(\.isSecret).map(\.path.description) == ["secret", "again"])
  }

  @Test(
    "A text has a state",
    arguments: [
      ("", FieldState.blank), (" ", .blank), ("12", .unfinished), ("1234", .valid),
      (" 1234 ", .valid), ("1x", .invalid), ("12345", .invalid),
      (String(repeating: "1", count: 70_000), .undecided),
    ]
  )
  func states(_ text: String, _ state: FieldState) throws {
    let pin = try #require(try fixture.session("small")["pin"])
    let session = try fixture.session("small")
    session["pin"]?.text = text
    #expect(session["pin"]?.state == state)
    #expect(session.isValid == (state == .valid))
    #expect(pin.state == .blank)
  }

  @Test("A change checks what looks at the field, and nothing else is drawn anew")
  func dependencies() throws {
    let session = try fixture.session("whole", ["start": "ab", "word": "abc"])
    var drawn: [String] = []
    for field in session.fields {
      withObservationTracking {
        _ = (field.text, field.state, field.message, field.checklist, field.isRequired)
      } onChange: {
        MainActor.assumeIsolated { drawn.append(field.path.description) }
      }
    }
    session["start"]?.text = "b"
    #expect(session["word"]?.isValid == false)
    // word by its parameter and a comparison, phone by its condition; mail only looks at whether
    // phone is filled, which it is not before and after; phone and mail share checks between them.
    #expect(drawn.contains("start") && drawn.contains("word") && drawn.contains("phone"))
    for untouched in ["secret", "again", "agreed", "address.street"] {
      #expect(!drawn.contains(untouched))
    }
  }

  @Test("Who reads only the message is told only when another one is shown")
  func granularity() throws {
    let session = try fixture.session("small", policy: [.onChange])
    let pin = try #require(session["pin"])
    pin.text = "1"
    let changes = Counter()
    func observe() {
      withObservationTracking {
        _ = pin.message
      } onChange: {
        changes.add()
      }
    }
    observe()
    session["note"]?.text = "x"
    #expect(changes.count == 0)
    pin.text = "1x"
    #expect(changes.count == 1)
  }

  @Test("Another locale renders labels, messages and checklists anew, and checks nothing")
  func locale() throws {
    let session = try fixture.session("counting", ["first": "a", "second": "b"])
    func words() -> [String] {
      session.fields.flatMap { [$0.label] + $0.checklist.map(\.message.text) + [$0.text] }
    }
    let english = words()
    let count = fixture.count
    #expect(count > 0)
    session.locale = "fr"
    #expect(words() != english)
    session.locale = "en"
    #expect(words() == english)
    _ = (session.report, session.summary, session.fields.map(\.isRequired))
    #expect(fixture.count == count)

    let small = try fixture.session("small", ["pin": "1"])
    _ = small.submit()
    #expect(small["pin"]?.message?.text == "Four digits.")
    let told = Counter()
    withObservationTracking {
      _ = small["pin"]?.message
    } onChange: {
      told.add()
    }
    small.locale = "de-CH"
    #expect(told.count == 1)
    #expect(small["pin"]?.message?.text == "Vier Ziffern.")
    #expect(small["pin"]?.label == "Geheimzahl")
    #expect(small.summary.lines.map(\.text) == ["Geheimzahl: Vier Ziffern."])
  }

  @Test("Callbacks come only when a field or the whole becomes valid, or ceases to be")
  func flips() throws {
    let session = try fixture.session("small")
    var flips: [String] = []
    session.onFlip = { field, old, new in flips.append("\(field.path) \(old) \(new)") }
    session.onValidityChange = { flips.append("whole \($0)") }
    for text in ["1", "12", "1x", "12", "123", "1234", "12345", "1234"] {
      session["pin"]?.text = text
    }
    session["note"]?.text = "ab"
    session["note"]?.text = "a"
    #expect(
      flips == [
        "pin unfinished valid", "whole true", "pin valid invalid", "whole false",
        "pin invalid valid", "whole true", "note valid unfinished", "whole false",
      ]
    )
  }

  @Test("A callback may change values")
  func changingCallback() throws {
    let session = try fixture.session("small")
    session.onFlip = { [weak session] field, _, new in
      if field.path == FieldPath(field: "pin"), new == .valid { session?["note"]?.text = "abcde" }
    }
    session["pin"]?.text = "1234"
    #expect(session["note"]?.isValid == false)
    #expect(!session.isValid)
  }

  @Test("A field that refuses impossible changes says what becomes of them")
  func offers() throws {
    let session = try fixture.session("small", ["pin": "1"])
    let pin = try #require(session["pin"])
    let paste = TextEdit(oldText: "1", utf16Range: 1..<1, replacement: "2x")
    #expect(session.offer(paste, at: pin.path).text == "12x")
    #expect(pin.text == "12x")
    pin.text = "1"
    pin.refusesImpossibleEdits = true
    let verdict = session.offer(paste, at: pin.path)
    #expect(verdict.text == "12")
    #expect(verdict.utf16Cursor == 2)
    #expect(pin.text == "12")
    let letter = TextEdit(oldText: "12", utf16Range: 2..<2, replacement: "x")
    #expect(session.offer(letter, at: pin.path) == .refused)
    #expect(pin.text == "12")
    #expect(session.offer(letter, at: FieldPath(field: "nothing")) == .refused)
  }

  @Test("A required field may depend on others")
  func required() throws {
    let session = try fixture.session("whole")
    #expect(session["phone"]?.isRequired == false)
    session["start"]?.text = "ab"
    #expect(session["phone"]?.isRequired == true)
    #expect(session["secret"]?.isRequired == true)
    #expect(session["mail"]?.isRequired == true)
    session["phone"]?.text = "1234"
    #expect(session["mail"]?.isRequired == false)
  }

  @Test("A session that ended leaves its fields harmless")
  func ended() throws {
    var session: FormSession? = try fixture.session("small")
    let pin = try #require(session?["pin"])
    session = nil
    pin.text = "1234"
    pin.focus()
    #expect(pin.text == "")
    #expect(pin.label == "PIN")
    #expect(pin.checklist.isEmpty)
  }
}
