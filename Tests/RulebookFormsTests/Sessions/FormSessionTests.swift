import Observation
import Rulebook
import Testing

@Suite("Sessions") @MainActor
struct FormSessionTests {
  private let fixture: SessionFixture
  init() throws { fixture = try SessionFixture.shared.get() }

  @Test("Fields stand in the order of the form and have what was filled in")
  func fields() throws {
    let session = try fixture.session("whole", ["start": "x", "people": [["name": "Ann"], [:]]])
    #expect(
      session.fields.map(\.path.description) == [
        "start", "word", "secret", "again", "agreed", "phone", "mail", "people[0].name",
        "people[0].word", "people[1].name", "people[1].word", "address.street",
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
    #expect(session.offer(letter, at: pin.path).reason?.code == "pin.letter")
    #expect(pin.text == "12")
    #expect(session.offer(letter, at: "nothing").reason?.code == "field.unknown")
  }

  struct RefusalRow: CustomTestStringConvertible, Sendable {
    var testDescription: String
    var form: String
    var field: String
    var old: String
    var typed: String
    var text: String
    var code: String?

    init(
      _ name: String,
      _ form: String,
      _ field: String,
      _ old: String,
      _ typed: String,
      _ text: String,
      _ code: String?
    ) {
      (testDescription, self.form, self.field) = (name, form, field)
      (self.old, self.typed, self.text, self.code) = (old, typed, text, code)
    }
  }

  nonisolated static let refusals: [RefusalRow] = [
    RefusalRow("what fits", "small", "pin", "12", "3", "123", nil),
    RefusalRow("a character", "small", "pin", "12", "x", "12", "pin.letter"),
    RefusalRow("one too many", "small", "pin", "1234", "5", "1234", "pin.length"),
    RefusalRow("a part", "small", "pin", "12", "345", "1234", "pin.length"),
    RefusalRow("a part before a character", "small", "pin", "1", "23x", "123", "pin.letter"),
    RefusalRow("a prefix that another field sets", "whole", "word", "", "b", "", "prefix.missing"),
  ]

  @Test("A refused edit says why, and so does one whose beginning fits", arguments: refusals)
  func refusals(_ row: RefusalRow) throws {
    let session = try fixture.session(row.form, [row.field: .text(row.old)])
    let field = try #require(session[row.field])
    field.refusesImpossibleEdits = true
    let end = row.old.utf16.count
    let edit = TextEdit(oldText: row.old, utf16Range: end..<end, replacement: row.typed)
    let verdict = field.offer(edit)
    #expect(field.text == row.text)
    #expect(verdict.reason?.code.rawValue == row.code)
    #expect((field.refusalMessage == nil) == (row.code == nil))
    let part = "Only the beginning of the text was inserted. "
    let isPart = row.code != nil && row.text != row.old
    #expect(field.refusalMessage?.text.hasPrefix(part) == (row.code == nil ? nil : isPart))
    // The next edit forgets it.
    session.set(.text("1"), at: field.path)
    #expect(field.refusalMessage == nil)
  }

  @Test("A refusal is forgotten with the value that it was about")
  func replacedValue() throws {
    let session = try fixture.session("whole", ["address": ["street": "abcd"]])
    let street = try #require(session["address.street"])
    street.refusesImpossibleEdits = true
    street.offer(TextEdit(oldText: "abcd", utf16Range: 4..<4, replacement: "e"))
    #expect(street.refusalMessage != nil)
    // A change elsewhere leaves it.
    session["start"]?.text = "ab"
    #expect(street.refusalMessage != nil)
    session.set(["street": "ab"], at: "address")
    #expect(street.refusalMessage == nil)
  }

  @Test("A card of another brand is refused with the brands that are accepted")
  func refusedCard() throws {
    let rule = try fixture.rulebook.rule("payment-card", with: ["accepted": ["visa"]])
    for typed in ["5", "37828"] {
      let edit = TextEdit(oldText: "", utf16Range: 0..<0, replacement: typed)
      #expect(rule.verdict(on: edit).reason?.code == "payment_card.not_accepted")
    }
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
    let typing = TextEdit(oldText: "", utf16Range: 0..<0, replacement: "1")
    #expect(pin.offer(typing).reason?.code == "field.unknown")
    #expect(pin.text == "")
    #expect(pin.label == "PIN")
    #expect(pin.checklist.isEmpty)
  }
}
