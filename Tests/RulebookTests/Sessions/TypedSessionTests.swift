import Rulebook
import Testing

/// Sessions that give back the application's own type.
@Suite("Typed sessions") @MainActor
struct TypedSessionTests {
  struct Address: Sendable, Equatable { var city = "" }

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
    """

  private static let form = TypedForm<Visit>("visit") {
    Field(\.email, "email", required: true)
    Field(\.age, "age")
    Field(\.nickname, "word")
    Nested(\.address) { Field(\.city, "word", required: true) }
    Each(\.guests) { Field(\.email, "email", required: true) }
    Each(\.tags, "slug")
  }

  private func session(_ visit: Visit = Visit()) throws -> TypedSession<Visit> {
    let rulebook = try Rulebook(
      .bundled,
      .text(Self.pack, name: "acme.yaml"),
      resources: DataFiles.root
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
  }

  @Test("Submitting after the application's checks commits only what they accept")
  func asyncCommitting() async throws {
    let session = try session(Visit(email: "ann@example.org", age: 20))
    let refused = AsyncChecks([AsyncCheck("email.taken", field: "email") { _ in false }])
    #expect(try await session.submit(then: refused) == nil)
    #expect(session[\.email]?.shownViolations.map(\.code) == ["email.taken"])
    let accepted = AsyncChecks([AsyncCheck("email.taken", field: "email") { _ in true }])
    #expect(try await session.submit(then: accepted)?.email == "ann@example.org")
    let unknown = AsyncChecks([AsyncCheck("x.y", field: "nobody") { _ in true }])
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
    session.untyped.appendElement(
      to: FieldPath(field: "guests"),
      ["email": "dan@example.org"]
    )
    #expect(session.isValid)
    #expect(session.value == nil)
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
