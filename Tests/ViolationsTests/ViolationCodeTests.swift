import Testing
import Violations

@Suite struct ViolationCodeTests {
  @Test(
    "A well-formed code has words of small letters, digits and underscores",
    arguments: [
      ("length.too_short", true), ("a", true), ("a1_2.b_", true),
      ("email.domain.label_too_long", true),
      ("", false), (".", false), ("a.", false), (".a", false), ("a..b", false), ("A", false),
      ("a.B", false), ("1a", false), ("a.1", false), ("_a", false), ("a-b", false), ("a b", false),
      ("é", false), ("a\u{301}", false), ("a\n", false), ("a/b:c", false),
    ]
  )
  func isWellFormed(name: String, isWellFormed: Bool) {
    #expect(ViolationCode(rawValue: name).isWellFormed == isWellFormed)
  }

  @Test("Each parent is one word shorter")
  func parents() {
    let code: ViolationCode = "email.domain.label_too_long"
    #expect(code.parent == "email.domain")
    #expect(code.parent?.parent == "email")
    #expect(code.parent?.parent?.parent == nil)
    #expect(ViolationCode("a") < "a.b")
    #expect("\(code)" == "email.domain.label_too_long")
  }
}
