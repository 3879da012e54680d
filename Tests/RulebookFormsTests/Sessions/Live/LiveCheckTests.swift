import Rulebook
import TestSupport
import Testing

@Suite("Live asynchronous checks", .timeLimit(.minutes(15))) @MainActor
struct LiveCheckTests {
  nonisolated private static let pausing = AsyncCheck.Trigger.whileTyping(
    pause: .milliseconds(400)
  )

  nonisolated static let rows: [LiveRow] = [
    LiveRow(
      "on blur: asks when the field is left, not while it is typed",
      .onBlur,
      [
        (.focus, [], .blank), (.type("a"), [], .unfinished), (.type("ann"), [], .valid),
        (.leave, ["ann"], .checking), (.answer("ann"), ["ann"], .valid),
      ]
    ),
    LiveRow(
      "on blur: finds something",
      .onBlur,
      [
        (.focus, [], .blank), (.type("bob"), [], .valid), (.leave, ["bob"], .checking),
        (.answer("bob"), ["bob"], .invalid), (.focus, ["bob"], .invalid),
        (.leave, ["bob"], .invalid),
      ]
    ),
    LiveRow(
      "on blur: without the focus, a change is as good as leaving",
      .onBlur,
      [(.type("ann"), ["ann"], .checking), (.answer("ann"), ["ann"], .valid)]
    ),
    LiveRow(
      "on blur: what isn't valid isn't asked about",
      .onBlur,
      [(.focus, [], .blank), (.type("annabel"), [], .invalid), (.leave, [], .invalid)]
    ),
    LiveRow(
      "on blur: what wasn't changed isn't asked about",
      .onBlur,
      [(.focus, [], .blank), (.leave, [], .blank), (.focus, [], .blank)]
    ),
    LiveRow(
      "on blur: the same value isn't asked about twice",
      .onBlur,
      [
        (.type("ann"), ["ann"], .checking), (.answer("ann"), ["ann"], .valid),
        (.focus, ["ann"], .valid), (.leave, ["ann"], .valid), (.type(" ANN "), ["ann"], .valid),
      ]
    ),
    LiveRow(
      "on blur: a finding of the same value comes back, if the text was removed meanwhile",
      .onBlur,
      [
        (.type("bob"), ["bob"], .checking), (.answer("bob"), ["bob"], .invalid),
        (.type("BOB"), ["bob", "bob"], .invalid),
      ]
    ),
    LiveRow(
      "while typing: asks after a pause",
      pausing,
      [
        (.focus, [], .blank), (.type("ann"), [], .checking),
        (.advance(.milliseconds(399), sleepers: 1), [], .checking),
        (.advance(.milliseconds(1), sleepers: 1), ["ann"], .checking),
        (.answer("ann"), ["ann"], .valid),
      ]
    ),
    LiveRow(
      "while typing: each change begins another pause",
      pausing,
      [
        (.focus, [], .blank), (.type("an"), [], .checking),
        (.advance(.milliseconds(300), sleepers: 1), [], .checking), (.type("ann"), [], .checking),
        (.advance(.milliseconds(300), sleepers: 2), [], .checking),
        (.advance(.milliseconds(100), sleepers: 2), ["ann"], .checking),
      ]
    ),
    LiveRow(
      "while typing: the same normalized value goes on waiting",
      pausing,
      [
        (.focus, [], .blank), (.type("ann"), [], .checking), (.type("ann "), [], .checking),
        (.advance(.milliseconds(400), sleepers: 1), ["ann"], .checking),
      ]
    ),
    LiveRow(
      "while typing: leaving the field ends the pause",
      pausing,
      [(.focus, [], .blank), (.type("ann"), [], .checking), (.leave, ["ann"], .checking)]
    ),
    LiveRow(
      "while typing: what becomes invalid or blank isn't asked about",
      pausing,
      [
        (.focus, [], .blank), (.type("ann"), [], .checking), (.type("annabel"), [], .invalid),
        (.advance(.seconds(1), sleepers: 1), [], .invalid), (.type("ann"), [], .checking),
        (.type(""), [], .blank), (.advance(.seconds(1), sleepers: 2), [], .blank),
      ]
    ),
    LiveRow(
      "an answer about an older value is dropped",
      .onBlur,
      [
        (.type("bob"), ["bob"], .checking), (.type("ann"), ["bob", "ann"], .checking),
        (.answer("bob"), ["bob", "ann"], .checking), (.answer("ann"), ["bob", "ann"], .valid),
      ]
    ),
    LiveRow(
      "a value that comes back is asked about again",
      .onBlur,
      [
        (.type("bob"), ["bob"], .checking), (.type("x"), ["bob"], .unfinished),
        (.answer("bob"), ["bob"], .unfinished), (.type("bob"), ["bob", "bob"], .invalid),
      ]
    ),
    LiveRow(
      "a check that fails shows nothing, and is made again when the field is left",
      .onBlur,
      [
        (.breakDown, [], .blank), (.focus, [], .blank), (.type("ann"), [], .valid),
        (.leave, ["ann"], .checking), (.answer("ann"), ["ann"], .valid),
        (.type(" ann"), ["ann"], .valid), (.focus, ["ann"], .valid),
        (.leave, ["ann", "ann"], .valid),
      ]
    ),
    LiveRow(
      "a check that takes too long shows nothing",
      .onBlur,
      [
        (.type("bob"), ["bob"], .checking),
        (.advance(.seconds(60), sleepers: 1), ["bob"], .valid),
      ]
    ),
    LiveRow(
      "an accepted submission ends all questions",
      .onBlur,
      [
        (.type("bob"), ["bob"], .checking), (.submit, ["bob"], .valid),
        (.answer("bob"), ["bob"], .valid), (.focus, ["bob"], .valid), (.leave, ["bob"], .valid),
        (.type("cid"), ["bob", "cid"], .checking),
      ]
    ),
    LiveRow(
      "an accepted value that comes back isn't asked about",
      .onBlur,
      [
        (.type("bob"), ["bob"], .checking), (.submit, ["bob"], .valid),
        (.type("cid"), ["bob", "cid"], .checking), (.type(" BOB "), ["bob", "cid"], .valid),
        (.type("cid"), ["bob", "cid", "cid"], .checking),
        (.answer("cid"), ["bob", "cid", "cid"], .invalid),
        (.type("bob"), ["bob", "cid", "cid"], .valid),
      ]
    ),
    LiveRow(
      "while typing: an accepted value that comes back isn't asked about",
      pausing,
      [
        (.type("bob"), [], .checking), (.submit, [], .valid), (.focus, [], .valid),
        (.type("bo"), [], .checking), (.type("bob"), [], .valid), (.leave, [], .valid),
      ]
    ),
    LiveRow(
      "after a reset, a value that was accepted before is asked about",
      .onBlur,
      [
        (.type("bob"), ["bob"], .checking), (.submit, ["bob"], .valid), (.reset, ["bob"], .blank),
        (.type("bob"), ["bob", "bob"], .checking),
      ]
    ),
    LiveRow(
      "a reset ends all questions",
      .onBlur,
      [
        (.type("bob"), ["bob"], .checking), (.reset, ["bob"], .blank),
        (.answer("bob"), ["bob"], .blank), (.focus, ["bob"], .blank), (.leave, ["bob"], .blank),
      ]
    ),
  ]

