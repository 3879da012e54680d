package import Rulebook
package import Violations

extension ExampleReport {
  /// The report as JSON: how many examples passed, and what is wrong with the others.
  package var json: Value {
    var members: [String: Value] = [
      "passed": .decimal(ExactDecimal(passed)),
      "failed": .decimal(ExactDecimal(failures.count)),
      "failures": .list(failures.map { .record($0.members) }),
    ]
    members["coverage"] = coverage.map { .record($0.members) }
    return .record(members)
  }
}

extension ExampleReport.Failure {
  fileprivate var members: [String: Value] {
    var expected = sides(expectedOutcome, expectedCodes, expectedPlaces, expectedFacts)
    var actual = sides(outcome, actualCodes, actualPlaces, actualFacts)
    if let expectedNormalized {
      expected["normalized"] = .text(expectedNormalized)
      actual["normalized"] = actualNormalized ?? Value.null
    }
    var members: [String: Value] = [
      "file": .text(file), "line": .decimal(ExactDecimal(position.line)),
      "column": .decimal(ExactDecimal(position.column)), "name": .text(rule), "value": value,
      "expected": .record(expected), "actual": .record(actual),
    ]
    members["form"] = form.map(Value.text)
    return members
  }

  /// Returns one side of the comparison: what was expected, or what was found.
  private func sides(
    _ outcome: Outcome,
    _ codes: [ViolationCode],
    _ places: [FieldPath: [ViolationCode]],
    _ facts: [String: Value]
  ) -> [String: Value] {
    var side: [String: Value] = ["outcome": .text(outcome.rawValue)]
    if expectedPlaces.isEmpty, actualPlaces.isEmpty {
      side["codes"] = .list(codes.map { .text($0.rawValue) })
    } else {
      let named = places.map {
        ($0.key.description, Value.list($0.value.map { .text($0.rawValue) }))
      }
      side["codes"] = .record(Dictionary(named, uniquingKeysWith: { first, _ in first }))
    }
    if !facts.isEmpty { side["facts"] = .record(facts) }
    return side
  }
}

extension ExampleCoverage {
  fileprivate var members: [String: Value] {
    [
      "total": .decimal(ExactDecimal(total)), "covered": .decimal(ExactDecimal(covered)),
      "gaps": .list(
        gaps.map { gap in
          .record([
            "file": .text(gap.file), "line": .decimal(ExactDecimal(gap.position.line)),
            "column": .decimal(ExactDecimal(gap.position.column)), "name": .text(gap.rule),
            "check": .text(gap.check), "kind": .text(gap.kind.rawValue),
          ])
        }
      ),
    ]
  }
}
