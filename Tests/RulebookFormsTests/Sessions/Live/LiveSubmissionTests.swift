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

  @Test("The first value that comes back isn't asked about, nor one that moved with its element")
  func firstValues() async throws {
    let server = NameServer(taken: ["ann", "bob"])
    let record: [String: Value] = ["people": [["name": "ann"], ["name": "bob"]]]
    let session = try SessionFixture.shared.get().session("whole", record)
    let checks = AsyncChecks([server.check("people[].name", when: .onBlur)], clock: ManualClock())
    try session.startLiveChecks(checks)
    session["people[1].name"]?.text = "eva"
    #expect(await eventually { server.asked == ["eva"] })
    session["people[1].name"]?.text = "bob"
    #expect(session["people[1].name"]?.state == .valid)
    session.removeElement(at: "people[0]")
    session["people[0].name"]?.text = "fay"
    #expect(await eventually { server.asked == ["eva", "fay"] })
    session["people[0].name"]?.text = "bob"
    await pauseForOthers()
    #expect(session["people[0].name"]?.state == .valid)
    session["people[0].name"]?.text = "ann"
    #expect(await eventually { server.asked == ["eva", "fay", "ann"] })
  }

  @Test("A value that the application refused is asked about when it comes back")
  func refused() async throws {
    let server = NameServer(taken: ["bob"])
    let session = try SessionFixture.shared.get().session("small", ["pin": "1234"])
    let checks = AsyncChecks([server.check("note", when: .onBlur)], clock: ManualClock())
    try session.startLiveChecks(checks)
    session["note"]?.text = "bob"
    #expect(await eventually { server.asked == ["bob"] })
    let result = await session.submit { _ in [Violation("name.taken", path: "note")] }
    #expect(result.description == "refused at note")
    // The refused field has the focus, and is asked about when it is left.
    session["note"]?.text = "ann"
    session.focusedField = session["pin"]
    #expect(await eventually { server.asked == ["bob", "ann"] })
    session["note"]?.text = "bob"
    #expect(await eventually { server.asked == ["bob", "ann", "bob"] })
  }

  @Test("Hundreds of questions wait for their turn, in order")
  func manyQuestions() async throws {
    let count = 300
    let server = NameServer(taken: [])
    let people = Array(repeating: Value.record([:]), count: count)
    let session = try SessionFixture.shared.get().session("whole", ["people": .list(people)])
    let checks = AsyncChecks(
      [server.check("people[].name", when: .onBlur)],
      width: 1,
      clock: ManualClock()
    )
    try session.startLiveChecks(checks)
    let letters = (0..<count).map { number in
      String([number / 100, number / 10 % 10, number % 10].map { Array("abcdefghij")[$0] })
    }
    for (index, name) in letters.enumerated() { session["people[\(index)].name"]?.text = name }
    for (index, name) in letters.enumerated() {
      #expect(await eventually { server.asked.count == index + 1 })
      server.answer(name)
    }
    #expect(server.asked == letters)
    #expect(await eventually { session.fields.allSatisfy { $0.state != .checking } })
  }
}