  @Test("A check runs at its time, and its answer is about the value", arguments: rows)
  func live(_ row: LiveRow) async throws {
    let clock = ManualClock()
    let server = NameServer(taken: ["bob", "cid"])
    let session = try SessionFixture.shared.get().session("small", ["pin": "1234"])
    let note = try #require(session["note"])
    try session.startLiveChecks(
      AsyncChecks([server.check("note", when: row.trigger)], clock: clock)
    )
    for (index, (step, asked, state)) in row.steps.enumerated() {
      switch step {
      case .focus: note.focus()
      case .type(let text): note.text = text
      case .leave: session.focusedField = session["pin"]
      case .advance(let duration, let sleepers):
        await clock.sleepers(sleepers)
        clock.advance(by: duration)
      case .answer(let name): server.answer(name)
      case .breakDown: server.breakDown()
      case .submit: #expect(session.submit().isAccepted)
      case .reset: session.reset()
      }
      // What must not happen gets the time to happen.
      await pauseForOthers()
      let isReached = await eventually { server.asked == asked && note.state == state }
      #expect(isReached, "step \(index + 1): \(server.asked), \(note.state)")
      #expect(note.isValid == [.blank, .valid, .checking].contains(note.state))
    }
  }

  @Test("What a check finds is shown at once, in the reader's language")
  func shown() async throws {
    let server = NameServer(taken: ["bob"])
    let session = try SessionFixture.shared.get().session("small", ["pin": "1234"])
    let check = server.check("note", when: .whileTyping(pause: .zero))
    try session.startLiveChecks(AsyncChecks([check], clock: ManualClock()))
    var flips: [FieldState] = []
    session.onFlip = { _, old, new in flips += [old, new] }
    session["note"]?.focus()
    session["note"]?.text = "bob"
    server.answer("bob")
    #expect(await eventually { session["note"]?.shownCodes == ["name.taken"] })
    #expect(session["note"]?.message != nil)
    #expect(flips == [.checking, .invalid])
    #expect(!session.isValid)
    session["note"]?.text = "bo"
    #expect(session["note"]?.shownCodes == [])
    #expect(session.isValid)
  }

