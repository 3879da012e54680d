import Rulebook
import TestSupport
import Testing

@Suite("Rules that extend others")
struct InheritanceTests {
  static let base = """
    format: 1
    pack: base
    tables:
      words: { kind: words, words: [no, '1.10', +4179, 0x1F, ~, null, 'a b'] }
      ranges:
        kind: prefix-ranges
        rows:
          - { name: visa, prefixes: '4', lengths: 16 }
    rules:
      word:
        normalize: [trim, lowercase]
        parameters:
          start: { default: a }
          maximum: { type: integer }
        checks:
          - { name: start, prefix: { parameter: start } }
          - { name: size, length: { minimum: 2, maximum: { parameter: maximum } } }
      secret: { secret: true, checks: [length: { minimum: 2 }] }
      listed: { checks: [one-of: { words: words }] }
      is-text: { checks: [equals: no] }
      is-true: { checks: [equals: { json: true }] }
      is-number: { checks: [equals: { json: 1.50 }] }
      argued:
        checks:
          - { length: 2, arguments: { example: ab, count: { json: 3 } } }
      coded: { checks: [{ length: { minimum: 3, maximum: 2000 }, code: base.code }] }
      renamed: { checks: [{ length: { minimum: 3 }, codes: { length.too_short: base.code } }] }
      severe: { checks: [{ length: 2, severity: error }, { length: 3 }] }
    codes:
      base.code: { number: 31 }
      length.wrong: { severity: warning, number: 5 }
    messages: { en: { base.code: x } }

    """

  static let upper = """
    format: 1
    pack: upper
    rules:
      fixed: { extends: word, with: { start: b } }
      passed:
        extends: word
        parameters: { begin: { default: c } }
        with: { start: { parameter: begin } }
      deep: { extends: passed, with: { begin: d }, checks: [suffix: z] }
      shadowed: { extends: word, parameters: { start: { default: s } } }
      changed: { extends: word, change: { size: { minimum: 4 } } }
      changed-again: { extends: changed, change: { size: { maximum: 5 }, start: x } }
      dropped: { extends: word, drop: [start] }
      exact: { extends: word, normalize: [] }
      hidden: { extends: secret }
      word-too: { extends: word, checks: [{ name: end, suffix: z }] }
      milder: { extends: word, change: { size: { severity: warning } } }
      recoded: { extends: word, change: { size: { code: upper.size, maximum: 3 }, start: { severity: warning } } }
      recoded-again: { extends: recoded, change: { size: { severity: warning }, start: { severity: error } } }
      renamed-once: { extends: word, change: { size: { codes: { length.too_short: upper.size } } } }
    codes: { upper.size: { number: 7 } }
    messages: { en: { upper.size: x } }

    """

  struct Row: CustomTestStringConvertible, Sendable {
    var rule: String
    var value: Value
    var with: [String: Value] = [:]
    var found: [String]
    var normalized: Value?
    var testDescription: String { "\(rule) \(value) \(with)" }

    init(
      _ rule: String,
      _ value: Value,
      with: [String: Value] = [:],
      _ found: String...,
      normalized: Value? = nil
    ) {
      self.rule = rule
      self.value = value
      self.with = with
      self.found = found
      self.normalized = normalized
    }
  }

