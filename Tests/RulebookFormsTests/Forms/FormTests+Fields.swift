import Rulebook
import TestSupport

extension FormTests {
  static let presence: [FormRow] =
    FormRow.rows(
      #"""
      a missing required field | fields: { a: { rule: word, required: true } } | {} | invalid | a required
      a blank required field | fields: { a: { rule: word, required: true } } | {"a": "  "} | invalid | a required
      optional fields that are missing, null and blank run no check | fields: { a: { rule: word }, b: { rule: word }, c: { rule: word } } | {"b": null, "c": " \t"} | valid |  | {}
      a rule that says itself that it is required | fields: { a: { rule: secret } } | {} | invalid | a required
      a required field without a rule takes any value | fields: { a: { required: true }, b: { required: true } } | {"a": 0} | invalid | b required
      a field's own checks follow those of its rule | stop: all¶    fields: { a: { rule: word, checks: [suffix: z] } } | {"a": "x"} | invalid | a length.too_short, a suffix.missing
      values are normalised by path, and only in valid records | fields: { a: { rule: word }, '["b.c"]': { rule: word } } | {"a": " AB ", "b.c": "Cd"} | valid |  | {"a": "ab", "[\"b.c\"]": "cd"}
      one invalid field leaves nothing normalised | fields: { a: { rule: word }, b: { rule: word } } | {"a": " AB ", "b": "1"} | invalid | b length.too_short
      warnings leave a record valid | fields: { a: { rule: warned } } | {"a": "x"} | valid | a length.wrong! | {"a": "x"}
      secret values are not among the normalised ones | fields: { a: { rule: secret }, b: { rule: word } } | {"a": "abc", "b": "de"} | valid |  | {"b": "de"}
      """#
    )

  static let copies: [FormRow] =
    FormRow.rows(
      #"""
      a copy is normalised as its original is | fields: { a: { rule: word }, b: { same-as: a } } | {"a": "Abc", "b": " aBC "} | valid |  | {"a": "abc", "b": "abc"}
      a copy that differs | fields: { a: { rule: word }, b: { same-as: a } } | {"a": "Abc", "b": "abd"} | invalid | b same_as.mismatch
      a copy of an invalid value is compared all the same | fields: { a: { rule: word }, b: { same-as: a } } | {"a": "x", "b": "X"} | invalid | a length.too_short
      a copy is before its original, and is reported first | fields: { b: { same-as: a }, a: { rule: word } } | {"a": "1", "b": "2"} | invalid | b same_as.mismatch, a length.too_short
      a copy inherits secrecy, and what counts as blank | fields: { a: { rule: secret }, b: { same-as: a } } | {"a": "   abc", "b": "abc   "} | valid |  | {}
      a copy of a copy is as secret, and normalised alike | fields: { a: { rule: secret }, b: { same-as: a }, c: { same-as: b } } | {"a": "abc", "b": "abc", "c": " abc"} | valid |  | {}
      a blank copy that is not required | fields: { a: { rule: word }, b: { same-as: a } } | {"a": "abc", "b": " "} | valid |  | {"a": "abc"}
      a copy of nothing | fields: { a: { rule: word }, b: { same-as: a } } | {"b": "abc"} | invalid | b same_as.mismatch
      """#
    )

  static let parameters: [FormRow] =
    FormRow.rows(
      #"""
      a valid field is passed on as normalised | fields: { a: { rule: word }, b: { rule: starts, with: { start: { field: a } } } } | {"a": " XY ", "b": "xyz"} | valid |  | {"a": "xy", "b": "xyz"}
      a valid secret field too, and the field that looks at it is as secret | fields: { a: { rule: secret }, b: { rule: starts, with: { start: { field: a } } } } | {"a": " xyz ", "b": "xyzw"} | valid |  | {}
      an invalid field is passed on as given | fields: { a: { rule: word }, b: { rule: starts, with: { start: { field: a } } } } | {"a": "X", "b": "Xyz"} | invalid | a length.too_short
      a blank field leaves the default | fields: { a: { rule: word }, b: { rule: starts, with: { start: { field: a } } } } | {"a": " ", "b": "abc"} | valid |  | {"b": "abc"}
      an unsuitable field is unset, without a second violation | fields: { a: { rule: word }, b: { rule: word, with: { maximum: { field: a } } } } | {"a": "many", "b": "abc"} | valid |  | {"a": "many", "b": "abc"}
      a field that suits its parameter and not the check | fields: { n: { required: true }, b: { rule: word, with: { maximum: { field: n } } } } | {"n": 1, "b": "abc"} | valid |  | {"n": 1, "b": "abc"}
      """#
    ) + otherParameters

  static let otherParameters: [FormRow] = [
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