  @Test("A new value cancels the check of the old one")
  func cancelled() async throws {
    let server = NameServer(taken: [])
    let session = try SessionFixture.shared.get().session("small")
    let checks = AsyncChecks([server.check("note", when: .onBlur)], clock: ManualClock())
    try session.startLiveChecks(checks)
    session["note"]?.text = "ann"
    #expect(await eventually { server.asked == ["ann"] })
    session["note"]?.text = "bob"
    #expect(await eventually { server.cancelled == ["ann"] && server.asked == ["ann", "bob"] })
    session.stopLiveChecks()
    #expect(session["note"]?.state == .valid)
    #expect(await eventually { server.cancelled == ["ann", "bob"] })
    session["note"]?.text = "cid"
    await pauseForOthers()
    #expect(server.asked == ["ann", "bob"])
  }

  @Test("A session that goes away cancels its checks")
  func deallocated() async throws {
    let server = NameServer(taken: [])
    var session: FormSession? = try SessionFixture.shared.get().session("small")
    let checks = AsyncChecks([server.check("note", when: .onBlur)], clock: ManualClock())
    try session?.startLiveChecks(checks)
    session?["note"]?.text = "ann"
    #expect(await eventually { server.asked == ["ann"] })
    session = nil
    #expect(await eventually { server.cancelled == ["ann"] })
  }

  @Test("Elements of lists take their answers with them")
  func lists() async throws {
    let server = NameServer(taken: ["bob", "cid"])
    let session = try SessionFixture.shared.get().session(
      "whole",
      ["people": [[:], [:], [:], [:]]]
    )
    let checks = AsyncChecks(
      [server.check("people[].name", when: .onBlur)],
      clock: ManualClock()
    )
    try session.startLiveChecks(checks)
    for (index, name) in ["ann", "bob", "cid", "dan"].enumerated() {
      session["people[\(index)].name"]?.text = name
      #expect(await eventually { server.asked.count == index + 1 })
    }
    for name in ["bob", "dan"] { server.answer(name) }
    #expect(await eventually { session["people[1].name"]?.state == .invalid })
    #expect(await eventually { session["people[3].name"]?.state == .valid })
    session.removeElement(at: "people[0]")
    // The question about the first is over, and the open one is asked again.
    #expect(await eventually { Set(server.cancelled) == ["ann", "cid"] })
    #expect(await eventually { server.asked == ["ann", "bob", "cid", "dan", "cid"] })
    #expect(session["people[0].name"]?.shownCodes == ["name.taken"])
    #expect(session["people[1].name"]?.state == .checking)
    #expect(session["people[2].name"]?.state == .valid)
    server.answer("cid")
    #expect(await eventually { session["people[1].name"]?.shownCodes == ["name.taken"] })
    #expect(server.asked.count == 5)
  }

