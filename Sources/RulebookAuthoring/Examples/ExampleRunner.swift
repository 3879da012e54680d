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

  /// Creates a runner with the checks, subjects, clock, limits and data of a program.
  package init(_ configuration: Rulebook.Configuration) {
    resources = configuration.resources
    surroundings = configuration.surroundings
    loading = configuration.loading
    subjects = configuration.subjects
    checks = configuration.checks
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
    let input = try LintInput(
      paths,
      SourceReader(registry: registry, resources: resources, options: loading)
    )
    var collector = DiagnosticCollector()
    for error in input.errors { collector.add(error) }
    try collector.throwIfAny()
    let library = try input.library(registry)
    try LoadingError(try input.problemsOfCatalogs(of: library)).map { throw $0 }
    var examples = try ExampleLibrary(library, surroundings: surroundings, besides: input.isSubject)
    { path throws(LoadingError) in try SourceText(contentsOfFile: path) }
    if measuresCoverage { examples.recorder = CoverageRecorder() }
    let isWanted = { (name: String) in filter.isEmpty || filter.contains { name.contains($0) } }
    let packs = library.packs.filter(input.isSubject)
    var report = ExampleReport()
    for pack in packs { try runRules(of: pack, where: isWanted, examples, &report) }
    for pack in packs { try runForms(of: pack, where: isWanted, examples, &report) }
    for (_, file) in examples.files {
      for example in file.examples where example.names.contains(where: isWanted) {
        report.add(try examples.report(on: example, of: file), on: example, in: file)
      }
    }
    report.coverage = examples.recorder?.coverage
    return report
  }

  private func runRules(
    of pack: PackDeclaration,
    where isWanted: (String) -> Bool,
    _ examples: ExampleLibrary,
    _ report: inout ExampleReport
  ) throws {
    for rule in pack.rules where isWanted(rule.name) {
      guard let template = try examples.library.template(of: rule, in: pack) else { continue }
      examples.recorder?.expect(rule.checks, of: rule.name)
      for example in rule.examples {
        let result = try examples.report(on: example, as: template)
        report.add(result, on: example, of: rule.name, in: pack)
        if let failure = try examples.failureOfForms(of: result, example, template, in: pack) {
          report.failures.append(failure)
        }
      }
    }
  }

  private func runForms(
    of pack: PackDeclaration,
    where isWanted: (String) -> Bool,
    _ examples: ExampleLibrary,
    _ report: inout ExampleReport
  ) throws {
    for form in pack.forms where isWanted(form.name) {
      // A form without examples is built only to count its checks.
      guard !form.examples.isEmpty || examples.recorder != nil,
        let definition = try examples.library.form(of: form, in: pack)
      else { continue }
      examples.recorder?.expect(definition, in: pack.source.name)
      for example in form.examples {
        let result = try examples.report(on: example, as: definition)
        report.add(result, on: example, of: form.name, in: pack)
      }
    }
  }
}

extension CodeExamples.Example {
  /// The rule or form that the example is of, or its code if it defines its own.
  var name: String {
    switch target {
    case .rule(let name), .form(let name): definition == nil ? name : "\(code)"
    }
  }

  /// What a filter can name: the rule or form, and the code.
  fileprivate var names: [String] { [name, "\(code)"] }
}
