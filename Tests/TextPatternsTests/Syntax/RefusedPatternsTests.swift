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
    Row("empty", "", "the pattern is empty", at: nil),
    Row(
      "long",
      String(repeating: "a", count: 10_001),
      "the pattern is longer than 10000 bytes",
      at: nil
    ),
    Row(
      "long in bytes",
      String(repeating: "é", count: 5_001),
      "the pattern is longer than 10000 bytes",
      at: nil
    ),
  ]

  static let brackets: [Row] =
    TextRow.rows(
      #"""
      an open group | é(a | 1 | a parenthesis isn't closed
      an open group in a group | ((a) | 0 | a parenthesis isn't closed
      an open group of flags | (?i | 0 | a parenthesis isn't closed
      a closed group | 😀a)b | 2 | a closing parenthesis doesn't have an opening one | write `\)` for the character
      an open set | a[b | 1 | a set isn't closed
      an open set in a set | [a[b] | 0 | a set isn't closed
      a set of a bracket alone | [] | 0 | a set isn't closed
      an open comment | a(?#b | 1 | a comment isn't closed
      a brace | a{ | 1 | a brace isn't part of a count | write `\{` for the brace
      a brace first | {a | 0 | a brace isn't part of a count | write `\{` for the character
      a closing brace | a} | 1 | a brace isn't part of a count | write `\}` for the character
      a name in braces | a{b} | 1 | a brace isn't part of a count | write `\{` for the brace
      an open count | a{2 | 1 | a count isn't closed
      a negative count | a{2,-1} | 1 | a count isn't closed
      """#
    ).map { Row($0) } + otherBrackets

  static let otherBrackets: [Row] = [
    Row(
      "deeply nested groups",
      String(repeating: "(", count: 52) + String(repeating: ")", count: 52),
      "groups are nested more than 50 deep",
      at: 51
    )
  ]

  static let counts =
    TextRow.rows(
      #"""
      no minimum | a{,5} | 1 | a brace isn't part of a count | write `{0,` for a count without a minimum
      a count below | a{3,2} | 1 | a count's maximum is less than its minimum
      a count first | *a | 0 | a count has nothing to repeat | write `\*` for the character
      a count of a count | a** | 2 | a count has nothing to repeat | write `\*` for the character
      a count in an empty alternative | a|+ | 2 | a count has nothing to repeat | write `\+` for the character
      a count of an anchor | ^*a | 1 | an anchor can't be repeated | remove the count
      a count of the end | a$+ | 2 | an anchor can't be repeated | remove the count
      a count of a look-ahead | (?=a)?a | 5 | a look-ahead can't be repeated | remove the count
      """#
    ).map { Row($0) }

  static let sets =
    TextRow.rows(
      #"""
      a range downwards | é[z-a] | 2 | a range ends before it starts
      nothing to subtract | [a--] | 4 | an operator isn't followed by a set
      nothing to intersect | [a&&] | 4 | an operator isn't followed by a set
      subtracted from nothing | [--a] | 1 | an operator doesn't follow a set
      intersected with nothing | [&&a] | 1 | an operator doesn't follow a set
      a class as the end of a range | [a-\d] | 3 | a range ends with a class | write `\-` for the character
      a property as the end of a range | [a-\p{Lu}] | 3 | a range ends with a class | write `\-` for the character
      an ampersand as the start of a range | [a&-c] | 2 | a range starts with an operator | write `\-` or `\&` for the character
      an unknown class | [[:nonsense:]] | 1 | this class doesn't exist
      a backspace | [\b] | 1 | this escape doesn't exist | write `\x08` for a backspace
      a grapheme cluster | [\X] | 1 | this escape doesn't exist | write `X` for the letter
      """#
    ).map { Row($0) }

  static let escapes =
    TextRow.rows(
      #"""
      a backslash last | a\ | 1 | the pattern ends with a backslash
      an unknown letter | a\i | 1 | this escape doesn't exist | write `i` for the letter
      a lowercase letter of Vim | \l | 0 | this escape doesn't exist | write `\p{Ll}`
      a word's start | \ma | 0 | this escape doesn't exist | write the characters that can come next to the word: `(?:[a-z ]* )?cat(?: [a-z ]*)?` for `[a-z ]*\bcat\b[a-z ]*`
      what Perl leaves out of a match | a\Kb | 1 | this escape doesn't exist | leave it out: the whole text must match
      an octal number of Perl | \o{101} | 0 | this escape doesn't exist | write `\x{…}` with the number in hexadecimal
      braces behind u | a\u{41} | 1 | this escape doesn't exist | write `\x{…}` with the number in hexadecimal
      too few digits | \u004 | 0 | an escape doesn't have enough digits
      no digits | \xg | 0 | an escape doesn't have enough digits
      no octal digits | \08 | 0 | an escape doesn't have enough digits
      no digits in braces | \x{} | 0 | an escape doesn't have enough digits
      an open brace | \x{41 | 0 | an escape's brace isn't closed
      a surrogate | \uD83D\uDE00 | 0 | no character has this number
      beyond all planes | \x{110000} | 0 | no character has this number
      no control letter | a\c | 1 | `\c` isn't followed by a character
      a property without braces | a\pL | 1 | a property's name must be in braces | write `\p{L}`
      a property without a name | \p | 0 | a property's name must be in braces
      an open property | \p{L | 0 | a property's brace isn't closed
      an inverted property | \p{^L} | 0 | Unicode doesn't have this property
      the end of no quotation | a\Eb | 1 | `\E` ends a quotation that wasn't started
      an unknown property | a\p{Nonsense} | 1 | Unicode doesn't have this property
      an unknown name | \N{NO SUCH LETTER} | 0 | no character has this name
      """#
    ).map { Row($0) }

  static let groups =
    TextRow.rows(
      #"""
      a name of Python | a(?P<n>b) | 1 | this kind of group doesn't exist | write `(?<name>…)`
      a name of .NET | (?'n'b) | 0 | this kind of group doesn't exist | write `(?<name>…)`
      an unknown flag | (?q)a | 0 | this kind of group doesn't exist | write `(?:…)` or `(?<name>…)`
      no name | (?<>a) | 0 | a group's name is missing or isn't closed
      an open name | (?<a | 0 | a group's name is missing or isn't closed
      a digit first | (?<1a>b) | 3 | a group's name must begin with a letter and have only letters, digits and underscores | write a name like `birth_date`
      a hyphen | (?<a-b>c) | 4 | a group's name must begin with a letter and have only letters, digits and underscores | write a name like `birth_date`
      a named group in a look-ahead | (?=(?<a>b))b | 0 | a look-ahead contains a named group | write `(…)`
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
