import Rulebook
import TestSupport
import Testing

/// Fields that are found by key paths, wherever they are.
@Suite("Key paths of typed forms") @MainActor
struct KeyPathTests {
  struct Address: Sendable, Equatable {
    var street = ""
    var country = Country()
  }

  struct Country: Sendable, Equatable { var code = "CH" }

  struct Line: Sendable, Equatable {
    var id = 0
    var sku = ""
  }

  struct Box: Sendable, Equatable {
    var lines: [Line] = []
    var sender: Address?
  }

  struct Order: Sendable, Equatable {
    var email = "ann@example.org"
    var note: String?
    var home = Address()
    var billing: Address?
    var boxes: [Box] = []
  }

  private static let form = TypedForm<Order>("order") {
    Field(\.email, "email", required: true)
    Field(\.note, "slug", required: .when(\.home.country.code, equals: "US"))
    Nested(\.home) {
      Field(\.street)
      Nested(\.country) { Field(\.code, "country-code") }
    }
    Nested(\.billing, name: "bill-to") {
      Field(\.street, required: true)
      Nested(\.country) { Field(\.code, "country-code") }
    }
    Each(\.boxes, label: "Box {position}") {
      Each(\.lines, label: "Line {position}") { Field(\.sku, "slug", required: true) }
      Nested(\.sender) { Field(\.street, required: true) }
    }
  }

  private func session(_ order: Order) throws -> TypedSession<Order> {
    try Self.form.bound(to: try Rulebook()).session(for: order)
  }

  private static let order = Order(boxes: [
    Box(),
    Box(
      lines: [Line(id: 1, sku: "a"), Line(id: 2, sku: "b")],
      sender: Address(street: "Gasse 9")
    ),
  ])

  @Test("A field that is always there isn't optional")
  func certainFields() throws {
    let session = try session(Self.order)
    session.field(\.email).text = "bob@example.org"
    session.field(\.home.country.code).text = "US"
    #expect(session.field(\.note).isRequired)
    session.field(\.home.country.code).text = "DE"
    session.untyped.removeField(at: "note")
    #expect(session.field(\.note).path == "note")
    #expect(session.field(\.boxes[1].lines[1].sku).path == "boxes[1].lines[1].sku")
    #expect(session.value?.email == "bob@example.org")
    #expect(session.value?.home.country.code == "DE")
  }

  @Test("A field of an optional value is found by two key paths")
  func optionalValues() throws {
    let session = try session(Self.order)
    #expect(session[\.billing, \.street] == nil)
    try session.set(Address(), for: \.billing)
    session[\.billing, \.street]?.text = "Gasse 1"
    session[\.billing, \.country.code]?.text = "DE"
    session[\.boxes[1].sender, \.street]?.text = "Gasse 2"
    #expect(session[\.boxes[0].sender, \.street] == nil)
    #expect(session.value?.billing == Address(street: "Gasse 1", country: Country(code: "DE")))
    #expect(session.value?.boxes[1].sender?.street == "Gasse 2")
  }

