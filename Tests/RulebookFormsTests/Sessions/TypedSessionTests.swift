import Rulebook
import TestSupport
import Testing

/// Sessions that give back the application's own type.
@Suite("Typed sessions") @MainActor
struct TypedSessionTests {
  struct Address: Sendable, Equatable {
    var city = ""

    /// A property without a field.
    var source = ""
  }

  struct Guest: Sendable, Equatable {
    var id = 0
    var email = ""
  }

  struct Visit: Sendable, Equatable {
    var id = 7
    var email = ""
    var age = 0
    var nickname: String?
    var address: Address?
    var guests: [Guest] = []
    var tags: [String] = []
  }

  private static let pack = """
    format: 1
    pack: acme
    rules:
      age: { checks: [number: { minimum: 18, whole: true }] }
      word: { normalize: [trim, lowercase], checks: [length: { minimum: 2 }] }
    codes: { email.taken: {} }
    messages: { en: { email.taken: Use another address. } }
    """

  private static let form = TypedForm<Visit>("visit") {
    Field(\.email, "email", required: true)
    Field(\.age, "age")
    Field(\.nickname, "word")
    Nested(\.address) { Field(\.city, "word", required: true) }
    Each(\.guests) { Field(\.email, "email", required: true) }
    Each(\.tags, "slug")
  }

  func session(_ visit: Visit = Visit()) throws -> TypedSession<Visit> {
    let rulebook = try Rulebook(
      .init(sources: [.bundled, .text(Self.pack, name: "acme.yaml")], resources: DataFiles.root)
    )
    return try Self.form.bound(to: rulebook).session(for: visit)
  }

  @Test("The value is there once everything is valid, normalised, with what has no field")
  func value() throws {
    let session = try session(Visit(email: "ann@", age: 44))
    #expect(session.value == nil)
    #expect(session.lastValidValue == nil)
    #expect(!session.isValid)
    session[\.email]?.text = " Ann@EXAMPLE.org "
    session[\.nickname]?.text = " ANN "
    let expected = Visit(email: "Ann@example.org", age: 44, nickname: "ann")
    #expect(session.value == expected)
    #expect(session.isValid)
    // What was valid last stays while the next is typed.
    session[\.email]?.text = "bob@"
    #expect(session.value == nil)
    #expect(session.lastValidValue == expected)
    #expect(session.locale == "en")
    session.locale = "de"
    #expect(session.untyped.locale == "de")
  }

  struct Row: CustomTestStringConvertible, Sendable {
    var testDescription: String
    var path: String
    var text: String
    var expected: @Sendable (Visit) -> Bool
  }

  nonisolated static let rows: [Row] = [
    Row(testDescription: "a number as text", path: "age", text: "50") { $0.age == 50 },
    Row(testDescription: "an optional that is cleared", path: "nickname", text: " ") {
      $0.nickname == nil
    },
    Row(testDescription: "a text", path: "nickname", text: "Bob") { $0.nickname == "bob" },
  ]

  @Test("What is typed goes into properties of all types", arguments: rows)
  func typing(_ row: Row) throws {
    let session = try session(Visit(email: "ann@example.org", age: 44, nickname: "ann"))
    session.untyped[row.path]?.text = row.text
    #expect(session.value.map(row.expected) == true, "\(session.value as Any)")
  }

  @Test("A blank field whose type has no blank value leaves no value")
  func blankNumber() throws {
    let session = try session(Visit(email: "ann@example.org", age: 44))
    session[\.age]?.text = ""
    #expect(session.isValid)
    #expect(session.value == nil)
  }

  @Test("Submitting commits the value, and reset goes back to it")
  func committing() throws {
    let session = try session(Visit(email: "ann@"))
    #expect(session.submit() == nil)
    #expect(session.committedValue.email == "ann@")
    #expect(session.focusedField?.path.description == "email")
    session[\.email]?.text = "ann@example.org"
    session[\.age]?.text = "20"
    #expect(session.hasChanges)
    let committed = session.submit()
    #expect(committed == Visit(email: "ann@example.org", age: 20))
    #expect(session.committedValue == committed)
    #expect(!session.hasChanges)
    session[\.email]?.text = "bob@example.org"
    #expect(session.hasChanges)
    session.reset()
    #expect(session[\.email]?.text == "ann@example.org")
    #expect(session.value == committed)
    #expect(!session.hasChanges)
  }

