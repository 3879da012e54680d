import ComputerRules
import RuleEngine
import TestSupport
import Testing
import Violations

@Suite struct RegularExpressionCheckTests {
  @Test(
    "Faults have codes and places",
    arguments: [
      (.ecmaScript, "(a|b)*", nil, nil), (.ecmaScript, "x(a", "regex.unclosed", 1..<2),
      (.ecmaScript, "x[a", "regex.unclosed", 1..<2), (.ecmaScript, "a{2", "regex.unclosed", 1..<2),
      (.ecmaScript, "a)", "regex.syntax", 1..<2), (.ecmaScript, "é\\Z", "regex.syntax", 2..<4),
      (.ecmaScriptWithoutFlags, "\\-", nil, nil),
      (.ecmaScriptWithoutFlags, "\\Z", "regex.syntax", 0..<2),
      (.browsers, "\\Z", nil, nil), (.browsers, "[b-a]", "regex.syntax", 1..<4),
      (.icu, "\\p{Greek}", nil, nil), (.icu, "é[a", "regex.syntax", 2..<3),
    ] as [(RegularExpressionCheck.Syntax, String, ViolationCode?, Range<Int>?)]
  )
  func violations(
    syntax: RegularExpressionCheck.Syntax,
    text: String,
    code: ViolationCode?,
    range: Range<Int>?
  ) {
    let found = RegularExpressionCheck(syntax).violations(in: text)
    #expect(found.map(\.code) == (code.map { [$0] } ?? []))
    #expect(found.first?.range == range)
  }

  @Test(
    "A character that is never closed has a name",
    arguments: [("x(a", "(", "parenthesis"), ("x[a", "[", "square_bracket"), ("a{2", "{", "brace")]
      as [(String, Unicode.Scalar, String)]
  )
  func brackets(text: String, sign: Unicode.Scalar, name: String) {
    let found = RegularExpressionCheck().violations(in: text)
    #expect(found.map(\.arguments) == [["character": .character(sign), "bracket": .text(name)]])
  }

  @Test("Facts tell the groups")
  func facts() {
    #expect(
      RegularExpressionCheck().findings(in: "(a)(?<b>c)").facts == [
        "groups": 2, "names": .list(["b"]),
      ]
    )
  }

  @Test(
    "An expression that is being typed is impossible where nothing can mend it",
    arguments: [
      ("(a", TextProgress.unfinished), ("a)", .impossible(at: 1)), ("a{", .unfinished),
      ("a{2,1}", .impossible(at: 5)), ("\\", .unfinished), ("\\2", .unfinished), ("(a)", .valid),
    ]
  )
  func progress(text: String, expected: TextProgress) {
    #expect(RegularExpressionCheck().progress(of: text.utf8Span, in: CheckContext()) == expected)
  }
}
