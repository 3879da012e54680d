import Documents
import PackLoading
import RuleEngine
import Violations

/// Loads the generations of a live rulebook, and looks at their files.
struct LiveLoader: Sendable {
  /// A rulebook that was loaded.
  struct Loaded {
    let rulebook: Rulebook

    /// What decided about its packs and catalogs; nil if nothing did.
    let admission: (any LoadAdmission)?

    /// Ends the attempt before the rulebook is used, and returns why it must not be used; nil if it
    /// may.
    func end() -> LoadingError? {
      do throws(LoadingError) { try admission?.finish() } catch { return error }
      return nil
    }
  }

  /// A rulebook that was loaded, or what is wrong in its files.
  struct Attempt {
    let result: Result<Loaded, LoadingError>

    /// The files before they were loaded.
    let before: FileSurvey

    /// A path that changed while it was loaded, or wasn't looked at before, so that the result may
    /// be a mixture; nil if there is none.
    let changed: String?

    /// The files whose change can lead to another result, some of them outside of the sources.
    var files: [String] {
      switch result {
      case .success(let loaded): loaded.rulebook.files
      case .failure(let error): Set(error.diagnostics.map(\.file)).sorted()
      }
    }
  }

  let configuration: Rulebook.Configuration
  let surroundings: Surroundings
  let options: LiveRulebook.Options
  let watch: FolderWatch
  let events = LiveEvents()

  /// The files and folders to look at, in addition to those that were read.
  private let paths: [String]

  /// The manifests of the library's own data.
  private let manifests: [String]

  private let shared = SharedData()

  /// Creates a loader, which watches nothing yet.
  init(
    _ configuration: Rulebook.Configuration,
    surroundings: Surroundings,
    options: LiveRulebook.Options
  ) throws(LoadingError) {
    self.configuration = configuration
    self.surroundings = surroundings
    self.options = options
    watch = FolderWatch(asksSystem: options.watching == .automatic)
    let resources = try Resources.folder(configuration.resources)
    // A new release of the library's own data has another manifest.
    manifests = Resources.parts.map { part in
      Folder.path(of: Manifest.fileName, in: Folder.path(of: part, in: resources))
    }
    paths =
      configuration.sources.compactMap(\.path) + configuration.localizations.compactMap(\.path)
      + (configuration.admission?.files ?? []) + manifests
    if let failure = watch.failure { events.sendFailure(failure) }
  }

  /// How often folders are looked at again because there are new ones.
  private static let mostSurveys = 10

  /// Looks at the sources and further files, and watches their folders from now on.
  func survey(_ files: [String]) -> FileSurvey {
    var survey = look(files)
    if options.watching == .off { return survey }
    for _ in 1..<Self.mostSurveys {
      let (hasNew, failure) = watch.watch(survey.folders)
      if let failure { events.sendFailure(failure) }
      if !hasNew { break }
      // Something can have changed before its folder was watched.
      survey = look(files)
    }
    if survey.isCut {
      events.sendFailure("there are too many files, so new ones may be overlooked")
    }
    return survey
  }

  /// Looks at further files, and then at the sources.
  ///
  /// What was read counts, no matter how many other files are next to it.
  private func look(_ files: [String]) -> FileSurvey {
    FileSurvey(
      of: paths,
      besides: files,
      followingLinksOut: configuration.loading.contains(.followingLinks)
    )
  }

  /// Loads a generation.
  ///
  /// - Parameters:
  ///   - generation: Its number.
  ///   - old: The current generation; nil for the first.
  ///   - files: Further files to look at before and after.
  /// - Returns: The rulebook, which isn't used yet, or what is wrong.
  func attempt(_ generation: Int, replacing old: Rulebook?, beside files: [String]) -> Attempt {
    let before = survey(files)
    let result = Result { () throws(LoadingError) in try load(generation, replacing: old) }
    var changed = before.difference(from: survey(files), on: contents(of: result))
    if changed == nil, case .success(let loaded) = result {
      let known = Set(files)
      changed = loaded.rulebook.files.first { before.states[$0] == nil && !known.contains($0) }
    }
    return Attempt(result: result, before: before, changed: changed)
  }

  /// Returns the files whose content matters, without links; nil for all.
  private func contents(of result: Result<Loaded, LoadingError>) -> Set<String>? {
    // An admission asks about every file of a folder.
    guard configuration.admission == nil, case .success(let loaded) = result else { return nil }
    return Set(loaded.rulebook.files + manifests.compactMap(Folder.realPath))
  }

  /// Looks at the files from now on, after an attempt to load them.
  ///
  /// - Parameters:
  ///   - files: The further files to look at.
  ///   - attempt: The attempt.
  ///   - old: The further files that the attempt looked at.
  /// - Returns: The survey to compare later ones with, and whether a file could have changed since
  ///   the attempt began, although no later survey will show it.
  func survey(
    _ files: [String],
    after attempt: Attempt,
    beside old: [String]
  ) -> (survey: FileSurvey, isDoubtful: Bool) {
    // Without watching, no later survey follows.
    if options.watching == .off { return (attempt.before, false) }
    let survey = survey(files)
    let later = look(old)
    let change =
      attempt.changed ?? attempt.before.difference(from: later, on: contents(of: attempt.result))
    return (survey, change != nil || hasFreshFile(attempt))
  }

  /// Whether a file that matters may have changed again without anyone noticing.
  private func hasFreshFile(_ attempt: Attempt) -> Bool {
    if watch.asksSystem { return false }
    let fresh = attempt.before.freshFiles
    return contents(of: attempt.result).map { !fresh.isDisjoint(with: $0) } ?? !fresh.isEmpty
  }

  private func load(
    _ generation: Int,
    replacing old: Rulebook?
  ) throws(LoadingError) -> Loaded {
    let admission = try configuration.admission?.begin()
    let rulebook = try Rulebook(
      configuration,
      surroundings: surroundings,
      admittedBy: admission,
      generation: generation,
      sharing: shared
    )
    let loaded = Loaded(rulebook: rulebook, admission: admission)
    let isSame = old.map { rulebook.isSame(as: $0) } ?? false
    // The digest doesn't include files of examples.
    if options.runsExamples, !isSame || rulebook.hasExampleFiles { try rulebook.checkExamples() }
    if isSame { return loaded }
    for language in options.languages {
      _ = rulebook.localizer(for: language).message(for: Violation("required"))
    }
    if let old {
      rulebook.catalog.load(asIn: old.catalog)
      rulebook.library.prepare(like: old.library)
    }
    return loaded
  }
}

extension Rulebook {
  /// Whether nothing changed since another rulebook was loaded, so that it can stay in use.
  ///
  /// A file that stays open must still be the one at its path, and damaged data can have been
  /// repaired.
  func isSame(as old: Rulebook) -> Bool {
    identity.digest == old.identity.digest && identity.packs == old.identity.packs
      && !old.readsLater && old.damagedData.isEmpty
  }
}
