import CICUOracle
import TestSupport
import Testing
import UnicodeText

/// The places of the invisible joiners, RFC 5892, appendix A.1 and A.2.
@Suite struct JoinerContextTests {
  @Test(
    "A joiner may stand where its neighbors need it",
    arguments: [
      // A.1 and A.2: after a virama, whatever follows.
      ("Devanagari virama, ZWJ", "\u{915}\u{94D}\u{200D}\u{937}", 2, true),
      ("Devanagari virama, ZWNJ", "\u{915}\u{94D}\u{200C}\u{937}", 2, true),
      ("virama, ZWJ at the end", "\u{915}\u{94D}\u{200D}", 2, true),
      ("virama before the virama's mark", "\u{915}\u{94D}\u{951}\u{200D}\u{937}", 3, false),
      // A.1: between letters that would join.
      ("Persian, dual and dual", "\u{6CC}\u{200C}\u{62E}", 1, true),
      ("Persian, dual and right", "\u{6CC}\u{200C}\u{631}", 1, true),
      ("Persian, right and dual", "\u{631}\u{200C}\u{62E}", 1, false),
      ("Phags-pa, left and dual", "\u{A872}\u{200C}\u{A840}", 1, true),
      ("marks on both sides", "\u{6CC}\u{64E}\u{200C}\u{64E}\u{62E}", 2, true),
      ("nothing after", "\u{6CC}\u{200C}", 1, false),
      ("nothing but marks after", "\u{6CC}\u{200C}\u{64E}", 1, false),
      ("nothing but marks before", "\u{64E}\u{200C}\u{62E}", 1, false),
      ("two joiners, the first", "\u{6CC}\u{200C}\u{200C}\u{62E}", 1, false),
      ("two joiners, the second", "\u{6CC}\u{200C}\u{200C}\u{62E}", 2, false),
      // A.2 has no rule for joining letters.
      ("ZWJ between Persian letters", "\u{6CC}\u{200D}\u{62E}", 1, false),
      ("ZWNJ between Latin letters", "a\u{200C}b", 1, false),
      ("ZWJ between Latin letters", "a\u{200D}b", 1, false),
      ("ZWNJ first", "\u{200C}\u{62E}", 0, false),
      ("ZWJ first", "\u{200D}\u{937}", 0, false),
      ("no joiner", "\u{94D}a", 1, false),
    ]
  )
  func places(name: String, text: String, index: Int, isAllowed: Bool) throws {
    let scalars = Array(text.unicodeScalars)

    #expect(JoinerContext.allows(index, in: scalars) == isAllowed)
    #expect(try RegularRule().allows(index, in: scalars) == isAllowed)
  }

  @Test("The rule is that of the regular expressions in the RFC")
  func regularExpressions() throws {
    let rule = try RegularRule()
    let alphabet: [Unicode.Scalar] = [
      "\u{200C}", "\u{200D}", "\u{94D}", "\u{1039}", "\u{915}", "\u{6CC}", "\u{631}", "\u{A872}",
      "\u{64E}", "\u{AD}", "\u{640}", "a", "-",
    ]
    var random = SplitMix64(seed: 5892)
    for _ in 0..<2_000 {
      let count = Int.random(in: 1...8, using: &random)
      let text = (0..<count).map { _ in alphabet[Int.random(in: alphabet.indices, using: &random)] }
      for index in text.indices {
        #expect(
          JoinerContext.allows(index, in: text) == rule.allows(index, in: text),
          "\(text) at \(index)"
        )
      }
    }
  }
}

/// The rules as the RFC writes them, by ICU's regular expressions.
private struct RegularRule {
  private let afterVirama: ICUExpression
  private let before: ICUExpression
  private let after: ICUExpression

  init() throws {
    afterVirama = try ICUExpression(#"(?s).*\p{ccc=Virama}"#)
    before = try ICUExpression(#"(?s).*[\p{jt=L}\p{jt=D}]\p{jt=T}*"#)
    after = try ICUExpression(#"(?s)\p{jt=T}*[\p{jt=R}\p{jt=D}].*"#)
  }

  func allows(_ index: Int, in text: [Unicode.Scalar]) -> Bool {
    let (left, right) = (text[..<index], text[(index + 1)...])
    switch text[index] {
    case "\u{200C}":
      return afterVirama.matches(left) || before.matches(left) && after.matches(right)
    case "\u{200D}": return afterVirama.matches(left)
    default: return false
    }
  }
}

private final class ICUExpression {
  private let expression: OpaquePointer

  init(_ pattern: String) throws {
    let bytes = Array(pattern.utf8)
    expression = try #require(icu_oracle_regex_open(bytes, Int32(bytes.count), false))
  }

  deinit { icu_oracle_regex_close(expression) }

  func matches(_ scalars: ArraySlice<Unicode.Scalar>) -> Bool {
    let bytes = Array(String(String.UnicodeScalarView(scalars)).utf8)
    return icu_oracle_regex_match(expression, bytes, Int32(bytes.count), [], 0, nil, nil) == 1
  }
}
