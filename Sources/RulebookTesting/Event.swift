import Synchronization

/// An event that happens once, and that many tasks can wait for, cancelled or not.
package final class Event: Sendable {
  private struct State {
    var hasFired = false
    var waiting: [CheckedContinuation<Void, Never>] = []
  }

  private let state = Mutex(State())

  package init() {}

  package var hasFired: Bool { state.withLock { $0.hasFired } }

  package func fire() {
    let waiting = state.withLock { state in
      state.hasFired = true
      defer { state.waiting = [] }
      return state.waiting
    }
    for continuation in waiting { continuation.resume() }
  }

  package func wait() async {
    await withCheckedContinuation { continuation in
      let hasFired = state.withLock { state in
        if !state.hasFired { state.waiting.append(continuation) }
        return state.hasFired
      }
      if hasFired { continuation.resume() }
    }
  }
}
