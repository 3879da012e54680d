import PackLoading
import SourceTexts
import TestSupport
import Testing
import Violations

/// Tables, parts and what a rule makes of them; each rule begins in line 3 of its pack.
@Suite("What parts, look-ups and joins may not say")
struct PartRefusalTests {
  /// A rule `a` in lines 3 to 5: parts in line 5, and further lines behind it.
  private static func rule(_ parts: String, _ rest: String = "") -> String {
    "rules:\n  a:\n    parts: \(parts)\n    example: x\n\(rest)"
  }

  private static let two = "{ pattern: '(?<a>[a-z])(?<b>[0-9])' }"
  private static let tables =
    "tables: { t: { kind: rows, columns: { c: text }, rows: { x: { c: y } } } }\n"

  private static let shaped =
    "tables: { s: { kind: rows, columns: { shape: pattern }, rows: { x: { shape: '(?<g>.)' } } } }\n"

  private static func groups(_ count: Int) -> String {
    (0..<count).map { "(?<g\($0)>x)" }.joined()
  }

  static let rows: [RefusalRow] = [
    RefusalRow(
      "a check of a part that there is not",
      rule(two, "    checks: [{ part: aa, length: 1 }]\n"),
      .init("pack.no_such_part 7:22", "`aa`", hint: "`a`")
    ),
    RefusalRow(
      "a check of a part in a rule without parts",
      "rules: { a: { example: x, checks: [{ part: b, length: 1 }] } }\n",
      .init("pack.no_such_part 3:44", "names no parts", hint: "`parts:`")
    ),
    RefusalRow(
      "a join of a part that there is not",
      rule("{ pattern: '(?<a>x)', join: { j: '{aa}' } }"),
      .init("pack.no_such_part 5:45", "`aa`", hint: "`a`")
    ),
    RefusalRow(
      "a split of a part that there is not",
      shaped
        + rule(
          "{ pattern: '(?<a>x)', look-up: [{ table: s, by: { part: a }, split: { aa: shape } }] }"
        ),
      .init("pack.no_such_part 6:82", "`aa`", hint: "`a`")
    ),
    RefusalRow(
      "a split of a part that is no group of the pattern",
      shaped
        + rule(
          "{ pattern: '(?<a>x)', look-up: [{ table: s, by: { part: a }, split: { shape: shape } }] }"
        ),
      .init("pack.misplaced_part 6:82", "`shape`", hint: "`pattern:`")
    ),
    RefusalRow(
      "a split by a column that there is not",
      shaped
        + rule(
          "{ pattern: '(?<a>x)', look-up: [{ table: s, by: { part: a }, split: { a: shap } }] }"
        ),
      .init("pack.no_such_part 6:82", "`shap`", hint: "`shape`")
    ),
    RefusalRow(
      "a split by a column that has no patterns",
      tables
        + rule("{ pattern: '(?<a>x)', look-up: [{ table: t, by: { part: a }, split: { a: c } }] }"),
      .init("pack.wrong_value 6:82", "`c`", hint: "`c: pattern`")
    ),
    RefusalRow(
      "a split into a part that there is already",
      shaped
        + rule(
          "{ pattern: '(?<g>x)', look-up: [{ table: s, by: { part: g }, split: { g: shape } }] }"
        ),
      .init("pack.duplicate_part 6:82", "`g`")
    ),
    RefusalRow(
      "a look-up by a group of its own row",
      shaped
        + rule(
          "{ pattern: '(?<a>x)', look-up: [{ table: s, by: { part: g }, split: { a: shape } }] }"
        ),
      .init("pack.part_circle 6:53", "its own columns")
    ),
    RefusalRow(
      "a group of a column whose name is no part's",
      "tables: { s: { kind: rows, columns: { shape: pattern }, rows: { x: { shape: '(?<Big>.)' } } } }\n"
        + rule(
          "{ pattern: '(?<a>x)', look-up: [{ table: s, by: { part: a }, split: { a: shape } }] }"
        ),
      .init("pack.bad_row 3:65", "`Big`")
    ),
    RefusalRow(
      "a column that there is not",
      tables
        + rule(
          "{ pattern: '(?<a>x)', look-up: [{ table: t, by: { part: a } }] }",
          "    checks: [{ part: a, equals: { column: d } }]\n"
        ),
      .init("pack.no_such_part 8:33", "`d`")
    ),
    RefusalRow(
      "a table that there is not",
      tables + rule("{ pattern: '(?<a>x)', look-up: [{ table: tt, by: { part: a } }] }"),
      .init("pack.unknown_table 6:53", "`tt`", hint: "`t`")
    ),
    RefusalRow(
      "a table of another kind",
      "tables: { w: { kind: words, words: [x] } }\n"
        + rule("{ pattern: '(?<a>x)', look-up: [{ table: w, by: { part: a } }] }"),
      .init("pack.wrong_table 6:53", "words, not rows")
    ),
    RefusalRow(
      "a rule that there is not",
      rule(two, "    checks: [{ part: a, rule: b }]\n"),
      .init("pack.unknown_rule 7:31", "`b`")
    ),
    RefusalRow(
      "joins in a circle",
      rule("{ pattern: '(?<a>x)', join: { j: '{k}', k: '{a}{j}' } }"),
      .init("pack.part_circle 5:45", "j → k → j")
    ),
    RefusalRow(
      "rules in a circle",
      "rules:\n  a: { checks: [rule: b] }\n  b: { checks: [rule: a] }\n",
      .init("pack.rule_circle 5:23")
    ),
    RefusalRow(
      "a group and a join of one name",
      rule("{ pattern: '(?<a>x)', join: { a: 'x' } }"),
      .init("pack.duplicate_part 5:45", "two parts `a`")
    ),
    RefusalRow(
      "a group and a column of one name",
      tables + rule("{ pattern: '(?<c>x)', look-up: [{ table: t, by: { part: c } }] }"),
      .init("pack.duplicate_part 6:53", "two parts `c`")
    ),
    RefusalRow(
      "33 groups",
      rule("{ pattern: '\(groups(33))' }"),
      .init("pack.too_many_parts 5:23", "more than 32")
    ),
    RefusalRow(
      "50 groups",
      rule("{ pattern: '\(groups(50))' }"),
      .init("pack.too_many_parts 5:23", "more than 32")
    ),
    RefusalRow(
      "nine look-ups",
      "tables:\n  t: { kind: rows, rows: [x] }\n"
        + rule(
          "{ pattern: '(?<a>x)', look-up: ["
            + [String](repeating: "{ table: t, by: { part: a } }", count: 9).joined(separator: ", ")
            + "] }"
        ),
      .init("pack.too_many_parts 7:301", "at most 8")
    ),
    RefusalRow(
      "eight joins in one another, the last written first",
      rule(
        "{ pattern: '(?<a>x)', join: { \((1...8).map { "j\($0): '{\($0 == 8 ? "a" : "j\($0 + 1)")}'" }.joined(separator: ", ")) } }"
      ),
      .init("pack.too_many_parts 5:130", "joins stand in one another")
    ),
    RefusalRow(
      "twenty joins in one another, the first written first",
      rule(
        "{ pattern: '(?<a>x)', join: { \((1...20).map { "j\($0): '{\($0 == 1 ? "a" : "j\($0 - 1)")}'" }.joined(separator: ", ")) } }"
      ),
      .init("pack.too_many_parts 5:129", "joins stand in one another")
    ),
    RefusalRow(
      "joins that multiply",
      rule(
        "{ pattern: '(?<a>x)', join: { j: '\(String(repeating: "{a}", count: 60))', k: '\(String(repeating: "{j}", count: 60))' } }"
      ),
      .init("pack.too_many_parts 5:45", "more than 50 times")
    ),
    RefusalRow(
      "a join that is more than fifty times the value",
      rule(
        "{ pattern: '(?<a>x)', join: { j: '\(String(repeating: "{a}", count: 20))', k: '\(String(repeating: "{j}", count: 6))' } }"
      ),
      .init("pack.too_many_parts 5:112", "more than 50 times", hint: "once")
    ),
    RefusalRow(
      "a character that becomes more than fifty",
      rule(
        "{ pattern: '(?<a>x)', join: { j: { of: '{a}{a}', replace: { x: '\(String(repeating: "x", count: 51))' } } } }"
      ),
      .init("pack.too_many_parts 5:51", "more than 50 times")
    ),
    RefusalRow(
      "characters that become ten, three times",
      rule(
        "{ pattern: '(?<a>x)', join: { j: { of: '{k}', replace: { x: 0123456789 } }, k: { of: '{l}', replace: { x: 0123456789 } }, l: { of: '{a}', replace: { x: 0123456789 } } } }"
      ),
      .init("pack.too_many_parts 5:97", "more than 50 times")
    ),
    RefusalRow(
      "a constant of more than ten thousand bytes",
      rule("{ pattern: '(?<a>x)', join: { j: '{a}\(String(repeating: "x", count: 10_001))' } }"),
      .init("pack.too_many_parts 5:45", "more than 10000 bytes", hint: "shorter")
    ),
    RefusalRow(
      "a canonical form that is more than fifty times the value",
      rule(two, "    canonical: '\(String(repeating: "{a}", count: 101))'\n"),
      .init("pack.too_many_parts 7:16", "more than 50 times")
    ),
    RefusalRow(
      "a checksum over more than fifty times the value",
      rule(
        two,
        "    checks: [checksum: { of: [\([String](repeating: "a", count: 101).joined(separator: ", "))], modulus: 7, remainder: 0 }]\n"
      ),
      .init("pack.bad_setting 7:30", "more than 50 times", hint: "once")
    ),
    RefusalRow(
      "a brace without its partner",
      rule("{ pattern: '(?<a>x)', join: { j: '{a}{b' } }"),
      .init("pack.bad_setting 5:49", "brace")
    ),
    RefusalRow(
      "a pattern that is none",
      rule("{ pattern: '(?<a>[x)' }"),
      .init("pack.bad_setting 5:29", "pattern")
    ),
    RefusalRow(
      "a group in a repetition",
      rule("{ pattern: '(?:(?<a>x)y)+(?<b>z)?' }"),
      .init("pack.bad_setting 5:27", "`a` is repeated", hint: "(?:…)")
    ),
    RefusalRow(
      "a group that is repeated itself",
      rule("{ pattern: 'y(?<a>x){2}' }"),
      .init("pack.bad_setting 5:25", "`a` is repeated", hint: "into the group")
    ),
    RefusalRow(
      "a group whose name is in camel case",
      rule("{ pattern: '(?<aB>x)' }"),
      .init("pack.bad_name 5:23", "`aB`", hint: "(?<check_digit>")
    ),
    RefusalRow(
      "a type of a column",
      "tables: { t: { kind: rows, columns: { c: words }, rows: [x] } }\n",
      .init("pack.wrong_value 3:42", "`words`")
    ),
    RefusalRow(
      "a cell of another type",
      "tables: { t: { kind: rows, columns: { c: integer }, rows: { x: { c: y } } } }\n",
      .init("pack.bad_row 3:69", "the column `c`")
    ),
    RefusalRow(
      "a cell of no column",
      "tables: { t: { kind: rows, columns: { name: text }, rows: { x: { nam: y } } } }\n",
      .init("pack.unknown_key 3:66", "`nam`", hint: "`name`")
    ),
    RefusalRow(
      "a key twice",
      "tables: { t: { kind: rows, rows: [x, 'y x'] } }\n",
      .init("pack.bad_row 3:38", "the key `x` is in line 3 already")
    ),
    RefusalRow(
      "a range that is none",
      "tables: { t: { kind: rows, rows: ['9..10', 'a..b', '20..10', '1..'] } }\n",
      .init("pack.bad_row 3:35", "`9..10`", hint: "100..199"),
      .init("pack.bad_row 3:44", "`a..b`"),
      .init("pack.bad_row 3:52", "`20..10`"),
      .init("pack.bad_row 3:62", "`1..`")
    ),
    RefusalRow(
      "a range of 19 digits",
      "tables: { t: { kind: rows, rows: ['1000000000000000000..1000000000000000001'] } }\n",
      .init("pack.bad_row 3:35", "no range", hint: "up to 18 digits")
    ),
    RefusalRow(
      "a date's format",
      rule(two, "    checks: [{ part: a, date: { format: YYMMDD } }]\n"),
      .init("pack.bad_setting 7:41", "`YY`", hint: "yyyy")
    ),
    RefusalRow(
      "a date's format without a year",
      rule(two, "    checks: [{ part: a, date: { format: ddMM } }]\n"),
      .init("pack.bad_setting 7:41", "one year")
    ),
    RefusalRow(
      "an unknown checksum",
      rule(two, "    checks: [checksum: lun]\n"),
      .init("pack.bad_setting 7:24", "luhn")
    ),
    RefusalRow(
      "values of a checksum that are texts and lists",
      rule(
        two,
        "    checks: [{ part: b, checksum: { values: [0-9, [A-Z]], modulus: 9, remainder: 0 } }]\n"
      ),
      .init("pack.bad_setting 7:45", "Texts stand beside lists", hint: "[0-9A-Z]")
    ),
    RefusalRow(
      "not over a part",
      rule(two, "    checks: [{ not: { part: a, length: 1 }, code: identifier.format }]\n"),
      .init("pack.misplaced_part 7:29", "`not`", hint: "beside `not`")
    ),
    RefusalRow(
      "a part beneath a part",
      rule(
        two,
        "    checks: [{ part: a, any: [{ part: b, length: 1 }], code: identifier.format }]\n"
      ),
      .init("pack.misplaced_part 7:39", "that part alone")
    ),
    RefusalRow(
      "no example",
      "rules: { a: { parts: \(two) } }\n",
      .init("pack.missing_example 3:10", hint: "examples:")
    ),
    RefusalRow(
      "a fact of a part that there is not",
      rule(two, "    facts: { born: [a, d] }\n"),
      .init("pack.no_such_part 7:24", "`d`")
    ),
    RefusalRow(
      "a fact with a bad name",
      rule(two, "    facts: { birth-date: a }\n"),
      .init("pack.bad_name 7:14", "`birth-date`", hint: "birth_date")
    ),
    RefusalRow(
      "a canonical form of a part that there is not",
      rule(two, "    canonical: '{d}'\n"),
      .init("pack.no_such_part 7:16", "`d`")
    ),
    RefusalRow(
      "groups of no length",
      rule(two, "    write: { groups: [3, 0] }\n"),
      .init("pack.wrong_value 7:12", "1 to 100")
    ),
    RefusalRow(
      "eleven bytes between groups",
      rule(two, "    write: { groups: 3, by: '-----------' }\n"),
      .init("pack.wrong_value 7:12", "at most 10 bytes")
    ),
    RefusalRow(
      "a hundred and one groups",
      rule(
        two,
        "    write: { groups: [\([String](repeating: "3", count: 101).joined(separator: ", "))] }\n"
      ),
      .init("pack.wrong_value 7:12", "at most 100 groups")
    ),
    RefusalRow(
      "33 columns",
      "tables: { t: { kind: rows, rows: [x], columns: { \((1...33).map { "c\($0): text" }.joined(separator: ", ")) } } }\n",
      .init("pack.too_many_parts 3:393", "at most 32 columns", hint: "leave out")
    ),
    RefusalRow(
      "a filling that is too long",
      rule("{ pattern: '(?<a>x)', join: { j: { of: '{a}', pad: { to: 101 } } } }"),
      .init("pack.wrong_value 5:63", "1 to 100", hint: "to: 9")
    ),
    RefusalRow(
      "replacing more than a character",
      rule("{ pattern: '(?<a>x)', join: { j: { of: '{a}', replace: { ab: c } } } }"),
      .init("pack.wrong_value 5:69", "single characters")
    ),
    RefusalRow(
      "parts in a field of a form",
      "rules: { r: { checks: [email] } }\n"
        + "forms: { f: { fields: { x: { rule: r, checks: [{ part: a, length: 1 }] } } } }\n",
      .init("pack.bad_setting 4:59", "no part `a`", hint: "a rule with `parts:`")
    ),
  ]

  @Test("is refused at its position, with a reason and a hint", arguments: rows)
  func refusal(_ row: RefusalRow) {
    #expect(row.difference(from: PackText.errors(row.texts)) == "")
  }

  @Test("Eight look-ups, 32 groups and seven joins in one another are none too many")
  func most() {
    let joins = (1...7).map { "j\($0): '{\($0 == 1 ? "g0" : "j\($0 - 1)")}'" }.joined(
      separator: ", "
    )
    let body =
      "tables:\n  t: { kind: rows, rows: [x] }\n"
      + Self.rule(
        "{ pattern: '\(Self.groups(32))', join: { \(joins) }, look-up: ["
          + [String](repeating: "{ table: t, by: { part: j7, case: lower } }", count: 8).joined(
            separator: ", "
          )
          + "] }",
        "    canonical: '{j7}{j7}'\n"
      )
    #expect(PackText.errors([PackText.header + body]) == [])
  }
}
