import Rulebook
import Testing

@Suite("When asynchronous checks are made")
struct AsyncStartTests {
  struct StartRow: CustomTestStringConvertible, Sendable {
    var testDescription: String
    var record: [String: Value]
    var start: AsyncCheck.Start
    var field: String
    var isMade: Bool

    init(
      _ name: String,
      _ record: [String: Value],
      _ start: AsyncCheck.Start,
      _ field: String,
      isMade: Bool
    ) {
      testDescription = name
      (self.record, self.start, self.field, self.isMade) = (record, start, field, isMade)
    }
  }

  private static let oneWrong: [String: Value] = ["name": "ann", "email": "annabel", "pin": "1"]

  static let starts = [
    StartRow("valid", AsyncFixture.valid, .afterRecord, "name", isMade: true),
    StartRow("valid, by field", AsyncFixture.valid, .afterField, "name", isMade: true),
    StartRow("another is wrong", oneWrong, .afterRecord, "name", isMade: false),
    StartRow("another is wrong, by field", oneWrong, .afterField, "name", isMade: true),
    StartRow("it is itself wrong", oneWrong, .afterField, "pin", isMade: false),
    StartRow("the whole record", oneWrong, .afterField, "", isMade: false),
    StartRow("what it looks at is right", oneWrong, .afterField, "email", isMade: true),
    StartRow(
      "what it looks at is wrong",
      ["name": "ann", "email": "annabel", "age": 0],
      .afterField,
      "email",
      isMade: false
    ),
    StartRow("it is missing", ["email": "annabel"], .afterField, "name", isMade: false),
    StartRow(
      "a blank field",
      ["name": "ann", "email": " ", "pin": "1"],
      .afterField,
      "email",
      isMade: false
    ),
    StartRow(
      "an element is wrong",
      ["name": "ann", "guests": [["name": "bob"], ["name": "c"]]],
      .afterField,
      "guests[].name",
      isMade: false
    ),
  ]

  @Test("A check is made once what it needs is valid", arguments: starts)
  func start(row: StartRow) async throws {
    let log = Log()
    let before = try AsyncFixture.rulebook.check(row.record, form: "join")
    let check = AsyncCheck("a.b", field: row.field, start: row.start) { input in
      log.note(input.value?.text ?? "")
      return false
    }
    let report = try await AsyncFixture.rulebook.check(
      row.record,
      form: "join",
      then: AsyncChecks([check], clock: ManualClock())
    )
    #expect(log.all.count == (row.isMade ? 1 : 0))
    #expect(report.violations.filter { $0.code != "a.b" } == before.violations)
    #expect(report.violations.contains { $0.code == "a.b" } == row.isMade)
  }
}
