import RuleEngine
import TestSupport
import Testing
import Violations

@Suite struct OtherFieldCheckTests {
  private static let other = FieldPath(field: "other")

  @Test(
    "Two values are the same whichever of the fields is checked",
    arguments: [
      ("a", "a", true), ("a", "b", false), ("a", "A", false), ("\u{E9}", "e\u{301}", false),
      (5, 5, true), (5, "5", true), (5, "5.0", true), (5, 6, false), ("5", "5.0", false),
      (true, true, true), (true, "true", false), ([1], [1], true),
    ] as [(Value, Value, Bool)]
  )
  func comparison(left: Value, right: Value, isSame: Bool) {
    for (own, otherValue) in [(left, right), (right, left)] {
      let context = CheckContext(fields: FixedFields(dictionaryLiteral: ("other", otherValue)))
      let mismatch = Violation("same_as.mismatch", ["other": .field(Self.other)])
      let same = Violation("different_from.same", ["other": .field(Self.other)])
      #expect(
        OtherFieldCheck(Self.other).violations(in: own, context: context)
          == (isSame ? [] : [mismatch])
      )
      #expect(
        OtherFieldCheck(Self.other, mustMatch: false).violations(in: own, context: context)
          == (isSame ? [same] : [])
      )
    }
  }

  @Test("A field that is blank or missing is the same as no other", arguments: ["a", 5] as [Value])
  func missing(value: Value) {
    for context in [CheckContext(), CheckContext(fields: FixedFields())] {
      #expect(OtherFieldCheck(Self.other).outcome(of: value, context: context) == .invalid)
      #expect(
        OtherFieldCheck(Self.other, mustMatch: false).outcome(of: value, context: context) == .valid
      )
    }
  }
}