  @Test("A list in a list has fields and elements")
  func listsInLists() throws {
    let session = try session(Self.order)
    #expect(session[\.boxes[1].lines[1].sku]?.label == "Box 2: Line 2: sku")
    #expect(session[\.boxes[0].lines[0].sku] == nil)
    try session.append(Line(id: 3), to: \.boxes[0].lines)
    session[\.boxes[0].lines[0].sku]?.text = "c"
    try session.remove(at: 0, from: \.boxes[1].lines)
    try session.set(nil, for: \.boxes[1].sender)
    #expect(
      session.value?.boxes == [
        Box(lines: [Line(id: 3, sku: "c")]), Box(lines: [Line(id: 2, sku: "b")]),
      ]
    )
    #expect(throws: UsageError.self) { try session.append(Line(), to: \.boxes[7].lines) }
  }

  /// A key path, and the path of its field.
  struct Row: CustomTestStringConvertible, Sendable {
    var testDescription: String { path }
    var path: String
    var keyPath: any WritableKeyPath<Whole, String> & Sendable

    /// Whether ``whole`` has the field.
    var isThere = true
  }

  /// The key path of an optional value, and that of a property of the value.
  struct Pair: CustomTestStringConvertible, Sendable {
    var testDescription: String { path }
    var path: String
    var group: any WritableKeyPath<Whole, Address?> & Sendable
    var property: any WritableKeyPath<Address, String> & Sendable
  }

  struct Stop: Sendable, Equatable {
    var name = ""
    var agent: Address?
  }

  struct Trip: Sendable, Equatable {
    var stops: [Stop] = []
    var tags: [String] = []
    var guide: Address?
  }

  /// Lists and optional values, in one another in all ways.
  struct Whole: Sendable, Equatable {
    var trip: Trip?
    var trips: [Trip] = []
    var notes: [String: String] = [:]
    var places: [String: Address] = [:]
  }

  nonisolated private static let wholeForm = TypedForm<Whole>("whole") {
    Nested(\.trip) {
      Each(\.stops) {
        Field(\.name)
        Nested(\.agent) { Field(\.street) }
      }
      Each(\.tags, "slug")
      Nested(\.guide) {
        Field(\.street)
        Nested(\.country) { Field(\.code) }
      }
    }
    Each(\.trips) {
      Each(\.stops) { Nested(\.agent) { Field(\.street) } }
      Nested(\.guide) { Field(\.street) }
    }
    Field(\.notes["a"], name: "note-a")
    Nested(\.places["b"], name: "place-b") { Field(\.street) }
  }

  nonisolated private static let whole: Whole = {
    let home = Address(street: "Gasse 1")
    let trip = Trip(stops: [Stop(), Stop(name: "x", agent: home)], tags: ["t"], guide: home)
    return Whole(trip: trip, trips: [Trip(), trip], places: ["b": home])
  }()

  nonisolated static let rows: [Row] = [
    Row(path: "trip.stops[1].name", keyPath: \.trip!.stops[1].name),
    Row(path: "trip.stops[7].name", keyPath: \.trip!.stops[7].name, isThere: false),
    Row(path: "trip.stops[1].agent.street", keyPath: \.trip!.stops[1].agent!.street),
    Row(
      path: "trip.stops[0].agent.street",
      keyPath: \.trip!.stops[0].agent!.street,
      isThere: false
    ),
    Row(path: "trip.tags[0]", keyPath: \.trip!.tags[0]),
    Row(path: "trip.guide.street", keyPath: \.trip!.guide!.street),
    Row(path: "trip.guide.country.code", keyPath: \.trip!.guide!.country.code),
    Row(path: "trips[1].stops[1].agent.street", keyPath: \.trips[1].stops[1].agent!.street),
    Row(path: "trips[0].guide.street", keyPath: \.trips[0].guide!.street, isThere: false),
    Row(path: "trips[1].guide.street", keyPath: \.trips[1].guide!.street),
    Row(path: "place-b.street", keyPath: \.places["b"]!.street),
  ]

  @Test("Key paths lead through optional values, lists and dictionaries", arguments: rows)
  func keyPaths(_ row: Row) throws {
    let form = try Self.wholeForm.bound(to: try Rulebook())
    #expect(form.path(of: row.keyPath)?.description == row.path)
    let session = form.session(for: Self.whole)
    let expected = row.isThere ? row.path : nil
    #expect(session[row.keyPath]?.path.description == expected)
    let blank = form.session(for: Whole())
    #expect(blank[row.keyPath] == nil)
    // A field is found after it has appeared.
    blank.reset(to: Self.whole)
    #expect(blank[row.keyPath]?.path.description == expected)
  }

  nonisolated static let pairs: [Pair] = [
    Pair(path: "trip.guide.country.code", group: \.trip!.guide, property: \.country.code),
    Pair(path: "trip.stops[1].agent.street", group: \.trip!.stops[1].agent, property: \.street),
    Pair(path: "trips[1].guide.street", group: \.trips[1].guide, property: \.street),
    Pair(path: "place-b.street", group: \.places["b"], property: \.street),
  ]

  @Test("Two key paths are the same as one with a `!`", arguments: pairs)
  func pairs(_ row: Pair) throws {
    let form = try Self.wholeForm.bound(to: try Rulebook())
    #expect(form.path(of: row.group, row.property)?.description == row.path)
    let session = form.session(for: Self.whole)
    #expect(session[row.group, row.property]?.path.description == row.path)
    #expect(form.session(for: Whole())[row.group, row.property] == nil)
  }

  @Test("The second of two key paths can lead on, and an undeclared one leads nowhere")
  func longPairs() throws {
    let form = try Self.wholeForm.bound(to: try Rulebook())
    let session = form.session(for: Self.whole)
    #expect(session[\.trip, \.stops[1].name]?.path == "trip.stops[1].name")
    #expect(session[\.trip, \.tags[0]]?.path == "trip.tags[0]")
    #expect(session[\.trip, \.stops[1].agent!.street]?.path == "trip.stops[1].agent.street")
    #expect(form.path(of: \.trip, \.stops[300].name)?.description == "trip.stops[300].name")
    #expect(session[\.notes["a"]]?.path == "note-a")
    #expect(form.path(of: \.notes["b"]) == nil)
    #expect(form.path(of: \.trips[0].stops[0].name) == nil)
  }

  @Test("Each of thousands of elements is found at once", .timeLimit(.minutes(15)))
  func manyElements() throws {
    let rulebook = try Rulebook(.init(limits: Limits(listElements: 3_000)))
    let form = try Self.wholeForm.bound(to: rulebook)
    let stops = (0..<3_000).map { Stop(name: "stop\($0)") }
    let session = form.session(for: Whole(trip: Trip(stops: stops)))
    for index in stops.indices {
      let path = form.path(of: \.trip!.stops[index].name)
      #expect(path?.description == "trip.stops[\(index)].name")
      #expect(session[\.trip!.stops[index].name]?.text == stops[index].name)
    }
    // Key paths that the form doesn't have are tried once.
    for index in stops.indices { #expect(form.path(of: \.trips[index].stops[0].name) == nil) }
  }

  @Test("What is typed through a key path is in the value")
  func typing() throws {
    let session = try Self.wholeForm.bound(to: try Rulebook()).session(for: Self.whole)
    session[\.trip!.stops[1].agent!.street]?.text = "Gasse 2"
    session[\.trip, \.tags[0]]?.text = "u"
    session[\.notes["a"]]?.text = "hello"
    session[\.places["b"], \.street]?.text = "Gasse 3"
    try session.append(Stop(name: "new"), to: \.trip!.stops)
    session[\.trip!.stops[2].name]?.text = "newer"
    try session.set(Address(), for: \.trips[0].guide)
    session[\.trips[0].guide!.street]?.text = "Gasse 4"
    var expected = Self.whole
    expected.trip?.stops[1].agent?.street = "Gasse 2"
    expected.trip?.tags = ["u"]
    expected.trip?.stops.append(Stop(name: "newer"))
    expected.notes["a"] = "hello"
    expected.places["b"]?.street = "Gasse 3"
    expected.trips[0].guide = Address(street: "Gasse 4")
    #expect(session.value == expected)
    try session.set(nil, for: \.trip)
    #expect(throws: UsageError.self) { try session.append(Stop(), to: \.trip!.stops) }
  }

  /// A declaration with a key path that can't be that of a field.
  struct Mistake: CustomTestStringConvertible, Sendable {
    var testDescription: String
    var form: TypedForm<Whole>
    var reason: String
  }

  nonisolated static let mistakes: [Mistake] = [
    Mistake(
      testDescription: "a field in an optional value",
      form: TypedForm("f") { Field(\.trip!.guide!.street, name: "street") },
      reason: "can't be read while the value is nil"
    ),
    Mistake(
      testDescription: "a list in an optional value",
      form: TypedForm("f") { Each(\.trip!.tags, "slug", name: "tags") },
      reason: "can't be read while the value is nil"
    ),
    Mistake(
      testDescription: "a value of a dictionary without a name",
      form: TypedForm("f") { Field(\.notes["a"]) },
      reason: "is computed; give the field a name"
    ),
    Mistake(
      testDescription: "a condition through `?`",
      form: TypedForm("f") {
        Nested(\.trip) { Nested(\.guide) { Field(\.street) } }
        Field(\.notes["a"], name: "a", required: .whenFilled(\.trip?.guide?.street))
      },
      reason: "there is no field for"
    ),
    Mistake(
      testDescription: "a condition on an element",
      form: TypedForm("f") {
        Each(\.trips) { Each(\.tags, "slug") }
        Field(\.notes["a"], name: "a", required: .whenFilled(\.trips[0].tags[0]))
      },
      reason: "there is no field for"
    ),
  ]

  @Test("A declaration through a key path that can't work is refused", arguments: mistakes)
  func mistake(_ row: Mistake) throws {
    let error = try #require(throws: UsageError.self) { try row.form.bound(to: try Rulebook()) }
    #expect(error.reason.contains(row.reason), "\(error.reason)")
  }

  @Test("Conditions look into optional values")
  func conditions() throws {
    let form = TypedForm<Whole>("f") {
      Nested(\.trip) { Nested(\.guide) { Field(\.street) } }
      Field(\.notes["a"], name: "a", required: .whenFilled(\.trip!.guide!.street))
    }
    let bound = try form.bound(to: try Rulebook())
    #expect(bound.check(Whole()).isValid)
    #expect(bound.check(Self.whole).violations(at: \.notes["a"]).map(\.code) == ["required"])
  }

  @Test("An element that only the record has can't be filled by key paths")
  func elementsOfRecord() throws {
    let session = try session(Order())
    session.untyped.appendElement(to: "boxes")
    #expect(session.value == nil)
    #expect(throws: UsageError.self) { try session.append(Line(), to: \.boxes[0].lines) }
    #expect(throws: UsageError.self) { try session.set(Address(), for: \.boxes[0].sender) }
    try session.remove(at: 0, from: \.boxes)
    try session.append(Box(), to: \.boxes)
    try session.set(Address(street: "Gasse 3"), for: \.boxes[0].sender)
    #expect(session.value?.boxes[0].sender?.street == "Gasse 3")
  }

  @Test("Paths and reports know the same key paths")
  func paths() throws {
    let form = try Self.form.bound(to: try Rulebook())
    #expect(form.path(of: \.boxes[3].lines[2].sku)?.description == "boxes[3].lines[2].sku")
    #expect(form.path(of: \.boxes[12].lines[40].sku)?.description == "boxes[12].lines[40].sku")
    #expect(form.path(of: \.billing, \.street)?.description == "bill-to.street")
    let sender = form.path(of: \.boxes[1].sender, \.street)
    #expect(sender?.description == "boxes[1].sender.street")
    #expect(form.path(of: \.home.country.code)?.description == "home.country.code")
    #expect(form.path(of: \.home) == nil)
    var order = Self.order
    order.billing = Address(street: "Gasse 1", country: Country(code: "XX"))
    order.boxes[1].lines[0].sku = "A!"
    order.boxes[1].sender?.street = ""
    let report = form.check(order)
    #expect(report.violations(at: \.boxes[1].lines[0].sku).map(\.code) == ["slug.format"])
    #expect(!report.violations(at: \.billing, \.country.code).isEmpty)
    #expect(report.violations(at: \.boxes[1].sender, \.street).map(\.code) == ["required"])
    #expect(report.violations(at: \.boxes[0].sender, \.street).isEmpty)
    #expect(report.violations(at: \.boxes[1].sender!.street).map(\.code) == ["required"])
    let found = report.violations.compactMap(report.keyPath(of:))
    #expect(found.contains(\Order.boxes[1].sender!.street))
    #expect(found.count == report.violations.count)
  }
}
