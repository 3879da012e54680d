import Documents
import RuleEngine
import Synchronization
import Violations

/// The current generation of a live rulebook, and what replaces it.
///
/// The thread that watches refers to it, and not to the live rulebook, so that the watching can end
/// when nothing else refers to that.
final class LiveCore: Sendable {
  private struct State {
    var current: Rulebook
    var followers = LiveFollowers()
    var isStopped = false
  }

  /// What loading found so far.
  struct Progress: Sendable {
    /// The files when they were last loaded.
    var survey: FileSurvey

    /// Whether a file may have changed since then, although no survey will show it.
    var isDoubtful: Bool

    /// The files to look at in addition to the sources.
    var files: [String]

    /// Why the last files were refused; nil if they weren't.
    var refusal: LiveRulebook.Event?
  }

  let loader: LiveLoader
  private let state: Mutex<State>

  /// Held while files are loaded, so that one generation is loaded after the other.
  private let progress: Mutex<Progress>

  /// How often files are loaded again because they changed meanwhile.
  private static let mostAttempts = 5

  /// Loads the first generation.
  init(
    _ configuration: Rulebook.Configuration,
    surroundings: Surroundings,
    options: LiveRulebook.Options
  ) throws(LoadingError) {
    let loader = try LiveLoader(configuration, surroundings: surroundings, options: options)
    var looked: [String] = []
    var attempt = loader.attempt(1, replacing: nil, beside: looked)
    for _ in 1..<LiveCore.mostAttempts where attempt.changed != nil {
      FolderWatch.sleep(options.quietPeriod)
      looked = attempt.files
      attempt = loader.attempt(1, replacing: nil, beside: looked)
    }
    let loaded = try attempt.result.get()
    if let path = attempt.changed { throw LiveCore.isChanging(path) }
    if let error = loaded.end() { throw error }
    let files = loaded.rulebook.files
    self.loader = loader
    state = Mutex(State(current: loaded.rulebook))
    let (survey, isDoubtful) = loader.survey(files, after: attempt, beside: looked)
    progress = Mutex(Progress(survey: survey, isDoubtful: isDoubtful, files: files))
  }

  var current: Rulebook { state.withLock { $0.current } }

  var isStopped: Bool { state.withLock { $0.isStopped } }

  /// Ends the watching and the events.
  func stop() {
    state.withLock { $0.isStopped = true }
    loader.watch.end()
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

  /// What must be made before a rulebook becomes the current one, and what it replaced if it did.
  private typealias Swap = (pending: [LiveFollowers.Follower], replaced: [any Sendable])

  /// Makes a rulebook the current one, with everything that follows it.
  ///
  /// - Parameters:
  ///   - loaded: The rulebook.
  ///   - isWatching: Whether this is no longer wanted once the watching has ended.
  /// - Returns: What happened. If something can't be made from the rulebook, or it must not be
  ///   used after all, nothing changes.
  private func use(_ loaded: LiveLoader.Loaded, isWatching: Bool) -> LiveRulebook.Event {
    let rulebook = loaded.rulebook
    var changes: [LiveFollowers.Change] = []
    var next = 0
    var isAdmitted = false
    while true {
      // What was replaced can take long to release, so that happens without the lock.
      let (pending, replaced) = state.withLock { state -> Swap in
        let pending = state.followers.from(next)
        guard pending.isEmpty, isAdmitted, !(isWatching && state.isStopped) else {
          return (pending, [])
        }
        let replaced: [any Sendable] = [state.current] + changes.map { $0() }
        state.current = rulebook
        return ([], replaced)
      }
      if pending.isEmpty, isAdmitted {
        return replaced.isEmpty ? .unchanged(current.identity) : .reloaded(rulebook.identity)
      }
      do throws(UsageError) {
        for follower in pending {
          if let change = try follower.prepare(rulebook) { changes.append(change) }
          next = follower.number + 1
        }
      } catch {
        return .unusable(error)
      }
      if isAdmitted { continue }
      // This can wait for another process, so readers of the state must not wait for it.
      if let error = loaded.end() { return .refused(error) }
      isAdmitted = true
    }
  }

  // MARK: Loading

  /// The files to look at in addition to the sources.
  var files: [String] { progress.withLock { $0.files } }

  /// Whether files may differ from those that were last loaded, although they look the same.
  var isDoubtful: Bool { progress.withLock { $0.isDoubtful } }

  /// Whether files differ from those that were last loaded.
  var hasDifference: Bool {
    progress.withLock { progress in
      progress.isDoubtful || loader.survey(progress.files).states != progress.survey.states
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
      if isWatching, isStopped { return event }
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
    var looked = progress.files
    var changed = ""
    for number in 1...Self.mostAttempts {
      if number > 1 { rest(isWatching: isWatching) }
      if isWatching, isStopped { return .unchanged(old.identity) }
      if isWatching { _ = watch.hasChanged() }
      let attempt = loader.attempt(generation, replacing: old, beside: looked)
      if let path = attempt.changed {
        changed = path
        looked = progress.files + attempt.files
        continue
      }
      // A change so fast that no time shows it.
      let isDoubtful = isWatching && watch.hasChanged()
      if isDoubtful, number < Self.mostAttempts { continue }
      let event = event(of: attempt.result, replacing: old, isWatching: isWatching)
      let files = current.files + attempt.files
      let later = loader.survey(files, after: attempt, beside: looked)
      progress.survey = later.survey
      progress.isDoubtful = isDoubtful || later.isDoubtful
      progress.files = files
      return event
    }
    progress.isDoubtful = true
    return .refused(Self.isChanging(changed))
  }

  /// Lets the quiet period pass; only the thread that watches stops resting when the watching ends.
  private func rest(isWatching: Bool) {
    let time = loader.options.quietPeriod
    if isWatching { loader.watch.rest(time) } else { FolderWatch.sleep(time) }
  }

  private static func isChanging(_ path: String) -> LoadingError {
    LoadingError(
      Diagnostic(
        code: "file.changing",
        file: path,
        reason: "this doesn't stop changing while it is loaded",
        hint: "write a changed file under another name first, and then rename it"
      )
    )
  }

  private func event(
    of result: Result<LiveLoader.Loaded, LoadingError>,
    replacing old: Rulebook,
    isWatching: Bool
  ) -> LiveRulebook.Event {
    switch result {
    case .failure(let error): return .refused(error)
    case .success(let loaded):
      if isWatching, isStopped { return .unchanged(old.identity) }
      guard loaded.rulebook.isSame(as: old) else { return use(loaded, isWatching: isWatching) }
      // The same files can be a newer revision.
      if let error = loaded.end() { return .refused(error) }
      return .unchanged(old.identity)
    }
  }
}
