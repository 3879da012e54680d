import Rulebook
import Testing

@Suite("Forms")
struct FormTests {
  static let presence: [FormRow] = [
    FormRow(
      "a missing required field",
      "    fields: { a: { rule: word, required: true } }\n",
      "{}",
      .invalid,
      ["a required"]
    ),
    FormRow(
      "a blank required field",
      "    fields: { a: { rule: word, required: true } }\n",
      #"{"a": "  "}"#,
      .invalid,
      ["a required"]
    ),
    FormRow(
      "optional fields that are missing, null and blank run no check",
      "    fields: { a: { rule: word }, b: { rule: word }, c: { rule: word } }\n",
      #"{"b": null, "c": " \t"}"#,
      .valid,
      normalized: "{}"
    ),
    FormRow(
      "a rule that says itself that it is required",
      "    fields: { a: { rule: secret } }\n",
      "{}",
      .invalid,
      ["a required"]
    ),
    FormRow(
      "a required field without a rule takes any value",
      "    fields: { a: { required: true }, b: { required: true } }\n",
      #"{"a": 0}"#,
      .invalid,
      ["b required"]
    ),
    FormRow(
      "a field's own checks follow those of its rule",
      "    stop: all\n    fields: { a: { rule: word, checks: [suffix: z] } }\n",
      #"{"a": "x"}"#,
      .invalid,
      ["a length.too_short", "a suffix.missing"]
    ),
    FormRow(
      "values are normalised by path, and only in valid records",
      "    fields: { a: { rule: word }, '[\"b.c\"]': { rule: word } }\n",
      #"{"a": " AB ", "b.c": "Cd"}"#,
      .valid,
      normalized: #"{"a": "ab", "[\"b.c\"]": "cd"}"#
    ),
    FormRow(
      "one invalid field leaves nothing normalised",
      "    fields: { a: { rule: word }, b: { rule: word } }\n",
      #"{"a": " AB ", "b": "1"}"#,
      .invalid,
      ["b length.too_short"]
    ),
    FormRow(
      "warnings leave a record valid",
      "    fields: { a: { rule: warned } }\n",
      #"{"a": "x"}"#,
      .valid,
      ["a length.wrong!"],
      normalized: #"{"a": "x"}"#
    ),
    FormRow(
      "secret values are not among the normalised ones",
      "    fields: { a: { rule: secret }, b: { rule: word } }\n",
      #"{"a": "abc", "b": "de"}"#,
      .valid,
      normalized: #"{"b": "de"}"#
    ),
  ]

  static let copies: [FormRow] = [
    FormRow(
      "a copy is normalised as its original is",
      "    fields: { a: { rule: word }, b: { same-as: a } }\n",
      #"{"a": "Abc", "b": " aBC "}"#,
      .valid,
      normalized: #"{"a": "abc", "b": "abc"}"#
    ),
    FormRow(
      "a copy that differs",
      "    fields: { a: { rule: word }, b: { same-as: a } }\n",
      #"{"a": "Abc", "b": "abd"}"#,
      .invalid,
      ["b same_as.mismatch"]
    ),
    FormRow(
      "a copy of an invalid value is compared all the same",
      "    fields: { a: { rule: word }, b: { same-as: a } }\n",
      #"{"a": "x", "b": "X"}"#,
      .invalid,
      ["a length.too_short"]
    ),
    FormRow(
      "a copy is before its original, and is reported first",
      "    fields: { b: { same-as: a }, a: { rule: word } }\n",
      #"{"a": "1", "b": "2"}"#,
      .invalid,
      ["b same_as.mismatch", "a length.too_short"]
    ),
    FormRow(
      "a copy inherits secrecy, and what counts as blank",
      "    fields: { a: { rule: secret }, b: { same-as: a } }\n",
      #"{"a": "   abc", "b": "abc   "}"#,
      .valid,
      normalized: "{}"
    ),
    FormRow(
      "a copy of a copy is as secret, and normalised alike",
      "    fields: { a: { rule: secret }, b: { same-as: a }, c: { same-as: b } }\n",
      #"{"a": "abc", "b": "abc", "c": " abc"}"#,
      .valid,
      normalized: "{}"
    ),
    FormRow(
      "a blank copy that is not required",
      "    fields: { a: { rule: word }, b: { same-as: a } }\n",
      #"{"a": "abc", "b": " "}"#,
      .valid,
      normalized: #"{"a": "abc"}"#
    ),
    FormRow(
      "a copy of nothing",
      "    fields: { a: { rule: word }, b: { same-as: a } }\n",
      #"{"b": "abc"}"#,
      .invalid,
      ["b same_as.mismatch"]
    ),
  ]

