import ErrorCatalog
import Testing

/// Messages that would show as an empty line, and messages that only look like them.
@Suite struct BlankMessageTests {
  /// A name, a pattern, and the arguments that make it show nothing; nil if it always shows
  /// something.
  static let rows: [(name: String, pattern: String, blank: String?)] = [
    ("nothing", "", ""),
    ("white space", " \t\n\u{3000}\u{A0}", ""),
    ("invisible characters", "\u{200B}\u{200E}\u{2060}\u{FEFF}\u{AD}", ""),
    ("fillers and the empty Braille cell", "\u{3164}\u{2800}", ""),
    ("control characters", "\u{1}\u{7F}", ""),
    ("a branch for zero", "{n, plural, =0 {} other {# left}}", " where {n} is `=0`"),
    ("a category", "{n, plural, one { } other {# left}}", " where {n} is `one`"),
    ("the other branch", "{s, select, a {A} other {}}", " where {s} is `other`"),
    ("white space around it", " {s, select, a {\u{200B}} other {B}} ", " where {s} is `a`"),
    (
      "a branch inside", "{s, select, a {{n, plural, =1 {} other {#}}} other {B}}",
      " where {s} is `a`"
    ),
    (
      "two arguments", "{a, select, x {} other {A}}{b, select, y {} other {B}}",
      " where {a} is `x` and {b} is `y`"
    ),
    (
      "two plurals that are blank at one number",
      "{n, plural, =0 {} other {a}}{n, plural, =0 {} other {b}}", " where {n} is `=0`"
    ),
    ("a letter", "x", nil),
    ("a mark", "\u{301}", nil),
    ("an apostrophe", "''", nil),
    ("a Japanese text", "入力してください。", nil),
    ("an argument", "{name}", nil),
    ("the number", "{n, plural, other {#}}", nil),
    ("an empty branch beside a text", "Left: {n, plural, =0 {} other {#}}", nil),
    ("plurals that take turns", "{n, plural, =0 {none} other {}}{n, plural, =0 {} other {#}}", nil),
    ("selects that take turns", "{s, select, a {A} other {}}{s, select, a {} other {B}}", nil),
  ]

  @Test("A message that shows nothing is refused", arguments: rows)
  func refuses(name: String, pattern: String, blank: String?) {
    var found: Message.SyntaxError?
    do throws(Message.SyntaxError) { _ = try Message(pattern) } catch { found = error }
    #expect(found?.code == (blank == nil ? nil : .blank), "\(name)")
    #expect(found?.reason == blank.map { "the message is blank" + $0 }, "\(name)")
  }

  @Test("Branches in branches are looked at once each")
  func nesting() throws {
    let selectors = (0..<800).map { "s\($0) {}" }.joined(separator: " ")
    var pattern = "x"
    for _ in 0..<8 { pattern = "{a, select, \(selectors) other {\(pattern)}}" }
    #expect(throws: Message.SyntaxError.self) { try Message(pattern) }
  }
}
