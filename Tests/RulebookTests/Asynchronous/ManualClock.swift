import Synchronization

/// A clock that stands still until a test moves it.
final class ManualClock: Clock, Sendable {
  struct Instant: InstantProtocol {
    var offset: Duration

    func advanced(by duration: Duration) -> Instant { Instant(offset: offset + duration) }
    func duration(to other: Instant) -> Duration { other.offset - offset }
    static func < (left: Instant, right: Instant) -> Bool { left.offset < right.offset }
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
    /// How many have ever slept.
    var count = 0
    var watchers: [(count: Int, event: Event)] = []
  }

  private let state = Mutex(State())

  var now: Instant { state.withLock { $0.now } }
  var minimumResolution: Duration { .zero }

  func sleep(until deadline: Instant, tolerance: Duration?) async throws {
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
    let isCancelled = state.withLock { state in
      state.count += 1
      for watcher in state.watchers where watcher.count <= state.count { watcher.event.fire() }
      if state.cancelled.contains(number) { return true }
      state.sleepers[number] = sleeper
      return false
    }
    if isCancelled { sleeper.continuation.resume(throwing: CancellationError()) }
  }

  /// Waits until so many have ever slept.
  func sleepers(_ count: Int) async {
    let event = Event()
    state.withLock { state in
      if state.count >= count { event.fire() }
      state.watchers.append((count, event))
    }
    await event.wait()
  }

  /// Moves the clock and wakes whom it has passed.
  func advance(by duration: Duration) {
    let woken = state.withLock { state in
      state.now = state.now.advanced(by: duration)
      let numbers = state.sleepers.filter { $0.value.deadline <= state.now }.keys.sorted()
      return numbers.compactMap { state.sleepers.removeValue(forKey: $0) }
    }
    for sleeper in woken { sleeper.continuation.resume() }
  }
}

/// Something that happens once, and for which many can wait, whether cancelled or not.
final class Event: Sendable {
  private struct State {
    var hasFired = false
    var waiting: [CheckedContinuation<Void, Never>] = []
  }

  private let state = Mutex(State())

  var hasFired: Bool { state.withLock { $0.hasFired } }

  func fire() {
    let waiting = state.withLock { state in
      state.hasFired = true
      defer { state.waiting = [] }
      return state.waiting
    }
    for continuation in waiting { continuation.resume() }
  }

  func wait() async {
    await withCheckedContinuation { continuation in
      let hasFired = state.withLock { state in
        if !state.hasFired { state.waiting.append(continuation) }
        return state.hasFired
      }
      if hasFired { continuation.resume() }
    }
  }
}
