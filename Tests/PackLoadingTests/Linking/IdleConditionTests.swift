import TestSupport
import Testing

/// Conditions that could never hold, and settings that would do nothing.
@Suite("What would do nothing")
struct IdleConditionTests {
  static let rows: [RefusalRow] = [
    RefusalRow(
      "an escape that is none, in a set",
      "rules: { r: { checks: [characters: '[\\q]'] } }\n",
      .init("pack.bad_setting 3:38", "`\\q`", hint: "write q")
    ),
    RefusalRow(
      "a set without characters",
      "rules: { r: { checks: [characters: '[]'] } }\n",
      .init("pack.bad_setting 3:36", "no character")
    ),
    RefusalRow(
      "null as a constant",
      "rules: { r: { checks: [equals: { json: null }] } }\n",
      .init("pack.bad_setting 3:32", "blank")
    ),
    RefusalRow(
      "the empty text as a constant",
      "rules: { r: { checks: [not-equals: ''] } }\n",
      .init("pack.bad_setting 3:36", "blank")
    ),
    RefusalRow(
      "null in a list",
      "rules: { r: { checks: [one-of: [a, { json: null }]] } }\n",
      .init("pack.bad_setting 3:32", "blank")
    ),
    RefusalRow(
      "a constant that is normalised away",
      "rules: { r: { normalize: [trim, uppercase], checks: [equals: ab] } }\n",
      .init("pack.never_equal 3:62", "`ab`", hint: "`AB`")
    ),
    RefusalRow(
      "a list of such constants, inside another check",
      "rules: { r: { normalize: [uppercase], checks: [all: { one-of: [a, b] }] } }\n",
      .init("pack.never_equal 3:63", "`a`", hint: "`A`")
    ),
    RefusalRow(
      "an inherited constant under another normalisation",
      "rules:\n  r: { checks: [equals: ab] }\n  s: { extends: r, normalize: [uppercase] }\n",
      .init("pack.never_equal 4:25", "`ab`")
    ),
    RefusalRow(
      "a condition on a field with such a constant",
      """
      rules: { r: { normalize: [uppercase], checks: [length: 2] } }
      forms:
        f:
          fields:
            a: { rule: r }
            b: { required: false, checks: [length: 3], required-if: { field: a, matches: { equals: ch } } }
            c: { checks: [when: { field: a, matches: { equals: ch }, then: { length: 3 } }] }

      """,
      .init("pack.never_equal 8:94", "`ch`", hint: "`CH`"),
      .init("pack.never_equal 9:58", "`ch`")
    ),
    RefusalRow(
      "dates the wrong way round",
      "rules: { r: { checks: [date: { earliest: 2026-02-01, latest: 2026-01-01 }] } }\n",
      .init("pack.bad_setting 3:42", "after latest")
    ),
    RefusalRow(
      "relative dates the wrong way round",
      "rules: { r: { checks: [date: { earliest: today, latest: today-P18Y }] } }\n",
      .init("pack.bad_setting 3:42", "after latest")
    ),
    RefusalRow(
      "no number between limits",
      "rules: { r: { checks: [number: { above: 5, maximum: 5 }] } }\n",
      .init("pack.bad_setting 3:24", "no number")
    ),
    RefusalRow(
      "no whole number between limits",
      "rules: { r: { checks: [number: { minimum: -1.5, below: -1, whole: true }] } }\n",
      .init("pack.bad_setting 3:24", "no whole number")
    ),
    RefusalRow(
      "`codes` beside `code`",
      "rules: { r: { checks: [{ length: 3, code: required, codes: { length.wrong: required } }] } }\n",
      .init("pack.wrong_value 3:53", "no effect")
    ),
    RefusalRow(
      "a parameter in a check between fields",
      """
      forms:
        f:
          fields: { a: { required: true }, b: { required: true } }
          checks: [{ compare: { field: { parameter: x }, after: b } }]

      """,
      .init("pack.unknown_parameter 6:34", "a check between fields")
    ),
    RefusalRow(
      "a parameter in a condition",
      """
      forms:
        f:
          fields:
            a: { required: true }
            b: { required-if: { field: a, matches: { equals: { parameter: x } } } }

      """,
      .init("pack.unknown_parameter 7:56", "a condition")
    ),
    RefusalRow(
      "a field compared with itself",
      """
      forms:
        f: { fields: { a: { required: true } }, checks: [{ compare: { field: a, after: a } }] }

      """,
      .init("pack.bad_setting 4:82", "itself")
    ),
    RefusalRow(
      "any number of fields",
      """
      forms:
        f:
          fields: { a: { rule: w }, b: { rule: w } }
          checks: [{ filled: { fields: [a, b], minimum: 0 } }]
      rules: { w: { checks: [length: 1] } }

      """,
      .init("pack.bad_setting 6:16", "any number")
    ),
    RefusalRow(
      "a condition on a secret by way of a parameter",
      """
      rules:
        s: { secret: true, checks: [length: 3] }
        r:
          parameters: { c: { type: text } }
          checks: [when: { if: { parameter: c }, matches: { equals: CH }, then: { length: 4 } }]
      forms:
        f: { fields: { s: { rule: s }, a: { rule: r, with: { c: { field: s } } } } }

      """,
      .init("pack.secret_condition 7:26")
    ),
    RefusalRow(
      "the name of a field that is not there, by a parameter",
      """
      rules:
        r:
          parameters: { f: { type: text } }
          checks: [when: { field: { parameter: f }, then: { length: 4 } }]
      forms:
        f: { fields: { a: { rule: r, with: { f: nobody } } } }

      """,
      .init("pack.unknown_field 8:18", "`nobody`")
    ),
  ]

  @Test("is refused at its place", arguments: rows)
  func refuses(_ row: RefusalRow) {
    #expect(row.difference(from: PackText.errors(row.texts)) == "")
  }
}
