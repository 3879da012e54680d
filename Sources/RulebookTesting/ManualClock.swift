public import Foundation
import Synchronization

/// A clock that moves only when a test moves it.
///
/// It is the clock of asynchronous checks, and of a rulebook, which knows the current day:
///
///     let clock = ManualClock(Date(timeIntervalSince1970: 1_795_132_800))  // 2026-11-20
///     var configuration = Rulebook.Configuration()
///     configuration.clock = { clock.date }
///     let checks = AsyncChecks([isFree], clock: clock)
///     async let report = signUp.check(record, then: checks)
///     await clock.sleepers(1)            // the check's timeout has begun
///     clock.advance(by: .seconds(5))     // the check takes too long
public final class ManualClock: Clock, Sendable {
  /// A time of the clock.
  public struct Instant: InstantProtocol {
    /// The time since the clock was created.
    public var offset: Duration

    /// Returns the time some duration later.
    public func advanced(by duration: Duration) -> Instant { Instant(offset: offset + duration) }

    /// Returns the duration from this time to another.
    public func duration(to other: Instant) -> Duration { other.offset - offset }

    /// Returns whether one time is before another.
    public static func < (left: Instant, right: Instant) -> Bool { left.offset < right.offset }
  }

  private struct Sleeper {
    var deadline: Instant
    var continuation: CheckedContinuation<Void, any Error>
  }

  private struct State {
    var now = Instant(offset: .zero)
    var number = 0
    var sleepers: [Int: Sleeper] = [:]
    var cancelled: Set<Int> = []
    /// How many tasks have ever slept.
    var count = 0
    var watchers: [(count: Int, event: Event)] = []
  }

  private let start: Date
  private let state = Mutex(State())

  /// Creates a clock.
  ///
  /// - Parameter start: The moment that it shows until it is moved.
  public init(_ start: Date = Date(timeIntervalSince1970: 0)) { self.start = start }

  /// The time that the clock shows.
  public var now: Instant { state.withLock { $0.now } }

  /// The moment that the clock shows.
  public var date: Date { start.addingTimeInterval(now.offset / .seconds(1)) }

  /// Zero, because the clock can be moved by any duration.
  public var minimumResolution: Duration { .zero }

  /// Waits until the clock is moved to a time; it returns right away if it already shows this time.
  ///
  /// - Throws: A `CancellationError` if the task is cancelled.
  public func sleep(until deadline: Instant, tolerance: Duration?) async throws {
    let number = state.withLock { state in
      state.number += 1
      return state.number
    }
    try await withTaskCancellationHandler {
      try await withCheckedThrowingContinuation { continuation in
        fallAsleep(number, Sleeper(deadline: deadline, continuation: continuation))
      }
    } onCancel: {
      let sleeper = state.withLock { state in
        state.cancelled.insert(number)
        return state.sleepers.removeValue(forKey: number)
      }
      sleeper?.continuation.resume(throwing: CancellationError())
    }
  }

  private func fallAsleep(_ number: Int, _ sleeper: Sleeper) {
    let (isCancelled, isPast) = state.withLock { state in
      state.count += 1
      for watcher in state.watchers where watcher.count <= state.count { watcher.event.fire() }
      let isCancelled = state.cancelled.contains(number)
      let isPast = sleeper.deadline <= state.now
      if !isCancelled, !isPast { state.sleepers[number] = sleeper }
      return (isCancelled, isPast)
    }
    if isCancelled {
      sleeper.continuation.resume(throwing: CancellationError())
    } else if isPast {
      sleeper.continuation.resume()
    }
  }

  /// Waits until so many tasks have ever slept, so that moving the clock affects them.
  public func sleepers(_ count: Int) async {
    let event = Event()
    state.withLock { state in
      if state.count >= count { event.fire() }
      state.watchers.append((count, event))
    }
    await event.wait()
  }

  /// Moves the clock and wakes the tasks whose deadlines it has passed.
  public func advance(by duration: Duration) {
    let woken = state.withLock { state in
      state.now = state.now.advanced(by: duration)
      let numbers = state.sleepers.filter { $0.value.deadline <= state.now }.keys.sorted()
      return numbers.compactMap { state.sleepers.removeValue(forKey: $0) }
    }
    for sleeper in woken { sleeper.continuation.resume() }
  }
}
