import Documents
import PackLoading
package import RuleEngine
package import Rulebook
import SourceTexts

/// Runs the examples in packs as tests of their rules and forms.
///
///     let report = try ExampleRunner(surroundings: .system).run(["/etc/acme/rulepacks"])
///     report.failures.isEmpty  // true
///
/// A valid example must be valid and have the normalized form that it names. An invalid example
/// must cause exactly its codes, in order. Both must have the facts that they name. The forms that
/// a rule makes from a valid example must be valid too, and the normalized form must stay
/// unchanged. An example of a form says all this about the places in its record: the codes at each
/// of them, and no others.
package struct ExampleRunner: Sendable {
  private let resources: String?
  private let surroundings: Surroundings
  private let loading: Rulebook.LoadingOptions
  private let subjects: [Subject]
  private let checks: [CheckDefinition]

  /// Decides which packs may be read; nil if all may.
  package var admission: (any PackAdmission)?

  /// Creates a runner.
  ///
  /// - Parameters:
  ///   - surroundings: The clock and the limits.
  ///   - resources: The folder with the bundled data; by default, it is found next to the
  ///     executable.
  ///   - loading: How packs are loaded.
  package init(
    surroundings: Surroundings = .system,
    resources: String? = nil,
    loading: Rulebook.LoadingOptions = []
  ) {
    self.surroundings = surroundings
    self.resources = resources
    self.loading = loading
    subjects = []
    checks = []
  }

  /// Creates a runner with the checks, subjects, clock, limits, data and admission of a program.
  package init(_ configuration: Rulebook.Configuration) {
    resources = configuration.resources
    surroundings = configuration.surroundings
    loading = configuration.loading
    subjects = configuration.subjects
    checks = configuration.checks
    admission = configuration.admission
  }

  /// Runs examples.
  ///
  /// - Parameters:
  ///   - paths: Pack files and folders of packs, on top of the bundled packs. If there are none,
  ///     the bundled packs themselves are tested.
  ///   - filter: Texts; only examples of rules, forms and codes whose names contain one of them are
  ///     run. If there are none, all are run.
  ///   - measuresCoverage: Whether to find the checks that no example covers.
  /// - Returns: The examples that passed, and the failures.
  /// - Throws: A ``LoadingError`` if a path doesn't exist, or if a pack or one of its rules is
  ///   broken; a ``UsageError`` if an example passes its rule a parameter that doesn't suit it.
  package func run(
    _ paths: [String] = [],
    filter: [String] = [],
    measuresCoverage: Bool = false
  ) throws -> ExampleReport {
    let registry = try SubjectRegistry(adding: subjects, checks: checks)
    var reader = SourceReader(registry: registry, resources: resources, options: loading)
    reader.admission = try admission?.begin()
    let input = try LintInput(paths, reader)
    var collector = DiagnosticCollector()
    for error in input.errors { collector.add(error) }
    try collector.throwIfAny()
    let library = try input.library(registry)
    try LoadingError(try input.problemsOfCatalogs(of: library)).map { throw $0 }
    var examples = try ExampleLibrary(library, surroundings: surroundings, besides: input.isSubject)
    { path throws(LoadingError) in try SourceText(contentsOfFile: path) }
    if measuresCoverage { examples.recorder = CoverageRecorder() }
    let isWanted = { (name: String) in filter.isEmpty || filter.contains { name.contains($0) } }
    var report = try examples.run(library.packs.filter(input.isSubject), where: isWanted)
    report.coverage = examples.recorder?.coverage
    return report
  }
}
