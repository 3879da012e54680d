import Testing
import UnicodeText

@Suite struct MeantNameTests {
  static let rows: [(written: String, names: [String], expected: String?)] = [
    ("patern", ["length", "pattern"], "pattern"),
    ("min", ["maximum", "minimum", "multiple-of"], "minimum"),
    ("max", ["exact", "maximum", "minimum"], "maximum"),
    ("Max", ["exact", "maximum", "minimum"], "maximum"),
    ("int", ["boolean", "integer", "text"], "integer"),
    ("warn", ["error", "warning"], "warning"),
    ("lower", ["lowercase", "uppercase"], "lowercase"),
    ("requ", ["required-if", "required", "rule"], "required"),
    ("mi", ["maximum", "minimum"], nil),
    ("absent", ["absent-if", "absent-unless"], nil),
    ("colour", ["length", "pattern"], nil),
    ("", ["a"], nil),
    ("max", [], nil),
  ]

  @Test(arguments: rows)
  func `the nearest name is meant, or one that was shortened`(
    _ row: (written: String, names: [String], expected: String?)
  ) {
    #expect(meantName(to: row.written, in: row.names) == row.expected)
    #expect(meantName(to: row.written, in: row.names.reversed()) == row.expected)
  }
}
