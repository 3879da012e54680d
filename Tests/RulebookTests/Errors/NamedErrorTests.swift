import Testing

@testable import Rulebook

/// Errors that programs name by a code and arguments, without a type of their own.
@Suite("Errors by their codes")
struct NamedErrorTests {
  struct Row: CustomTestStringConvertible, Sendable {
    var testDescription: String
    var code: ViolationCode
    var arguments: [String: Argument]
    var kind: UsageError.Kind
    var hint: String?
  }

  static let worth: [String: Argument] = [
    "amount": 2.5, "day": .date(.epoch), "region": .region("CH"), "brands": ["visa"],
  ]

  static let refused = [
    Row(
      testDescription: "unknown",
      code: "billing.card_declind",
      arguments: [:],
      kind: .unknownCode,
      hint: "did you mean `billing.card_declined`?"
    ),
    Row(testDescription: "a check's", code: "required", arguments: [:], kind: .unknownCode),
    Row(
      testDescription: "retired",
      code: "billing.declined",
      arguments: [:],
      kind: .retiredCode,
      hint: "use `billing.card_declined` instead"
    ),
    Row(
      testDescription: "missing",
      code: "billing.card_declined",
      arguments: ["brand": "hunter2"],
      kind: .missingArgument,
      hint: "its type is `integer`"
    ),
    Row(
      testDescription: "of another type",
      code: "billing.card_declined",
      arguments: ["brand": "Visa", "attempts": "hunter2"],
      kind: .unsuitableArgument,
      hint: "its type is `integer`"
    ),
    Row(
      testDescription: "internal",
      code: "billing.card_declined",
      arguments: ["brand": "Visa", "attempts": 2, "gateway": "hunter2"],
      kind: .unknownArgument
    ),
    Row(
      testDescription: "personal",
      code: "billing.card_declined",
      arguments: ["brand": "Visa", "attempts": 2, "holder": "hunter2"],
      kind: .unknownArgument
    ),
    Row(
      testDescription: "not declared",
      code: "storage.full",
      arguments: ["hunter2": 1],
      kind: .unknownArgument,
      hint: "it doesn't have any"
    ),
    Row(
      testDescription: "no such choice",
      code: "billing.worth",
      arguments: worth.merging(["brands": ["visa", "hunter2"]]) { $1 },
      kind: .unsuitableArgument,
      hint: "its type is `list(choice(visa|maestro))`"
    ),
    Row(
      testDescription: "a text for a region",
      code: "billing.worth",
      arguments: worth.merging(["region": "hunter2"]) { $1 },
      kind: .unsuitableArgument,
      hint: "its type is `region`, like `CH` or `419`"
    ),
  ]

  @Test("What does not suit is refused, and never repeated", arguments: refused)
  func refusals(row: Row) {
    let error = #expect(throws: UsageError.self) {
      try Shop.rulebook.errorText(for: row.code, row.arguments, in: "en")
    }
    #expect(error?.kind == row.kind)
    if let hint = row.hint { #expect(error?.hint == hint) }
    let told = [
      error?.description, error?.descriptionWithValues, error?.errorDescription,
      error.map { String(reflecting: $0) },
    ]
    #expect(!told.contains { $0?.contains("hunter2") ?? true })
    #expect(throws: UsageError.self) {
      try Shop.rulebook.problem(for: row.code, row.arguments, in: "en")
    }
  }

  @Test("Declared arguments give the texts that a typed error has")
  func accepted() throws {
    let arguments: [String: Argument] = ["brand": "Visa", "attempts": 2]
    let named = try Shop.rulebook.errorText(for: "billing.card_declined", arguments, in: "de")
    #expect(named == Shop.rulebook.errorText(for: ShopError.declined(), in: "de"))
    let problem = try Shop.rulebook.problem(for: "billing.card_declined", arguments, in: "de")
    #expect(problem == Shop.rulebook.problem(for: ShopError.declined(), in: "de"))
    let worth = try Shop.rulebook.errorText(for: "billing.worth", Self.worth, in: "en")
    #expect(worth.message == "From Jan 1, 1970 on, 2.5 in Switzerland for visa.")
  }

  @Test("A code without words is told as an error of which nothing is known")
  func silent() throws {
    let text = try Shop.rulebook.errorText(for: "billing.silent", ["text": ""], in: "en")
    #expect(text.message.contains(Shop.identifier))
    #expect(text.code == "billing.silent")
    #expect(text.number == 4105)
  }
}
