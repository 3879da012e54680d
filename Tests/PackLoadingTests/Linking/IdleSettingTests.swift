import PackLoading
import TestSupport
import Testing

/// What would be read and do nothing is refused where it stands.
@Suite("Settings that would do nothing")
struct IdleSettingTests {
  private static func rule(
    _ name: String,
    _ checks: String,
    _ expected: RefusalRow.Expected...
  ) -> RefusalRow {
    RefusalRow(
      name,
      whole: [PackText.header + "rules: { a: { checks: [\(checks)] } }\n"],
      expected
    )
  }

  private static func form(
    _ name: String,
    _ checks: String,
    _ expected: RefusalRow.Expected...
  ) -> RefusalRow {
    let fields = "rules: { r: {} }\nforms:\n f:\n  fields: { a: { rule: r }, b: { rule: r } }\n"
    return RefusalRow(
      name,
      whole: [PackText.header + fields + "  checks: [\(checks)]\n"],
      expected
    )
  }

  static let rows: [RefusalRow] = [
    form("no fields", "filled: { fields: [] }", .init("pack.empty_list 7:30", "`fields`")),
    form("one field alone", "length: 3", .init("pack.wrong_check 7:12", "for one field")),
    rule(
      "fields where there are none",
      "compare: { field: x, after: y }",
      .init("pack.wrong_check 3:24", "for the fields of a form", hint: "under the form")
    ),
    rule("JSON that is none", "equals: { json: tru }", .init("pack.bad_json 3:40", "`tru`")),
    rule(
      "JSON that is none in a list",
      "one-of: [a, { json: [1, 'x', y] }]",
      .init("pack.bad_json 3:53", "`y`")
    ),
    rule("no values", "one-of: []", .init("pack.empty_list 3:32")),
    rule("no domains", "domain: { deny: [] }", .init("pack.empty_list 3:40", hint: "leave it out")),
    rule("no levels", "points: { of: [length: 3], levels: {} }", .init("pack.empty_list 3:59")),
    rule(
      "the name of a class that nobody counts",
      "characters: { allowed: '[a]', class: digit }",
      .init("pack.bad_setting 3:61", "class needs counted")
    ),
    rule(
      "digits behind the point of a whole number",
      "number: { whole: true, fraction-digits: 2 }",
      .init("pack.bad_setting 3:64")
    ),
    rule(
      "a length whatever the brand, and a brand",
      "security-code: { length: 3, number: '4' }",
      .init("pack.bad_setting 3:49")
    ),
    rule(
      "two groups of one name in one match",
      "pattern: '(?<a>x)|(?<a>y)(?<a>z)'",
      .init("pack.bad_setting 3:49", "only one can be told")
    ),
    rule(
      "a code that stays",
      "{ prefix: x, codes: { prefix.missing: prefix.missing } }",
      .init("pack.wrong_value 3:62")
    ),
    rule("a set without brackets", "characters: abc", .init("pack.bad_setting 3:36")),
    RefusalRow(
      "a table that is here and in a file",
      "tables: { t: { kind: words, words: [a], file: x.txt } }\n",
      .init("pack.wrong_value 3:29", "`words` has no effect")
    ),
    RefusalRow(
      "a table with a key of another kind",
      "tables: { t: { kind: words, words: [a], rows: [] } }\n",
      .init("pack.unknown_key 3:41", "kind words")
    ),
    RefusalRow(
      "a table without words",
      "tables: { t: { kind: words, words: [] } }\n",
      .init("pack.empty_list 3:36")
    ),
    RefusalRow(
      "types that say nothing",
      "rules: { a: { parameters: { a: { type: { choice: [] } }, b: { type: {} } } } }\n",
      .init("pack.empty_list 3:50"),
      .init("pack.wrong_value 3:69")
    ),
    RefusalRow(
      "a step twice, and nothing to replace",
      "rules: { a: { normalize: [trim, trim], replaces: [] } }\n",
      .init("pack.wrong_value 3:33"),
      .init("pack.empty_list 3:50")
    ),
    RefusalRow(
      "a version that is none",
      "version: banana\n",
      .init("pack.bad_version 3:10", "`banana`", hint: "1.2.3")
    ),
    RefusalRow(
      "one number for two codes",
      "codes: { a.b: { number: 1 }, a.c: { number: 1 } }\nmessages: { en: { a.b: x, a.c: y } }\n",
      .init("pack.duplicate_number 3:45", "`a.b` has the number 1 already, in line 3")
    ),
  ]

  @Test("are refused at their place", arguments: rows)
  func refusal(row: RefusalRow) {
    #expect(row.difference(from: PackText.errors(row.texts)) == "")
  }
}
