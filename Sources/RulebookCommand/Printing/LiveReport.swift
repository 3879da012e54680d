import Dispatch
import Rulebook
import Synchronization

/// A report, in the background, on what happens to a live rulebook, which it keeps.
///
/// If new files have mistakes that don't prevent loading, the report shows these on standard error.
///
///     let report = LiveReport(on: live) { event, inUse in Console.error(event.line(inUse)) }
///     try report.waitForEnd()
final class LiveReport: Sendable {
  private let isOver = DispatchSemaphore(value: 0)
  private let failure = Mutex<(any Error)?>(nil)

  /// Begins a report.
  ///
  /// - Parameters:
  ///   - live: The live rulebook.
  ///   - begin: Called first, with the generation that is in use.
  ///   - body: Called for each event, in order, with the generation that was in use before it. If
  ///     it throws an error, the report ends.
  init(
    on live: LiveRulebook,
    beginning begin: @escaping @Sendable (RulebookIdentity) throws -> Void = { _ in },
    _ body: @escaping @Sendable (LiveRulebook.Event, RulebookIdentity) throws -> Void
  ) {
    // An event between these two lines is reported, although the generation already includes it.
    let events = live.events
    let rulebook = live.current
    let (first, known) = (rulebook.identity, Set(rulebook.diagnostics))
    Task.detached { [self] in
      var (inUse, shown) = (first, known)
      do {
        try begin(first)
        for await event in events where event != .reloaded(first) {
          try body(event, inUse)
          guard case .reloaded(let next) = event else { continue }
          inUse = next
          let diagnostics = live.current.diagnostics
          for diagnostic in diagnostics where !shown.contains(diagnostic) { show(diagnostic) }
          shown = Set(diagnostics)
        }
      } catch {
        failure.withLock { $0 = error }
      }
      isOver.signal()
    }
  }

  /// Waits until the live rulebook stops, or the report fails.
  ///
  /// - Throws: The error that ended the report.
  func waitForEnd() throws {
    isOver.wait()
    if let error = failure.withLock({ $0 }) { throw error }
  }
}