  @Test("No more checks run at the same time than allowed")
  func width() async throws {
    let server = NameServer(taken: [])
    let session = try SessionFixture.shared.get().session("whole", ["people": [[:], [:], [:]]])
    let checks = AsyncChecks(
      [server.check("people[].name", when: .onBlur)],
      width: 2,
      clock: ManualClock()
    )
    try session.startLiveChecks(checks)
    for (index, name) in ["ann", "bob", "cid"].enumerated() {
      session["people[\(index)].name"]?.text = name
    }
    #expect(await eventually { Set(server.asked) == ["ann", "bob"] })
    await pauseForOthers()
    #expect(server.asked.count == 2)
    #expect(session["people[2].name"]?.state == .checking)
    server.answer("bob")
    #expect(await eventually { server.asked.last == "cid" })
    for name in ["ann", "cid"] { server.answer(name) }
    #expect(await eventually { session.fields.allSatisfy { $0.state != .checking } })
  }

  @Test("A finding about another field is dropped if that field has changed")
  func otherField() async throws {
    let begun = Event()
    let end = Event()
    let session = try SessionFixture.shared.get().session("small", ["pin": "1234"])
    let check = AsyncCheck(field: "note", when: .onBlur) { _ in
      begun.fire()
      await end.wait()
      return [Violation("pin.taken", path: "pin"), Violation("note.odd")]
    }
    try session.startLiveChecks(AsyncChecks([check], clock: ManualClock()))
    session["note"]?.text = "ann"
    await begun.wait()
    session["pin"]?.text = "4321"
    end.fire()
    #expect(await eventually { session["note"]?.shownCodes == ["note.odd"] })
    #expect(session["pin"]?.isValid == true)
  }

  @Test("A field that is removed while it is checked comes back unchecked")
  func removedField() async throws {
    let server = NameServer(taken: ["ann"])
    let session = try SessionFixture.shared.get().session("small", ["pin": "1234"])
    let checks = AsyncChecks([server.check("note", when: .onBlur)], clock: ManualClock())
    try session.startLiveChecks(checks)
    session["note"]?.text = "ann"
    #expect(await eventually { server.asked == ["ann"] })
    session.removeField(at: "note")
    #expect(await eventually { server.cancelled == ["ann"] })
    session.addField(at: "note")
    #expect(session["note"]?.text == "ann")
    #expect(session["note"]?.state == .valid)
    server.answer("ann")
    await pauseForOthers()
    #expect(session["note"]?.state == .valid)
  }

  nonisolated static let mistakes: [(check: AsyncCheck, part: String)] = [
    (AsyncCheck("name.taken", field: "nobody", when: .onBlur) { _ in true }, "`nobody`"),
    (AsyncCheck("name.taken", when: .onBlur) { _ in true }, "the whole record"),
  ]

  @Test("A check that can't run is the caller's mistake", arguments: 0..<2)
  func mistake(_ index: Int) throws {
    let mistake = Self.mistakes[index]
    let session = try SessionFixture.shared.get().session("small")
    let error = #expect(throws: UsageError.self) {
      try session.startLiveChecks(AsyncChecks([mistake.check]))
    }
    #expect(error?.reason.contains(mistake.part) == true)
    // Checks for the submission alone are ignored.
    try session.startLiveChecks(AsyncChecks([AsyncCheck("name.taken") { _ in true }]))
  }

  struct Member: Sendable { var note = "" }

  @Test("A typed session makes live checks, too")
  func typed() async throws {
    let server = NameServer(taken: ["bob"])
    let form = try TypedForm<Member>("member") { Field(\.note, "short") }
      .bound(to: SessionFixture.shared.get().rulebook)
    let session = form.session(for: Member())
    let checks = AsyncChecks([server.check("note", when: .onBlur)], clock: ManualClock())
    try session.startLiveChecks(checks)
    session.field(\.note).text = "bob"
    #expect(session.field(\.note).state == .checking)
    #expect(session.value?.note == "bob")
    server.answer("bob")
    #expect(await eventually { session.value == nil })
  }
}
