import TestSupport
import Testing
import ValueRules
import Violations

@Suite struct TypeCheckTests {
  static let samples: [Value] = ["text", 5, true, ["a"], ["a": 1]]

  @Test("Only values of the kind pass", arguments: Value.Kind.allCases, samples)
  func kinds(kind: Value.Kind, value: Value) {
    let mismatch = Violation(
      "type.mismatch",
      ["expected": .text(kind.rawValue), "actual": .text(value.kind.rawValue)]
    )
    #expect(TypeCheck(kind).violations(in: value) == (kind == value.kind ? [] : [mismatch]))
    #expect(TypeCheck(kind).outcome(of: value) == (kind == value.kind ? .valid : .invalid))
  }
}
