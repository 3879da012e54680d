import Documents
import RuleEngine
import Synchronization
import Violations

/// The current generation of a live rulebook, and what replaces it.
///
/// The thread that watches refers to it, and not to the live rulebook, so that the watching can end
/// when nothing else refers to that.
final class LiveCore: Sendable {
  /// The size of a thread's stack that is enough for loading, as for the main thread.
  static let stackSize = 8 << 20

  private struct State {
    var current: Rulebook
    var followers = LiveFollowers()
  }

  /// What loading found so far.
  struct Progress: Sendable {
    /// The files when they were last loaded.
    var survey: FileSurvey

    /// The files to look at in addition to the sources.
    var files: [String]

    /// Why the last files were refused; nil if they weren't.
    var refusal: LiveRulebook.Event?
  }

  let loader: LiveLoader
  private let state: Mutex<State>

  /// Held while files are loaded, so that one generation is loaded after the other.
  private let progress: Mutex<Progress>

  private let stopped = Mutex(false)

  /// How often files are loaded again because they changed meanwhile.
  private static let mostAttempts = 5

  /// Loads the first generation.
  init(
    _ configuration: Rulebook.Configuration,
    surroundings: Surroundings,
    options: LiveRulebook.Options
  ) throws(LoadingError) {
    let loader = try LiveLoader(configuration, surroundings: surroundings, options: options)
    var attempt = loader.attempt(1, replacing: nil, beside: [])
    for _ in 1..<LiveCore.mostAttempts where attempt.changed != nil {
      loader.watch.rest(options.quietPeriod)
      attempt = loader.attempt(1, replacing: nil, beside: [])
    }
    let loaded = try attempt.result.get()
    if let error = loaded.end() { throw error }
    let files = loaded.rulebook.files
    self.loader = loader
    state = Mutex(State(current: loaded.rulebook))
    // If files don't stop changing, the thread that watches loads them again.
    progress = Mutex(
      Progress(survey: loader.survey(files, after: attempt, beside: []), files: files)
    )
  }

  var current: Rulebook { state.withLock { $0.current } }

  var isStopped: Bool { stopped.withLock { $0 } }

  /// Ends the watching and the events.
  func stop() {
    stopped.withLock { $0 = true }
    loader.watch.wake()
    loader.events.end()
  }

  // MARK: Following

  /// Makes something from the current generation, and again from later ones.
  func following<Made: Sendable>(
    _ make: @escaping @Sendable (Rulebook) throws(UsageError) -> Made
  ) throws(UsageError) -> LiveRulebook.Following<Made> {
    while true {
      let rulebook = current
      let following = LiveRulebook.Following(try make(rulebook), by: make)
      let isCurrent = state.withLock { state in
        guard state.current === rulebook else { return false }
        state.followers.add(following)
        return true
      }
      if isCurrent { return following }
    }
  }

  /// Makes a rulebook the current one, with everything that follows it.
  ///
  /// - Returns: What happened. If something can't be made from the rulebook, or it must not be
  ///   used after all, nothing changes.
  private func use(_ loaded: LiveLoader.Loaded) -> LiveRulebook.Event {
    let rulebook = loaded.rulebook
    var changes: [@Sendable () -> Void] = []
    var next = 0
    var isAdmitted = false
    while true {
      let isReady = isAdmitted
      let pending = state.withLock { state in
        let pending = state.followers.from(next)
        if pending.isEmpty, isReady {
          for change in changes { change() }
          state.current = rulebook
        }
        return pending
      }
      if pending.isEmpty, isReady { return .reloaded(rulebook.identity) }
      do throws(UsageError) {
        for follower in pending {
          if let change = try follower.prepare(rulebook) { changes.append(change) }
          next = follower.number + 1
        }
      } catch {
        return .unusable(error)
      }
      if isReady { continue }
      // This can wait for another process, so readers of the state must not wait for it.
      if let error = loaded.end() { return .refused(error) }
      isAdmitted = true
    }
  }

  // MARK: Loading

  /// The files to look at in addition to the sources.
  var files: [String] { progress.withLock { $0.files } }

  /// Whether files differ from those that were last loaded.
  var hasDifference: Bool {
    progress.withLock { progress in
      loader.survey(progress.files).states != progress.survey.states
    }
  }

  /// Loads files again.
  ///
  /// - Parameter isWatching: Whether the thread that watches does this, because something changed.
  /// - Returns: What happened.
  func reload(isWatching: Bool = false) -> LiveRulebook.Event {
    progress.withLock { progress in
      let files = progress.survey.states
      let event = load(&progress, isWatching: isWatching)
      let isNew = !isWatching || event != progress.refusal || files != progress.survey.states
      switch event {
      case .unchanged:
        if progress.refusal != nil { loader.events.send(event) }
        progress.refusal = nil
      case .refused, .unusable:
        if isNew { loader.events.send(event) }
        progress.refusal = event
      case .reloaded, .watchFailed:
        loader.events.send(event)
        progress.refusal = nil
      }
      return event
    }
  }

  private func load(_ progress: inout Progress, isWatching: Bool) -> LiveRulebook.Event {
    let watch = loader.watch
    let old = current
    let generation = (old.identity.generation ?? 0) + 1
    var changed = ""
    for number in 1...Self.mostAttempts {
      if number > 1 { watch.rest(loader.options.quietPeriod) }
      if isWatching { _ = watch.hasChanged() }
      let attempt = loader.attempt(generation, replacing: old, beside: progress.files)
      if let path = attempt.changed {
        changed = path
        continue
      }
      // A change so fast that no time shows it.
      let isDoubtful = isWatching && watch.hasChanged()
      if isDoubtful, number < Self.mostAttempts { continue }
      let event = event(of: attempt.result, replacing: old)
      let files = current.files + attempt.files
      let survey = loader.survey(files, after: attempt, beside: progress.files)
      progress.survey = isDoubtful ? FileSurvey(of: []) : survey
      progress.files = files
      return event
    }
    progress.survey = FileSurvey(of: [])
    return .refused(
      LoadingError(
        Diagnostic(
          code: "file.changing",
          file: changed,
          reason: "this doesn't stop changing while it is loaded",
          hint: "write a changed file under another name first, and then rename it"
        )
      )
    )
  }

  private func event(
    of result: Result<LiveLoader.Loaded, LoadingError>,
    replacing old: Rulebook
  ) -> LiveRulebook.Event {
    switch result {
    case .failure(let error): return .refused(error)
    case .success(let loaded):
      guard loaded.rulebook.isSame(as: old) else { return use(loaded) }
      // The same files can be a newer revision.
      if let error = loaded.end() { return .refused(error) }
      return .unchanged(old.identity)
    }
  }
}
