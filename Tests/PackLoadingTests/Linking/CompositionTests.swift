import Documents
import PackLoading
import Rules
import TestSupport
import Testing
import Violations

/// Packs that require, replace and disable: which of them are refused, and where.
@Suite struct CompositionTests {
  struct Row: CustomTestStringConvertible, Sendable {
    var testDescription: String

    /// The packs by name, in the order in which they are given; what their files say after the name.
    var packs: [(name: String, text: String)]

    /// Pack, code and position of each error.
    var errors: [String]

    /// A part of the first reason.
    var reason: String

    init(
      _ name: String,
      _ packs: KeyValuePairs<String, String>,
      _ errors: String...,
      reason: String = ""
    ) {
      testDescription = name
      self.packs = packs.map { ($0.key, $0.value) }
      self.errors = errors
      self.reason = reason
    }
  }

  private static let base = """
    version: 1.2.0
    rules:
      word:
        parameters: { maximum: { type: integer, default: 9 }, start: { default: a } }
        checks:
          - { name: size, length: { maximum: { parameter: maximum } } }
          - { name: start, prefix: { parameter: start } }
      child: { extends: word, with: { maximum: 3 } }
      grandchild: { extends: child, change: { start: b } }
    forms:
      form: { fields: { a: { rule: word, with: { start: b } }, b: { rule: child } } }

    """

  static let rows: [Row] = [
    Row(
      "requirements that are met",
      [
        "top": "requires: { rulebook: '0.1', packs: { base: '>=1.2 <2' } }", "base": base,
      ]
    ),
    Row("a list of packs", ["top": "requires: { packs: [base] }", "base": base]),
    Row(
      "an older library",
      ["top": "requires: { rulebook: '99.1' }"],
      "top pack.requires_rulebook 3:23",
      reason: "needs Rulebook 99.1, and this is 0.1.0"
    ),
    Row(
      "a pack that is not there",
      ["top": "requires: { packs: { bsae: '>=1' } }", "base": base],
      "top pack.requires_pack 3:22",
      reason: "`bsae` >=1, which is not there"
    ),
    Row(
      "another version",
      ["top": "requires: { packs: { base: '2' } }", "base": base],
      "top pack.requires_version 3:22",
      reason: "there is 1.2.0"
    ),
    Row(
      "no version",
      ["top": "requires: { packs: { low: '2' } }", "low": ""],
      "top pack.requires_version 3:22",
      reason: "says no version"
    ),
    Row(
      "what is no version",
      ["top": "requires: { rulebook: banana }"],
      "top pack.bad_version 3:23"
    ),
    Row(
      "a circle",
      [
        "a": "requires: { packs: [b] }", "b": "requires: { packs: [c] }",
        "c": "requires: { packs: [a] }",
      ],
      "c pack.requires_circle 3:21",
      reason: "a → b → c → a"
    ),
    Row(
      "a pack that requires itself",
      ["a": "requires: { packs: [a] }"],
      "a pack.requires_circle 3:21",
      reason: "requires itself"
    ),
    Row(
      "two packs that replace one rule",
      [
        "base": base, "a": "rules: { x: { replaces: word, extends: word } }",
        "b": "rules: { y: { replaces: word, extends: word } }",
      ],
      "b pack.two_replacements 3:25",
      reason: "by the pack `a`, too"
    ),
    Row(
      "two packs that replace one rule, of which one requires the other",
      [
        "base": base,
        "a": "requires: { packs: [b] }\nrules: { x: { replaces: word, extends: word } }",
        "b": "rules: { word: { replaces: word, extends: word } }",
      ]
    ),
    Row(
      "two packs that replace one rule, of which one requires the other by a third",
      [
        "base": base,
        "a": "requires: { packs: [m] }\nrules: { x: { replaces: word, extends: word } }",
        "b": "rules: { word: { replaces: word, extends: word } }",
        "m": "requires: { packs: [b] }",
      ]
    ),
    Row(
      "two packs that replace one form",
      [
        "base": base, "a": "forms: { form: { replaces: form, extends: form } }",
        "b": "forms: { form: { replaces: form, extends: form } }",
      ],
      "b pack.two_replacements 3:28"
    ),
    Row(
      "a pack that disables what another replaces",
      [
        "base": base, "a": "rules: { word: { replaces: word, extends: word } }",
        "b": "disable: [form, word]",
      ],
      "b pack.two_replacements 3:17"
    ),
    Row(
      "two packs that disable one rule",
      [
        "base": base, "a": "disable: [grandchild]", "b": "disable: [grandchild]",
      ]
    ),
    Row(
      "a rule that is replaced twice by one pack",
      [
        "base": base,
        "a":
          "rules: { x: { replaces: word, extends: word }, y: { replaces: word, extends: word } }",
      ],
      "a pack.two_replacements 3:63",
      reason: "by this pack, too"
    ),
    Row(
      "a rule of a pack that lies above",
      ["a": "rules: { x: { replaces: word } }", "base": base],
      "a pack.unknown_rule 3:25"
    ),
    Row(
      "a rule of a pack that is required, and so lies below",
      [
        "a": "requires: { packs: [base] }\nrules: { x: { replaces: word, extends: word } }",
        "base": base,
      ]
    ),
    Row(
      "nothing to disable",
      ["base": base, "a": "disable: [wrod]"],
      "a pack.unknown_disabled 3:11"
    ),
    Row(
      "a form under the name of a rule",
      ["base": base, "a": "disable: { forms: [word] }"],
      "a pack.unknown_disabled 3:20"
    ),
    Row(
      "rules, forms and packs that are disabled, in every spelling",
      [
        "base": base, "other": "rules: { o: { checks: [length: 3] } }", "p": "", "q": "",
        "a": "disable: { rules: [o], forms: form, packs: [p] }",
        "b": "disable: [{ rule: grandchild }, q]",
      ]
    ),
    Row(
      "a disabled rule that is extended",
      [
        "base": base, "a": "disable: [form, word]\nrules: { ours: { extends: word } }",
      ]
    ),
    Row(
      "a disabled rule of a form",
      ["base": base, "a": "disable: [child]"],
      "a pack.unknown_rule 3:11",
      reason:
        "this breaks the form `form` of the pack `base` (base.yaml:13): there is no rule `child`: "
        + "the pack `a` disables it"
    ),
    Row(
      "a disabled pack whose rule is extended",
      [
        "base": "rules: { w: { checks: [length: 3] } }", "m": "rules: { x: { extends: w } }",
        "z": "disable: [{ pack: base }]",
      ],
      "z pack.unknown_rule 3:19",
      reason: "the pack `z` disables `base`, which has it"
    ),
    Row(
      "a replacement without the parameters that others give",
      ["base": base, "a": "rules: { word: { replaces: word, checks: [length: 3] } }"],
      "a pack.unknown_parameter 3:28",
      "a pack.unknown_parameter 3:28",
      reason: "this breaks the rule"
    ),
    Row(
      "a replacement that fixes a parameter that others give",
      [
        "base": base,
        "a": "rules: { word: { replaces: word, extends: word, with: { maximum: 5 } } }",
      ],
      "a pack.unknown_parameter 3:28",
      reason: "this breaks the rule `child` of the pack `base` (base.yaml:10)"
    ),
    Row(
      "a replacement that declares the parameter anew",
      [
        "base": base,
        "a": """
        rules:
          word:
            replaces: word
            extends: word
            with: { maximum: 5 }
            parameters: { maximum: {} }
        """,
      ]
    ),
    Row(
      "a replacement that extends nothing and declares parameters anew",
      [
        "base": base,
        "a": """
        rules:
          word:
            replaces: word
            parameters: { maximum: {}, start: { default: c } }
            checks: [{ name: start, prefix: { parameter: start } }]
        """,
      ]
    ),
    Row(
      "a default that does not suit the parameter that it is for",
      [
        "base": base,
        "a": "rules: { x: { extends: word, parameters: { maximum: { default: z } } } }",
      ],
      "a pack.bad_setting 3:64"
    ),
    Row(
      "a mistake of a pack below, whatever the one above does",
      [
        "base": base, "m": "rules: { x: { extends: word, with: { max: 3 } } }",
        "z": "rules: { word: { replaces: word, extends: word } }",
      ],
      "m pack.unknown_parameter 3:38"
    ),
    Row(
      "forms that extend each other",
      ["a": "forms: { x: { extends: y }, y: { extends: x } }"],
      "a pack.extends_circle 3:24",
      "a pack.extends_circle 3:43"
    ),
    Row(
      "a form that extends what there is not, and one that drops it",
      ["base": base, "a": "forms: { x: { extends: from }, y: { extends: form, drop: [c] } }"],
      "a pack.unknown_form 3:24",
      "a pack.unknown_field 3:59"
    ),
    Row(
      "a form that drops a field that others need",
      [
        "base": "forms: { f: { fields: { a: { checks: [length: 3] }, b: { same-as: a } } } }",
        "z": "forms: { g: { extends: f, drop: a } }",
      ],
      "z pack.unknown_field 3:10"
    ),
    Row(
      "what only a form that extends may say",
      ["a": "forms: { x: { fields: { a: { required: true } }, drop: [b] }, y: {} }"],
      "a pack.missing_key 3:66",
      "a pack.needs_extends 3:50"
    ),
  ]

