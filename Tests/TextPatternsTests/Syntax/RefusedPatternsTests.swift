import TestSupport
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

    /// Creates a row of a table: the name, the pattern, the place, the reason and the hint.
    init(_ row: TextRow) {
      self.init(row[0], row[1], row[3], at: Int(row[2]), hint: row.optional(4))
    }
  }

  static let whole = [
    Row("empty", "", "empty", at: nil),
    Row("long", String(repeating: "a", count: 10_001), "longer than 10000 bytes", at: nil),
    Row("long in bytes", String(repeating: "é", count: 5_001), "longer than 10000 bytes", at: nil),
  ]

  static let brackets: [Row] =
    TextRow.rows(
      #"""
      an open group | é(a | 1 | an opening parenthesis without its closing one
      an open group in a group | ((a) | 0 | an opening parenthesis without its closing one
      an open group of flags | (?i | 0 | an opening parenthesis without its closing one
      a closed group | 😀a)b | 2 | a closing parenthesis without its opening one | write \) for the character
      an open set | a[b | 1 | a set without its closing bracket
      an open set in a set | [a[b] | 0 | a set without its closing bracket
      a set of a bracket alone | [] | 0 | a set without its closing bracket
      an open comment | a(?#b | 1 | a comment without its end
      a brace | a{ | 1 | a brace without its count | write \{ for the brace
      a brace first | {a | 0 | a brace without its count | write \{ for the character
      a closing brace | a} | 1 | a brace without its count | write \} for the character
      a name in braces | a{b} | 1 | a brace without its count | write \{ for the brace
      an open count | a{2 | 1 | a count without its closing brace
      a negative count | a{2,-1} | 1 | a count without its closing brace
      """#
    ).map { Row($0) } + otherBrackets

  static let otherBrackets: [Row] = [
    Row(
      "deeply nested groups",
      String(repeating: "(", count: 52) + String(repeating: ")", count: 52),
      "more than 50 groups within one another",
      at: 51
    )
  ]

  static let counts =
    TextRow.rows(
      #"""
      no minimum | a{,5} | 1 | a brace without its count | write {0, for a count without a minimum
      a count below | a{3,2} | 1 | a count whose maximum is below its minimum
      a count first | *a | 0 | a count with nothing in front of it | write \* for the character
      a count of a count | a** | 2 | a count with nothing in front of it | write \* for the character
      a count in an empty alternative | a|+ | 2 | a count with nothing in front of it | write \+ for the character
      a count of an anchor | ^*a | 1 | a count of a place | leave the count out
      a count of the end | a$+ | 2 | a count of a place | leave the count out
      a count of a look-ahead | (?=a)?a | 5 | a count of a look-ahead | leave the count out
      """#
    ).map { Row($0) }

  static let sets =
    TextRow.rows(
      #"""
      a range downwards | é[z-a] | 2 | a range whose end is before its start
      nothing to subtract | [a--] | 4 | an operator without the set behind it
      nothing to intersect | [a&&] | 4 | an operator without the set behind it
      subtracted from nothing | [--a] | 1 | an operator without the set in front of it
      intersected with nothing | [&&a] | 1 | an operator without the set in front of it
      a class as the end of a range | [a-\d] | 3 | a range whose end is a class | write \- for the character
      a property as the end of a range | [a-\p{Lu}] | 3 | a range whose end is a class | write \- for the character
      an ampersand as the start of a range | [a&-c] | 2 | a range whose start is an operator | write \- or \& for the character
      an unknown class | [[:nonsense:]] | 1 | a class that is none
      a backspace | [\b] | 1 | an escape that is none | write \x08 for a backspace
      a grapheme cluster | [\X] | 1 | an escape that is none | write X for the letter
      """#
    ).map { Row($0) }

  static let escapes =
    TextRow.rows(
      #"""
      a backslash last | a\ | 1 | a backslash at the end
      an unknown letter | a\i | 1 | an escape that is none | write i for the letter
      a lowercase letter of Vim | \l | 0 | an escape that is none | write \p{Ll}
      a word's start | \ma | 0 | an escape that is none | write which characters stand beside the word: (?:[a-z ]* )?cat(?: [a-z ]*)? for [a-z ]*\bcat\b[a-z ]*
      what Perl leaves out of a match | a\Kb | 1 | an escape that is none | leave it out: the whole text must match
      an octal number of Perl | \o{101} | 0 | an escape that is none | write \x{…} with the number in hexadecimal digits
      braces behind u | a\u{41} | 1 | an escape that is none | write \x{…} with the number in hexadecimal digits
      too few digits | \u004 | 0 | an escape without its digits
      no digits | \xg | 0 | an escape without its digits
      no octal digits | \08 | 0 | an escape without its digits
      no digits in braces | \x{} | 0 | an escape without its digits
      an open brace | \x{41 | 0 | an escape without its closing brace
      a surrogate | \uD83D\uDE00 | 0 | a number that is no character's
      beyond all planes | \x{110000} | 0 | a number that is no character's
      no control letter | a\c | 1 | an escape without its character
      a property without braces | a\pL | 1 | a property without braces | write \p{L}
      a property without a name | \p | 0 | a property without braces
      an open property | \p{L | 0 | a property without its closing brace
      an inverted property | \p{^L} | 0 | a property that Unicode does not have
      the end of no quotation | a\Eb | 1 | the end of a quotation without its start
      an unknown property | a\p{Nonsense} | 1 | a property that Unicode does not have
      an unknown name | \N{NO SUCH LETTER} | 0 | a name of no character
      """#
    ).map { Row($0) }

  static let groups =
    TextRow.rows(
      #"""
      a name of Python | a(?P<n>b) | 1 | a group that is none | write (?<name>…)
      a name of .NET | (?'n'b) | 0 | a group that is none | write (?<name>…)
      an unknown flag | (?q)a | 0 | a group that is none | write (?:…) or (?<name>…)
      no name | (?<>a) | 0 | a group without its name
      an open name | (?<a | 0 | a group without its name
      a digit first | (?<1a>b) | 3 | a group's name with something else than letters, digits and underscores | write a name like birth_date
      a hyphen | (?<a-b>c) | 4 | a group's name with something else than letters, digits and underscores | write a name like birth_date
      a named group in a look-ahead | (?=(?<a>b))b | 0 | a named group in a look-ahead | write (…)
      """#
    ).map { Row($0) }

  @Test(
    "A refused pattern says why and where",
    arguments: whole + brackets + counts + sets + escapes + groups
  )
  func refused(row: Row) {
    let error = #expect(throws: TextPatternError.self) { try TextPattern(row.pattern) }
    #expect(error?.reason == row.reason)
    #expect(error?.offset == row.offset)
    #expect(error?.hint == row.hint)
  }
}
