import Documents

extension LiveCore {
  /// The shortest time between two looks at the files.
  private static let shortestInterval = Duration.milliseconds(10)

  /// The longest rest after loading files that didn't change anything.
  private static let longestRest = Duration.seconds(30)

  /// The most looks at files that don't stop changing, before they are loaded anyway.
  private static let mostLooks = 100

  /// Begins to watch in a thread of its own, unless only the program loads again.
  func start() {
    if loader.options.watching == .off { return }
    if let thread = WorkerThread({ self.watch() }) {
      thread.detach()
    } else {
      loader.events.sendFailure("there are too many threads, so only `reload()` loads files again")
    }
  }

  /// Loads files when they change, until the watching ends.
  private func watch() {
    let interval = max(loader.options.pollInterval, Self.shortestInterval)
    while !isStopped {
      switch loader.watch.wait(atMost: isDoubtful ? .zero : interval) {
      case .ended: return
      case .timedOut: if !hasDifference { continue }
      case .changed: break
      }
      waitUntilQuiet()
      if isStopped { return }
      let start = ContinuousClock.now
      if case .reloaded = reload(isWatching: true) { continue }
      // Other files next to the packs may change all the time.
      let rest = start.duration(to: .now) * 9
      loader.watch.rest(min(rest, Self.longestRest))
    }
  }

  /// Waits until nothing changed for a while.
  private func waitUntilQuiet() {
    let files = files
    var last = loader.survey(files)
    for _ in 0..<Self.mostLooks {
      _ = loader.watch.hasChanged()
      if loader.watch.rest(loader.options.quietPeriod) { return }
      let next = loader.survey(files)
      if !loader.watch.hasChanged(), next.states == last.states { return }
      last = next
    }
  }
}
