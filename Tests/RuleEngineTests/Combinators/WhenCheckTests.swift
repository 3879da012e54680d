import RuleEngine
import TestSupport
import Testing
import TextRules
import ValueRules
import Violations

@Suite struct WhenCheckTests {
  private static let country = FieldPath(field: "country")

  private static func equals(_ text: String) -> CheckList {
    CheckList([RuleCheck(EqualityCheck(.text(text)))])
  }

  private static func length(_ number: Int) -> CheckList {
    CheckList([RuleCheck(LengthCheck(number...number))])
  }

  private static let code = WhenCheck(
    .field(country),
    matches: equals("CH"),
    then: length(4),
    else: length(5)
  )

  @Test(
    "The condition looks at the other field",
    arguments: [
      (["country": "CH"], "8000", true), (["country": "CH"], "80000", false),
      (["country": "DE"], "80000", true), (["country": "DE"], "8000", false),
      // A field that is blank fills no condition.
      ([:], "80000", true), (["other": "CH"], "8000", false), (["country": 5], "80000", true),
    ] as [([String: Value], String, Bool)]
  )
  func fields(fields: [String: Value], text: String, isValid: Bool) {
    let context = CheckContext(fields: Fields(values: fields))
    #expect(Self.code.violations(in: text, context: context).isEmpty == isValid)
    #expect(Self.code.outcome(of: text, context: context) == (isValid ? .valid : .invalid))
  }

  private struct Fields: FieldSource {
    var values: [String: Value]
    func value(of path: FieldPath) -> Value? { values[path.description] }
  }

  @Test("Without fields, as for a value checked on its own, no field is filled")
  func withoutFields() {
    #expect(Self.code.outcome(of: "80000") == .valid)
    #expect(Self.code.outcome(of: "8000") == .invalid)
  }

  @Test("Without checks for it, the condition is that the field is filled")
  func filled() {
    let check = WhenCheck(.field(Self.country), then: Self.length(1))
    let filled = CheckContext(fields: FixedFields(dictionaryLiteral: ("country", "x")))
    #expect(check.outcome(of: "ab", context: filled) == .invalid)
    #expect(check.outcome(of: "ab") == .valid)
  }

  @Test("Without a field, the condition looks at the value")
  func ownValue() {
    let check = WhenCheck(matches: Self.length(2), then: Self.equals("ab"), else: Self.length(3))
    #expect(check.outcome(of: "ab") == .valid)
    #expect(check.outcome(of: "xy") == .invalid)
    #expect(check.outcome(of: "abc") == .valid)
    #expect(check.outcome(of: "abcd") == .invalid)
  }

  @Test("A condition that is given chooses between the branches", arguments: [true, false])
  func given(holds: Bool) throws {
    let check = try WhenCheck.definition.check(
      ["if": .boolean(holds)],
      prepared: ["then": .checks(Self.length(2)), "else": .checks(Self.equals("abc"))]
    )
    #expect(check.outcome(of: "ab") == (holds ? .valid : .invalid))
    #expect(check.outcome(of: "abc") == (holds ? .invalid : .valid))
    #expect(check.violations(in: "abc").map(\.code) == (holds ? ["length.wrong"] : []))
    #expect(
      check.violations(in: 5).map(\.code) == (holds ? ["type.mismatch"] : ["equals.different"])
    )
  }

  @Test("A condition that is given excludes a field")
  func oneCondition() throws {
    let error = #expect(throws: SettingError.self) {
      try WhenCheck.definition.check(
        ["if": true, "field": "country"],
        prepared: ["then": .checks(Self.length(1))]
      )
    }
    #expect(error?.setting == "if")
  }

  @Test(
    "A value that is given chooses by what it must match",
    arguments: [("CH", true), ("DE", false), (" ", false), (nil, false), (5, false)]
      as [(Value, Bool)]
  )
  func givenValue(value: Value, holds: Bool) {
    let check = WhenCheck(
      .given(value),
      matches: Self.equals("CH"),
      then: Self.length(2),
      else: Self.length(3)
    )
    #expect(check.outcome(of: "ab") == (holds ? .valid : .invalid))
    #expect(check.outcome(of: "abc") == (holds ? .invalid : .valid))
  }

  @Test(
    "Settings without a condition or a consequence are refused",
    arguments: [[], ["then"], ["matches"], ["else"]]
  )
  func refusedSettings(names: [String]) {
    var prepared: [String: SettingValue] = [:]
    for name in names { prepared[name] = .checks(Self.length(1)) }
    #expect(throws: SettingError.self) { try WhenCheck.definition.check(prepared: prepared) }
    #expect(throws: SettingError.self) { try WhenCheck.definition.check(["field": "country"]) }
  }
}
