import Rulebook
import RulebookAuthoring
import TestSupport
import Testing

/// Packs with a part or table that can never be of use, each with nothing else wrong.
@Suite("What lint knows of parts and tables")
struct PartLintTests {
  struct Row: CustomTestStringConvertible, Sendable {
    var testDescription: String

    /// The packs after their first two lines, and the other files next to them, by name.
    var files: [String: String]

    /// File, code, line and column of each finding, then part of its reason, then part of its hint
    /// after ` / `.
    var findings: [String]

    init(_ name: String, _ files: [String: String], _ findings: [String] = []) {
      (testDescription, self.files, self.findings) = (name, files, findings)
    }

    init(_ name: String, _ pack: String, _ findings: [String] = []) {
      self.init(name, ["a": pack], findings)
    }
  }

  /// Returns a rule `a` in the lines from 3 on, with its parts in line 5 and more lines after it.
  private static func rule(
    _ parts: String,
    _ rest: String = "",
    name: String = "a",
    example: String = "01x"
  ) -> String {
    """
    rules:
      \(name): { title: A, examples: { valid: ['\(example)'], invalid: [{ value: '?', codes: [identifier.format] }] },
        parts: \(parts),
        \(rest.isEmpty ? "stop: first" : rest) }

    """
  }

  /// Returns a rule that looks up a group.
  private static func lookUp(
    _ group: String,
    _ lookUp: String = "table: t, by: { part: k }",
    _ rest: String = "facts: [c]"
  ) -> String {
    rule("{ pattern: '(?<k>\(group)).*', look-up: [{ \(lookUp) }] }", rest)
  }

  /// Returns a table `t` in lines 7 and 8, with a column `c`; keys begin in column 54.
  private static func table(_ rows: String) -> String {
    "tables:\n  t: { kind: rows, columns: { c: text }, rows: { \(rows) } }\n"
  }

  private static let three = "'01': { c: x }, 02 ABC: { c: y }, '3': { c: z }"

