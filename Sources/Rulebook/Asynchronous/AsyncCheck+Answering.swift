import Synchronization

extension AsyncCheck {
  /// What came of a check.
  enum Answer: Sendable {
    /// It has answered.
    case violations([Violation])

    /// It has thrown an error.
    case failed

    /// It was not ready in time.
    case late

    /// Whoever waited for it no longer does.
    case cancelled
  }

  /// Makes the check and waits for it, no longer than the timeout.
  ///
  /// The check has a task of its own, outside of the caller's, because a task waits for those
  /// inside it, and a check need not heed that it was cancelled. Whatever comes first is the
  /// answer: that of the check, the end of its time, or that the caller was cancelled. The rest
  /// is cancelled and, should it go on, not waited for.
  func answer(to input: Input, _ clock: any Clock<Duration>) async -> Answer {
    let first = FirstAnswer()
    let work = Task {
      do { first.give(.violations(try await body(input))) } catch { first.give(.failed) }
    }
    let timer = Task {
      // Sleep ends early only if nobody waits for it any longer.
      do { try await clock.sleep(for: timeout) } catch { return }
      first.give(.late)
    }
    defer {
      work.cancel()
      timer.cancel()
    }
    return await withTaskCancellationHandler {
      await first.wait()
    } onCancel: {
      first.give(.cancelled)
    }
  }
}

/// The first of several answers, for one who waits.
private final class FirstAnswer: Sendable {
  private enum State {
    case open
    case awaited(CheckedContinuation<AsyncCheck.Answer, Never>)
    case given(AsyncCheck.Answer)
  }

  private let state = Mutex(State.open)

  /// Gives an answer; all but the first are dropped.
  func give(_ answer: AsyncCheck.Answer) {
    let waiting = state.withLock { state -> CheckedContinuation<AsyncCheck.Answer, Never>? in
      switch state {
      case .open:
        state = .given(answer)
        return nil
      case .awaited(let continuation):
        state = .given(answer)
        return continuation
      case .given: return nil
      }
    }
    waiting?.resume(returning: answer)
  }

  /// Waits for the first answer; only one may.
  func wait() async -> AsyncCheck.Answer {
    await withCheckedContinuation { continuation in
      let given = state.withLock { state -> AsyncCheck.Answer? in
        if case .given(let answer) = state { return answer }
        state = .awaited(continuation)
        return nil
      }
      if let given { continuation.resume(returning: given) }
    }
  }
}
