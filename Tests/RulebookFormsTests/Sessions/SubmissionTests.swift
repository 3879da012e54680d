import Rulebook
import TestSupport
import Testing

@Suite("Submissions") @MainActor
struct SubmissionTests {
  private let fixture: SessionFixture
  private let pin = FieldPath(field: "pin")
  init() throws { fixture = try SessionFixture.shared.get() }

  @Test("An accepted record has normalised values, nested, and secrets as given")
  func accepted() throws {
    let session = try fixture.session(
      "whole",
      [
        "start": " AB ", "word": "abc", "secret": "a!bc", "again": "a!bc", "phone": " 1234 ",
        "people": [["name": "ANN", "word": "annabel", "other": 1]], "unknown": "kept",
      ]
    )
    guard case .accepted(let record, let report) = session.submit() else {
      #expect(session.report.violations == [])
      return
    }
    #expect(report.isValid)
    #expect(
      record == [
        "start": "ab", "word": "abc", "secret": "a!bc", "again": "a!bc", "phone": "1234",
        "people": [["name": "ann", "word": "annabel", "other": 1]], "unknown": "kept",
      ]
    )
  }

  @Test("A refusal focuses the first field that is wrong, and touches all")
  func refused() throws {
    let session = try fixture.session("small", ["pin": "1", "note": "x"])
    session["note"]?.focus()
    guard case .refused(let first, let report) = session.submit() else {
      #expect(Bool(false))
      return
    }
    #expect(first?.path == pin)
    #expect(session.focusedField == first)
    #expect(report == session.report)
    #expect(session.fields.allSatisfy { $0.isTouched })
    #expect(session["note"]?.shownCodes == ["pattern.mismatch"])
  }

  @Test("What is wrong with no field is told for the whole")
  func general() throws {
    let session = try fixture.session("closed", ["pin": "1234", "other": 1])
    guard case .refused(let first, _) = session.submit() else {
      #expect(Bool(false))
      return
    }
    #expect(first == nil)
    #expect(session.generalMessages.count == 1)
    #expect(session.summary.lines.count == 1)
    session.add([Violation("closed.late")])
    #expect(session.generalMessages.count == 2)
  }

  @Test("Findings of the application's checks refuse the record until the value changes")
  func findings() async throws {
    let session = try fixture.session("small", ["pin": "1234"])
    let submission = await session.submit { [pin] _ in [Violation("pin.taken", path: pin)] }
    guard case .refused(let first, _) = submission else {
      #expect(Bool(false))
      return
    }
    #expect(first?.shownCodes == ["pin.taken"])
    #expect(first?.isFocused == true)
    #expect(!session.isSubmitting)
    session["pin"]?.text = "1235"
    #expect(session.isValid)
    let second = await session.submit { record in
      record == ["pin": "1235"] ? [] : [Violation("pin.other")]
    }
    #expect(second.isAccepted)
  }

  @Test("Checks that gave no answer are made again by the next submission")
  func again() async throws {
    let session = try fixture.session("small", ["pin": " 1234 "])
    let made = Counter()
    let checks = AsyncChecks(clock: ManualClock()) {
      AsyncCheck("pin.taken", field: "pin") { input in
        made.add()
        if made.count == 1 { throw Unavailable() }
        return made.count > 2 && input.value == "1234"
      }
    }
    #expect(try await session.submit(then: checks).description == "refused at pin")
    #expect(session["pin"]?.state == .undecided)
    #expect(session["pin"]?.shownCodes == ["check.unavailable"])
    #expect(try await session.submit(then: checks).description == "refused at pin")
    #expect(session["pin"]?.shownCodes == ["pin.taken"])
    #expect(try await session.submit(then: checks).isAccepted)
    #expect(session.isValid)
    await #expect(throws: UsageError.self) {
      try await session.submit(
        then: AsyncChecks(clock: ManualClock()) {
          AsyncCheck("pin.taken", field: "nothing") { _ in true }
        }
      )
    }
  }

  private struct Unavailable: Error {}

  @Test("The application's checks are not made for a record that is wrong")
  func notMade() async throws {
    let session = try fixture.session("small", ["pin": "1"])
    let made = Counter()
    let submission = await session.submit { _ in
      made.add()
      return []
    }
    #expect(!submission.isAccepted)
    #expect(made.count == 0)
  }

  @Test("A change cancels the checks of a submission, and what they find is dropped")
  func outdated() async throws {
    let session = try fixture.session("small", ["pin": "1234"])
    let (started, announce) = AsyncStream.makeStream(of: Void.self)
    let submission = Task {
      await session.submit { [pin] _ in
        announce.yield()
        while !Task.isCancelled { await Task.yield() }
        return [Violation("pin.taken", path: pin)]
      }
    }
    for await _ in started { break }
    #expect(session.isSubmitting)
    session["pin"]?.text = "1235"
    let outcome = await submission.value
    guard case .outdated = outcome else {
      #expect(Bool(false))
      return
    }
    #expect(session.isValid)
    #expect(!session.isSubmitting)
  }

  @Test("A later submission outdates an earlier one")
  func later() async throws {
    let session = try fixture.session("small", ["pin": "1234"])
    let (started, announce) = AsyncStream.makeStream(of: Void.self)
    let earlier = Task {
      await session.submit { _ in
        announce.yield()
        while !Task.isCancelled { await Task.yield() }
        return []
      }
    }
    for await _ in started { break }
    let second = await session.submit { _ in [] }
    #expect(second.isAccepted)
    let first = await earlier.value
    #expect(first.description == "outdated")
  }

  @Test("A reset brings back the beginning, untouched")
  func reset() throws {
    let session = try fixture.session("small", ["pin": "1"])
    session["pin"]?.text = "1x"
    _ = session.submit()
    session.add([Violation("small.closed")])
    session.reset()
    #expect(session.record == ["pin": "1"])
    let anew = try fixture.rulebook.check(["pin": "1"], form: "small")
    #expect(session.report == anew)
    #expect(session.focusedField == nil)
    #expect(session.fields.allSatisfy { !$0.isTouched && $0.shownViolations.isEmpty })
    session.reset(to: ["pin": "1234"])
    #expect(session.isValid)
  }
}
