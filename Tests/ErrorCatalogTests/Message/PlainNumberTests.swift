import ErrorCatalog
import Testing
import UnicodeText
import Violations

/// A number that people type with the digits 0 to 9 is written that way in every locale.
@Suite struct PlainNumberTests {
  typealias Row = (locale: String, pattern: String, number: String, text: String)

  // U+2068 and U+2069 keep a sign on the left of its number in texts from right to left.
  static let rows: [Row] = [
    ("en", "<{n}>", "65535", "<65535>"),
    ("en", "<{n, number}>", "1234567.5", "<1234567.5>"),
    ("de", "<{n}>", "1234.5", "<1234.5>"),
    ("pl", "<{n}>", "65535", "<65535>"),
    ("fa", "<{n}>", "65535", "<65535>"),
    ("bn", "<{n}>", "-1000", "<-1000>"),
    ("ar-EG", "<{n}>", "2026", "<2026>"),
    ("ar-EG", "<{n}>", "-5", "<\u{2068}-5\u{2069}>"),
    ("fa", "<{n, plural, one {# a} other {# b}}>", "1024", "<1024 b>"),
    ("en", "<{n, plural, one {# line} other {# lines}}>", "1", "<1 line>"),
    (
      "pl", "<{n, plural, one {#} few {# few} many {# many} other {# other}}>", "1022", "<1022 few>"
    ),
    (
      "pl", "<{n, plural, one {#} few {# few} many {# many} other {# other}}>", "1.5", "<1.5 other>"
    ),
    ("en", "<{n, plural, =7 {seven} other {#}}>", "7", "<seven>"),
    ("en", "<{n}>", "1e6", "<1000000>"),
    ("en", "<{n}>", "1e60", "<1e60>"),
    // A rounded number isn't to be typed.
    ("de", "<{n, number, integer}>", "1234.4", "<1.234>"),
  ]

  @Test("A plain number is written as it is typed", arguments: rows)
  func writes(row: Row) throws {
    let number = try #require(ExactDecimal(row.number))
    let text = MessageWriter(in: row.locale)
      .text(of: try Message(row.pattern), ["n": .plainNumber(number)])
    #expect(text.unicodeScalars.elementsEqual(row.text.unicodeScalars), "\(text)")
  }

  @Test("A plain number in a list is plain")
  func list() throws {
    let text = MessageWriter(in: "fa")
      .text(of: try Message("{n, list, or}"), ["n": [.plainNumber(4), .plainNumber(6)]])
    #expect(text == "4 یا 6")
  }
}
