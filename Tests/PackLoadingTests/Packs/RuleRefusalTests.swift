import PackLoading
import TestSupport
import Testing
import Violations

@Suite("What a rule may not say")
struct RuleRefusalTests {
  static let rows: [RefusalRow] = [
    RefusalRow(
      "an unknown key",
      "rules:\n  a: { check: [] }\n",
      .init("pack.unknown_key 4:8", "a rule has no key `check`", hint: "`checks`")
    ),
    RefusalRow(
      "a name in capitals",
      "rules: {Ab: {}}\n",
      .init("pack.bad_name 3:9", hint: "email.html")
    ),
    RefusalRow("a name that begins with a digit", "rules: {3d: {}}\n", .init("pack.bad_name 3:9")),
    RefusalRow("a name with an empty part", "rules: {a..b: {}}\n", .init("pack.bad_name 3:9")),
    RefusalRow(
      "a rule that is a text",
      "rules: {a: b}\n",
      .init("pack.wrong_type 3:12", "not `b`")
    ),
    RefusalRow(
      "with, change and drop without extends",
      "rules:\n  a:\n    with: {}\n    change: {}\n    drop: [x]\n",
      .init("pack.needs_extends 5:5", "`with`"),
      .init("pack.needs_extends 6:5", "`change`"),
      .init("pack.needs_extends 7:5", "`drop`")
    ),
    RefusalRow(
      "a normalisation step that does not exist",
      "rules: {a: {normalize: [trim, nfd]}}\n",
      .init("pack.wrong_value 3:31", "not `nfd`", hint: "`nf")
    ),
    RefusalRow(
      "secret: yes",
      "rules: {a: {secret: yes}}\n",
      .init("pack.wrong_type 3:21", "true or false, not `yes`")
    ),
    RefusalRow(
      "a parameter's type, key, default and name",
      "rules:\n  a:\n    parameters:\n      p: { type: txt }\n      q: { typ: text }\n"
        + "      r: { type: integer, default: many }\n      S: {}\n",
      .init("pack.wrong_value 6:18", "`txt`", hint: "`text`"),
      .init("pack.unknown_key 7:12", hint: "`type`"),
      .init("pack.bad_setting 8:36", "'many' is not a whole number"),
      .init("pack.bad_name 9:7")
    ),
    RefusalRow(
      "an unknown check",
      "rules: {a: {checks: [{patern: x}]}}\n",
      .init("pack.unknown_check 3:23", "`patern`", hint: "`pattern`")
    ),
    RefusalRow(
      "an unknown check that is written alone",
      "rules: {a: {checks: [emial]}}\n",
      .init("pack.unknown_check 3:22", "`emial`", hint: "`email`")
    ),
    RefusalRow(
      "an unknown check that is like no other",
      "rules: {a: {checks: [{zebra: x}]}}\n",
      .init("pack.unknown_check 3:23", hint: "rulebook list checks")
    ),
    RefusalRow(
      "two checks in one entry",
      "rules: {a: {checks: [{length: 3, pattern: x}]}}\n",
      .init("pack.unknown_key 3:34", "`length` is one already", hint: "hyphen")
    ),
    RefusalRow(
      "an entry without a check",
      "rules: {a: {checks: [{code: type.mismatch}]}}\n",
      .init("pack.missing_key 3:22", "names no check")
    ),
    RefusalRow(
      "an unknown setting",
      "rules: {a: {checks: [length: {maximun: 3}]}}\n",
      .init("pack.unknown_key 3:31", "the check `length` has no key `maximun`", hint: "`maximum`")
    ),
    RefusalRow(
      "a setting of a wrong type",
      "rules: {a: {checks: [length: {maximum: x}]}}\n",
      .init("pack.bad_setting 3:40", "'x' is not a whole number of at least 0")
    ),
    RefusalRow(
      "every missing setting, whatever else is wrong",
      "zebra: 1\nrules: {a: {checks: [prefix, pattern, {prefix: []}]}}\n",
      .init("pack.unknown_key 3:1"),
      .init("pack.missing_setting 4:22", "`prefix` needs the setting `text`"),
      .init("pack.missing_setting 4:30", "`matches`"),
      .init("pack.bad_setting 4:48")
    ),
    RefusalRow(
      "an unknown parameter",
      "rules:\n  a:\n    parameters: { site: { type: text, default: x } }\n"
        + "    checks: [prefix: { parameter: sit }]\n",
      .init("pack.unknown_parameter 6:22", "the rule `a` has no parameter `sit`", hint: "`site`")
    ),
    RefusalRow(
      "an unknown parameter deep inside",
      "rules: {a: {checks: [{any: [{not: {prefix: {parameter: b}}, code: x.y}], code: x.y}]}}\n"
        + "codes: {x.y: {}}\nmessages: {en: {x.y: m}}\n",
      .init("pack.unknown_parameter 3:44", "`b`")
    ),
    RefusalRow(
      "an unknown table",
      "tables: {words: {kind: words, words: [a]}}\nrules: {a: {checks: [one-of: {words: wrods}]}}\n",
      .init("pack.unknown_table 4:38", "`wrods`", hint: "`words`")
    ),
    RefusalRow(
      "any and not without a code",
      "rules: {a: {checks: [any: [email], not: email]}}\n",
      .init("pack.missing_code 3:22", "`any`"),
      .init("pack.missing_code 3:36", "`not`")
    ),
    RefusalRow(
      "a code that nobody defines",
      "rules: {a: {checks: [{length: 3, code: length.to_long}]}}\n",
      .init("pack.unknown_code 3:40", "nobody defines", hint: "`length.too_long`")
    ),
    RefusalRow(
      "a code that nobody defines and that is like no other",
      "rules: {a: {checks: [{length: 3, code: zebra}]}}\n",
      .init("pack.unknown_code 3:40", hint: "add it to `codes:`")
    ),
    RefusalRow(
      "a code that is not well formed",
      "rules: {a: {checks: [{length: 3, code: Length-Bad}]}}\n",
      .init("pack.bad_name 3:40", "`Length-Bad`")
    ),
    RefusalRow(
      "a renamed code that the check does not have",
      "rules: {a: {checks: [{length: 3, codes: {length.too_lng: length.wrong}}]}}\n",
      .init("pack.unknown_code 3:42", "the check `length` has no code", hint: "`length.too_long`")
    ),
    RefusalRow(
      "an argument that is a record, and a severity",
      "rules: {a: {checks: [{length: 3, arguments: {x: {}}, severity: fatal}]}}\n",
      .init("pack.wrong_type 3:49", "`x`"),
      .init("pack.wrong_value 3:64", "not `fatal`")
    ),
    RefusalRow(
      "examples without what they need",
      "rules:\n  a:\n    checks: [length: 3]\n    examples:\n      valid: [{ values: x }]\n"
        + "      invalid:\n        - abcd\n        - { value: x }\n        - { codes: [length.wrong] }\n",
      .init("pack.missing_key 7:15", "`value`"),
      .init("pack.unknown_key 7:17", hint: "`value`"),
      .init("pack.missing_key 9:11", "names the codes"),
      .init("pack.missing_key 10:11", "`codes`"),
      .init("pack.missing_key 11:11", "`value`")
    ),
    RefusalRow(
      "parameters of an example that are a list",
      "rules: {a: {checks: [length: 3], examples: {valid: [{value: abc, with: [x]}]}}}\n",
      .init("pack.wrong_type 3:72", "with")
    ),
    RefusalRow(
      "a parameter of an example that the rule does not have",
      "rules:\n  a:\n    parameters: { site: { default: x } }\n    checks: [length: 3]\n"
        + "    examples: { valid: [{ value: abc, with: { sit: y } }] }\n",
      .init("pack.unknown_parameter 7:25", "`sit`", hint: "`site`")
    ),
    RefusalRow(
      "two canonical forms",
      "rules:\n  a:\n    checks: [email, card-expiry]\n",
      .init("pack.two_canonical_forms 4:3", "`a`")
    ),
    RefusalRow(
      "two writers of one fact",
      "rules: {a: {checks: [email, email]}}\n",
      .init("pack.two_canonical_forms 3:9"),
      .init("pack.two_facts 3:9", "`ascii_domain`")
    ),
  ]

