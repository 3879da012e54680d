import Rulebook
import TestSupport
import Testing

@Suite("Asynchronous checks")
struct AsyncChecksTests {
  private static func report(
    of record: [String: Value] = AsyncFixture.valid,
    form: String = "join",
    _ checks: AsyncCheck...
  ) async throws -> Report {
    let checks = AsyncChecks(checks, clock: ManualClock())
    return try await AsyncFixture.rulebook.check(record, form: form, then: checks)
  }

  private static func finding(_ codes: ViolationCode..., field: String) -> AsyncCheck {
    AsyncCheck(field: field) { _ in codes.map { Violation($0) } }
  }

  struct Broken: Error {}

  struct Row: CustomTestStringConvertible, Sendable {
    var testDescription: String
    var checks: [AsyncCheck]
    var outcome: Outcome
    var places: [String]

    init(_ name: String, _ checks: AsyncCheck..., gives outcome: Outcome, _ places: String...) {
      testDescription = name
      (self.checks, self.outcome, self.places) = (checks, outcome, places)
    }
  }

  static let rows = [
    Row("none", gives: .valid),
    Row("accepted", AsyncCheck("name.taken", field: "name") { _ in true }, gives: .valid),
    Row(
      "not accepted",
      AsyncCheck("name.taken", field: "name") { _ in false },
      gives: .invalid,
      "name name.taken"
    ),
    Row(
      "thrown",
      AsyncCheck("name.taken", field: "name") { _ in throw Broken() },
      gives: .inconclusive,
      "name check.unavailable"
    ),
    Row(
      "cancelled by itself",
      AsyncCheck("name.taken", field: "name") { _ in throw CancellationError() },
      gives: .inconclusive,
      "name check.unavailable"
    ),
    Row(
      "a warning by the pack's codes",
      finding("name.rude", field: "name"),
      gives: .valid,
      "name name.rude!"
    ),
    Row(
      "in the order of the form",
      finding("guest.unknown", field: "guests[].name"),
      finding("email.used", field: "email"),
      finding("name.taken", field: "name"),
      gives: .invalid,
      "name name.taken",
      "email email.used"
    ),
    Row(
      "of the record",
      AsyncCheck("record.known") { _ in false },
      finding("name.taken", field: "name"),
      gives: .invalid,
      "name name.taken",
      " record.known"
    ),
    Row(
      "of the record, and naming a field",
      AsyncCheck { _ in [Violation("email.used", path: FieldPath(field: "email"))] },
      gives: .invalid,
      "email email.used"
    ),
    Row(
      "wrong before unknown, once for each field",
      AsyncCheck("name.taken", field: "name") { _ in throw Broken() },
      finding("name.rude", "name.taken", "name.known", field: "name"),
      gives: .invalid,
      "name name.rude!",
      "name name.taken"
    ),
    Row(
      "a field that is blank",
      finding("age.wrong", field: "age"),
      finding("pin.known", field: "pin"),
      gives: .valid
    ),
  ]

  @Test("What checks answer becomes part of the report", arguments: rows)
  func answers(row: Row) async throws {
    let checks = AsyncChecks(row.checks, clock: ManualClock())
    let report = try await AsyncFixture.rulebook.check(
      AsyncFixture.valid,
      form: "join",
      then: checks
    )
    #expect(report.outcome == row.outcome)
    #expect(report.places == row.places)
    #expect((report.normalized == nil) == (row.outcome != .valid))
    #expect(report.violations.allSatisfy { $0.form == "join" })
    for violation in report.violations {
      #expect(violation.number == (violation.code == "name.taken" ? 3101 : nil))
    }
  }

  @Test("An error is not shown")
  func thrownError() async throws {
    struct Telling: Error { let text = "swordfish" }
    let report = try await Self.report(
      AsyncCheck("name.taken", field: "name") { _ in throw Telling() }
    )
    #expect(!"\(report)".contains("swordfish"))
    #expect(report.violations.map(\.arguments) == [[:]])
  }

  static let stops: [(form: String, places: [String])] = [
    ("join", ["name a", "email c"]), ("all", ["name a", "name b", "email c", "email d"]),
    ("first", ["name a"]),
  ]

  @Test("The form's way to stop holds", arguments: stops)
  func stop(form: String, places: [String]) async throws {
    let report = try await Self.report(
      form: form,
      Self.finding("a", "b", field: "name"),
      Self.finding("c", "d", field: "email")
    )
    #expect(report.places == places)
  }

