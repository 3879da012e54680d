import Rulebook
import TestSupport
import Testing

@Suite("Live checks beside submissions") @MainActor
struct LiveSubmissionTests {
  @Test("A submission that a change ends lets the questions be asked again")
  func outdated() async throws {
    let server = NameServer(taken: ["bob"])
    let session = try SessionFixture.shared.get().session("small", ["pin": "1234"])
    let checks = AsyncChecks([server.check("note", when: .onBlur)], clock: ManualClock())
    try session.startLiveChecks(checks)
    session["note"]?.text = "bob"
    #expect(await eventually { server.asked == ["bob"] })
    let begun = Event()
    let submission = Task {
      await session.submit { _ in
        begun.fire()
        while !Task.isCancelled { await Task.yield() }
        return []
      }
    }
    await begun.wait()
    #expect(session["note"]?.state == .valid)
    session["pin"]?.text = "4321"
    #expect(await submission.value.description == "outdated")
    server.answer("bob")
    #expect(await eventually { session["note"]?.shownCodes == ["name.taken"] })
  }

  @Test("The end of an earlier submission doesn't undo a later one")
  func laterSubmission() async throws {
    let server = NameServer(taken: ["bob"])
    let session = try SessionFixture.shared.get().session("small", ["pin": "1234"])
    let checks = AsyncChecks([server.check("note", when: .onBlur)], clock: ManualClock())
    try session.startLiveChecks(checks)
    session["note"]?.text = "bob"
    #expect(await eventually { server.asked == ["bob"] })
    let begun = Event()
    let earlier = Task {
      await session.submit { _ in
        begun.fire()
        while !Task.isCancelled { await Task.yield() }
        return []
      }
    }
    await begun.wait()
    #expect(session.isSubmitting)
    #expect(session.submit().isAccepted)
    #expect(!session.isSubmitting)
    #expect(await earlier.value.description == "outdated")
    server.answer("bob")
    await pauseForOthers()
    #expect(server.asked == ["bob"])
    #expect(session["note"]?.state == .valid)
  }
}