  @Test("Packs are refused where they are wrong", arguments: rows)
  func refused(row: Row) throws {
    let packs = try row.packs.map { name, text in
      let source = SourceText("format: 1\npack: \(name)\n\(text)\n", name: "\(name).yaml")
      return try PackReader.declaration(source, registry: .builtIn)
    }
    do {
      let given = Set(packs.map(\.name)).subtracting(["base"])
      _ = try PackLibrary.loading(packs, registry: .builtIn, checking: given)
      #expect(row.errors == [])
    } catch {
      let found = error.diagnostics.map {
        "\($0.file.dropLast(5)) \($0.code) \($0.line):\($0.column)"
      }
      #expect(found.sorted() == row.errors.sorted())
      #expect(row.reason.isEmpty || error.diagnostics.contains { $0.reason.contains(row.reason) })
    }
  }

  @Test("A pack lies above those that it requires; the library's lie below all")
  func order() throws {
    func pack(
      _ name: String,
      _ requires: String...,
      bundled: Bool = false
    ) throws -> PackDeclaration {
      let text =
        "format: 1\npack: \(name)\nrequires: { packs: [\(requires.joined(separator: ", "))] }\n"
      var pack = try PackReader.read(SourceText(text, name: name), registry: .builtIn)
      pack.isBundled = bundled
      return pack
    }
    let packs = [
      try pack("a", "d"), try pack("b"), try pack("c", "b", "a"), try pack("d", "l"),
      try pack("l", bundled: true), try pack("k", bundled: true),
    ]
    let library = try PackLibrary(packs, registry: .builtIn)
    #expect(library.packs.map(\.name) == ["l", "k", "d", "a", "b", "c"])
  }
}
