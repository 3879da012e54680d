import Documents
public import ErrorCatalog
public import Foundation
package import PackLoading
public import Rules
public import Violations

/// Rule packs and an error catalog, ready to use: checks values, and says in
/// the reader's language what is wrong with them.
///
///     let rulebook = try Rulebook()
///     let report = try rulebook.check("ann@", as: "email")
///     report.isValid  // false
///     rulebook.messages(for: report, in: "de-CH").map(\.text)
///     // ["Gib nach dem @ eine Domain wie example.org ein."]
///
/// A rulebook never changes and is safe to use from many threads at once. To
/// take up changed files, make a new one.
public final class Rulebook: Sendable {
  /// The packs, and the rules and forms that they make together.
  package let library: PackLibrary

  /// The messages of all layers.
  public let catalog: Catalog

  /// The clock and the limits that checks use.
  package let surroundings: Surroundings

  /// Loads packs and catalogs.
  ///
  /// - Parameters:
  ///   - sources: Where the packs are, lowest layer first; the bundled ones if none is given.
  ///   - localizations: Catalogs of the application's own; a string literal is a folder with
  ///     catalog files. The last one given is asked first, and all of them before packs and
  ///     bundled catalogs.
  ///   - checks: Checks that the application adds, for packs to name.
  ///   - subjects: Subjects that the application adds: checks with kinds of table of their own.
  ///   - limits: How large a value may be, and how large a table in memory.
  ///   - clock: Returns the current time.
  ///   - timeZone: Where a day begins and ends; UTC unless given.
  ///   - resources: The folder with the bundled data; found beside the executable unless given.
  ///   - loading: Whether symbolic links are followed, and broken packs left out.
  /// - Throws: A ``LoadingError`` with everything that is wrong in the files, or with the checks and
  ///   kinds of table that are registered twice.
  public convenience init(
    _ sources: PackSource...,
    localizations: [CatalogSource] = [],
    checks: [CheckDefinition] = [],
    subjects: [Subject] = [],
    limits: Limits = Limits(),
    clock: @escaping @Sendable () -> Date = { Date() },
    timeZone: TimeZone = .gmt,
    resources: String? = nil,
    loading: LoadingOptions = []
  ) throws(LoadingError) {
    try self.init(
      sources: sources,
      localizations: localizations,
      checks: checks,
      subjects: subjects,
      limits: limits,
      clock: clock,
      timeZone: timeZone,
      resources: resources,
      loading: loading
    )
  }

  /// Loads packs and catalogs from a list of sources that is made at run time.
  ///
  ///     let packs = ["/etc/acme/rulepacks", "/srv/rulepacks"].map(PackSource.folder)
  ///     let rulebook = try Rulebook(sources: [.bundled] + packs)
  ///
  /// - Parameters:
  ///   - sources: Where the packs are, lowest layer first; the bundled ones if there is none.
  ///   - localizations: Catalogs of the application's own, lowest first.
  ///   - checks: Checks that the application adds, for packs to name.
  ///   - subjects: Subjects that the application adds: checks with kinds of table of their own.
  ///   - limits: How large a value may be, and how large a table in memory.
  ///   - clock: Returns the current time.
  ///   - timeZone: Where a day begins and ends; UTC unless given.
  ///   - resources: The folder with the bundled data; found beside the executable unless given.
  ///   - loading: Whether symbolic links are followed, and what else differs in loading.
  /// - Throws: A ``LoadingError`` with everything that is wrong in the files.
  public convenience init(
    sources: [PackSource],
    localizations: [CatalogSource] = [],
    checks: [CheckDefinition] = [],
    subjects: [Subject] = [],
    limits: Limits = Limits(),
    clock: @escaping @Sendable () -> Date = { Date() },
    timeZone: TimeZone = .gmt,
    resources: String? = nil,
    loading: LoadingOptions = []
  ) throws(LoadingError) {
    let surroundings = Surroundings(limits: limits) {
      CivilDate(clock(), in: timeZone) ?? .epoch
    }
    try self.init(
      sources: sources,
      localizations: localizations,
      checks: checks,
      subjects: subjects,
      surroundings: surroundings,
      resources: resources,
      loading: loading
    )
  }

  /// Loads packs and catalogs for a command or test that says what day it is.
  package convenience init(
    sources: [PackSource],
    localizations: [CatalogSource] = [],
    checks: [CheckDefinition] = [],
    subjects: [Subject] = [],
    surroundings: Surroundings,
    resources: String? = nil,
    loading: LoadingOptions = []
  ) throws(LoadingError) {
    let loader = RulebookLoader(
      reader: SourceReader(
        registry: try SubjectRegistry(adding: subjects, checks: checks),
        resources: resources,
        limits: surroundings.limits,
        verifiesBundled: true,
        options: loading
      )
    )
    self.init(
      try loader.load(sources.isEmpty ? [.bundled] : sources, localizations: localizations),
      surroundings: surroundings
    )
  }

  /// What is wrong in files, and did not keep the rest from being used.
  ///
  /// A damaged region of a pack's telephone numbers leaves the other regions usable, and the
  /// lower layers' region in its place. Files that look like parts of packs and are not read, such as
  /// `packs/staff/rules.yaml`, are named (`file.passed_over`), and so are packs that were left out
  /// (`pack.skipped`), and names of rules, forms, codes and packs that the library has, too
  /// (`pack.shadowed_rule`).
  public let diagnostics: [Diagnostic]

  /// What was wrong with files of the bundled packs that were needed so far, for those who look after a
  /// service: checks that need such a file are `inconclusive` (`data.unreadable`).
  ///
  ///     rulebook.damagedData.map(\.file)  // [".../RulePacks/password/dictionaries/passwords.txt"]
  public var damagedData: [Diagnostic] { bundled?.faults ?? [] }

  private let bundled: VerifiedFolder?

  /// Takes over what was loaded.
  init(_ loaded: RulebookLoader.Loaded, surroundings: Surroundings) {
    library = loaded.library
    catalog = loaded.catalog
    bundled = loaded.bundled
    diagnostics = loaded.diagnostics + loaded.library.packs.flatMap(\.refusedFiles)
    self.surroundings = surroundings
  }
}

extension Surroundings {
  /// The system's date in UTC, and the usual limits.
  package static let system = Surroundings { CivilDate(Date(), in: .gmt) ?? .epoch }
}

extension CivilDate {
  /// Creates the date of a moment in a time zone, or nil outside the years 1 to 9999.
  ///
  ///     CivilDate(Date(timeIntervalSince1970: 0), in: .gmt)  // 1970-01-01
  public init?(_ moment: Date, in timeZone: TimeZone) {
    let offset = Double(timeZone.secondsFromGMT(for: moment))
    let days = ((moment.timeIntervalSince1970 + offset) / 86_400).rounded(.down)
    guard let days = Int(exactly: days) else { return nil }
    self.init(daysSinceEpoch: days)
  }
}
