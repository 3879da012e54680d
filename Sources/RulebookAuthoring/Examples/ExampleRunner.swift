import Documents
import PackLoading
package import RuleEngine
package import Rulebook
import SourceTexts

/// Runs the examples that packs bring as tests of their rules and forms.
///
///     let report = try ExampleRunner(surroundings: .system).run(["/etc/acme/rulepacks"])
///     report.failures.isEmpty  // true
///
/// A valid example must be valid, and have the normalised form that it names; an invalid one
/// must give exactly its codes, in order. Both must have the facts that they name. The forms that
/// a rule gives a valid example must be valid too, and the normalised one must stay as it is.
/// An example of a form says these of the places of its record: codes at each of them, and no others.
package struct ExampleRunner: Sendable {
  private let resources: String?
  private let surroundings: Surroundings
  private let loading: Rulebook.LoadingOptions

  /// Creates a runner.
  ///
  /// - Parameters:
  ///   - surroundings: The clock and the limits.
  ///   - resources: The folder with the bundled data; found beside the executable unless given.
  ///   - loading: How packs are loaded.
  package init(
    surroundings: Surroundings = .system,
    resources: String? = nil,
    loading: Rulebook.LoadingOptions = []
  ) {
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
    let registry = try SubjectRegistry(adding: [], checks: [])
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

/// What came of running the examples of packs.
package struct ExampleReport: Sendable, Hashable {
  /// An example that did not give what its pack says.
  package struct Failure: Sendable, Hashable {
    package var file: String

    /// Where the example is written.
    package var position: SourcePosition

    /// The rule or form.
    package var rule: String

    /// The value or record, a constant of the pack.
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

    /// The facts that the pack says and the rule gave otherwise; null stands for one that must not be there.
    package var expectedFacts: [String: Value] = [:]

    /// What the rule gave of these; null stands for one that is not there.
    package var actualFacts: [String: Value] = [:]

    /// The codes that the pack says of places of a record, where it says them so.
    package var expectedPlaces: [FieldPath: [ViolationCode]] = [:]

    /// The codes that the form gave at the places of the record.
    package var actualPlaces: [FieldPath: [ViolationCode]] = [:]

    /// The form that the rule gave the example and does not accept; nil unless that is what failed.
    package var form: String?
  }

  /// The number of examples that gave what their packs say.
  package internal(set) var passed = 0

  /// The others, in the order of the files.
  package internal(set) var failures: [Failure] = []
}

extension ExampleReport {
  /// Adds what came of an example of a rule.
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

  /// Adds what came of an example of a code, which may give others too.
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
  /// The facts that the example names, and that a report does not have so.
  ///
  /// A text of the example counts as what the fact is, as everywhere in packs.
  fileprivate func factsThatFail(in report: Report) -> [String: Value] {
    facts.filter { name, value in !value.equals(report.facts[name] ?? .null) }
  }
}
