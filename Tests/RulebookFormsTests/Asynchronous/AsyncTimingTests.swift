import Rulebook
import Synchronization
import TestSupport
import Testing

@Suite("The time of asynchronous checks")
struct AsyncTimingTests {
  private static let record: [String: Value] = ["name": "ann", "email": "annabel"]

  private static func report(_ checks: AsyncChecks) async throws -> Report {
    try await AsyncFixture.rulebook.check(record, form: "join", then: checks)
  }

  @Test("Checks are made at the same time, and report in the order of the form")
  func together() async throws {
    let second = Event()
    let first = Event()
    let report = try await Self.report(
      AsyncChecks(clock: ManualClock()) {
        AsyncCheck("email.used", field: "email") { _ in
          second.fire()
          await first.wait()
          return false
        }
        AsyncCheck("name.taken", field: "name") { _ in
          first.fire()
          await second.wait()
          return false
        }
      }
    )
    #expect(report.places == ["name name.taken", "email email.used"])
  }

  @Test("No more are made at the same time than allowed", arguments: [-1, 1, 2, 5])
  func width(width: Int) async throws {
    let counts = Mutex((now: 0, most: 0))
    let guests = Value.list((0..<20).map { ["name": .text("guest \($0)")] })
    let check = AsyncCheck("guest.unknown", field: "guests[].name") { input in
      counts.withLock { $0 = ($0.now + 1, max($0.most, $0.now + 1)) }
      for _ in 0..<10 { await Task.yield() }
      counts.withLock { $0.now -= 1 }
      return input.value != "guest 7"
    }
    let report = try await AsyncFixture.rulebook.check(
      ["name": "ann", "guests": guests],
      form: "join",
      then: AsyncChecks([check], width: width, clock: ManualClock())
    )
    #expect(report.places == ["guests[7].name guest.unknown"])
    #expect(counts.withLock { $0.most } <= max(1, width))
  }

  @Test("A check that takes too long is given up, whether it heeds that or not")
  func timeout() async throws {
    let clock = ManualClock()
    let end = Event()
    let checks = AsyncChecks(clock: clock) {
      AsyncCheck("name.taken", field: "name", timeout: .seconds(3)) { _ in
        await end.wait()
        return false
      }
      AsyncCheck("email.used", field: "email", timeout: .seconds(4)) { _ in
        try await Task.sleep(for: .seconds(3_600))
        return false
      }
    }
    async let report = Self.report(checks)
    await clock.sleepers(2)
    clock.advance(by: .seconds(4))
    #expect(try await report.places == ["name limit.time", "email limit.time"])
    #expect(try await report.outcome == .inconclusive)
    end.fire()
  }

  @Test("A check has all of its time, and no more")
  func edge() async throws {
    let clock = ManualClock()
    let almost = Event()
    let end = Event()
    let checks = AsyncChecks(clock: clock) {
      AsyncCheck("name.taken", field: "name", timeout: .seconds(5)) { _ in
        await almost.wait()
        return false
      }
      AsyncCheck("email.used", field: "email") { _ in
        await end.wait()
        return false
      }
    }
    let report = Task { try await Self.report(checks) }
    await clock.sleepers(2)
    clock.advance(by: .seconds(5) - .nanoseconds(1))
    almost.fire()
    // A task that waits for the second check's timeout is still asleep.
    clock.advance(by: .zero)
    for _ in 0..<100 { await Task.yield() }
    clock.advance(by: .nanoseconds(1))
    let places = try await report.value.places
    #expect(places.last == "email limit.time")
    #expect(places.count == 2)
    end.fire()
  }

  @Test("A check without time is given up or has answered")
  func noTime() async throws {
    let check = AsyncCheck("name.taken", field: "name", timeout: .zero) { _ in
      try await Task.sleep(for: .seconds(3_600))
      return true
    }
    #expect(try await Self.report(AsyncChecks([check])).places == ["name limit.time"])
  }

  @Test("Cancelling ends the waiting at once, and tells the checks")
  func cancelling() async throws {
    let started = Event()
    let told = Event()
    let end = Event()
    let log = Log()
    let checks = AsyncChecks(width: 2, clock: ManualClock()) {
      AsyncCheck("name.taken", field: "name") { _ in
        await withTaskCancellationHandler {
          started.fire()
          await end.wait()
        } onCancel: {
          told.fire()
        }
        return false
      }
      AsyncCheck("email.used", field: "email") { _ in
        await end.wait()
        return false
      }
      AsyncCheck("late") { _ in
        log.note("a check began after the end")
        return true
      }
    }
    let task = Task { try await Self.report(checks) }
    await started.wait()
    task.cancel()
    await #expect(throws: CancellationError.self) { try await task.value }
    await told.wait()
    #expect(log.all.isEmpty)
    end.fire()
  }

  @Test("Nothing begins in a task that was cancelled before")
  func cancelledBefore() async throws {
    let log = Log()
    let ready = Event()
    let checks = AsyncChecks(
      [
        AsyncCheck("name.taken", field: "name") { _ in
          log.note("began")
          return true
        }
      ],
      clock: ManualClock()
    )
    let task = Task {
      await ready.wait()
      return try await Self.report(checks)
    }
    task.cancel()
    ready.fire()
    await #expect(throws: CancellationError.self) { try await task.value }
    #expect(log.all.isEmpty)
  }

  @Test("Whatever comes first is the answer, however close they are", arguments: 0..<200)
  func races(seed: Int) async throws {
    let clock = ManualClock()
    let check = AsyncCheck("name.taken", field: "name", timeout: .seconds(1)) { _ in
      await clock.sleepers(1)
      if seed % 2 == 0 { await Task.yield() }
      return false
    }
    async let report = Self.report(AsyncChecks([check], clock: clock))
    await clock.sleepers(1)
    clock.advance(by: .seconds(1))
    let code = try await report.first?.code
    #expect(code == "name.taken" || code == "limit.time")
  }

  @Test("Values of the task reach the checks")
  func taskLocals() async throws {
    let check = AsyncCheck("name.taken", field: "name") { _ in TaskValue.request == 7 }
    let report = try await TaskValue.$request.withValue(7) {
      try await Self.report(AsyncChecks([check], clock: ManualClock()))
    }
    #expect(report.isValid)
  }
}

private enum TaskValue {
  @TaskLocal static var request = 0
}
