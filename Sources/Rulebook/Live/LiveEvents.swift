import Synchronization

/// The consumers of a live rulebook's events.
final class LiveEvents: Sendable {
  /// The number of events that a slow consumer keeps.
  private static let capacity = 64

  private struct State {
    var consumers: [Int: AsyncStream<LiveRulebook.Event>.Continuation] = [:]
    var next = 0
    var hasEnded = false

    /// Why the system can't say when files change, for consumers that come later.
    var failures: [String] = []
  }

  private let state = Mutex(State())

  /// Adds a consumer of the events from now on.
  func stream() -> AsyncStream<LiveRulebook.Event> {
    let (stream, continuation) = AsyncStream.makeStream(
      of: LiveRulebook.Event.self,
      bufferingPolicy: .bufferingNewest(Self.capacity)
    )
    let number = state.withLock { state -> Int? in
      if state.hasEnded { return nil }
      state.next += 1
      state.consumers[state.next] = continuation
      for failure in state.failures { continuation.yield(.watchFailed(failure)) }
      return state.next
    }
    guard let number else {
      continuation.finish()
      return stream
    }
    continuation.onTermination = { [weak self] _ in
      self?.state.withLock { $0.consumers[number] = nil }
    }
    return stream
  }

  /// Sends an event to all consumers.
  func send(_ event: LiveRulebook.Event) {
    // A consumer that ends takes the lock, so it isn't held here.
    for consumer in state.withLock({ Array($0.consumers.values) }) { consumer.yield(event) }
  }

  /// Says why the system can't say when files change, unless it was said before.
  func sendFailure(_ failure: String) {
    let isNew = state.withLock { state -> Bool in
      if state.failures.contains(failure) { return false }
      state.failures.append(failure)
      return true
    }
    if isNew { send(.watchFailed(failure)) }
  }

  /// Ends all sequences.
  func end() {
    let consumers = state.withLock { state in
      defer { state.consumers = [:] }
      state.hasEnded = true
      return Array(state.consumers.values)
    }
    for consumer in consumers { consumer.finish() }
  }
}
