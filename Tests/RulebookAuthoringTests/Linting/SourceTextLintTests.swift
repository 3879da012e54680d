import Rulebook
import RulebookAuthoring
import TestSupport
import Testing

/// Texts of a source catalog, and what lint says about them: nothing, where it can't be certain.
@Suite("Lint of source texts")
struct SourceTextLintTests {
  /// What the text is, the type of its argument `x`, the text, and the codes that lint reports.
  static let rows = TextRow.rows(
    """
    a title after an article | rule | Check the {x} again. | source_argument
    a title in parentheses | rule | Check each character ({x}).
    a list after a verb | list | Choose {x, list, or}. | source_argument
    a list after a colon | list | Choose one of these: {x, list, or}.
    a region in a sentence | region | Numbers from {x} aren’t accepted. | source_argument
    a region in parentheses | region | This number is from another country ({x}).
    a text that begins a sentence | text | Use another card. {x} isn’t accepted. | source_argument
    a text after a possessive | text | Compare it with your {x} card. | source_argument
    a text after a noun | text | Mention code {x} if you ask for help.
    a text after “such as” | text | Enter a name such as {x}, in full.
    a text after “as in” | text | Add the area code, as in {x}.
    a text at the end | text | Enter a duration of at most {x}.
    a text and an alternative | text | Choose {x} or a later time.
    a character after a verb | character | Remove “{x}”. It isn’t allowed here. | source_argument
    a character after a noun | character | Remove the character “{x}”. It isn’t allowed here.
    a character that begins a sentence | character | Use Latin letters. “{x}” isn’t one. | source_argument
    a character after a preposition | character | Add a letter before “{x}”. | source_argument
    a character after an adjective | character | Remove the second “{x}”. | source_argument
    a character after two verbs | character | Replace or remove “{x}”. | source_argument
    the second of two characters after a noun | character | Remove the characters “{n}” and “{x}”.
    a character after “and” without a noun | character | Remove it and “{x}”. | source_argument
    a character after “such as” | character | Remove the extra accents, such as “{x}”.
    a character after a noun and an adjective | character | Remove the second character “{x}”.
    a quoted text after a preposition | text | Start with “{x}”. | source_argument
    a quoted text after a noun | text | Use another type “{x}” here.
    a quoted text after a verb that is no command | text | Should it be “{x}”?
    a text after an adjective | text | Use a valid {x} card. | source_argument
    a field after a preposition | field | Choose a date before “{x}”. | source_argument
    a field after a noun | field | Choose a date later than the one in the field “{x}”.
    a number after a verb | integer | Enter {x, number} or less. | source_argument
    a number after a noun | integer | Enter a number below the limit of {x, number}.
    a number after a preposition | integer | Enter a number below {x, number}.
    a number after a colon | integer | Too large: {x, number}.
    a number after a comparison | integer | Enter a number greater than {x, number}. | source_argument
    a number that something has | integer | It now has {x, number}. | source_argument
    a number that something is | integer | Its length is now {x, number}.
    a number after a noun that begins a sentence | integer | Line {x, number} is empty.
    two numbers | integer | Enter a number from {x, number} to {n, number}.
    a date at the end | date | Choose a date after {x, date, long}. | source_argument
    a date before words | date | Choose {x, date, long} or a later date.
    a date in parentheses | date | To confirm this date ({x, date, long}), enter it again.
    a plural as a piece | integer | Wait {x, plural, one {# day} other {# days}}. | source_piece
    a plural that begins a sentence | integer | {x, plural, one {# day is} other {# days are}} left. | source_piece
    a plural of sentences | integer | {x, plural, one {Wait # day.} other {Wait # days.}}
    a plural after a sentence | integer | Try later. {x, plural, one {Wait # day.} other {Wait # days.}}
    a select of sentences before one | text | {x, select, a {Wait.} other {Go.}} Try again.
    a select as a piece | text | The {x, select, a {first} other {last}} one is wrong. | source_piece
    a plural in a select | text | {x, select, a {{n, plural, one {Wait # day.} other {Wait # days.}}} other {Go.}} | source_choices
    a form for one without the number | integer | {x, plural, one {Wait a day.} other {Wait # days.}} | source_one
    exactly one without the number | integer | {x, plural, =1 {Wait a day.} one {Wait # day.} other {Wait # days.}}
    a plural that never shows the number | integer | {x, plural, one {Its message is here.} other {Their messages are here.}}
    a label | text | {x} name
    """
  )

  @Test("finds", arguments: rows)
  func finds(row: TextRow) throws {
    let data = try TemporaryFolder()
    try data.write("", to: "RulePacks/README.md")
    let text = row[2].replacing("\"", with: "\\\"")
    let placeholders = #"{ "x": { "type": "\#(row[1])" }, "n": { "type": "integer" } }"#
    try data.write(
      """
      { "@@locale": "en", "invalid": "\(text)", "@invalid": { "placeholders": \(placeholders) } }
      """,
      to: "Localizations/en.arb"
    )
    try data.writeManifests()
    let findings = try Linter(resources: data.path).lint().findings.map(\.diagnostic)
    let found = findings.filter { $0.code.hasPrefix("lint.source_") }
    #expect(found.map(\.code) == row.list(3).map { "lint.\($0)" })
    #expect(found.allSatisfy { $0.hint != nil })
  }
}
