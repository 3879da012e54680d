import Testing
import TextPatterns

/// What is refused says what is wrong, where, and what to write instead.
@Suite struct RefusedPatternsTests {
  struct Row: CustomTestStringConvertible {
    var testDescription: String
    var pattern: String
    var reason: String
    var offset: Int?
    var hint: String?

    init(
      _ name: String,
      _ pattern: String,
      _ reason: String,
      at offset: Int?,
      hint: String? = nil
    ) {
      testDescription = name
      self.pattern = pattern
      self.reason = reason
      self.offset = offset
      self.hint = hint
    }
  }

  static let whole = [
    Row("empty", "", "empty", at: nil),
    Row("long", String(repeating: "a", count: 10_001), "longer than 10000 bytes", at: nil),
    Row(
      "long in bytes",
      String(repeating: "é", count: 5_001),
      "longer than 10000 bytes",
      at: nil
    ),
  ]

  static let brackets = [
    Row("an open group", "é(a", "an opening parenthesis without its closing one", at: 1),
    Row(
      "an open group in a group",
      "((a)",
      "an opening parenthesis without its closing one",
      at: 0
    ),
    Row("an open group of flags", "(?i", "an opening parenthesis without its closing one", at: 0),
    Row(
      "a closed group",
      "😀a)b",
      "a closing parenthesis without its opening one",
      at: 2,
      hint: #"write \) for the character"#
    ),
    Row("an open set", "a[b", "a set without its closing bracket", at: 1),
    Row("an open set in a set", "[a[b]", "a set without its closing bracket", at: 0),
    Row("a set of a bracket alone", "[]", "a set without its closing bracket", at: 0),
    Row("an open comment", "a(?#b", "a comment without its end", at: 1),
    Row("a brace", "a{", "a brace without its count", at: 1, hint: #"write \{ for the brace"#),
    Row(
      "a brace first",
      "{a",
      "a brace without its count",
      at: 0,
      hint: #"write \{ for the character"#
    ),
    Row(
      "a closing brace",
      "a}",
      "a brace without its count",
      at: 1,
      hint: #"write \} for the character"#
    ),
    Row(
      "a name in braces",
      "a{b}",
      "a brace without its count",
      at: 1,
      hint: #"write \{ for the brace"#
    ),
    Row("an open count", "a{2", "a count without its closing brace", at: 1),
    Row("a negative count", "a{2,-1}", "a count without its closing brace", at: 1),
    Row(
      "deeply nested groups",
      String(repeating: "(", count: 102) + String(repeating: ")", count: 102),
      "more than 100 groups within one another",
      at: 101
    ),
  ]

  static let counts = [
    Row(
      "no minimum",
      "a{,5}",
      "a brace without its count",
      at: 1,
      hint: "write {0, for a count without a minimum"
    ),
    Row("a count below", "a{3,2}", "a count whose maximum is below its minimum", at: 1),
    Row(
      "a count first",
      "*a",
      "a count with nothing in front of it",
      at: 0,
      hint: #"write \* for the character"#
    ),
    Row(
      "a count of a count",
      "a**",
      "a count with nothing in front of it",
      at: 2,
      hint: #"write \* for the character"#
    ),
    Row(
      "a count in an empty alternative",
      "a|+",
      "a count with nothing in front of it",
      at: 2,
      hint: #"write \+ for the character"#
    ),
    Row("a count of an anchor", "^*a", "a count of a place", at: 1, hint: "leave the count out"),
    Row("a count of the end", "a$+", "a count of a place", at: 2, hint: "leave the count out"),
    Row(
      "a count of a look-ahead",
      "(?=a)?a",
      "a count of a look-ahead",
      at: 5,
      hint: "leave the count out"
    ),
  ]

  static let sets = [
    Row("a range downwards", "é[z-a]", "a range whose end is before its start", at: 2),
    Row("nothing to subtract", "[a--]", "an operator without the set behind it", at: 4),
    Row("nothing to intersect", "[a&&]", "an operator without the set behind it", at: 4),
    Row("subtracted from nothing", "[--a]", "an operator without the set in front of it", at: 1),
    Row("intersected with nothing", "[&&a]", "an operator without the set in front of it", at: 1),
    Row(
      "a class as the end of a range",
      #"[a-\d]"#,
      "a range whose end is a class",
      at: 3,
      hint: #"write \- for the character"#
    ),
    Row(
      "a property as the end of a range",
      #"[a-\p{Lu}]"#,
      "a range whose end is a class",
      at: 3,
      hint: #"write \- for the character"#
    ),
    Row(
      "an ampersand as the start of a range",
      "[a&-c]",
      "a range whose start is an operator",
      at: 2,
      hint: #"write \- or \& for the character"#
    ),
    Row("an unknown class", "[[:nonsense:]]", "a class that is none", at: 1),
    Row(
      "a backspace",
      #"[\b]"#,
      "an escape that is none",
      at: 1,
      hint: #"write \x08 for a backspace"#
    ),
    Row(
      "a grapheme cluster",
      #"[\X]"#,
      "an escape that is none",
      at: 1,
      hint: "write X for the letter"
    ),
  ]

  static let escapes = [
    Row("a backslash last", #"a\"#, "a backslash at the end", at: 1),
    Row(
      "an unknown letter",
      #"a\i"#,
      "an escape that is none",
      at: 1,
      hint: "write i for the letter"
    ),
    Row(
      "a lowercase letter of Vim",
      #"\l"#,
      "an escape that is none",
      at: 0,
      hint: #"write \p{Ll}"#
    ),
    Row(
      "a word's start",
      #"\ma"#,
      "an escape that is none",
      at: 0,
      hint: #"\b is a word boundary"#
    ),
    Row(
      "an octal number of Perl",
      #"\o{101}"#,
      "an escape that is none",
      at: 0,
      hint: #"write \x{…} with the number in hexadecimal digits"#
    ),
    Row(
      "braces behind u",
      #"a\u{41}"#,
      "an escape that is none",
      at: 1,
      hint: #"write \x{…} with the number in hexadecimal digits"#
    ),
    Row("too few digits", #"\u004"#, "an escape without its digits", at: 0),
    Row("no digits", #"\xg"#, "an escape without its digits", at: 0),
    Row("no octal digits", #"\08"#, "an escape without its digits", at: 0),
    Row("no digits in braces", #"\x{}"#, "an escape without its digits", at: 0),
    Row("an open brace", #"\x{41"#, "an escape without its closing brace", at: 0),
    Row("a surrogate", #"\uD83D\uDE00"#, "a number that is no character's", at: 0),
    Row("beyond all planes", #"\x{110000}"#, "a number that is no character's", at: 0),
    Row("no control letter", #"a\c"#, "an escape without its character", at: 1),
    Row(
      "a property without braces",
      #"a\pL"#,
      "a property without braces",
      at: 1,
      hint: #"write \p{L}"#
    ),
    Row("a property without a name", #"\p"#, "a property without braces", at: 0),
    Row("an open property", #"\p{L"#, "a property without its closing brace", at: 0),
    Row("an inverted property", #"\p{^L}"#, "a property that Unicode does not have", at: 0),
    Row("the end of no quotation", #"a\Eb"#, "the end of a quotation without its start", at: 1),
    Row("an unknown property", #"a\p{Nonsense}"#, "a property that Unicode does not have", at: 1),
    Row("an unknown name", #"\N{NO SUCH LETTER}"#, "a name of no character", at: 0),
  ]

  static let groups = [
    Row(
      "a name of Python",
      "a(?P<n>b)",
      "a group that is none",
      at: 1,
      hint: "write (?<name>…)"
    ),
    Row("a name of .NET", "(?'n'b)", "a group that is none", at: 0, hint: "write (?<name>…)"),
    Row("a condition", "(?(1)a)", "a group that is none", at: 0, hint: "write (?:…) or (?<name>…)"),
    Row(
      "an unknown flag",
      "(?q)a",
      "a group that is none",
      at: 0,
      hint: "write (?:…) or (?<name>…)"
    ),
    Row("no name", "(?<>a)", "a group without its name", at: 0),
    Row("an open name", "(?<a", "a group without its name", at: 0),
    Row(
      "a digit first",
      "(?<1a>b)",
      "a group's name with something else than letters, digits and underscores",
      at: 3,
      hint: "write a name like birth_date"
    ),
    Row(
      "a hyphen",
      "(?<a-b>c)",
      "a group's name with something else than letters, digits and underscores",
      at: 4,
      hint: "write a name like birth_date"
    ),
    Row(
      "a named group in a look-ahead",
      "(?=(?<a>b))b",
      "a named group in a look-ahead",
      at: 0,
      hint: "write (…)"
    ),
  ]

  @Test(
    "A refused pattern says why and where",
    arguments: whole + brackets + counts + sets + escapes + groups
  )
  func refused(row: Row) {
    let error = #expect(throws: TextPatternError.self) { try TextPattern(row.pattern) }
    #expect(error?.reason == row.reason)
    #expect(error?.offset == row.offset)
    #expect(error?.hint == row.hint)
    #expect(error?.needsBacktracking == false)
  }
}
