import Rulebook
import Rules
import Testing

/// Rules that are written in Swift, in handles and typed forms.
@Suite("Rules in Swift")
struct SwiftRuleTests {
  struct Account: Sendable, Equatable {
    var pin = ""
    var pinAgain = ""
  }

  private static let pin = Rule(
    name: "pin",
    normalization: Normalization([.trim]),
    checks: [RuleCheck(LengthCheck(4...4))]
  )

  private static let form = TypedForm<Account>("account", stop: .all) {
    Field(\.pin, pin, required: true, messages: ["length.wrong": "Four digits."])
    Field(\.pinAgain, sameAs: \.pin)
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

  @Test("A typed form names a rule in Swift", arguments: rows)
  func form(_ row: Row) throws {
    let form = try Self.form.bound(to: Rulebook(resources: DataFiles.root))
    let report = form.check(row.account)
    #expect(report.report.places == row.found)
    if row.found.isEmpty { #expect(report.normalized?.pin == "1234") }
  }

  @Test("Its messages are the catalog's, or the field's")
  func messages() throws {
    let rulebook = try Rulebook(resources: DataFiles.root)
    let report = try Self.form.bound(to: rulebook).check(Account(pin: "1"))
    #expect(report.messages(at: \.pin, in: "en").map(\.text) == ["Four digits."])
    let handle = rulebook.rule(Self.pin)
    #expect(handle.accepts("1234"))
    #expect(!handle.accepts("12"))
    #expect(rulebook.messages(for: handle.check("12"), in: "en").first?.key == "length.wrong")
  }
}
