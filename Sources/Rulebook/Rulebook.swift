package import Documents
public import ErrorCatalog
public import Foundation
package import PackLoading
public import RuleEngine
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

  /// What is made of errors that no pack declares.
  let errors: ErrorHandling

  /// The clock and the limits that checks use.
  package let surroundings: Surroundings

  /// Loads packs and catalogs.
  ///
  ///     let rulebook = try Rulebook(.bundled, .folder("/etc/acme/rulepacks"))
  ///
  /// - Parameters:
  ///   - sources: Where the packs are, lowest layer first; the bundled ones if none is given.
  ///   - localizations: Catalogs of the application's own; a string literal is a folder with
  ///     catalog files. The last one is asked first, and all of them before packs and bundled
  ///     catalogs.
  ///   - subjects: Subjects that the application adds: checks and kinds of table.
  /// - Throws: A ``LoadingError`` with everything that is wrong in the files, or with the checks and
  ///   kinds of table that are registered twice.
  public convenience init(
    _ sources: PackSource...,
    localizations: [CatalogSource] = [],
    subjects: [Subject] = []
  ) throws(LoadingError) {
    try self.init(Configuration(sources: sources, localizations: localizations, subjects: subjects))
  }

  /// Loads packs and catalogs as a configuration says.
  ///
  ///     let packs = ["/etc/acme/rulepacks", "/srv/rulepacks"].map(PackSource.folder)
  ///     let rulebook = try Rulebook(Rulebook.Configuration(sources: [.bundled] + packs))
  ///
  /// - Throws: A ``LoadingError`` with everything that is wrong in the files, or with the checks and
  ///   kinds of table that are registered twice.
  public convenience init(_ configuration: Configuration) throws(LoadingError) {
    try self.init(configuration, surroundings: configuration.surroundings)
  }

  /// Loads packs and catalogs for a command or test that says what day it is.
  package convenience init(
    _ configuration: Configuration,
    surroundings: Surroundings
  ) throws(LoadingError) {
    let loader = RulebookLoader(
      reader: SourceReader(
        registry: try SubjectRegistry(adding: configuration.subjects, checks: configuration.checks),
        resources: configuration.resources,
        limits: surroundings.limits,
        verifiesBundled: true,
        options: configuration.loading
      )
    )
    let sources = configuration.sources.isEmpty ? [.bundled] : configuration.sources
    self.init(
      try loader.load(sources, localizations: configuration.localizations),
      surroundings: surroundings,
      errors: configuration.errors
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

  /// What was wrong with files of the bundled packs and catalogs that were needed so far, for those who look
  /// after a service: checks that need such a file are `inconclusive` (`data.unreadable`), and messages
  /// in a language whose file is damaged come in the source locale.
  ///
  ///     rulebook.damagedData.map(\.file)  // [".../RulePacks/password/dictionaries/passwords.txt"]
  public var damagedData: [Diagnostic] { bundled.flatMap(\.faults) }

  package let bundled: [VerifiedFolder]

  /// Takes over what was loaded.
  init(_ loaded: RulebookLoader.Loaded, surroundings: Surroundings, errors: ErrorHandling) {
    self.errors = errors
    library = loaded.library
    catalog = loaded.catalog
    bundled = loaded.bundled
    diagnostics = loaded.diagnostics + loaded.library.layers.flatMap(\.refusedFiles)
    self.surroundings = surroundings
  }
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
