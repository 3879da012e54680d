import PackLoading
import RuleEngine
import SourceTexts
import Violations

extension ExampleReport {
  /// Adds the result of an example of a form.
  mutating func add(
    _ result: Report,
    on example: FormExample,
    of form: String,
    in pack: PackDeclaration
  ) {
    let codes = result.violations.map(\.code)
    let places = Dictionary(grouping: result.violations, by: \.path).mapValues { $0.map(\.code) }
    let facts = example.factsThatFail(in: result)
    let isExpected =
      result.isValid == example.isValid && facts.isEmpty
      && (example.codes.isEmpty || places.areOrAreSlips(of: example.codes))
      && (example.codesInOrder.isEmpty || codes.areOrAreSlips(of: example.codesInOrder))
    if isExpected {
      passes.append(
        Pass(file: pack.source.name, position: example.position, rule: form, value: example.record)
      )
      return
    }
    var failure = Failure(
      file: pack.source.name,
      position: example.position,
      rule: form,
      value: example.record,
      expectedOutcome: example.isValid ? .valid : .invalid,
      expectedCodes: example.codesInOrder,
      actualCodes: codes,
      outcome: result.outcome,
      expectedNormalized: nil,
      actualNormalized: nil
    )
    if example.codesInOrder.isEmpty {
      failure.expectedPlaces = example.codes
      failure.actualPlaces = places
    }
    failure.expectedFacts = facts.mapValues(\.expected)
    failure.actualFacts = facts.mapValues(\.actual)
    failures.append(failure)
  }
}

extension [FieldPath: [ViolationCode]] {
  /// Returns whether these are the codes that an example names, at the same places.
  fileprivate func areOrAreSlips(of expected: Self) -> Bool {
    keys == expected.keys && allSatisfy { $0.value.areOrAreSlips(of: expected[$0.key] ?? []) }
  }
}

extension FormExample {
  /// The facts and normalized values that the example names but a report doesn't have, by the names
  /// that people use for them.
  fileprivate func factsThatFail(in report: Report) -> [String: (expected: Value, actual: Value)] {
    var failing: [String: (expected: Value, actual: Value)] = [:]
    let values: [String: Value] =
      if case .record(let values)? = report.normalized { values } else { [:] }
    for (place, expected) in normalized {
      let actual = values[place.description] ?? .null
      if !expected.equals(actual) { failing["normalized \(place)"] = (expected, actual) }
    }
    for (place, facts) in facts {
      let found: [String: Value] =
        if case .record(let found)? = report.facts[place.description] { found } else { [:] }
      for (name, expected) in facts {
        let actual = found[name] ?? .null
        if !expected.equals(actual) { failing["\(name) of \(place)"] = (expected, actual) }
      }
    }
    return failing
  }
}

extension ExampleLibrary {
  /// Returns the failure of a form that a rule makes from a valid example but doesn't accept; nil
  /// if there is none.
  ///
  /// The normalized form is stored, so the rule must accept it unchanged, unless its notation
  /// differs from the notation of values. The written form is shown, so the rule must accept it
  /// when it is typed again, unless it accepts values exactly as written.
  ///
  /// - Throws: The errors of ``report(on:as:)``.
  func failureOfForms(
    of report: Report,
    _ example: ExampleDeclaration,
    _ template: RuleTemplate,
    in pack: PackDeclaration
  ) throws -> ExampleReport.Failure? {
    guard example.isValid, report.isValid, let normalized = report.normalized?.text else {
      return nil
    }
    let isExact = template.traits.isExact(example.parameters, template.normalization)
    let written = isExact ? nil : report.facts["formatted"]?.text
    var tried: Set = [example.value.text]
    if template.checks.contains(where: \.definition.givesOtherNotation) { tried.insert(normalized) }
    for form in [normalized, written].compactMap(\.self) where tried.insert(form).inserted {
      var again = example
      again.value = .text(form)
      let result = try self.report(on: again, as: template)
      if result.isValid, form != normalized || result.normalized?.text == form { continue }
      return ExampleReport.Failure(
        file: pack.source.name,
        position: example.position,
        rule: template.name,
        value: example.value,
        expectedOutcome: .valid,
        expectedCodes: [],
        actualCodes: result.violations.map(\.code),
        outcome: result.outcome,
        expectedNormalized: result.isValid ? normalized : nil,
        actualNormalized: result.normalized,
        form: form
      )
    }
    return nil
  }
}