  static let parameters: [FormRow] = [
    FormRow(
      "a valid field is passed on as normalised",
      "    fields: { a: { rule: word }, b: { rule: starts, with: { start: { field: a } } } }\n",
      #"{"a": " XY ", "b": "xyz"}"#,
      .valid,
      normalized: #"{"a": "xy", "b": "xyz"}"#
    ),
    FormRow(
      "a valid secret field too",
      "    fields: { a: { rule: secret }, b: { rule: starts, with: { start: { field: a } } } }\n",
      #"{"a": " xyz ", "b": "xyzw"}"#,
      .valid,
      normalized: #"{"b": "xyzw"}"#
    ),
    FormRow(
      "an invalid field is passed on as given",
      "    fields: { a: { rule: word }, b: { rule: starts, with: { start: { field: a } } } }\n",
      #"{"a": "X", "b": "Xyz"}"#,
      .invalid,
      ["a length.too_short"]
    ),
    FormRow(
      "a blank field leaves the default",
      "    fields: { a: { rule: word }, b: { rule: starts, with: { start: { field: a } } } }\n",
      #"{"a": " ", "b": "abc"}"#,
      .valid,
      normalized: #"{"b": "abc"}"#
    ),
    FormRow(
      "an unsuitable field is unset, without a second violation",
      "    fields: { a: { rule: word }, b: { rule: word, with: { maximum: { field: a } } } }\n",
      #"{"a": "many", "b": "abc"}"#,
      .valid,
      normalized: #"{"a": "many", "b": "abc"}"#
    ),
    FormRow(
      "of two fields, only the unsuitable one is unset",
      """
          fields:
            a: { checks: [length: 1] }
            n: { checks: [{ length: 1, severity: warning }] }
            b: { rule: one-of-two, with: { first: { field: a }, second: { field: n } } }

      """,
      #"{"a": "x", "n": "many", "b": "abc"}"#,
      .invalid,
      ["n length.wrong!", "b prefix.missing"]
    ),
    FormRow(
      "a field that suits its parameter and not the check",
      "    fields: { n: { required: true }, b: { rule: word, with: { maximum: { field: n } } } }\n",
      #"{"n": 1, "b": "abc"}"#,
      .valid,
      normalized: #"{"n": 1, "b": "abc"}"#
    ),
    FormRow(
      "a list of fields leaves out those that are blank or unsuitable",
      """
          fields:
            a: { checks: [length: 1] }
            t: { required: true }
            b: { rule: listed, with: { words: [{ field: a }, { field: t }, x] } }

      """,
      #"{"t": ["u"], "b": "abc"}"#,
      .valid,
      normalized: #"{"t": ["u"], "b": "abc"}"#
    ),
  ]

