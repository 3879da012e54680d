import Documents
import PackLoading
import Rules
import TestSupport
import Testing
import Violations

@Suite("What packs may not say together")
struct LinkingRefusalTests {
  private static let base = """
    format: 1
    pack: base
    rules:
      word:
        parameters: { start: { default: a } }
        checks:
          - { name: start, prefix: { parameter: start } }
          - { name: size, length: { maximum: 9 } }
      plain: { checks: [length: 3] }
    forms:
      f: { fields: { a: { rule: word } } }
    codes: { base.code: {} }
    messages: { en: { base.code: x } }

    """

  private static func row(
    _ name: String,
    _ upper: String,
    _ expected: RefusalRow.Expected...
  )
    -> RefusalRow
  {
    RefusalRow(name, whole: [base, PackText.header + upper], expected)
  }

  static let rows: [RefusalRow] = [
    row(
      "a rule that exists already",
      "rules:\n  word: {}\n",
      .init("pack.duplicate_rule 4:3", "already, in 0.yaml:4:3", hint: "replaces: [word]")
    ),
    row(
      "a form that exists already",
      "forms:\n  f: { fields: { b: { rule: plain } } }\n",
      .init("pack.duplicate_form 4:3", "already, in 0.yaml:11:3")
    ),
    row(
      "a code that exists already",
      "codes: { base.code: {} }\nmessages: { en: { base.code: y } }\n",
      .init("pack.duplicate_code 3:10", "already, in 0.yaml:12:10")
    ),
    RefusalRow(
      "a pack that exists already",
      whole: [base, base],
      [.init("pack.duplicate_pack 2:7", "already, in 0.yaml")]
    ),
    row(
      "a parent that does not exist",
      "rules: { b: { extends: wrod } }\n",
      .init("pack.unknown_rule 3:24", "`wrod`", hint: "`word`")
    ),
    row(
      "a rule to replace that does not exist",
      "rules: { b: { replaces: [wrod] } }\n",
      .init("pack.unknown_rule 3:26", "to replace", hint: "`word`")
    ),
    row(
      "a circle of three, told once",
      "rules:\n  a: { extends: b }\n  b: { extends: c }\n  c: { extends: a }\n",
      .init("pack.extends_circle 6:17", "a → b → c → a")
    ),
    row(
      "a rule that extends itself",
      "rules: { a: { extends: a } }\n",
      .init("pack.extends_circle 3:24", "a → a")
    ),
    row(
      "a parameter that the parent does not have",
      "rules: { b: { extends: word, with: { strat: x } } }\n",
      .init("pack.unknown_parameter 3:38", "the rule `word`", hint: "`start`")
    ),
    row(
      "a parameter that is passed on and does not exist",
      "rules:\n  b:\n    extends: word\n    parameters: { begin: { default: a } }\n"
        + "    with: { start: { parameter: begni } }\n",
      .init("pack.unknown_parameter 7:13", "the rule `b` has no parameter `begni`", hint: "`begin`")
    ),
    row(
      "a check of its own that uses a parameter of nobody",
      "rules: { b: { extends: word, checks: [suffix: { parameter: ned }] } }\n",
      .init("pack.unknown_parameter 3:47", "the rule `b` has no parameter `ned`")
    ),
    row(
      "a check of its own that uses a parameter that is fixed",
      "rules: { b: { extends: word, with: { start: b }, checks: [suffix: { parameter: start }] } }\n",
      .init("pack.unknown_parameter 3:67", "the rule `b` has no parameter `start`")
    ),
    row(
      "change and drop of checks that have no such name",
      "rules:\n  b: { extends: word, change: { szie: 3 }, drop: [strat] }\n"
        + "  c: { extends: plain, drop: [size] }\n  d: { extends: word, drop: [zebra] }\n",
      .init("pack.unknown_check 4:33", "no check named `szie`", hint: "`size`"),
      .init("pack.unknown_check 4:51", "no check named `strat`", hint: "`start`"),
      .init("pack.unknown_check 5:31", "the rule `plain`"),
      .init("pack.unknown_check 6:30", hint: "start, size")
    ),
    row(
      "a changed setting that does not exist, or has a wrong type",
      "rules: { b: { extends: word, change: { size: { maximun: 3, minimum: x } } } }\n",
      .init("pack.unknown_key 3:48", hint: "`maximum`"),
      .init("pack.bad_setting 3:69", "'x'")
    ),
    row(
      "settings that do not go together, made of two packs",
      "rules: { b: { extends: word, change: { size: { minimum: 20 } } } }\n",
      .init("pack.bad_setting 3:57", "20 is greater than maximum 9")
    ),
    row(
      "a second canonical form, added to an inherited one",
      "rules:\n  a: { checks: [email] }\n  b: { extends: a, checks: [card-expiry] }\n",
      .init("pack.two_canonical_forms 5:3", "`b`")
    ),
    row(
      "a message for a check's code, a code of another pack, and one of nobody",
      "messages:\n  en:\n    length.wrong: x\n    base.code: x\n    zebra: x\n    'field:a': x\n",
      .init("pack.foreign_message 5:19", "`length.wrong` (en)"),
      .init("pack.foreign_message 6:16", "`base.code`"),
      .init("pack.foreign_message 7:12", "`zebra`"),
      .init("pack.foreign_message 8:16", "`field:a`")
    ),
    row(
      "a code of its own without a message in the source locale",
      "source-locale: de\ncodes:\n  own.code: {}\nmessages: { en: { own.code: x } }\n",
      .init("pack.missing_message 5:3", "no message in `de`", hint: "`de:`")
    ),
    row(
      "messages of a field for a code of nobody; labels, known codes and families are fine",
      "forms: { g: { fields: { a: { checks: [length: 3] } } } }\nmessages:\n  en:\n"
        + "    'g/a:': Name\n    'g/a:length': x\n    'g/a:length.wrong': x\n"
        + "    'g/a:requird': x\n    'g/a:lenght': x\n",
      .init("pack.unknown_code 9:20", "the code `requird`", hint: "`required`"),
      .init("pack.unknown_code 10:19", "`g/a:lenght`")
    ),
    row(
      "several checks of one rule, all at once",
      "rules:\n  a:\n    checks:\n      - length: { minimum: 5, maximum: 2 }\n      - pattern: '(a'\n"
        + "      - characters: '[a-'\n",
      .init("pack.bad_setting 6:28", "minimum 5 is greater than maximum 2"),
      .init("pack.bad_setting 7:19", "an opening parenthesis"),
      .init("pack.bad_setting 8:25", "not a set")
    ),
    row(
      "a rule that shows what its parent keeps secret",
      "rules:\n  a: { secret: true, checks: [length: 3] }\n  b: { extends: a, secret: false }\n",
      .init("pack.not_secret 5:3", "`b` extends `a`")
    ),
    row(
      "a rule that takes the place of another and breaks a form below",
      "rules:\n  word: { replaces: [word], checks: [length: 3] }\n"
        + "  other: { extends: word, with: { start: b } }\n",
      .init("pack.unknown_parameter 5:35", "the rule `word` has no parameter `start`")
    ),
  ]