  static let rows: [Row] = [
    Row("rows that can be found", lookUp("[0-9]{2}") + table("'01': { c: x }, 10..19: { c: y }")),
    Row(
      "keys that the group cannot take",
      lookUp("[0-9]{2}") + table(three),
      [
        "a.yaml lint.unreachable_row 8:66 the key `ABC` is never / `00`",
        "a.yaml lint.unreachable_row 8:84 this row: its key `3` is never / `00`",
      ]
    ),
    Row(
      "a range that the group cannot take",
      lookUp("[0-9]{2}") + table("'01': { c: x }, 100..199: { c: y }"),
      ["a.yaml lint.unreachable_row 8:66 this row: its keys `100` and 99 more are never / `00`"]
    ),
    Row(
      "the longest key that begins the group",
      lookUp("[0-9]{2}", "table: t, by: { part: k }, longest: true")
        + table("'0': { c: x }, '12': { c: y }, 123 9: { c: z }"),
      ["a.yaml lint.unreachable_row 8:81 the key `123`"]
    ),
    Row(
      "keys that a join cannot be",
      rule(
        "{ pattern: '(?<k>[0-9]{2})(?<l>[a-z])?', join: { j: { of: '{k}{l}', replace: { x: Y } } }, look-up: [{ table: t, by: '{j}-' }] }",
        "facts: [c]"
      ) + table("01-: { c: x }, 01Y-: { c: y }, 01x-: { c: z }"),
      ["a.yaml lint.unreachable_row 8:81 this row: its key `01x-`"]
    ),
    Row(
      "keys of two texts",
      rule(
        "{ pattern: '(?<k>[0-9])(?<l>[a-z])', look-up: [{ table: t, by: [{ part: k }, { part: l }] }] }",
        "facts: [c]",
        example: "1a"
      ) + table("1/a: { c: x }, 1/B: { c: x }, '1': { c: x }, 1/a/b: { c: x }"),
      [
        "a.yaml lint.unreachable_row 8:65 this row: its key `1/B` is never / `0/a`",
        "a.yaml lint.unreachable_row 8:80 this row: its key `1` is never / `0/a`",
      ]
    ),
    Row(
      "many rows, of which all but one are shown",
      lookUp("[0-9]{2}")
        + table((0..<6).map { "X\($0): { c: x }" }.joined(separator: ", ")),
      ["a.yaml lint.unreachable_row 8:3 1 more row of `t`"]
        + (0..<5).map { "a.yaml lint.unreachable_row 8:\(50 + $0 * 14) `X\($0)`" }
    ),
    Row(
      "keys in the wrong case of letters",
      lookUp("[A-Za-z]{2}", "table: t, by: { part: k, case: upper }, absent: skip")
        + table("AB: { c: x }, cd: { c: y }"),
      ["a.yaml lint.unreachable_row 8:64 `cd` / `AA`"]
    ),
    Row(
      "keys for a parameter in one case of letters",
      """
      rules:
        a:
          title: A
          parameters: { p: { type: text } }
          parts: { pattern: '[0-9]', look-up: [{ table: t, by: { parameter: p, case: upper } }] }
          facts: [c]
          examples: { valid: ['1'], invalid: [{ value: '?', codes: [identifier.format] }] }

      """ + table("AB: { c: x }, cd: { c: y }"),
      ["a.yaml lint.unreachable_row 11:64 `cd` / another case"]
    ),
    Row(
      "keys for a parameter",
      """
      rules:
        a:
          title: A
          parameters: { p: { type: text } }
          parts: { pattern: '[0-9]', look-up: [{ table: t, by: { parameter: p } }] }
          facts: [c]
          examples: { valid: ['1'], invalid: [{ value: '?', codes: [identifier.format] }] }

      """ + table("AB: { c: x }, cd: { c: y }")
    ),
    Row(
      "keys that another pack finds",
      [
        "a": lookUp("[0-9]{2}") + table(three),
        "b": rule(
          "{ pattern: '(?<k>ABC|[0-9]).?', look-up: [{ table: a.t, by: { part: k } }] }",
          name: "b"
        ),
      ]
    ),
    Row(
      "rows that a pack adds to the table of another",
      [
        "a": lookUp("[0-9]{2}") + table("'01': { c: x }"),
        "b": "rows-of: { a.t: { '02': { c: y }, XY: { c: z } } }\n",
      ],
      ["b.yaml lint.unreachable_row 3:35 this row: its key `XY` is never looked up in `t`"]
    ),
    Row(
      "a file of rows",
      [
        "a": lookUp("[0-9]{2}")
          + "tables: { t: { kind: rows, file: t.tsv, columns: { c: text } } }\n",
        "t.tsv": "key\tc\n01\tx\n123\ty\n",
      ],
      ["t.tsv lint.unreachable_row 3:1 this row: its key `123`"]
    ),
    Row(
      "many rows, of which some are shown",
      lookUp("[0-9]{2}")
        + table((0..<9).map { "X\($0): { c: x }" }.joined(separator: ", ")),
      ["a.yaml lint.unreachable_row 8:3 4 more rows of `t`"]
        + (0..<5).map { "a.yaml lint.unreachable_row 8:\(50 + $0 * 14) `X\($0)`" }
    ),
    Row(
      "a table that nothing looks up",
      rule("{ pattern: '[0-9x]+' }") + table("A: { c: x }"),
      ["a.yaml lint.unused_table 8:3 the table `t`"]
    ),
    Row(
      "a table to which another pack adds rows alone",
      [
        "a": rule("{ pattern: '[0-9x]+' }") + table("A: { c: x }"),
        "b": "rows-of: { a.t: { B: { c: y } } }\n",
      ],
      ["a.yaml lint.unused_table 8:3 the table `t`"]
    ),
    Row(
      "a table that only a rule looks up whose place another takes",
      [
        "a": lookUp("[0-9]{2}") + table(three),
        "b": rule("{ pattern: '[0-9x]+' }", "replaces: [a]", name: "b"),
      ]
    ),
    Row(
      "words that no check names",
      rule("{ pattern: '(?<k>[0-9]+)x' }", "checks: [{ part: k, one-of: { words: used } }]")
        + "tables:\n  used: { kind: words, words: ['01'] }\n  idle: { kind: words, words: [x] }\n",
      ["a.yaml lint.unused_table 9:3 the table `idle`: no check"]
    ),
    Row(
      "a column that nothing takes",
      lookUp("[0-9]{2}")
        + "tables:\n  t: { kind: rows, columns: { d: text, c: text }, rows: { '01': { c: x } } }\n",
      ["a.yaml lint.unused_column 8:31 the column `d`"]
    ),
    Row(
      "a column that an heir takes in another pack",
      [
        "a": lookUp("[0-9]{2}", "table: t, by: { part: k }", "stop: first")
          + table("'01': { c: x }"),
        "b": """
        rules:
          b:
            extends: a
            checks: [{ part: k, equals: { column: c }, code: identifier.format }]
            examples: { valid: [], invalid: [{ value: '01x', codes: [identifier.format] }] }

        """,
      ],
      ["b.yaml lint.no_valid_example 4:3 the rule `b`"]
    ),
    Row(
      "a text as a pattern, in checks within others too",
      lookUp(
        "[0-9]{2}",
        "table: t, by: { part: k }",
        "checks: [{ all: [{ pattern: { column: c } }] }]"
      )
        + table("'01': { c: '[0-9x]+' }"),
      ["a.yaml lint.column_type 6:33 declared as `text` / `c: pattern`"]
    ),
    Row(
      "columns of their types",
      lookUp(
        "[0-9]{2}",
        "table: t, by: { part: k }",
        "checks: [{ part: k, number: { minimum: { column: c }, maximum: { column: d } } }, { length: { exact: { column: d } } }]"
      )
        + "tables:\n  t: { kind: rows, columns: { c: number, d: integer }, rows: { '01': { c: 0.5, d: 3 } } }\n"
    ),
    Row(
      "a number as a whole number",
      lookUp(
        "[0-9]{2}",
        "table: t, by: { part: k }",
        "checks: [{ length: { exact: { column: c } } }]"
      )
        + "tables:\n  t: { kind: rows, columns: { c: number }, rows: { '01': { c: 3 } } }\n",
      ["a.yaml lint.column_type 6:33 declared as `number` / `c: integer`"]
    ),
    Row(
      "groups and joins at which nothing looks",
      rule(
        "{ pattern: 'é?(?<k>[0-9])(?<l>[0-9])(?<m>x)', join: { j: '{k}{l}', i: '{k}' } }",
        "facts: { n: i }"
      ),
      [
        "a.yaml lint.unused_part 5:48 the group `m` / (?:…)",
        "a.yaml lint.unused_part 5:69 the join `j`",
      ]
    ),
    Row(
      "groups at which everything looks that can",
      rule(
        "{ pattern: '(?<a>[0-9])(?<b>1)(?<c>x)(?<d>x?)(?<e>x?)(?<f>x?)(?<g>x?)(?<h>x?)', join: { j: '{a}' } }",
        "canonical: '{b}{j}', write: '{c}', facts: { n: d }, checks: [{ part: e, length: { maximum: 1 } }, { checksum: { of: [f], values: '_x', modulus: 7, check: g } }, { when: { part: h, then: { length: 4 } } }]"
      )
    ),
    Row(
      "characters that the checksum lacks",
      rule(
        "{ pattern: '(?<k>[0-9A-C]{2})x' }",
        "checks: [{ part: k, checksum: { values: 0-9, modulus: 7, remainder: 1 } }]"
      ),
      ["a.yaml lint.no_value 6:45 `A`, `B`, `C` can occur / `values:`"]
    ),
    Row(
      "many characters that a named method lacks",
      rule(
        "{ pattern: '(?<k>[0-9A-Z]{2})x' }",
        "checks: [{ part: k, checksum: luhn }]",
        example: "00x"
      ),
      ["a.yaml lint.no_value 6:25 `A`, `B`, `C` and others"]
    ),
    Row(
      "a character that the checksum of whole values lacks",
      """
      rules:
        a:
          title: A
          checks: [{ pattern: '[0-9]+x?' }, { checksum: luhn }]
          examples: { valid: ['00'], invalid: [{ value: '00x', codes: [pattern.mismatch, identifier.check_digit] }] }

      """,
      ["a.yaml lint.no_value 6:41 `x` can occur"]
    ),
    Row(
      "characters that come of a join",
      rule(
        "{ pattern: '(?<k>[0-9A-C]{2})x', join: { j: { of: '{k}', replace: { A: '1', B: 'Y', C: '' } } } }",
        "checks: [{ part: j, checksum: { values: 0-9, modulus: 7, remainder: 1 } }]"
      ),
      ["a.yaml lint.no_value 6:45 `Y` can occur in the text of the checksum, but doesn't have"]
    ),
    Row(
      "characters that other checks, the table, the case of letters or a condition keep away",
      rule(
        "{ pattern: '(?<k>[0-9A-Za-z]{1,2})(?<l>[0-9a-z])(?<m>[0-9A-Z])?', look-up: [{ table: t, by: { part: l } }] }",
        "normalize: uppercase, checks: [{ part: k, pattern: '[0-9]+' }, { checksum: { of: [k, l], values: 0-9X, modulus: 7, remainder: 1 } }, { when: { part: m, matches: { pattern: '[0-9]' }, then: { checksum: { of: [m], modulus: 10, values: 0-9, remainder: 0 } } } }]",
        example: "011"
      ) + "tables:\n  t: { kind: rows, rows: ['1'] }\n"
    ),
  ]