  static let lists: [FormRow] = [
    FormRow(
      "each element of a list is checked in its place",
      "    fields: { 'c[].e': { rule: word, required: true } }\n",
      #"{"c": [{"e": "ab"}, {"e": "1"}, {}, null]}"#,
      .invalid,
      ["c[1].e length.too_short", "c[2].e required", "c[3].e required"]
    ),
    FormRow(
      "a list that is missing, null or empty has no elements",
      "    fields: { 'c[].e': { rule: word, required: true }, 'd[].e': { rule: word, required: true }, 'e[]': { rule: word, required: true } }\n",
      #"{"c": null, "d": []}"#,
      .valid,
      normalized: "{}"
    ),
    FormRow(
      "a required field of a record that is missing",
      "    fields: { a.b.c: { rule: word, required: true } }\n",
      #"{"a": null}"#,
      .invalid,
      ["a.b.c required"]
    ),
    FormRow(
      "what is no list and no record is reported once, before what its fields would say",
      "    stop: all\n    fields: { x: { rule: word }, 'c[].e': { rule: word }, 'c[].g': { rule: word }, y.z: { rule: word }, w: { rule: word } }\n",
      #"{"x": "1", "c": "no", "y": 5, "w": "1"}"#,
      .invalid,
      [
        "x length.too_short", "x base.digits", "c type.mismatch", "y type.mismatch",
        "w length.too_short", "w base.digits",
      ]
    ),
    FormRow(
      "an element that is no record",
      "    fields: { 'c[].e': { rule: word } }\n",
      #"{"c": [{"e": "ab"}, 5, []]}"#,
      .invalid,
      ["c[1] type.mismatch", "c[2] type.mismatch"]
    ),
    FormRow(
      "another field under a list means the same element",
      "    fields: { 'c[].a': { rule: word }, 'c[].b': { same-as: 'c[].a' } }\n",
      #"{"c": [{"a": "ab", "b": "ab"}, {"a": "cd", "b": "ab"}]}"#,
      .invalid,
      ["c[1].b same_as.mismatch"]
    ),
    FormRow(
      "a field outside of the list serves all elements",
      "    fields: { 'c[]': { rule: starts, with: { start: { field: s } } }, s: { rule: word } }\n",
      #"{"s": "xy", "c": ["xyz", "abc"]}"#,
      .invalid,
      ["c[1] prefix.missing"]
    ),
    FormRow(
      "lists of lists",
      "    fields: { 'c[].d[].e': { rule: word }, 'c[].d[].f': { same-as: 'c[].d[].e' } }\n",
      #"{"c": [{"d": [{"e": "ab", "f": "ab"}]}, {"d": [{"e": "ab", "f": "x"}, {"e": "1"}]}]}"#,
      .invalid,
      ["c[1].d[1].e length.too_short", "c[1].d[0].f same_as.mismatch"]
    ),
  ]

  static let between: [FormRow] = [
    FormRow(
      "compare blames the field that it names",
      "    fields: { start: { checks: [date] }, end: { checks: [date] } }\n    checks: [compare: { field: end, after: start }]\n",
      #"{"start": "2026-01-02", "end": "2026-01-02"}"#,
      .invalid,
      ["end compare.not_after"]
    ),
    FormRow(
      "compare says nothing of a blank field",
      "    fields: { start: { checks: [date] }, end: { checks: [date] } }\n    checks: [compare: { field: end, after: start }]\n",
      #"{"end": "2026-01-02"}"#,
      .valid,
      normalized: #"{"end": "2026-01-02"}"#
    ),
    FormRow(
      "compare within each element",
      "    fields: { 'c[].s': { required: true }, 'c[].e': { required: true } }\n    checks: [compare: { field: 'c[].e', not-before: 'c[].s' }]\n",
      #"{"c": [{"s": 1, "e": 1}, {"s": 2, "e": 1}, {"s": 10, "e": 9.5}]}"#,
      .invalid,
      ["c[1].e compare.before", "c[2].e compare.before"]
    ),
    FormRow(
      "when looks at another field",
      "    fields: { k: { required: true }, a: { checks: [when: { field: k, matches: { equals: x }, then: { length: 3 }, else: { length: 2 } }] } }\n",
      #"{"k": "x", "a": "ab"}"#,
      .invalid,
      ["a length.wrong"]
    ),
    FormRow(
      "when looks at another field that does not match",
      "    fields: { k: { required: true }, a: { checks: [when: { field: k, matches: { equals: x }, then: { length: 3 }, else: { length: 2 } }] } }\n",
      #"{"k": "y", "a": "ab"}"#,
      .valid,
      normalized: #"{"k": "y", "a": "ab"}"#
    ),
  ]