  @Test("is refused at its position, with a reason and a hint", arguments: rows)
  func refusal(_ row: RefusalRow) {
    #expect(row.difference(from: PackText.errors(row.texts)) == "")
  }

  @Test("Parameters that do not suit each other are refused where they are written")
  func parameters() throws {
    let limits = "{parameter: low}, maximum: {parameter: high}"
    let lower =
      "format: 1\npack: low\nrules: {a: {parameters: {low: {type: integer}, high: {type: integer}},"
      + " checks: [required, number: {minimum: \(limits)}]}}\n"
    let upper =
      "format: 1\npack: up\nforms:\n  f: {fields: {x: {rule: a, with: {low: 7, high: 5}}}}\n"
    let packs = try [lower, upper].enumerated().map { index, text in
      try PackReader.read(SourceText(text, name: "\(index).yaml"), registry: .builtIn)
    }
    let library = try PackLibrary(packs, registry: .builtIn)
    let error = try #require(throws: LoadingError.self) { try library.checkEverything() }
    let found = error.diagnostics.map { "\($0.code) \($0.file):\($0.line):\($0.column)" }
    #expect(found == ["pack.bad_setting 1.yaml:4:36"])
  }

  @Test("A dropped-in rule that breaks a form of a lower pack is refused where it says so")
  func brokenForm() throws {
    let lower =
      PackText.header
      + "rules: {a: {parameters: {p: {default: x}}, checks: [prefix: {parameter: p}]}}\n"
      + "forms: {f: {fields: {x: {rule: a, with: {p: b}}}}}\n"
    let upper = "format: 1\npack: up\nrules: {a: {replaces: [a], checks: [length: 3]}}\n"
    let packs = try [lower, upper].enumerated().map { index, text in
      try PackReader.read(SourceText(text, name: "\(index).yaml"), registry: .builtIn)
    }
    let library = try PackLibrary(packs, registry: .builtIn)
    let error = try #require(throws: LoadingError.self) { try library.checkEverything(in: ["up"]) }
    #expect(error.diagnostics.map(\.code) == ["pack.unknown_parameter"])
    #expect(error.diagnostics.map { "\($0.file):\($0.line):\($0.column)" } == ["1.yaml:3:24"])
    #expect(
      error.diagnostics.first?.reason.contains("the form `f` of the pack `acme` (0.yaml:4)") == true
    )
  }
}