  static let rows: [Row] = [
    Row("word", " ABC ", normalized: "abc"),
    Row("word", "bc", "prefix.missing"),
    Row("word", "bc", with: ["start": "b"], normalized: "bc"),
    Row("word", "abcd", with: ["maximum": 3], "length.too_long"),
    Row("fixed", "bc", normalized: "bc"),
    Row("fixed", "ab", "prefix.missing"),
    Row("fixed", "bcde", with: ["maximum": 3], "length.too_long"),
    Row("passed", "cd", normalized: "cd"),
    Row("passed", "ed", with: ["begin": "e"], normalized: "ed"),
    Row("deep", "Dz ", normalized: "dz"),
    Row("deep", "cd", "prefix.missing", "suffix.missing"),
    Row("shadowed", "st", normalized: "st"),
    Row("changed", "abc", "length.too_short"),
    Row("changed", "abcd", normalized: "abcd"),
    Row("changed-again", "xbcdef", "length.too_long"),
    Row("changed-again", "abcd", "prefix.missing"),
    Row("dropped", "zz", normalized: "zz"),
    Row("exact", "Ab", "prefix.missing"),
    Row("exact", "ab ", normalized: "ab "),
    Row("hidden", "abc"),
    Row("word-too", "ab", "suffix.missing"),
    Row("milder", "a", "length.too_short!", normalized: "a"),
    Row("milder", "b", "prefix.missing", "length.too_short!"),
    Row("recoded", "b", "prefix.missing!", "upper.size 7"),
    Row("recoded", "abcd", "upper.size 7"),
    Row("recoded-again", "b", "prefix.missing", "upper.size 7!"),
    Row("renamed-once", "a", "upper.size 7"),
    Row("renamed-once", "abcd", with: ["maximum": 3], "length.too_long"),
    Row("listed", "no", normalized: "no"),
    Row("listed", "1.10", normalized: "1.10"),
    Row("listed", "1.1", "one_of.unlisted"),
    Row("listed", "+4179", normalized: "+4179"),
    Row("listed", "0x1F", normalized: "0x1F"),
    Row("listed", "31", "one_of.unlisted"),
    Row("listed", "~", normalized: "~"),
    Row("listed", "null", normalized: "null"),
    Row("is-text", "no", normalized: "no"),
    Row("is-text", false, "equals.different"),
    Row("is-true", true, normalized: true),
    Row(
      "is-number",
      .decimal(ExactDecimal("1.5") ?? 0),
      normalized: .decimal(ExactDecimal("1.5") ?? 0)
    ),
    Row("coded", "ab", "base.code 31"),
    Row("renamed", "ab", "base.code 31"),
    Row("severe", "a", "length.wrong 5", "length.wrong 5!"),
    Row("severe", "ab", "length.wrong 5!", normalized: "ab"),
  ]

  @Test("behave as what they inherit and change", arguments: rows)
  func behaviour(_ row: Row) throws {
    let rulebook = try Rulebook(
      .init(
        sources: [.text(Self.base, name: "base.yaml"), .text(Self.upper, name: "upper.yaml")],
        resources: Fixtures.path("Lint/Sound")
      )
    )
    let report = try rulebook.check(row.value, as: row.rule, with: row.with)
    let found = report.violations.map { violation in
      "\(violation.code)" + (violation.number.map { " \($0)" } ?? "")
        + (violation.severity == .error ? "" : "!")
    }
    #expect(found == row.found)
    #expect(report.normalized == row.normalized)
  }

  @Test("Constants of a check are among the arguments")
  func arguments() throws {
    let rulebook = try Rulebook(
      .init(sources: [.text(Self.base, name: "base.yaml")], resources: Fixtures.path("Lint/Sound"))
    )
    let arguments = try rulebook.check("a", as: "argued").violations.first?.arguments
    #expect(arguments?["example"] == "ab")
    #expect(arguments?["count"] == 3)
    #expect(arguments?["expected"] == 2)
  }

  /// Three layers each replace `word` and extend what they replace, one of them under another name.
  @Test("A rule that replaces another extends that one, in every layer")
  func replacing() throws {
    let layers = [
      "format: 1\npack: one\nrules: { root: { checks: [contains: r] }, "
        + "word: { extends: root, checks: [contains: a] }, user: { extends: word } }\n",
      "format: 1\npack: two\nrules: { word: { replaces: [word], extends: word, "
        + "checks: [contains: b] } }\n",
      "format: 1\npack: three\nrequires: { packs: [two] }\nrules: { word: { replaces: [word], extends: word, "
        + "checks: [contains: c] } }\n",
      "format: 1\npack: four\nrequires: { packs: [three] }\nrules: { four-word: { replaces: [word], extends: word, "
        + "checks: [contains: d] } }\n",
    ]
    let rulebook = try Rulebook(
      .init(
        sources: layers.enumerated().map { .text($1, name: "\($0).yaml") },
        resources: Fixtures.path("Lint/Sound")
      )
    )
    for rule in ["word", "user", "four-word"] {
      let report = try rulebook.check("x", as: rule)
      #expect(report.violations.map { $0.arguments["text"] } == ["r", "a", "b", "c", "d"])
      #expect(try rulebook.check("rabcd", as: rule).isValid)
    }
  }
}
