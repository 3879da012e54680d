import Rulebook
import RulebookTesting
import Testing

struct Guest: Sendable {
  var email = ""
  var code = ""
}

/// Tests of an application's form and packs, which the guide about testing shows.
@Suite("Guests")
struct GuestTests {
  private let form: BoundForm<Guest>

  init() throws {
    let code = try Rule("code") { .length(4...4) }
    let guests = """
      format: 1
      pack: guests
      codes: { code.used: {} }
      messages: { en: { code.used: This code was used before. } }
      """
    form = try TypedForm<Guest>("guest") {
      Field(\.email, "email", required: true)
      Field(\.code, code)
    }.bound(to: Rulebook(.bundled, .text(guests, name: "guests.yaml"), .rules([code])))
  }

  @Test("A guest needs a whole address")
  func address() {
    let report = form.check(Guest(email: "ann@", code: "1234"))
    report.expectViolation(at: \.email, "email.domain.missing")
    report.expectNoViolation(at: \.code)
    form.check(Guest(email: "ann@example.org")).expectValid()
  }

  @Test("A code that was used before is found while it is typed") @MainActor
  func usedCode() async throws {
    let clock = ManualClock()
    let check = AsyncCheck("code.used", field: "code", when: .whileTyping()) { _ in false }
    let session = form.session(for: Guest(email: "ann@example.org"))
    try session.startLiveChecks(AsyncChecks([check], clock: clock))
    let code = session.field(\.code)
    code.text = "1234"
    #expect(code.state == .checking)
    await clock.sleepers(1)
    clock.advance(by: .milliseconds(400))
    while code.state == .checking { await Task.yield() }
    #expect(code.shownViolations.map(\.code) == ["code.used"])
  }

  @Test("The examples in our packs are right")
  func examples() throws {
    try expectExamples(in: ["Examples/Packs/library-card.yaml"])
  }
}
