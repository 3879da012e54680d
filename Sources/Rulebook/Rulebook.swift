package import Documents
public import ErrorCatalog
public import Foundation
package import PackLoading
public import RuleEngine
public import Violations

/// Rule packs and an error catalog, ready to use.
///
/// A rulebook checks values, and reports mistakes in the reader's language.
///
///     let rulebook = try Rulebook()
///     let report = try rulebook.check("ann@", as: "email")
///     report.isValid  // false
///     rulebook.messages(for: report, in: "de-CH").map(\.text)
///     // ["Gib nach dem @ eine Domain ein, wie in diesem Beispiel: ann@example.org."]
///
/// A rulebook never changes, so many threads can use it at the same time. To load changed files,
/// create a new one, or use a ``LiveRulebook``, which does that when files change.
public final class Rulebook: Sendable {
  /// The packs with all their rules and forms.
  package let library: PackLibrary

  /// The messages of all layers.
  public let catalog: Catalog

  /// The way to handle errors that no pack declares.
  let errors: ErrorHandling

  /// The clock and the limits for checks.
  package let surroundings: Surroundings

  /// The codes that the application's own checks can report for a value.
  let codes: ReportableCodes

  /// Loads packs and catalogs.
  ///
  ///     let rulebook = try Rulebook(.bundled, .folder("/etc/acme/rulepacks"))
  ///
  /// - Parameters:
  ///   - sources: The sources of packs, lowest layer first; without any, the bundled packs are
  ///     used.
  ///   - localizations: The application's own catalogs; a string literal is a folder with catalog
  ///     files. A catalog takes precedence over those before it in the array, over packs, and over
  ///     bundled catalogs.
  ///   - subjects: The subjects that the application adds, each a set of checks and the kinds of
  ///     tables that they use.
  /// - Throws: A ``LoadingError`` with all mistakes in the files, or with the checks and kinds of
  ///   tables that are registered twice.
  public convenience init(
    _ sources: PackSource...,
    localizations: [CatalogSource] = [],
    subjects: [Subject] = []
  ) throws(LoadingError) {
    try self.init(Configuration(sources: sources, localizations: localizations, subjects: subjects))
  }

  /// Loads packs and catalogs with a configuration.
  ///
  ///     let packs = ["/etc/acme/rulepacks", "/srv/rulepacks"].map(PackSource.folder)
  ///     let rulebook = try Rulebook(Rulebook.Configuration(sources: [.bundled] + packs))
  ///
  /// - Throws: A ``LoadingError`` with all mistakes in the files, or with the checks and kinds of
  ///   tables that are registered twice.
  public convenience init(_ configuration: Configuration) throws(LoadingError) {
    try self.init(configuration, surroundings: configuration.surroundings)
  }

  /// Loads packs and catalogs in the background, so that the caller's actor or event loop doesn't
  /// wait.
  ///
  ///     let rulebook = try await Rulebook(inBackground: configuration)
  ///
  /// Loading takes some tens of milliseconds of one processor in a release build, and a few times
  /// as long in a debug build, so share one rulebook among tests. It depends on the program's own
  /// packs, and on the bundled packs that they use. ``loadingTime`` says how long it took. The
  /// first check with a rule can take longer than the next ones, because automata, dictionaries and
  /// tables of characters are made when they are first needed.
  ///
  /// - Throws: A ``LoadingError`` with all mistakes in the files, or with the checks and kinds of
  ///   tables that are registered twice.
  public convenience init(inBackground configuration: Configuration) async throws(LoadingError) {
    // An asynchronous initializer without an actor runs on the concurrent executor.
    try self.init(configuration)
  }

  /// Loads packs and catalogs for a command or test that sets the current day.
  package convenience init(
    _ configuration: Configuration,
    surroundings: Surroundings
  ) throws(LoadingError) {
    let admission = try configuration.admission?.begin()
    try self.init(
      configuration,
      surroundings: surroundings,
      admittedBy: admission,
      generation: nil,
      sharing: nil
    )
    try admission?.finish()
  }

