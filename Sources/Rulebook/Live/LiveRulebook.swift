import Documents
public import RuleEngine
public import Violations

/// A rulebook that is loaded again when its files change.
///
///     let live = try LiveRulebook(.bundled, .folder("/etc/acme/rulepacks"))
///     let rulebook = live.current             // for one request
///     try rulebook.check("ann@", as: "email").isValid  // false
///
/// It watches the program's own files and folders: files that are changed, added, removed or
/// renamed, whole folders that are replaced, and links that lead elsewhere, as those of a mounted
/// configuration volume do. After a change, it loads everything aside, runs the examples of the
/// packs, and then uses the new rulebook for ``current``. If files have mistakes, or keep changing,
/// the last good rulebook stays, and an event says why.
///
/// A `Rulebook` never changes, so what began with one can end with it: ask for ``current`` once
/// for each request. ``rule(_:with:groups:)``, ``form(_:groups:)``, ``bound(_:groups:)`` and
/// ``following(_:)`` return what follows the changes. Sessions keep the form that they began with;
/// begin the next session with the current form.
///
/// Each rulebook that was used is a generation. Its number is part of its
/// ``Rulebook/Rulebook/identity``.
///
/// The watching ends with ``stop()``, or when nothing refers to the live rulebook anymore. It has a
/// thread of its own, and never occupies one of Swift's concurrency.
public final class LiveRulebook: Sendable {
  let core: LiveCore

  /// Loads packs and catalogs, and begins to watch them.
  ///
  ///     let live = try LiveRulebook(.bundled, .folder("/etc/acme/rulepacks"))
  ///
  /// - Parameters:
  ///   - sources: The sources of packs, lowest layer first; without any, the bundled packs are
  ///     used.
  ///   - localizations: The application's own catalogs; a string literal is a folder with catalog
  ///     files.
  ///   - subjects: The subjects that the application adds, each a set of checks and the kinds of
  ///     tables that they use.
  ///   - options: How changes are noticed, and what happens before they are used.
  /// - Throws: A ``LoadingError`` with all mistakes in the files, including examples that fail, or
  ///   with the code `file.changing` if the files don't stop changing.
  public convenience init(
    _ sources: PackSource...,
    localizations: [CatalogSource] = [],
    subjects: [Subject] = [],
    options: Options = Options()
  ) throws(LoadingError) {
    try self.init(
      Rulebook.Configuration(sources: sources, localizations: localizations, subjects: subjects),
      options: options
    )
  }

  /// Loads packs and catalogs with a configuration, and begins to watch them.
  ///
  ///     var configuration = Rulebook.Configuration()
  ///     configuration.sources = [.bundled, .folder("/etc/acme/rulepacks")]
  ///     let live = try LiveRulebook(configuration)
  ///
  /// - Throws: A ``LoadingError`` with all mistakes in the files, including examples that fail, or
  ///   with the code `file.changing` if the files don't stop changing.
  public convenience init(
    _ configuration: Rulebook.Configuration,
    options: Options = Options()
  ) throws(LoadingError) {
    try self.init(configuration, surroundings: configuration.surroundings, options: options)
  }

  /// Loads packs and catalogs for a command that sets the current day.
  package init(
    _ configuration: Rulebook.Configuration,
    surroundings: Surroundings,
    options: Options = Options()
  ) throws(LoadingError) {
    core = try LiveCore(configuration, surroundings: surroundings, options: options)
    core.start()
  }

  deinit { core.stop() }

  /// The rulebook of the current generation.
  ///
  ///     live.current.identity.generation  // 1
  ///
  /// It is the newest without a mistake. This costs one short lock.
  public var current: Rulebook { core.current }

  /// Loads all files now, in this thread, whether or not they changed.
  ///
  ///     let event = live.reload()  // .unchanged(generation 1, …)
  ///
  /// Call it, for example, when a service manager sends SIGHUP. If files are being loaded because
  /// of a change, it waits and then loads them again. It works after ``stop()``, too.
  ///
  /// - Returns: What happened, which is also among the ``events``, unless nothing changed.
  @discardableResult
  public func reload() -> Event { core.reload() }

  /// Loads all files now, in another thread, whether or not they changed.
  ///
  ///     let event = await live.reloadInBackground()
  ///
  /// - Returns: What happened, which is also among the ``events``, unless nothing changed.
  @discardableResult
  public func reloadInBackground() async -> Event {
    await withCheckedContinuation { continuation in
      let reload = { @Sendable [core] in continuation.resume(returning: core.reload()) }
      // If the system can't start a thread, the caller waits.
      if let thread = WorkerThread(reload) { thread.detach() } else { reload() }
    }
  }

  /// Ends the watching and the events; from now on, ``current`` only changes with ``reload()``.
  public func stop() { core.stop() }
}
