import TestSupport
import Testing
import TextPatterns

/// Sets in square brackets, in ICU's syntax.
@Suite struct SetSyntaxTests {
  struct Row: CustomTestStringConvertible {
    var testDescription: String
    var pattern: String
    var members: String
    var others: String

    init(_ name: String, _ pattern: String, _ members: String, not others: String) {
      testDescription = name
      self.pattern = pattern
      self.members = members
      self.others = others
    }
  }

  static let simple = [
    Row("letters", "[abc]", "abc", not: "d[]"),
    Row("a range", "[a-c]", "abc", not: "-d"),
    Row("a range of one", "[a-a]", "a", not: "-b"),
    Row("several ranges", "[a-cx-z_]", "abcxyz_", not: "d-"),
    Row("a range beyond the first plane", "[😀-😂]", "😀😁😂", not: "😃a"),
    Row("inverted", "[^a-c]", "d^😀\n", not: "abc"),
    Row("an inversion sign behind the start", "[a^]", "a^", not: "b"),
    Row("signs that mean nothing in sets", "[.*+?(){}$|/]", ".*+?(){}$|/", not: "a\\"),
    Row("the closing bracket first", "[]a]", "]a", not: "[b"),
    Row("the closing bracket first in an inverted set", "[^]a]", "[b", not: "]a"),
    Row("a dash first", "[-a]", "-a", not: "b"),
    Row("a dash last", "[a-]", "-a", not: "b"),
    Row("a dash behind an inversion", "[^-a]", "b", not: "-a"),
    Row("a dash behind a range", "[a-c-z]", "abc-z", not: "dy"),
    Row("a dash behind a class", #"[\d-z]"#, "09-z", not: "ay"),
    Row("a dash behind a property", #"[\p{Lu}-]"#, "A-", not: "a"),
    Row("an ampersand", "[a&b]", "a&b", not: "c"),
    Row("escaped signs", #"[\]\[\-\\\^\&]"#, #"][-\^&"#, not: "a"),
    Row("escaped ends of a range", #"[\x41-\u0043]"#, "ABC", not: "-D"),
    Row("named ends of a range", #"[\N{DIGIT ONE}-\N{DIGIT THREE}]"#, "123", not: "04-"),
    Row("controls", #"[\t\n\cA]"#, "\t\n\u{1}", not: "tn"),
    Row("octal digits", #"[\0101-\0103]"#, "ABC", not: "0D"),
    Row("a quotation", #"[\Qa-]\E]"#, "a-]", not: "b\\QE"),
    Row("classes", #"[\d\s_]"#, "0 _", not: "a"),
    Row("inverted classes", #"[\D]"#, "a ", not: "0"),
    Row("properties", #"[\p{Lu}\P{L}]"#, "A1 ", not: "a"),
    Row("an inverted set of inverted classes", #"[^\D]"#, "09", not: "a"),
  ]

  static let nested = [
    Row("a union", "[a[bc]]", "abc", not: "d["),
    Row("deeper", "[a[b[c]]d]", "abcd", not: "e"),
    Row("an inverted set in a set", "[a[^a-y]]", "az😀", not: "by"),
    Row("a set in an inverted set", "[^a[b]]", "c", not: "ab"),
    Row("all in both", "[a-e&&[c-g]]", "cde", not: "abfg"),
    Row("all in both without brackets", "[a-e&&c-g]", "cde", not: "abfg"),
    Row("all in both of several", "[a-f&&b-g&&[^d]]", "bcef", not: "adg"),
    Row("all but some", "[a-e--[b-d]]", "ae", not: "bcd-"),
    Row("all but some without brackets", "[a-e--b-d]", "ae", not: "bcd-"),
    Row("a property less a letter", #"[\p{Lu}--[A]]"#, "B", not: "Aa"),
    Row("classes in both", #"[\w&&\d]"#, "09", not: "a_"),
    Row("sets less sets", "[[a-e]-[b-d]]", "ae", not: "bcd-"),
    Row("sets in both", "[[a-e]&[c-g]]", "cde", not: "abfg&"),
    Row("a property less a set", #"[\p{Lu}-[A-C]]"#, "DÉ", not: "ABCd-"),
    Row("sets less sets, and a letter", "[[a-e]-[b-d]x]", "aex", not: "bcd-"),
    Row("in both, inverted", "[^a-e&&c-g]", "abfgz", not: "cde"),
    Row("weak operators after unions", "[ab--bc]", "a", not: "bc-"),
    Row("nothing in both", "[a&&b]", "", not: "ab&"),
  ]

  static let posix = [
    Row("a class", "[[:alpha:]]", "aé", not: "1:"),
    Row("a class and a letter", "[[:digit:]a-c]", "0abc", not: "d:"),
    Row("an inverted class", "[[:^alpha:]]", "1:", not: "aé"),
    Row("an inverted set of a class", "[^[:alpha:]]", "1:", not: "aé"),
    Row("a class less letters", "[[:alpha:]--[a-c]]", "d", not: "abc1"),
    Row("sets less a class", "[[a-c1]-[:alpha:]]", "1", not: "abc-"),
    Row("sets in a class too", "[[a-c1]&[:alpha:]]", "abc", not: "1&"),
    Row("a set less a set, and a class", "[[a-c0]-[b][:digit:]]", "ac019", not: "b-"),
    Row("a class less a set", "[[:alpha:]-[a]]", "b", not: "a-1"),
    Row("a class of Unicode", "[[:Script=Greek:]]", "λ", not: "a"),
    Row("colons that make no class", "[:a:b]", ":ab", not: "c"),
  ]

  static let ignoringCase = [
    Row("letters", "(?i)[k]", "kK\u{212A}", not: "l"),
    Row("a range", "(?i)[a-z]", "aZſ\u{212A}", not: "é"),
    Row("an inverted set", "(?i)[^k]", "l", not: "kK\u{212A}"),
    Row("all in both", "(?i)[a-z&&[A-C]]", "aAcC", not: "dD"),
    Row("a nested set", "(?i)[x[^k]]", "xXl", not: "kK"),
    Row("a class is as it is", #"(?i)[\p{Lu}]"#, "aA", not: "1"),
  ]

  @Test("A set has what ICU's has", arguments: simple + nested + posix + ignoringCase)
  func members(row: Row) throws {
    let pattern = try TextPattern(row.pattern)
    let icu = try #require(ICUPattern(row.pattern))
    for (texts, expected) in [(row.members, true), (row.others, false)] {
      for scalar in texts.unicodeScalars {
        let text = String(scalar)
        #expect(pattern.matches(text) == expected, "\(text.debugDescription)")
        #expect(icu.matches(text) == expected, "ICU, \(text.debugDescription)")
      }
    }
  }

  /// Pieces whose neighbors decide what they mean.
  private static let pieces = [
    "a", "c", "b-d", "-", "&", "--", "&&", "[b]", "[^b-c]", "[a-c]", #"\d"#, #"\p{Lu}"#, "A", "^",
    "]",
    #"\-"#, "[:digit:]", #"\x62"#, "1", #"\Qb-\E"#,
  ]

  /// Why ours refuses pieces that ICU accepts here and there, with a meaning that no one expects.
  private static let ownRefusals = [
    "a range ends with a class", "a range starts with an operator",
  ]

  @Test("Random sets have what ICU's have", arguments: 0..<8 as Range<UInt64>)
  func randomSets(seed: UInt64) throws {
    var generator = SplitMix64(seed: seed)
    for _ in 0..<100 {
      let pieces = (0..<Int.random(in: 1...5, using: &generator)).map { _ in
        Self.pieces.randomElement(using: &generator) ?? "a"
      }
      let flags = Bool.random(using: &generator) ? "(?i)" : ""
      let text = "\(flags)[\(pieces.joined())]"
      let icu = ICUPattern(text)
      let pattern: TextPattern
      do throws(TextPatternError) {
        pattern = try TextPattern(text)
      } catch {
        let isOwn = error.isOfUnsupportedConstruct || Self.ownRefusals.contains(error.reason)
        #expect(isOwn || icu == nil, "\(text) is refused: \(error.reason)")
        continue
      }
      guard let icu else {
        Issue.record("ICU refuses \(text)")
        continue
      }
      for scalar in "abcdeABCD019-&^[]:\\xé".unicodeScalars {
        let member = String(scalar)
        #expect(pattern.matches(member) == icu.matches(member), "\(text), \(member)")
      }
    }
  }
}
