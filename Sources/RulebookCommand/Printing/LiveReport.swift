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
    let news = LiveNews(of: live)
    Task.detached { [self] in
      var news = news
      do {
        try begin(news.inUse)
        for await event in events where event != .reloaded(news.inUse) {
          try news.report(event, body)
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

/// What has been said about a live rulebook.
struct LiveNews: Sendable {
  private let live: LiveRulebook

  /// The generation in use after what was said.
  private(set) var inUse: RulebookIdentity

  private var shown: Set<Diagnostic>

  /// Begins with the current generation, which needs no news.
  init(of live: LiveRulebook) {
    self.live = live
    let rulebook = live.current
    (inUse, shown) = (rulebook.identity, Set(rulebook.diagnostics))
  }

  /// Says what happened, with the generation that was in use before it, and shows mistakes that
  /// don't prevent loading.
  mutating func report(
    _ event: LiveRulebook.Event,
    _ body: (LiveRulebook.Event, RulebookIdentity) throws -> Void
  ) rethrows {
    try body(event, inUse)
    guard case .reloaded(let next) = event else { return }
    inUse = next
    let diagnostics = live.current.diagnostics
    for diagnostic in diagnostics where !shown.contains(diagnostic) { show(diagnostic) }
    shown = Set(diagnostics)
  }
}
