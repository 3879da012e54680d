import Documents
import PackLoading
package import Rules

/// Runs the examples that packs bring as tests of their rules.
///
///     let report = try ExampleRunner(surroundings: .system).run(["/etc/acme/rulepacks"])
///     report.failures.isEmpty  // true
///
/// A valid example must be valid, and have the normalised form that it names; an invalid one
/// must give exactly its codes, in order.
package struct ExampleRunner: Sendable {
  private let checks: [CheckDefinition]
  private let subjects: [Subject]
  private let resources: String?
  private let surroundings: Surroundings
  private let loading: LoadingOptions

  /// Creates a runner.
  ///
  /// - Parameters:
  ///   - checks: Checks that the application adds, for packs to name.
  ///   - subjects: Subjects that the application adds.
  ///   - surroundings: The clock and the limits.
  ///   - resources: The folder with the bundled data; found beside the executable unless given.
  ///   - loading: How packs are loaded.
  package init(
    checks: [CheckDefinition] = [],
    subjects: [Subject] = [],
    surroundings: Surroundings = .system,
    resources: String? = nil,
    loading: LoadingOptions = []
  ) {
    self.checks = checks
    self.subjects = subjects
    self.surroundings = surroundings
    self.resources = resources
    self.loading = loading
  }

  /// Runs examples.
  ///
  /// - Parameter paths: Pack files and folders with packs, on top of the bundled ones; the
  ///   bundled packs themselves if there is none.
  /// - Returns: How many held, and the others.
  /// - Throws: A ``LoadingError`` if a path does not exist, or a pack or one of its rules is
  ///   broken; a ``UsageError`` if an example gives its rule a parameter that does not suit.
  package func run(_ paths: [String] = []) throws -> ExampleReport {
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
    var report = ExampleReport()
    for pack in library.packs where input.isSubject(pack) {
      for rule in pack.rules {
        guard let template = try library.template(of: rule, in: pack) else { continue }
        for example in rule.examples { try run(example, of: rule, template, in: pack, &report) }
      }
    }
    return report
  }

  private func run(
    _ example: ExampleDeclaration,
    of declaration: RuleDeclaration,
    _ template: RuleTemplate,
    in pack: PackDeclaration,
    _ report: inout ExampleReport
  ) throws {
    let result = try check(example, as: template)
    let codes = result.violations.map(\.code)
    let isExpected =
      result.isValid == example.isValid
      && (example.codes.isEmpty || codes == example.codes)
      && (example.normalized == nil || result.normalized?.text == example.normalized)
    if isExpected {
      report.passed += 1
      return
    }
    report.failures.append(
      ExampleReport.Failure(
        file: pack.source.name,
        position: example.position,
        rule: declaration.name,
        value: example.value,
        expectedCodes: example.codes,
        actualCodes: codes,
        outcome: result.outcome,
        expectedNormalized: result.isValid ? example.normalized : nil,
        actualNormalized: result.normalized
      )
    )
  }

  private func check(
    _ example: ExampleDeclaration,
    as template: RuleTemplate
  ) throws -> Report {
    if let unknown = template.unknownParameter(in: example.parameters.keys) {
      throw UsageError.unknownParameter(unknown, of: template)
    }
    do throws(BindingError) {
      let rule = try template.bind(example.parameters)
      let context = CheckContext(parameters: rule.parameters, surroundings: surroundings)
      return rule.report(on: example.value, in: context)
    } catch {
      throw UsageError.unsuitableParameter(error, of: template, given: example.parameters)
    }
  }
}

/// What came of running the examples of packs.
package struct ExampleReport: Sendable, Hashable {
  /// An example that did not give what its pack says.
  package struct Failure: Sendable, Hashable {
    /// The pack's file.
    package var file: String

    /// Where the example is written.
    package var position: SourcePosition

    /// The rule.
    package var rule: String

    /// The value, a constant of the pack.
    package var value: Value

    /// The codes that the pack says, in order; empty for a valid value.
    package var expectedCodes: [ViolationCode]

    /// The codes that the rule gave, in order.
    package var actualCodes: [ViolationCode]

    /// The outcome that the rule gave.
    package var outcome: Outcome

    /// The normalised form that the pack says, if it says one and the rule gave another.
    package var expectedNormalized: String?

    /// The normalised form that the rule gave.
    package var actualNormalized: Value?
  }

  /// The number of examples that gave what their packs say.
  package internal(set) var passed = 0

  /// The others, in the order of the files.
  package internal(set) var failures: [Failure] = []
}
