import PackLoading
import RuleEngine
import SourceTexts
import TestSupport
import Testing
import Violations

/// Packs that require, replace and disable: which are refused, and where.
@Suite struct CompositionTests {
  struct Row: CustomTestStringConvertible, Sendable {
    var testDescription: String

    /// The packs by name, in the order they are given; each text is what its file says after the
    /// name.
    var packs: [(name: String, text: String)]

    /// Pack, code and position of each error.
    var errors: [String]

    /// Part of the first reason.
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

    /// Creates a row of a table: the name, the packs with `¦` between them, the errors, and the
    /// reason.
    init(_ row: TextRow) {
      testDescription = row[0]
      packs = row[1].split(separator: " ¦ ").map { pack in
        let parts = pack.split(separator: ": ", maxSplits: 1).map(String.init)
        let name = parts[0]
        return (name, parts.count > 1 ? parts[1] : name == "base" ? CompositionTests.base : "")
      }
      errors = row.list(2)
      reason = row[3]
    }
  }

  static let base = """
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

  static let rows: [Row] =
    TextRow.rows(
      """
      requirements that are met | top: requires: { rulebook: '0.1', packs: { base: '>=1.2 <2' } } ¦ base
      a list of packs | top: requires: { packs: [base] } ¦ base
      an older library | top: requires: { rulebook: '99.1' } | top pack.requires_rulebook 3:23 | needs Rulebook 99.1, but this is 0.1.0
      a pack that is not there | top: requires: { packs: { bsae: '>=1' } } ¦ base | top pack.requires_pack 3:22 | `bsae` >=1, which isn't loaded
      another version | top: requires: { packs: { base: '2' } } ¦ base | top pack.requires_version 3:22 | the version is 1.2.0
      no version | top: requires: { packs: { low: '2' } } ¦ low | top pack.requires_version 3:22 | doesn't have a version
      what is no version | top: requires: { rulebook: banana } | top pack.bad_version 3:23
      a circle | a: requires: { packs: [b] } ¦ b: requires: { packs: [c] } ¦ c: requires: { packs: [a] } | c pack.requires_circle 3:21 | a → b → c → a
      a pack that requires itself | a: requires: { packs: [a] } | a pack.requires_circle 3:21 | requires itself
      two packs that replace one rule | base ¦ a: rules: { x: { replaces: word, extends: word } } ¦ b: rules: { y: { replaces: word, extends: word } } | b pack.two_replacements 3:25 | by the pack `a`, in
      two packs that replace one rule, of which one requires the other | base ¦ a: requires: { packs: [b] }¶rules: { x: { replaces: word, extends: word } } ¦ b: rules: { word: { replaces: word, extends: word } }
      two packs that replace one rule, of which one requires the other by a third | base ¦ a: requires: { packs: [m] }¶rules: { x: { replaces: word, extends: word } } ¦ b: rules: { word: { replaces: word, extends: word } } ¦ m: requires: { packs: [b] }
      two packs that replace one form | base ¦ a: forms: { form: { replaces: form, extends: form } } ¦ b: forms: { form: { replaces: form, extends: form } } | b pack.two_replacements 3:28
      a pack that disables what another replaces | base ¦ a: rules: { word: { replaces: word, extends: word } } ¦ b: disable: [form, word] | b pack.two_replacements 3:17
      two packs that disable one rule | base ¦ a: disable: [grandchild] ¦ b: disable: [grandchild]
      a rule that is replaced twice by one pack | base ¦ a: rules: { x: { replaces: word, extends: word }, y: { replaces: word, extends: word } } | a pack.two_replacements 3:63 | by this pack, in
      a rule of a pack that lies above | a: rules: { x: { replaces: word } } ¦ base | a pack.unknown_rule 3:25
      a rule of a pack that is required, and so lies below | a: requires: { packs: [base] }¶rules: { x: { replaces: word, extends: word } } ¦ base
      nothing to disable | base ¦ a: disable: [wrod] | a pack.unknown_disabled 3:11
      a form under the name of a rule | base ¦ a: disable: { forms: [word] } | a pack.unknown_disabled 3:20
      rules, forms and packs that are disabled, in every spelling | base ¦ other: rules: { o: { checks: [length: 3] } } ¦ p ¦ q ¦ a: disable: { rules: [o], forms: form, packs: [p] } ¦ b: disable: [grandchild, q]
      a disabled rule that is extended | base ¦ a: disable: [form, word]¶rules: { ours: { extends: word } }
      a disabled pack whose rule is extended | base: rules: { w: { checks: [length: 3] } } ¦ m: rules: { x: { extends: w } } ¦ z: disable: { packs: [base] } | z pack.unknown_rule 3:20 | the pack `z` disables `base`, which has it
      a replacement without the parameters that others give | base ¦ a: rules: { word: { replaces: word, checks: [length: 3] } } | a pack.unknown_parameter 3:28, a pack.unknown_parameter 3:28 | this breaks the rule
      a replacement that fixes a parameter that others give | base ¦ a: rules: { word: { replaces: word, extends: word, with: { maximum: 5 } } } | a pack.unknown_parameter 3:28 | this breaks the rule `child` of the pack `base` (base.yaml:10)
      a default that does not suit the parameter that it is for | base ¦ a: rules: { x: { extends: word, parameters: { maximum: { default: z } } } } | a pack.bad_setting 3:64
      a value that a check of the parent cannot use | base ¦ a: rules: { x: { extends: word, with: { maximum: -1 } } } | a pack.bad_setting 3:38
      a mistake of a pack below, whatever the one above does | base ¦ m: rules: { x: { extends: word, with: { max: 3 } } } ¦ z: rules: { word: { replaces: word, extends: word } } | m pack.unknown_parameter 3:38
      forms that extend each other | a: forms: { x: { extends: y }, y: { extends: x } } | a pack.extends_circle 3:24, a pack.extends_circle 3:43
      a form that extends what there is not, and one that drops it | base ¦ a: forms: { x: { extends: from }, y: { extends: form, drop: [c] } } | a pack.unknown_form 3:24, a pack.unknown_field 3:59
      a form that drops a field that others need | base: forms: { f: { fields: { a: { checks: [length: 3] }, b: { same-as: a } } } } ¦ z: forms: { g: { extends: f, drop: a } } | z pack.unknown_field 3:10
      what only a form that extends may say | a: forms: { x: { fields: { a: { required: true } }, drop: [b] }, y: {} } | a pack.missing_key 3:66, a pack.needs_extends 3:50
      """
    ).map { Row($0) } + otherRows

  static let otherRows: [Row] = [
    Row(
      "a disabled rule of a form",
      ["base": base, "a": "disable: [child]"],
      "a pack.unknown_rule 3:11",
      reason:
        "this breaks the form `form` of the pack `base` (base.yaml:13): there is no rule `child`: "
        + "the pack `a` disables it"
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
  ]

  @Test("Packs are refused where they are wrong", arguments: rows + blameRows)
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
