import Rulebook
import Synchronization
import TestSupport

/// A server that knows which names are taken, and waits for the test before it answers.
final class NameServer: Sendable {
  private struct State {
    var asked: [String] = []
    var cancelled: [String] = []
    var answers: [String: Event] = [:]
    var isBroken = false
  }

  private struct Broken: Error {}

  private let state = Mutex(State())
  private let taken: Set<String>

  init(taken: Set<String>) { self.taken = taken }

  /// The names that it was asked about, in order.
  var asked: [String] { state.withLock { $0.asked } }

  /// The names whose questions were cancelled before the answer.
  var cancelled: [String] { state.withLock { $0.cancelled } }

  /// Makes all questions fail from now on.
  func breakDown() { state.withLock { $0.isBroken = true } }

  /// Answers all questions about a name, also later ones.
  func answer(_ name: String) { event(for: name).fire() }

  /// Returns whether a name is free, once the test lets it answer.
  func isFree(_ name: String) async throws -> Bool {
    state.withLock { $0.asked.append(name) }
    let event = event(for: name)
    await withTaskCancellationHandler {
      await event.wait()
    } onCancel: {
      state.withLock { $0.cancelled.append(name) }
    }
    if state.withLock({ $0.isBroken }) { throw Broken() }
    return !taken.contains(name)
  }

  private func event(for name: String) -> Event {
    state.withLock { state in
      if let event = state.answers[name] { return event }
      let event = Event()
      state.answers[name] = event
      return event
    }
  }

  /// Returns a check that asks the server.
  func check(_ field: String, when trigger: AsyncCheck.Trigger) -> AsyncCheck {
    AsyncCheck("name.taken", field: field, timeout: .seconds(60), when: trigger) { input in
      try await self.isFree(input.value?.text ?? "")
    }
  }
}

/// Lets other tasks do what they can.
@MainActor
func pauseForOthers() async {
  for _ in 0..<50 { await Task.yield() }
}
