import Rulebook
import TestSupport
import Testing

/// Rules that are written in Swift, in handles and typed forms.
@Suite("Rules in Swift, in forms")
struct SwiftRuleTests {
  struct Account: Sendable, Equatable {
    var pin = ""
    var pinAgain = ""
  }

  private let pin: Rule
  private let rulebook: Rulebook

  init() throws {
    pin = try Rule("pin", normalize: [.trim]) { .length(4...4) }
    rulebook = try Rulebook(.init(sources: [.bundled, .rules([pin])], resources: DataFiles.root))
  }

  struct Row: CustomTestStringConvertible, Sendable {
    var testDescription: String
    var account: Account
    var found: [String]
  }

  static let rows: [Row] = [
    Row(testDescription: "valid", account: Account(pin: " 1234 ", pinAgain: "1234"), found: []),
    Row(testDescription: "blank", account: Account(), found: ["pin required"]),
    Row(
      testDescription: "wrong",
      account: Account(pin: "12", pinAgain: "12"),
      found: ["pin length.wrong"]
    ),
    Row(
      testDescription: "another field repeats it",
      account: Account(pin: "1234", pinAgain: "12"),
      found: ["pinAgain same_as.mismatch"]
    ),
  ]

  @Test("A typed form names a rule in Swift, or takes it", arguments: rows, [true, false])
  func form(_ row: Row, isNamed: Bool) throws {
    let named = TypedForm<Account>("account", stop: .all) {
      Field(\.pin, "pin", required: true)
      Field(\.pinAgain, sameAs: \.pin)
    }
    let taken = TypedForm<Account>("account", stop: .all) {
      Field(\.pin, pin, required: true)
      Field(\.pinAgain, sameAs: \.pin)
    }
    let form = isNamed ? named : taken
    let report = try form.bound(to: rulebook).check(row.account)
    #expect(report.report.places == row.found)
    if row.found.isEmpty { #expect(report.normalized?.pin == "1234") }
  }

  @Test("Its messages are the catalog's, or the field's")
  func messages() throws {
    let form = TypedForm<Account>("account") {
      Field(\.pin, pin, messages: ["length.wrong": "Four digits."])
    }
    let report = try form.bound(to: rulebook).check(Account(pin: "1"))
    #expect(report.messages(at: \.pin, in: "en").map(\.text) == ["Four digits."])
    let handle = try rulebook.rule(pin)
    #expect(handle.accepts("1234"))
    #expect(!handle.accepts("12"))
    #expect(rulebook.messages(for: handle.check("12"), in: "en").first?.key == "length.wrong")
  }

  @Test("A rulebook without the rule says so")
  func missing() throws {
    let without = try Rulebook(.init(resources: DataFiles.root))
    let form = TypedForm<Account>("account") { Field(\.pin, pin) }
    let inHandle = try #require(throws: UsageError.self) { try without.rule(pin) }
    let inForm = try #require(throws: UsageError.self) { try form.bound(to: without) }
    #expect([inHandle.kind, inForm.kind] == [.unknownRule, .unknownRule])
  }
}