  /// Loads packs and catalogs, and leaves it to the caller to end the attempt.
  ///
  /// - Parameters:
  ///   - configuration: What to load.
  ///   - surroundings: The clock and the limits for checks.
  ///   - admission: Decides which packs and catalogs may be loaded; nil if all may.
  ///   - generation: The number of the generation; nil if the rulebook isn't a live one.
  ///   - shared: The bundled data that generations share.
  /// - Throws: A ``LoadingError`` with all mistakes in the files.
  convenience init(
    _ configuration: Configuration,
    surroundings: Surroundings,
    admittedBy admission: (any LoadAdmission)?,
    generation: Int?,
    sharing shared: SharedData?
  ) throws(LoadingError) {
    let start = ContinuousClock.now
    var reader = SourceReader(
      registry: try SubjectRegistry(adding: configuration.subjects, checks: configuration.checks),
      resources: configuration.resources,
      limits: surroundings.limits,
      verifiesBundled: true,
      options: configuration.loading
    )
    reader.shared = shared
    reader.admission = admission
    let sources = configuration.sources.isEmpty ? [.bundled] : configuration.sources
    var loaded = try RulebookLoader(reader: reader)
      .load(sources, localizations: configuration.localizations)
    if let generation { loaded.identity = loaded.identity.numbered(generation) }
    var surroundings = surroundings
    if configuration.identifiesReports { surroundings.rulebook = loaded.identity }
    self.init(loaded, since: start, surroundings: surroundings, errors: configuration.errors)
  }

  /// The time that loading took.
  public let loadingTime: Duration

  /// The paths of the program's own files that were read: packs with the files of their tables, and
  /// catalogs.
  ///
  ///     rulebook.files  // ["/etc/acme/packs/Localizations/de.arb", "/etc/acme/packs/pack.yaml"]
  ///
  /// If one of them changes, or another is added to its folder, a new rulebook can differ. Symbolic
  /// links are resolved, and the paths are sorted. The library's own data isn't included.
  public let files: [String]

  /// The mistakes in files that didn't prevent loading.
  ///
  /// If a region of a pack's telephone numbers is damaged, the other regions stay usable, and the
  /// region of a lower layer is used instead. The diagnostics also list files that look like parts
  /// of packs but are not read, such as `packs/staff/rules.yaml` (`file.passed_over`), and packs
  /// and catalogs that were skipped (`pack.skipped`, `arb.skipped`). They also list rules, forms,
  /// codes and packs that have the same name as the library's (`pack.shadowed_rule`), and texts of
  /// catalogs that aren't translated (`arb.not_translated`, `arb.no_message`).
  public let diagnostics: [Diagnostic]

  /// The damage found so far in files of the bundled packs and catalogs, for operators of a
  /// service.
  ///
  /// A check that needs a damaged file is `inconclusive` (`data.unreadable`). If the file of a
  /// language is damaged, its messages appear in the source locale.
  ///
  ///     rulebook.damagedData.map(\.file)  // [".../RulePacks/password/dictionaries/passwords.txt"]
  public var damagedData: [Diagnostic] { bundled.flatMap(\.faults) }

  package let bundled: [VerifiedFolder]

  /// The packs with their versions, and a digest of everything that was loaded.
  ///
  ///     let identity = rulebook.identity
  ///     identity.packs.first { $0.name == "email" }?.version  // "0.1.0"
  ///     print(identity)                                       // 9c0fb3bb0ab3d9a5
  ///
  /// That of a ``LiveRulebook`` also has the number of its generation. To have it in each report,
  /// set ``Configuration/identifiesReports``.
  public let identity: RulebookIdentity

  /// Whether some of the program's own files stay open, and are read again when they are needed.
  let readsLater: Bool

  /// Creates a rulebook from the result of loading.
  init(
    _ loaded: RulebookLoader.Loaded,
    since start: ContinuousClock.Instant,
    surroundings: Surroundings,
    errors: ErrorHandling
  ) {
    self.errors = errors
    files = loaded.files
    identity = loaded.identity
    readsLater = loaded.readsLater
    loadingTime = start.duration(to: .now)
    library = loaded.library
    catalog = loaded.catalog
    bundled = loaded.bundled
    diagnostics = loaded.diagnostics + loaded.library.layers.flatMap(\.refusedFiles)
    self.surroundings = surroundings
    codes = ReportableCodes(loaded.library, loaded.catalog, form: nil)
  }
}

extension CivilDate {
  /// Creates the day of a moment in a time zone, or nil outside the years 1 to 9999.
  ///
  ///     CivilDate(Date(timeIntervalSince1970: 0), in: .gmt)  // 1970-01-01
  public init?(_ moment: Date, in timeZone: TimeZone) {
    let offset = Double(timeZone.secondsFromGMT(for: moment))
    let days = ((moment.timeIntervalSince1970 + offset) / 86_400).rounded(.down)
    guard let days = Int(exactly: days) else { return nil }
    self.init(daysSinceEpoch: days)
  }
}
