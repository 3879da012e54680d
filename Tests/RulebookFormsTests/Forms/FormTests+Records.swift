import Rulebook
import TestSupport

extension FormTests {
  static let lists: [FormRow] =
    FormRow.rows(
      #"""
      each element of a list is checked in its place | fields: { 'c[].e': { rule: word, required: true } } | {"c": [{"e": "ab"}, {"e": "1"}, {}, null]} | invalid | c[1].e length.too_short, c[2].e required, c[3].e required
      a list that is missing, null or empty has no elements | fields: { 'c[].e': { rule: word, required: true }, 'd[].e': { rule: word, required: true }, 'e[]': { rule: word, required: true } } | {"c": null, "d": []} | valid |  | {}
      a required field of a record that is missing | fields: { a.b.c: { rule: word, required: true } } | {"a": null} | invalid | a.b.c required
      what is no list and no record is reported once, before what its fields would say | stop: all¶    fields: { x: { rule: word }, 'c[].e': { rule: word }, 'c[].g': { rule: word }, y.z: { rule: word }, w: { rule: word } } | {"x": "1", "c": "no", "y": 5, "w": "1"} | invalid | x length.too_short, x base.digits, c type.mismatch, y type.mismatch, w length.too_short, w base.digits
      an element that is no record | fields: { 'c[].e': { rule: word } } | {"c": [{"e": "ab"}, 5, []]} | invalid | c[1] type.mismatch, c[2] type.mismatch
      another field under a list means the same element | fields: { 'c[].a': { rule: word }, 'c[].b': { same-as: 'c[].a' } } | {"c": [{"a": "ab", "b": "ab"}, {"a": "cd", "b": "ab"}]} | invalid | c[1].b same_as.mismatch
      a field outside of the list serves all elements | fields: { 'c[]': { rule: starts, with: { start: { field: s } } }, s: { rule: word } } | {"s": "xy", "c": ["xyz", "abc"]} | invalid | c[1] prefix.missing
      lists of lists | fields: { 'c[].d[].e': { rule: word }, 'c[].d[].f': { same-as: 'c[].d[].e' } } | {"c": [{"d": [{"e": "ab", "f": "ab"}]}, {"d": [{"e": "ab", "f": "x"}, {"e": "1"}]}]} | invalid | c[1].d[0].f same_as.mismatch, c[1].d[1].e length.too_short
      a list goes element by element, where its first field is | fields: { 'c[].e': { rule: word }, x: { rule: word }, 'c[].f': { rule: word } } | {"c": [{"e": "1", "f": "1"}, {"e": "1", "f": "1"}], "x": "1"} | invalid | c[0].e length.too_short, c[0].f length.too_short, c[1].e length.too_short, c[1].f length.too_short, x length.too_short
      the first error of a record is in the first element | stop: first¶    fields: { 'c[].e': { rule: word }, 'c[].f': { rule: word } } | {"c": [{"e": "ab", "f": "1"}, {"e": "1", "f": "ab"}]} | invalid | c[0].f length.too_short
      """#
    )

  static let between: [FormRow] =
    FormRow.rows(
      #"""
      compare blames the field that it names | fields: { start: { checks: [date] }, end: { checks: [date] } }¶    checks: [compare: { field: end, after: start }] | {"start": "2026-01-02", "end": "2026-01-02"} | invalid | end compare.not_after
      compare says nothing of a blank field | fields: { start: { checks: [date] }, end: { checks: [date] } }¶    checks: [compare: { field: end, after: start }] | {"end": "2026-01-02"} | valid |  | {"end": "2026-01-02"}
      compare within each element | fields: { 'c[].s': { required: true }, 'c[].e': { required: true } }¶    checks: [compare: { field: 'c[].e', not-before: 'c[].s' }] | {"c": [{"s": 1, "e": 1}, {"s": 2, "e": 1}, {"s": 10, "e": 9.5}]} | invalid | c[1].e compare.before, c[2].e compare.before
      when looks at another field | fields: { k: { required: true }, a: { checks: [when: { field: k, matches: { equals: x }, then: { length: 3 }, else: { length: 2 } }] } } | {"k": "x", "a": "ab"} | invalid | a length.wrong
      when looks at another field that does not match | fields: { k: { required: true }, a: { checks: [when: { field: k, matches: { equals: x }, then: { length: 3 }, else: { length: 2 } }] } } | {"k": "y", "a": "ab"} | valid |  | {"k": "y", "a": "ab"}
      """#
    )

  static let stops: [FormRow] =
    FormRow.rows(
      #"""
      the first of each field | fields: { a: { rule: word }, b: { rule: word } } | {"a": "1", "b": "2"} | invalid | a length.too_short, b length.too_short
      the first of the record, and warnings | stop: first¶    fields: { w: { rule: warned }, b: { rule: word }, a: { rule: word }, v: { rule: warned } } | {"a": "1", "b": "2", "w": "x", "v": "x"} | invalid | w length.wrong!, b length.too_short, v length.wrong!
      the first of each value, where each element of a list of fields has one | fields: { 'c[].e': { rule: word }, d: { checks: [each: [length: 2]] } } | {"c": [{"e": "1"}, {"e": "2"}], "d": ["a", "b"]} | invalid | c[0].e length.too_short, c[1].e length.too_short, d[0] length.wrong
      the first of each element | stop: first-per-element¶    fields: { 'c[].e': { rule: word }, d: { checks: [each: [length: 2, prefix: x]] } } | {"c": [{"e": "1"}, {"e": "2"}], "d": ["a", "xx", "b"]} | invalid | c[0].e length.too_short, c[1].e length.too_short, d[0] length.wrong, d[2] length.wrong
      the first of each list | stop: first-per-list¶    fields: { 'c[].e': { rule: word }, 'c[].f': { rule: warned }, d: { checks: [each: [length: 2]] } } | {"c": [{"e": "1", "f": "x"}, {"e": "2", "f": "x"}], "d": ["a", "b"]} | invalid | c[0].e length.too_short, c[0].f length.wrong!, c[1].f length.wrong!, d[0] length.wrong
      the first of a list, if its rule stops there | stop: all¶    fields: { d: { rule: few } }¶rules: { few: { stop: first, checks: [count: 2, each: [length: 2]] } } | {"d": ["a"]} | invalid | d count.wrong
      all | stop: all¶    fields: { a: { rule: word } } | {"a": "1"} | invalid | a length.too_short, a base.digits
      unknown fields are ignored unless the form says otherwise | fields: { a: { rule: word } } | {"a": "ab", "z": 1} | valid |  | {"a": "ab"}
      unknown fields give warnings, sorted by name | unknown-fields: warn¶    fields: { a: { rule: word } } | {"z": 1, "a": "ab", "y": 2} | valid | y field.unknown!, z field.unknown! | {"a": "ab"}
      unknown fields are refused | unknown-fields: refuse¶    fields: { a.b: { rule: word } } | {"a": {"b": "ab"}, "y": 2} | invalid | y field.unknown
      what the form's pack says about a code counts for rules of other packs | fields: { a: { rule: word }, b: { rule: word, checks: [suffix: z] } }¶codes: { length.too_short: { severity: warning } } | {"a": "x", "b": "z"} | valid | a length.too_short!, b length.too_short! | {"a": "x", "b": "z"}
      the severity that a check names wins over the form's pack | fields: { a: { rule: warned }, b: { rule: warned, checks: [suffix: z] } }¶codes: { length.wrong: { severity: error } } | {"a": "x", "b": "z"} | valid | a length.wrong!, b length.wrong! | {"a": "x", "b": "z"}
      """#
    )
}
