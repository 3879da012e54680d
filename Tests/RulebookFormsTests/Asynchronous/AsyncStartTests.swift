import PackLoading
import RuleEngine
import Rulebook
import TestSupport
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
    StartRow(
      "one element of two is wrong",
      ["name": "ann", "guests": [["name": "bob"], ["name": "c"]]],
      .afterField,
      "guests[].name",
      isMade: true
    ),
    StartRow("it is missing", ["email": "annabel"], .afterField, "name", isMade: false),
    StartRow(
      "a blank field",
      ["name": "ann", "email": " ", "pin": "1"],
      .afterField,
      "email",
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

  private static func log(_ log: Log, _ field: String) -> AsyncChecks {
    let check = AsyncCheck("a.b", field: field, start: .afterField) { input in
      log.note(input.path.description)
      return true
    }
    return AsyncChecks([check], clock: ManualClock())
  }

  @Test("A check is not made where another system found something")
  func foundElsewhere() async throws {
    let rulebook = AsyncFixture.rulebook
    let form = try #require(try rulebook.library.form("join"))
    var state = FormState(of: form, record: .record(AsyncFixture.valid), surroundings: .system)
    state.add([Violation("name.taken", path: FieldPath(field: "name"))])
    let log = Log()
    for field in ["name", "email"] {
      let checks = Self.log(log, field)
      #expect(try await checks.run(after: state) == state.report)
    }
    #expect(log.all == ["email"])
  }

  @Test("A check is not made where its findings would not be shown")
  func stopped() async throws {
    let log = Log()
    let record: [String: Value] = ["name": "x", "email": "annabel"]
    for form in ["first", "all"] {
      let checks = Self.log(log, "email")
      let report = try await AsyncFixture.rulebook.check(record, form: form, then: checks)
      #expect(report.places == ["name length.too_short"])
    }
    #expect(log.all == ["email"])
  }

  struct Member: Sendable { var name = "", email = "" }

  @Test("A typed form makes checks too")
  func typedForm() async throws {
    let form = try TypedForm<Member>("club") {
      Field(\.name, "word", required: true)
      Field(\.email, "word")
    }.bound(to: AsyncFixture.rulebook)
    let checks = AsyncChecks(
      [AsyncCheck("name.taken", field: "name") { $0.value != "ann" }],
      clock: ManualClock()
    )
    let taken = try await form.check(Member(name: " ANN ", email: "bob"), then: checks)
    #expect(taken.violations(at: \.name).map(\.code) == ["name.taken"])
    #expect(taken.normalized == nil)
    let free = try await form.check(Member(name: " Bob "), then: checks)
    #expect(free.normalized?.name == "bob")
    let wrong = AsyncChecks(
      [AsyncCheck("name.taken", field: "nam") { _ in true }],
      clock: ManualClock()
    )
    await #expect(throws: UsageError.self) { try await form.check(Member(), then: wrong) }
  }
}
