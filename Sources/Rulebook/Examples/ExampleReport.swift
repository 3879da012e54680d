import PackLoading
import RuleEngine
import SourceTexts
package import Violations

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

    /// The outcome that the pack expects.
    package var expectedOutcome: Outcome

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

  /// An example with the result that its pack expects.
  package struct Pass: Sendable, Hashable {
    package var file: String

    /// The position of the example.
    package var position: SourcePosition

    /// The rule or form.
    package var rule: String

    /// The value or record, a constant of the pack.
    package var value: Value
  }

  /// The examples with the result that their packs expect, in the order of the files.
  package internal(set) var passes: [Pass] = []

  /// The other examples, in the order of the files.
  package internal(set) var failures: [Failure] = []

  /// The checks that no example covers; nil if they weren't looked for.
  package var coverage: ExampleCoverage?

  /// The number of examples with the result that their packs expect.
  package var passed: Int { passes.count }
}

extension ExampleReport {
  /// Adds the result of an example of a rule.
  mutating func add(
    _ result: Report,
    on example: ExampleDeclaration,
    of rule: String,
    in pack: PackDeclaration
  ) {
    let codes = result.violations.map(\.code)
    let isExpected =
      result.isValid == example.isValid && example.factsThatFail(in: result).isEmpty
      && (example.codes.isEmpty || codes.areOrAreSlips(of: example.codes))
      && (example.normalized == nil || result.normalized?.text == example.normalized)
    add(result, isExpected: isExpected, on: example, of: rule, in: pack)
  }

  /// Adds the result of an example of a code, which may cause other codes too.
  mutating func add(
    _ result: Report,
    on example: CodeExamples.Example,
    in examples: CodeExamples
  ) {
    let isExpected = result.violations.contains { $0.code.isOrIsSlip(of: example.code) }
    add(result, isExpected: isExpected, on: example.input, of: example.name, in: examples.pack)
  }

  private mutating func add(
    _ result: Report,
    isExpected: Bool,
    on example: ExampleDeclaration,
    of rule: String,
    in pack: PackDeclaration
  ) {
    if isExpected {
      passes.append(
        Pass(file: pack.source.name, position: example.position, rule: rule, value: example.value)
      )
      return
    }
    let facts = example.factsThatFail(in: result)
    failures.append(
      Failure(
        file: pack.source.name,
        position: example.position,
        rule: rule,
        value: example.value,
        expectedOutcome: example.isValid ? .valid : .invalid,
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

extension [ViolationCode] {
  /// Returns whether these are the codes that an example names, in this order.
  ///
  /// `identifier.format` in an example also stands for the slips that are cases of it, such as
  /// `identifier.format.too_short`, because which of them is found isn't a promise of the rule.
  package func areOrAreSlips(of expected: [ViolationCode]) -> Bool {
    count == expected.count && zip(self, expected).allSatisfy { $0.isOrIsSlip(of: $1) }
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
