import TestSupport
import Testing
import ValueRules
import Violations

@Suite struct EqualityCheckTests {
  static let half = Value.decimal(ExactDecimal("0.5") ?? 0)

  @Test(
    "Texts are equal by scalars, numbers by value",
    arguments: [
      ("a", "a", true), ("a", "A", false), ("a", "ab", false), ("ab", "a", false),
      ("\u{E9}", "\u{E9}", true), ("\u{E9}", "e\u{301}", false), ("5", "5", true),
      ("5", "5.0", false), (5, "5", true), (5, "5.0", true), (5, "5e0", true), (5, "five", false),
      (half, "0.50", true), (5, 5, true), (5, 6, false), (half, half, true), ("5", 5, true),
      ("472.50", .decimal(ExactDecimal("472.5") ?? 0), true), ("x", 5, false), ("true", true, true),
      ("false", true, false), ("True", true, false), ("1", true, false), (true, 1, false),
      (["1", "true"], [1, true], true), (["a": "1"], ["a": 1], true), (["1"], [1, 1], false),
      (true, true, true), (true, false, false), (true, "true", false), ([1], [1], true),
      ([1], [2], false), (["a": 1], ["a": 1], true),
    ] as [(Value, Value, Bool)]
  )
  func equality(constant: Value, value: Value, isEqual: Bool) {
    let equals = EqualityCheck(constant)
    let differs = EqualityCheck(constant, mustEqual: false)
    #expect(equals.outcome(of: value) == (isEqual ? .valid : .invalid))
    #expect(differs.outcome(of: value) == (isEqual ? .invalid : .valid))
    #expect(equals.violations(in: value).isEmpty == isEqual)
    #expect(differs.violations(in: value).isEmpty == !isEqual)
  }

  @Test(
    "The constant is shown as text",
    arguments: [
      ("CH", "CH"), (half, "0.5"), (1_000, "1000"), (true, "true"), (["a", 1], "a, 1"),
      (nil, "null"),
    ] as [(Value, String)]
  )
  func arguments(constant: Value, shown: String) {
    #expect(
      EqualityCheck(constant).violations(in: "x") == [
        Violation("equals.different", ["expected": .text(shown)])
      ]
    )
  }

  @Test("A refused value is shown as text")
  func refused() throws {
    let check = try EqualityCheck.notEquals.check(["value": "x"])
    #expect(check.violations(in: "x") == [Violation("not_equals.same", ["refused": "x"])])
    #expect(check.violations(in: "y") == [])
  }
}
