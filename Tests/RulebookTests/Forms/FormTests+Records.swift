import Rulebook

extension FormTests {
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
}