  static let stops: [FormRow] = [
    FormRow(
      "the first of each field",
      "    fields: { a: { rule: word }, b: { rule: word } }\n",
      #"{"a": "1", "b": "2"}"#,
      .invalid,
      ["a length.too_short", "b length.too_short"]
    ),
    FormRow(
      "the first of the record, and warnings",
      "    stop: first\n    fields: { w: { rule: warned }, b: { rule: word }, a: { rule: word }, v: { rule: warned } }\n",
      #"{"a": "1", "b": "2", "w": "x", "v": "x"}"#,
      .invalid,
      ["w length.wrong!", "b length.too_short", "v length.wrong!"]
    ),
    FormRow(
      "all",
      "    stop: all\n    fields: { a: { rule: word } }\n",
      #"{"a": "1"}"#,
      .invalid,
      ["a length.too_short", "a base.digits"]
    ),
    FormRow(
      "unknown fields are ignored unless the form says otherwise",
      "    fields: { a: { rule: word } }\n",
      #"{"a": "ab", "z": 1}"#,
      .valid,
      normalized: #"{"a": "ab"}"#
    ),
    FormRow(
      "unknown fields give warnings, sorted by name",
      "    unknown-fields: warn\n    fields: { a: { rule: word } }\n",
      #"{"z": 1, "a": "ab", "y": 2}"#,
      .valid,
      ["y field.unknown!", "z field.unknown!"],
      normalized: #"{"a": "ab"}"#
    ),
    FormRow(
      "unknown fields are refused",
      "    unknown-fields: refuse\n    fields: { a.b: { rule: word } }\n",
      #"{"a": {"b": "ab"}, "y": 2}"#,
      .invalid,
      ["y field.unknown"]
    ),
    FormRow(
      "what the form's pack says about a code counts for rules of other packs",
      "    fields: { a: { rule: word }, b: { rule: word, checks: [suffix: z] } }\ncodes: { length.too_short: { severity: warning } }\n",
      #"{"a": "x", "b": "z"}"#,
      .valid,
      ["a length.too_short!", "b length.too_short!"],
      normalized: #"{"a": "x", "b": "z"}"#
    ),
    FormRow(
      "the severity that a check names wins over the form's pack",
      "    fields: { a: { rule: warned }, b: { rule: warned, checks: [suffix: z] } }\ncodes: { length.wrong: { severity: error } }\n",
      #"{"a": "x", "b": "z"}"#,
      .valid,
      ["a length.wrong!", "b length.wrong!"],
      normalized: #"{"a": "x", "b": "z"}"#
    ),
  ]

  @Test(
    "A record gives its report",
    arguments: presence + copies + parameters + lists + between + stops
  )
  func report(_ row: FormRow) throws {
    let report = try row.report()
    #expect(report.outcome == row.outcome)
    #expect(report.places == row.found)
    #expect(report.normalized == (try row.normalized.map { .record(try FormRow.record($0)) }))
    #expect(report.violations.allSatisfy { $0.form == "f" })
  }

  @Test("A number that the form's pack gives a code is in the report")
  func numbers() throws {
    let row = FormRow(
      "",
      "    unknown-fields: refuse\n    fields: { a: { rule: word }, c.d: { rule: word } }\n"
        + "codes: { length.too_short: { number: 7 }, field.unknown: { number: 8 }, "
        + "type.mismatch: { number: 9 } }\n",
      #"{"a": "x", "b": 1, "c": 2}"#,
      .invalid
    )
    #expect(try row.report().violations.map(\.number) == [7, 9, 8])
  }