  @Test("A check sees normalised values, and none of secret fields")
  func input() async throws {
    let log = Log()
    let note: @Sendable (AsyncCheck.Input) -> Bool = { input in
      let record = input.record.sorted { $0.key < $1.key }.map {
        "\($0.key)=\($0.value.text ?? "")"
      }
      log.note("\(input.path) \(input.value?.text ?? "nil") \(record.joined(separator: " "))")
      return true
    }
    let record: [String: Value] = [
      "name": " ANN ", "pin": "1234", "again": "1234", "other": "x",
      "guests": [["name": " Bob"], ["name": " "], ["name": "CY"]],
    ]
    for field in ["name", "email", "pin", "guests[].name"] {
      let report = try await Self.report(of: record, AsyncCheck("a", field: field, accepts: note))
      #expect(report.isValid)
    }
    let values = "guests[0].name=bob guests[2].name=cy name=ann"
    #expect(
      log.all.sorted() == [
        "guests[0].name bob \(values)", "guests[2].name cy \(values)", "name ann \(values)",
        "pin nil \(values)",
      ]
    )
  }

  @Test("A value is checked after its rule")
  func value() async throws {
    let checks = AsyncChecks(clock: ManualClock()) {
      AsyncCheck("word.used") { input in
        input.value != "ann" && input.record.isEmpty && input.path.isEmpty
      }
    }
    let rulebook = AsyncFixture.rulebook
    let used = try await rulebook.check(" ANN", as: "word", then: checks)
    #expect(used.violations == [Violation("word.used")])
    let free = try await rulebook.check("Bob", as: "word", with: ["maximum": 5], then: checks)
    #expect(free.isValid)
    #expect(free.normalized == "bob")
    #expect(try await rulebook.check("x", as: "word", then: checks).places == [" length.too_short"])
    let secret = try await rulebook.check(
      "1234",
      as: "pin",
      then: AsyncChecks([AsyncCheck("pin.seen") { $0.value == nil }], clock: ManualClock())
    )
    #expect(secret.isValid)
  }

  static let mistakes: [(field: String, reason: String)] = [
    ("nam", "the form `join` doesn't have a field `nam`; did you mean `name`?"),
    (
      "guests[0].name",
      "the form `join` doesn't have a field `guests[0].name`; did you mean `guests[].name`?"
    ),
    ("a..b", #"the form `join` doesn't have a field `["a..b"]`"#),
  ]

  @Test("A field that the form does not have is the caller's mistake", arguments: mistakes)
  func mistake(field: String, reason: String) async throws {
    let error = await #expect(throws: UsageError.self) {
      try await Self.report(AsyncCheck("a", field: field) { _ in true })
    }
    #expect(error?.kind == .unknownField)
    #expect(error?.description == reason)
    await #expect(throws: UsageError.self) { try await Self.report(form: "jion") }
    await #expect(throws: UsageError.self) {
      let checks = AsyncChecks([AsyncCheck("a", field: "b") { _ in true }], clock: ManualClock())
      return try await AsyncFixture.rulebook.check("ann", as: "word", then: checks)
    }
  }

  @Test("Checks can be listed by conditions and loops")
  func builder() {
    func checks(_ isFull: Bool) -> [String] {
      AsyncChecks {
        AsyncCheck("a", field: "a") { _ in true }
        if isFull { AsyncCheck("b", field: "b") { _ in true } }
        if isFull { AsyncCheck("c", field: "c") { _ in true } } else { AsyncCheck { _ in [] } }
        for name in ["x", "y"] { AsyncCheck("d", field: name) { _ in true } }
      }.checks.map(\.field.description)
    }
    #expect(checks(true) == ["a", "b", "c", "x", "y"])
    #expect(checks(false) == ["a", "", "x", "y"])
  }

  @Test("Findings of another system stand where the form has them")
  func adding() throws {
    let rulebook = AsyncFixture.rulebook
    let report = try rulebook.check(["name": "ann", "pin": "1"], form: "join")
    let found = Violation("name.taken.here", path: FieldPath(field: "name"))
    let whole = try rulebook.adding([found], to: report, form: "join")
    #expect(whole.places == ["name name.taken.here", "pin length.wrong"])
    #expect(whole.violations.map(\.form) == ["join", "join"])
    // The catalog knows the code above it; of one that it does not know, it says the least.
    #expect(rulebook.messages(for: whole, in: "en")[0].key == "name.taken")
    let strange = Report().adding([Violation("unheard.of")])
    #expect(rulebook.messages(for: strange, in: "en").map(\.key) == ["invalid"])
    #expect(throws: UsageError.self) { try rulebook.adding([], to: report, form: "jion") }
  }
}
