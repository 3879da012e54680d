import Rulebook
import TestSupport
import Testing

// What has no field, and how submissions end.
extension TypedSessionTests {
  /// A change of the record, and the hidden properties that are left; nil if there is no value.
  struct HiddenRow: CustomTestStringConvertible, Sendable {
    var testDescription: String
    var ids: [Int]?
    var change: @Sendable @MainActor (FormSession) -> Void

    init(
      _ name: String,
      _ ids: [Int]?,
      _ change: @escaping @Sendable @MainActor (FormSession) -> Void
    ) {
      (testDescription, self.ids, self.change) = (name, ids, change)
    }
  }

  nonisolated static let hidden: [HiddenRow] = [
    HiddenRow("nothing", [1, 2]) { _ in },
    HiddenRow("a shorter list", [1]) { $0.set([["email": "x@example.org"]], at: "guests") },
    HiddenRow("a shorter list, and another element", nil) {
      $0.set([["email": "x@example.org"]], at: "guests")
      $0.appendElement(to: "guests", ["email": "y@example.org"])
    },
    HiddenRow("no list, and another element", nil) {
      $0.set(.null, at: "guests")
      $0.appendElement(to: "guests", ["email": "y@example.org"])
    },
    HiddenRow("an empty list", []) { $0.set([], at: "guests") },
    HiddenRow("a shorter list, and one of the old length", nil) {
      $0.set([["email": "x@example.org"]], at: "guests")
      $0.set([["email": "x@example.org"], ["email": "y@example.org"]], at: "guests")
    },
  ]

  @Test(
    "An element of the record doesn't get the hidden properties of an old one",
    arguments: hidden
  )
  func hiddenProperties(_ row: HiddenRow) throws {
    let guests = [Guest(id: 1, email: "ann@example.org"), Guest(id: 2, email: "bob@example.org")]
    let session = try session(Visit(email: "ann@example.org", age: 20, guests: guests))
    row.change(session.untyped)
    #expect(session.isValid)
    #expect(session.value?.guests.map(\.id) == row.ids)
  }

  @Test("An optional value of the record doesn't get those of an old one either")
  func hiddenOptional() throws {
    let address = Address(city: "bern", source: "map")
    let session = try session(Visit(email: "ann@example.org", age: 20, address: address))
    session.untyped.set("Basel", at: "address.city")
    #expect(session.value?.address == Address(city: "basel", source: "map"))
    session.untyped.set(.null, at: "address")
    #expect(session.isValid)
    #expect(session.value != nil)
    #expect(session.value?.address == nil)
    session.untyped.set(["city": "Chur"], at: "address")
    #expect(session.isValid)
    #expect(session.value == nil)
  }

  @Test("A submission that typing ends is outdated, not wrong")
  func outdated() async throws {
    let session = try session(Visit(email: "ann@example.org", age: 20))
    let begun = Event()
    let check = AsyncCheck("email.taken", field: "email") { _ in
      begun.fire()
      while !Task.isCancelled { await Task.yield() }
      return true
    }
    let submission = Task { try await session.submit(then: AsyncChecks([check])) }
    await begun.wait()
    session[\.age]?.text = "21"
    #expect(try await submission.value.description == "outdated")
    #expect(session.committedValue.age == 20)
  }
}
