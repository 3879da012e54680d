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
  }
}
