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
  /// - Parameter paths: Pack files and folders of packs, on top of the bundled packs. If there are
  ///   none, the bundled packs themselves are tested.
  /// - Returns: The number of examples that passed, and the failures.
  /// - Throws: A ``LoadingError`` if a path doesn't exist, or if a pack or one of its rules is
  ///   broken; a ``UsageError`` if an example passes its rule a parameter that doesn't suit it.
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
    let examples = try ExampleLibrary(library, surroundings: surroundings, besides: input.isSubject)
    { path throws(LoadingError) in try SourceText(contentsOfFile: path) }
    var report = ExampleReport()
    for pack in library.packs where input.isSubject(pack) {
      for rule in pack.rules {
        guard let template = try library.template(of: rule, in: pack) else { continue }
        for example in rule.examples {
          let result = try examples.report(on: example, as: template)
          report.add(result, on: example, of: rule.name, in: pack)
          if let failure = try examples.failureOfForms(of: result, example, template, in: pack) {
            report.failures.append(failure)
          }
        }
      }
    }
    for pack in library.packs where input.isSubject(pack) {
      for form in pack.forms where !form.examples.isEmpty {
        guard let definition = try library.form(of: form, in: pack) else { continue }
        for example in form.examples {
          let result = try examples.report(on: example, as: definition)
          report.add(result, on: example, of: form.name, in: pack)
        }
      }
    }
    for (_, file) in examples.files {
      for example in file.examples {
        report.add(try examples.report(on: example, of: file), on: example, in: file)
      }
    }
    return report
  }
}

/// The result of running the examples in packs.
package struct ExampleReport: Sendable, Hashable {
  /// An example with a different result from what its pack says.
  package struct Failure: Sendable, Hashable {
    package var file: String

    /// The position of the example.
    package var position: SourcePosition

    /// The rule or form.
    package var rule: String

    /// The value or record, a constant of the pack.
    package var value: Value

    /// The codes that the pack expects, in order; empty for a valid value.
    package var expectedCodes: [ViolationCode]

    /// The codes that the rule reported, in order.
    package var actualCodes: [ViolationCode]

    /// The outcome of the rule.
    package var outcome: Outcome

    /// The normalized form that the pack expects, if it names one and the rule returned another.
    package var expectedNormalized: String?

    /// The normalized form that the rule returned.
    package var actualNormalized: Value?

    /// The facts that the pack expects and the rule reported differently.
    ///
    /// Null means that a fact must be absent.
    package var expectedFacts: [String: Value] = [:]

    /// The facts that the rule reported instead.
    ///
    /// Null means that a fact is absent.
    package var actualFacts: [String: Value] = [:]

    /// The codes that the pack expects at places in a record, if it names places.
    package var expectedPlaces: [FieldPath: [ViolationCode]] = [:]

    /// The codes that the form reported at places in the record.
    package var actualPlaces: [FieldPath: [ViolationCode]] = [:]

    /// The form that the rule made from the example but doesn't accept; nil unless this is the
    /// failure.
    package var form: String?
  }

  /// The number of examples with the result that their packs expect.
  package internal(set) var passed = 0

  /// The other examples, in the order of the files.
  package internal(set) var failures: [Failure] = []
}

extension ExampleReport {
  /// Adds the result of an example of a rule.
  fileprivate mutating func add(
    _ result: Report,
    on example: ExampleDeclaration,
    of rule: String,
    in pack: PackDeclaration
  ) {
    let codes = result.violations.map(\.code)
    let isExpected =
      result.isValid == example.isValid && example.factsThatFail(in: result).isEmpty
      && (example.codes.isEmpty || codes == example.codes)
      && (example.normalized == nil || result.normalized?.text == example.normalized)
    add(result, isExpected: isExpected, on: example, of: rule, in: pack)
  }

  /// Adds the result of an example of a code, which may cause other codes too.
  fileprivate mutating func add(
    _ result: Report,
    on example: CodeExamples.Example,
    in examples: CodeExamples
  ) {
    let isExpected = result.violations.contains { $0.code == example.code }
    let name =
      switch example.target {
      case .rule(let name), .form(let name): example.definition == nil ? name : "\(example.code)"
      }
    add(result, isExpected: isExpected, on: example.input, of: name, in: examples.pack)
  }

  private mutating func add(
    _ result: Report,
    isExpected: Bool,
    on example: ExampleDeclaration,
    of rule: String,
    in pack: PackDeclaration
  ) {
    if isExpected {
      passed += 1
      return
    }
    let facts = example.factsThatFail(in: result)
    failures.append(
      Failure(
        file: pack.source.name,
        position: example.position,
        rule: rule,
        value: example.value,
        expectedCodes: example.codes,
        actualCodes: result.violations.map(\.code),
        outcome: result.outcome,
        expectedNormalized: result.isValid ? example.normalized : nil,
        actualNormalized: result.normalized,
        expectedFacts: facts,
        actualFacts: Dictionary(
          facts.keys.map { ($0, result.facts[$0] ?? .null) },
          uniquingKeysWith: { first, _ in first }
        )
      )
    )
  }
}

extension ExampleDeclaration {
  /// The facts that the example names but a report doesn't have.
  ///
  /// A text in the example is compared as the type of the fact, as everywhere in packs.
  fileprivate func factsThatFail(in report: Report) -> [String: Value] {
    facts.filter { name, value in !value.equals(report.facts[name] ?? .null) }
  }
}
