import Rulebook

extension FormTests {
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
      "a valid secret field too, and the field that looks at it is as secret",
      "    fields: { a: { rule: secret }, b: { rule: starts, with: { start: { field: a } } } }\n",
      #"{"a": " xyz ", "b": "xyzw"}"#,
      .valid,
      normalized: "{}"
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
}