  struct ChangeRow: CustomTestStringConvertible, Sendable {
    var testDescription: String
    var isChange: Bool
    var change: @Sendable @MainActor (TypedSession<Visit>) throws -> Void

    init(
      _ name: String,
      isChange: Bool,
      _ change: @escaping @Sendable @MainActor (TypedSession<Visit>) throws -> Void
    ) {
      (testDescription, self.isChange, self.change) = (name, isChange, change)
    }
  }

  nonisolated static let changes: [ChangeRow] = [
    ChangeRow("nothing", isChange: false) { _ in },
    ChangeRow("a text", isChange: true) { $0[\.email]?.text = "bob@example.org" },
    ChangeRow("a text that would be normalized away", isChange: true) {
      $0[\.email]?.text = " ann@example.org"
    },
    ChangeRow("a text that was changed back", isChange: false) {
      $0[\.email]?.text = "bob@example.org"
      $0[\.email]?.text = "ann@example.org"
    },
    ChangeRow("a number that was typed again", isChange: false) {
      $0[\.age]?.text = "2"
      $0[\.age]?.text = "20"
    },
    ChangeRow("a text in place of nil that was deleted", isChange: false) {
      $0[\.nickname]?.text = "a"
      $0[\.nickname]?.text = ""
    },
    ChangeRow("an element that was added", isChange: true) { try $0.append(Guest(), to: \.guests) },
    ChangeRow("an element that was added and removed", isChange: false) {
      try $0.append(Guest(), to: \.guests)
      try $0.remove(at: 0, from: \.guests)
    },
    ChangeRow("a reset after typing", isChange: false) {
      $0[\.email]?.text = "bob@"
      $0.reset()
    },
    ChangeRow("a submission of what isn't normalized", isChange: false) {
      $0[\.nickname]?.text = " BOB "
      _ = $0.submit()
    },
    ChangeRow("a reset after such a submission", isChange: false) {
      $0[\.nickname]?.text = " BOB "
      _ = $0.submit()
      $0.reset()
    },
    ChangeRow("a reset to another value", isChange: false) {
      $0.reset(to: Visit(id: 8, email: " x "))
    },
    ChangeRow("a reset to another record", isChange: true) {
      $0.untyped.reset(to: ["email": "bob@example.org"])
    },
  ]

  @Test("A session knows whether there are changes", arguments: changes)
  func hasChanges(_ row: ChangeRow) throws {
    let session = try session(Visit(email: "ann@example.org", age: 20))
    #expect(!session.hasChanges)
    try row.change(session)
    #expect(session.hasChanges == row.isChange)
  }

  @Test("Nothing of one value is left in the next one")
  func nextValue() throws {
    let first = Visit(
      id: 1,
      email: "ann@example.org",
      age: 20,
      nickname: "ann",
      address: Address(city: "bern"),
      guests: [Guest(id: 5, email: "bob@example.org")]
    )
    let session = try session(first)
    #expect(session.lastValidValue == first)
    session.untyped.removeField(at: FieldPath(field: "nickname"))
    let second = Visit(id: 2, email: "cid@", age: 30, guests: [Guest(id: 6, email: "dan@")])
    session.reset(to: second)
    #expect(session.lastValidValue == nil)
    #expect(session.fields.allSatisfy { $0.path.description == "age" || $0.lastValidValue == nil })
    #expect(session.untyped.removedPaths.isEmpty)
    session[\.email]?.text = "cid@example.org"
    session[\.guests[0].email]?.text = "dan@example.org"
    let expected = Visit(
      id: 2,
      email: "cid@example.org",
      age: 30,
      guests: [Guest(id: 6, email: "dan@example.org")]
    )
    #expect(session.submit() == expected)
    // A record that the program made isn't combined with the elements of the old value.
    session.untyped.reset(to: [
      "email": "eva@example.org", "age": 40, "guests": [["email": "flo@example.org"]],
    ])
    #expect(session.isValid)
    #expect(session.value == nil)
    // The first record is the one of the initial value.
    session.untyped.reset()
    #expect(session.value == first)
  }

  @Test("What a server finds in an older value isn't added")
  func staleFindings() throws {
    let session = try session(Visit(email: " Ann@EXAMPLE.org", age: 20))
    let sent = try #require(session.submit())
    let taken = Violation("email.taken", path: "email")
    session[\.nickname]?.text = "ann"
    #expect(session.add([taken], about: sent))
    #expect(session[\.email]?.shownViolations.map(\.code) == ["email.taken"])
    session[\.email]?.text = "bob@example.org"
    #expect(!session.add([taken], about: sent))
    #expect(session.isValid)
  }

