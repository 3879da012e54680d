import RuleEngine
import TestSupport
import Testing
import Violations

@Suite struct RequiredCheckTests {
  // From the Unicode properties: White_Space, and what a reader cannot see.
  @Test(
    "What is blank depends on the setting",
    arguments: [
      ("", true, true, true), (" ", false, true, true), ("\t\r\n\u{B}\u{C}", false, true, true),
      ("\u{85}", false, true, true), ("\u{A0}", false, true, true), ("\u{1680}", false, true, true),
      ("\u{2003}\u{202F}\u{205F}", false, true, true), ("\u{2028}\u{2029}", false, true, true),
      ("\u{3000}", false, true, true), (" \u{A0} ", false, true, true),
      ("\u{200B}", false, false, true), ("\u{AD}", false, false, true),
      ("\u{3164}", false, false, true), ("\u{115F}\u{1160}", false, false, true),
      ("\u{FEFF}", false, false, true), ("\u{200D}\u{2060}", false, false, true),
      ("\u{202E}", false, false, true), ("\u{0}\u{7F}", false, false, true),
      ("\u{FE0F}", false, false, true), ("\u{E0020}", false, false, true),
      // A symbol by its category, but drawn as nothing.
      ("\u{2800}", false, false, true),
      (" \u{200B} ", false, false, true), ("a", false, false, false), (" a", false, false, false),
      ("\u{200B}.", false, false, false), ("\u{301}", false, false, false),
      ("\u{600}", false, false, false), ("\u{E000}", false, false, false),
      ("0", false, false, false),
    ]
  )
  func blankTexts(text: String, empty: Bool, whitespace: Bool, invisible: Bool) {
    let expected: [Blankness: Bool] = [
      .nothing: false, .empty: empty, .whitespace: whitespace, .invisible: invisible,
    ]
    for blankness in Blankness.allCases {
      let check = RequiredCheck(blankness: blankness)
      let isBlank = expected[blankness] == true
      #expect(
        check.violations(in: text) == (isBlank ? [Violation("required")] : []),
        "\(blankness)"
      )
      #expect(check.outcome(of: text) == (isBlank ? .invalid : .valid), "\(blankness)")
    }
  }

  @Test(
    "Null, an empty list and an empty record are blank, whatever the setting",
    arguments: [
      (nil, true), ([], true), ([:], true), (false, false), (0, false), ([nil], false),
      ([""], false), (["a": nil], false),
    ] as [(Value, Bool)]
  )
  func blankValues(value: Value, isBlank: Bool) {
    for blankness in Blankness.allCases {
      #expect(
        RequiredCheck(blankness: blankness).violations(in: value)
          == (isBlank ? [Violation("required")] : [])
      )
    }
  }

  @Test("Without a setting, blank is what no reader can see")
  func defaultSetting() throws {
    let check = try #require(RequiredCheck.definition.check() as? RequiredCheck)
    #expect(check.blankness == .invisible)
    let empty = try #require(RequiredCheck.definition.check(["blank": "empty"]) as? RequiredCheck)
    #expect(empty.blankness == .empty)
  }
}
