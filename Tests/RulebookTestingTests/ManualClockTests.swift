import Foundation
import Rulebook
import RulebookTesting
import Testing

@Suite("A clock for tests")
struct ManualClockTests {
  @Test("A rulebook takes the day from it")
  func day() throws {
    let clock = ManualClock(Date(timeIntervalSince1970: 0))
    let born = try Rule("born") { .date(latest: "today") }
    let rulebook = try Rulebook(.init(sources: [.bundled, .rules([born])], clock: { clock.date }))
    let handle = try rulebook.rule(born)
    #expect(!handle.accepts("1970-01-02"))
    clock.advance(by: .seconds(86_400))
    #expect(handle.accepts("1970-01-02"))
    #expect(clock.date == Date(timeIntervalSince1970: 86_400))
  }

  @Test("It doesn't wait for a time that it already shows")
  func past() async throws {
    let clock = ManualClock()
    let start = clock.now
    clock.advance(by: .seconds(2))
    try await clock.sleep(until: start, tolerance: nil)
    try await clock.sleep(for: .zero)
    #expect(start.duration(to: clock.now) == .seconds(2))
  }

  @Test("An asynchronous check takes too long when the clock says so")
  func timeout() async throws {
    let clock = ManualClock()
    let rulebook = try Rulebook()
    let checks = AsyncChecks(clock: clock) {
      AsyncCheck(timeout: .seconds(3)) { _ in
        try await Task.sleep(for: .seconds(3_600))
        return []
      }
    }
    async let report = rulebook.check("ann@example.org", as: "email", then: checks)
    await clock.sleepers(1)
    clock.advance(by: .seconds(3))
    #expect(try await report.violations.map(\.code) == ["limit.time"])
  }
}