  @Test("Submitting after the application's checks commits only what they accept")
  func asyncCommitting() async throws {
    let session = try session(Visit(email: "ann@example.org", age: 20))
    let refused = AsyncChecks(
      [AsyncCheck("email.taken", field: "email") { _ in false }],
      clock: ManualClock()
    )
    guard case .refused(let first, _) = try await session.submit(then: refused) else {
      return #expect(Bool(false), "the checks refuse the record")
    }
    #expect(first?.path == "email")
    #expect(session[\.email]?.shownViolations.map(\.code) == ["email.taken"])
    let accepted = AsyncChecks(
      [AsyncCheck("email.taken", field: "email") { _ in true }],
      clock: ManualClock()
    )
    #expect(try await session.submit(then: accepted).value?.email == "ann@example.org")
    let unknown = AsyncChecks(
      [AsyncCheck("x.y", field: "nobody") { _ in true }],
      clock: ManualClock()
    )
    await #expect(throws: UsageError.self) { try await session.submit(then: unknown) }
  }

  @Test("Elements of lists are added and removed, with what has no field")
  func lists() throws {
    let session = try session(Visit(email: "ann@example.org", age: 20))
    try session.append(Guest(id: 1, email: "bob@example.org"), to: \.guests)
    try session.append(Guest(id: 2), to: \.guests)
    #expect(session[\.guests[1].email]?.state == .blank)
    #expect(session.value == nil)
    session[\.guests[1].email]?.text = "Cid@EXAMPLE.org"
    #expect(
      session.value?.guests
        == [Guest(id: 1, email: "bob@example.org"), Guest(id: 2, email: "Cid@example.org")]
    )
    try session.remove(at: 0, from: \.guests)
    #expect(session.value?.guests == [Guest(id: 2, email: "Cid@example.org")])
    // The session for records removes from the value too.
    session.untyped.removeElement(at: FieldPath("guests[0]"))
    #expect(session.value?.guests == [])
    // An element that the program did not make has no properties to go to.
    session.untyped.appendElement(to: FieldPath(field: "guests"), ["email": "dan@example.org"])
    #expect(session.isValid)
    #expect(session.value == nil)
  }

  @Test("Elements of the value keep their places beside elements of the record")
  func mixedElements() throws {
    let guests = [Guest(id: 1, email: "ann@example.org"), Guest(id: 2, email: "bob@example.org")]
    let session = try session(Visit(email: "ann@example.org", age: 20, guests: guests))
    session.untyped.set([["email": "ann@example.org"]], at: "guests")
    try session.append(Guest(id: 3, email: "cid@example.org"), to: \.guests)
    #expect(session.value?.guests.map(\.id) == [1, 3])
    session.untyped.appendElement(to: "guests", ["email": "dan@example.org"])
    #expect(throws: UsageError.self) { try session.append(Guest(id: 4), to: \.guests) }
    try session.remove(at: 2, from: \.guests)
    #expect(session.value?.guests.map(\.id) == [1, 3])
  }

  @Test("Plain elements come from what is typed")
  func plainElements() throws {
    let session = try session(Visit(email: "ann@example.org", age: 20, tags: ["one"]))
    session.untyped.appendElement(to: FieldPath(field: "tags"), "two")
    #expect(session.value?.tags == ["one", "two"])
    try session.append("three", to: \.tags)
    try session.remove(at: 0, from: \.tags)
    #expect(session.value?.tags == ["two", "three"])
  }

  @Test("An optional value inside comes and goes")
  func optionalValue() throws {
    let session = try session(Visit(email: "ann@example.org", age: 20))
    #expect(session.value?.address == nil)
    try session.set(Address(), for: \.address)
    #expect(session.untyped["address.city"]?.isRequired == true)
    #expect(session.value == nil)
    session.untyped["address.city"]?.text = " BERN "
    #expect(session.value?.address == Address(city: "bern"))
    try session.set(nil, for: \.address)
    #expect(session.isValid)
    #expect(session.value?.address == nil)
    // No field stands for what is nil, so that nothing typed is lost.
    #expect(session.untyped["address.city"] == nil)
  }
}