  @Test("is refused at its position, with a reason and a hint", arguments: rows)
  func refusal(_ row: RefusalRow) {
    #expect(row.difference(from: PackText.errors(row.texts)) == "")
  }

  /// Each pattern as YAML writes it, and the column of the fault in a line that begins with
  /// two spaces, `a: { checks: [pattern: ` and so has the pattern's first character in column 26.
  static let patterns: [(written: String, column: Int)] = [
    ("'[A-Z'", 27),
    ("'a(b'", 28),
    ("'it''s ('", 33),
    ("'''('", 29),
    ("\"a(b\"", 28),
    ("a(b", 27),
  ]

  @Test("A bad regular expression is refused at its very character", arguments: patterns)
  func badPattern(written: String, column: Int) throws {
    let found = PackText.errors([
      PackText.header + "rules:\n  a: { checks: [pattern: \(written)] }\n"
    ])
    try #require(found.count == 1)
    #expect(found[0].code == "pack.bad_setting")
    #expect(found[0].line == 4)
    #expect(found[0].column == column)
  }

  /// Of alternatives only one stays, and `not` keeps none.
  @Test(
    "One fact may be written by several alternatives, and is not written by `not`",
    arguments: [
      "[{any: [email, email], code: type.mismatch}]",
      "[email, {not: email, code: type.mismatch}]",
      "[{when: {matches: {length: 3}, then: email, else: email}}]",
    ]
  )
  func alternatives(checks: String) {
    #expect(PackText.errors([PackText.header + "rules: {a: {checks: \(checks)}}\n"]) == [])
  }
}