  private static func lint(_ files: [String: String]) throws -> [LintReport.Finding] {
    let folder = try TemporaryFolder()
    for (name, text) in files {
      let isPack = !name.contains(".")
      try folder.write(
        (isPack ? "format: 1\npack: \(name)\n" : "") + text,
        to: isPack ? "packs/\(name).yaml" : "packs/\(name)"
      )
    }
    return try Linter(resources: Fixtures.path("Lint/Sound")).lint([folder.path + "/packs"])
      .findings
  }

  @Test("finds, each thing at its place", arguments: rows)
  func finds(row: Row) throws {
    let found = try Self.lint(row.files).map(\.diagnostic)
    let places = found.map {
      "\($0.file.split(separator: "/").last ?? "") \($0.code) \($0.line):\($0.column)"
    }
    let expected = row.findings.map { $0.split(separator: " ").prefix(3).joined(separator: " ") }
    #expect(places == expected, "\(found)")
    for (finding, found) in zip(row.findings, found) {
      found.expect(finding.split(separator: " ").dropFirst(3).joined(separator: " "))
    }
  }

  private static let aHundredThousandRows =
    "key\tc\n" + (100_000..<200_000).map { "\($0)\tx\n" }.joined()

  /// Returns a pack that looks up so many digits in a table in a file.
  private static func pack(digits: Int) -> String {
    (lookUp("[0-9]{\(digits)}")
      + "tables: { t: { kind: rows, file: t.tsv, columns: { c: text } } }\n")
      .replacing("'01x'", with: "'100000x'")
  }

  @Test("The one row of a hundred thousand is found that no value can find")
  func oneLostRow() throws {
    let file = Self.aHundredThousandRows + "1234567\ty\n"
    let found = try Self.lint(["a": Self.pack(digits: 6), "t.tsv": file])
    #expect(found.map(\.diagnostic.code) == ["lint.unreachable_row"])
    #expect(found.map(\.diagnostic.line) == [100_002])
  }

  /// The file is read again for each finding, so the number of findings limits the time that lint
  /// takes.
  @Test("Of a hundred thousand rows that no value can find five are shown, and the others counted")
  func manyLostRows() throws {
    let found = try Self.lint(["a": Self.pack(digits: 5), "t.tsv": Self.aHundredThousandRows])
      .map(\.diagnostic).filter { $0.code == "lint.unreachable_row" }
    #expect(found.count == 6)
    #expect(found.filter { $0.file.hasSuffix("t.tsv") }.map(\.line) == [2, 3, 4, 5, 6])
    #expect(found.contains { $0.reason.contains("99995 more rows") }, "\(found)")
  }
}