  @Test("Facts stand under their field's path, also in invalid records")
  func facts() throws {
    let row = FormRow(
      "",
      "    fields: { a: { rule: word }, 'c[].e': { checks: [email] } }\n",
      #"{"a": "1", "c": [{}, {"e": "ann@example.org"}]}"#,
      .invalid
    )
    let facts = try row.report().facts
    #expect(facts.keys.sorted() == ["c[1].e"])
    guard case .record(let email)? = facts["c[1].e"] else { return #expect(Bool(false)) }
    #expect(email["domain"] == "example.org")
  }

  @Test("A list longer than the limit leaves the record inconclusive, at any depth")
  func listLimits() throws {
    let row = FormRow(
      "",
      "    fields: { a: { rule: word }, 'c[].d[].e': { rule: word }, 'c[].d[].f': { rule: word } }\n",
      #"{"a": "ab", "c": [{}, {"d": [{"e": "ab"}, {"e": "ab"}, {"e": "1"}]}]}"#,
      .inconclusive
    )
    let report = try row.report(limits: Limits(listElements: 2))
    #expect(report.outcome == .inconclusive)
    #expect(report.places == ["c[1].d limit.list_size"])
    #expect(report.violations.first?.arguments == ["maximum": 2])
    #expect(report.normalized == nil)
  }

  @Test("What is wrong is reported before what could not be checked")
  func limitBesideError() throws {
    let row = FormRow(
      "",
      "    stop: first\n    fields: { a: { rule: word }, b: { rule: word } }\n",
      #"{"a": "\#(String(repeating: "a", count: 99))", "b": "1"}"#,
      .invalid
    )
    let report = try row.report(limits: Limits(inputBytes: 50))
    #expect(report.outcome == .invalid)
    #expect(report.places == ["b length.too_short"])
  }

  @Test("Texts of ten megabytes are refused at once, wherever they are used")
  func largeTexts() throws {
    let large = Value.text(String(repeating: "ä", count: 5_000_000))
    let pack = """
      format: 1
      pack: acme
      forms:
        f:
          fields:
            a: { rule: word }
            b: { same-as: a }
            c: { rule: starts, with: { start: { field: a } } }
      """
    let rulebook = try Rulebook(
      .text(FormRow.rules, name: "base.yaml"),
      .text(pack, name: "acme.yaml"),
      resources: Fixtures.path("Lint/Sound")
    )
    let start = ContinuousClock.now
    let report = try rulebook.check(["a": large, "b": large, "c": large], form: "f")
    #expect(ContinuousClock.now - start < .seconds(1))
    #expect(report.outcome == .inconclusive)
    #expect(
      report.places == ["a limit.input_size", "b limit.input_size", "c limit.input_size"]
    )
  }

  @Test("No argument repeats a secret field from which a rule takes a parameter")
  func secrets() throws {
    let row = FormRow(
      "",
      "    fields: { a: { rule: secret }, b: { rule: starts, with: { start: { field: a } } } }\n",
      #"{"a": "hunter2", "b": "x"}"#,
      .invalid
    )
    let report = try row.report()
    #expect(report.places == ["b prefix.missing"])
    #expect(!"\(report)".contains("hunter2"))
  }

  @Test("The other field of a copy in a list is the one of the same element")
  func otherArgument() throws {
    let row = FormRow(
      "",
      "    fields: { 'c[].a': { rule: word }, 'c[].b': { same-as: 'c[].a' } }\n",
      #"{"c": [{"a": "ab", "b": "ab"}, {"a": "ab", "b": "cd"}]}"#,
      .invalid
    )
    let other = FieldPath("c[1].a").map { Argument.field($0) }
    #expect(try row.report().violations.map { $0.arguments["other"] } == [other])
  }
}
