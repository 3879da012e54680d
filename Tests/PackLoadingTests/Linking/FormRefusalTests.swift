import PackLoading
import TestSupport
import Testing

@Suite("What a form may not say")
struct FormRefusalTests {
  private static func row(
    _ name: String,
    _ fields: String,
    _ expected: RefusalRow.Expected...
  )
    -> RefusalRow
  {
    RefusalRow(
      name,
      whole: [
        PackText.header + "rules: {r: {parameters: {p: {default: a}, q: {type: integer}}, "
          + "checks: [prefix: {parameter: p}, length: {minimum: 1, maximum: {parameter: q}}]}}\n"
          + "forms:\n  f:\n" + fields
      ],
      expected
    )
  }

  static let rows: [RefusalRow] = [
    row(
      "unknown keys",
      "    feilds: {}\n    fields:\n      a: { rule: r, require: true }\n",
      .init("pack.unknown_key 6:5", "a form has no key", hint: "`fields`"),
      .init("pack.unknown_key 8:21", "a field has no key", hint: "`required`")
    ),
    row("no fields", "    summary: x\n", .init("pack.missing_key 6:5", "`fields`")),
    row(
      "an unknown way to stop, and for unknown fields",
      "    stop: frist\n    unknown-fields: refues\n    fields: { a: { rule: r } }\n",
      .init("pack.wrong_value 6:11", "first, first-per-field, all", hint: "`first`"),
      .init("pack.wrong_value 7:21", hint: "`refuse`")
    ),
    row(
      "a field whose name needs quotes",
      "    fields: { a..b: { rule: r }, 'a:b': { rule: r } }\n",
      .init("pack.bad_name 6:15", "`a..b`", hint: "[\"a.b\"]"),
      .init("pack.bad_name 6:34", "`a:b`")
    ),
    row(
      "one field in two spellings",
      "    fields:\n      a: { rule: r }\n      '[\"a\"]': { rule: r }\n",
      .init("pack.duplicate_field 8:7", "already, in line 7")
    ),
    row(
      "a field that says nothing",
      "    fields: { a: {} }\n",
      .init("pack.missing_key 6:15", "`rule`, `same-as` or `checks`")
    ),
    row(
      "fields of another list",
      "    fields: { a: { rule: r }, 'b[].c': { rule: r }, 'b[].d': { same-as: 'b[].c' },\n"
        + "      'e[].f': { rule: r, with: { p: { field: 'b[].c' } } } }\n"
        + "    checks: [filled: { fields: [a, 'b[].c'] }]\n",
      .init("pack.field_of_other_list 7:35", "`e[].f` cannot look at `b[].c`"),
      .init("pack.field_of_other_list 8:32", "`a` cannot look at `b[].c`", hint: "own element")
    ),
    row(
      "required where nothing blank is seen",
      "    fields: { a: { checks: [ all: [ required, length: 3 ] ] } }\n",
      .init("pack.misplaced_check 6:37", "`required` has no effect", hint: "`required-if`")
    ),
    row(
      "no check where there must be one",
      "    fields: { a: { checks: [ { any: [], code: required } ] } }\n",
      .init("pack.missing_key 6:37", "at least one check")
    ),
    row(
      "with but no rule",
      "    fields: { a: { with: { p: x }, checks: [length: 3] } }\n",
      .init("pack.missing_key 6:26", "`with` needs")
    ),
    row(
      "unknown rules of several fields",
      "    fields: { a: { rule: rr }, b: { rule: zebra } }\n",
      .init("pack.unknown_rule 6:26", "`rr`", hint: "`r`"),
      .init("pack.unknown_rule 6:43", "`zebra`")
    ),
    row(
      "unknown parameters",
      "    fields: { a: { rule: r, with: { x: 1, y: 2 } } }\n",
      .init("pack.unknown_parameter 6:37", "the rule `r` has no parameter `x`"),
      .init("pack.unknown_parameter 6:43", "`y`")
    ),
    row(
      "a constant that does not suit its parameter",
      "    fields: { a: { rule: r, with: { q: many } } }\n",
      .init("pack.bad_setting 6:37", "'many' is not a whole number")
    ),
    row(
      "a constant that suits its parameter and not its check",
      "    fields: { a: { rule: r, with: { q: 0 } } }\n",
      .init("pack.bad_setting 3:115", "greater than maximum 0")
    ),
    row(
      "a bad pattern in a field's own check",
      "    fields: { a: { checks: [pattern: 'a('] } }\n",
      .init("pack.bad_setting 6:40", "`pattern`")
    ),
    row(
      "a parameter in a field's own check",
      "    fields: { a: { rule: r, checks: [suffix: { parameter: p }] } }\n",
      .init("pack.unknown_parameter 6:46", "`p`")
    ),
    row(
      "every field that the form does not have",
      "    fields:\n      name: { rule: r, with: { p: { field: nmae } } }\n"
        + "      b: { same-as: zebra }\n"
        + "      c: { checks: [when: { field: mane, then: { length: 1 } }] }\n"
        + "    checks: [compare: { field: naem, after: b }]\n",
      .init("pack.unknown_field 7:32", "the field `name` looks at `nmae`", hint: "`name`"),
      .init("pack.unknown_field 8:21", "`zebra`"),
      .init("pack.unknown_field 9:36", "`mane`"),
      .init("pack.unknown_field 10:32", "the form has no field `naem`", hint: "`name`")
    ),
    row(
      "a circle of fields",
      "    fields:\n      a: { rule: r, with: { p: { field: b } } }\n      b: { same-as: a }\n",
      .init("pack.field_circle 7:7", "a → b → a")
    ),
    row(
      "a field that depends on itself",
      "    fields: { a: { same-as: a } }\n",
      .init("pack.field_circle 6:15", "a → a")
    ),
    row(
      "a check for one field between fields, and compare without a field",
      "    fields: { a: { rule: r } }\n    checks:\n      - length: 3\n      - compare: { after: a }\n",
      .init("pack.wrong_check 8:9", "`length` is for one field", hint: "under the field"),
      .init("pack.missing_setting 9:9", "`field`")
    ),
    row(
      "compare with two relations",
      "    fields: { a: { rule: r }, b: { rule: r } }\n"
        + "    checks: [compare: { field: a, after: b, before: b }]\n",
      .init("pack.bad_setting 7:14", "give one of after, before")
    ),
    row(
      "a message for a field that the form does not have",
      "    fields: { a: { rule: r } }\nmessages: { en: { 'f/b:required': x, 'f/a:required': x } }\n",
      .init("pack.foreign_message 7:35", "`f/b:required`")
    ),
  ]

  @Test("is refused at its position, with a reason and a hint", arguments: rows)
  func refusal(_ row: RefusalRow) {
    #expect(row.difference(from: PackText.errors(row.texts)) == "")
  }
}
