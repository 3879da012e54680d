/// Which of several packs is to blame where one breaks the rules and forms of another.
extension CompositionTests {
  static let blameRows: [Row] = [
    Row(
      "two replacements, of which the upper one lacks the parameter",
      [
        "base": base, "a": "rules: { word: { replaces: word, extends: word } }",
        "b": """
        requires: { packs: [a] }
        rules: { word: { replaces: word, extends: word, with: { maximum: 5 } } }
        """,
      ],
      "b pack.unknown_parameter 4:28",
      reason: "of the pack `base`"
    ),
    Row(
      "two replacements, of which the lower one lacks the parameter",
      [
        "base": base,
        "a": "rules: { word: { replaces: word, extends: word, with: { maximum: 5 } } }",
        "b": "requires: { packs: [a] }\nrules: { word: { replaces: word, extends: word } }",
      ],
      "a pack.unknown_parameter 3:28"
    ),
    Row(
      "replacements of two rules of a form, of which one lacks the parameter",
      [
        "base": """
        rules:
          one: { parameters: { x: { default: a } }, checks: [{ prefix: { parameter: x } }] }
          two: { parameters: { x: { default: a } }, checks: [{ prefix: { parameter: x } }] }
        forms: { f: { fields: { a: { rule: one, with: { x: b } }, b: { rule: two } } } }
        """,
        "a": "rules: { one: { replaces: one, checks: [length: 3] } }",
        "b": "rules: { two: { replaces: two, checks: [length: 3] } }",
      ],
      "a pack.unknown_parameter 3:27",
      reason: "this breaks the form `f` of the pack `base` (base.yaml:6)"
    ),
    Row(
      "a mistake beside one that a replacement causes",
      [
        "base": base, "m": "rules: { x: { extends: word, with: { max: 3, maximum: 2 } } }",
        "z": "rules: { word: { replaces: word, extends: word, with: { maximum: 5 } } }",
      ],
      "m pack.unknown_parameter 3:38",
      "z pack.unknown_parameter 3:28",
      reason: "this breaks the rule `child` of the pack `base` (base.yaml:10)"
    ),
    Row(
      "a replacement whose values are secret, of a rule of which another says that they are not",
      [
        "base": """
        rules: { x: { checks: [length: 3] }, y: { extends: x, personal: false, secret: false } }
        """,
        "a": "rules: { x: { replaces: x, extends: x, secret: true } }",
      ],
      "a pack.not_secret 3:25"
    ),
    Row(
      "a replacement whose parameter takes other values",
      [
        "base": base,
        "a": """
        rules:
          word:
            replaces: word
            parameters: { maximum: { type: boolean, default: true }, start: { default: a } }
            checks: [{ name: start, prefix: { parameter: start } }]
        """,
      ],
      "a pack.bad_setting 5:15"
    ),
    Row(
      "a replaced form that lacks a field that another drops",
      [
        "base": """
        forms:
          f: { fields: { a: { checks: [length: 3] }, b: { checks: [length: 3] } } }
          g: { extends: f, drop: [b] }
        """,
        "a": "forms: { f: { replaces: f, fields: { a: { checks: [length: 3] } } } }",
      ],
      "a pack.unknown_field 3:25",
      reason: "this breaks the form `g` of the pack `base` (base.yaml:5)"
    ),
    Row(
      "a disabled rule that only rows of a table name",
      [
        "base": """
        tables: { t: { kind: rows, columns: { next: rule }, rows: { A: { next: x } } } }
        rules:
          x: { checks: [length: 3] }
          y:
            examples: { valid: [A1] }
            parts: { pattern: '(?<code>[A-Z])(?<rest>.+)', look-up: { table: t, by: { part: code } } }
            checks: [{ part: rest, rule: { column: next } }]
        """,
        "a": "disable: [x]",
      ],
      "a pack.unknown_rule 3:11"
    ),
  ]
}
