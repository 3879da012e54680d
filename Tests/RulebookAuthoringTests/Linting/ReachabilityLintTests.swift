import Rulebook
import RulebookAuthoring
import TestSupport
import Testing

/// What lint says about what can never have an effect, and what it doesn't complain about.
///
/// `Tests/Fixtures/Refusals/reach.txt` has the places of such findings.
@Suite("Checks, conditions and declarations without effect")
struct ReachabilityLintTests {
  struct Row: CustomTestStringConvertible, Sendable {
    var testDescription: String

    /// The pack after its first three lines.
    var pack: String

    /// The code of each finding, then part of its reason, then part of its hint after ` / `.
    var findings: [String]

    init(_ name: String, _ pack: String, _ findings: [String] = []) {
      (testDescription, self.pack, self.findings) = (name, pack, findings)
    }
  }

  /// The codes that the rows are about.
  private static let codes: Set<String> = [
    "lint.always_holds", "lint.contradicting_argument", "lint.idle_suppression", "lint.mixed_names",
    "lint.never_equal", "lint.never_holds", "lint.never_matches", "lint.no_checks",
    "lint.no_valid_value", "lint.open_door", "lint.tag", "lint.uneven_anchor",
    "lint.unknown_constant", "lint.unused_group", "lint.unused_parameter", "lint.wrong_kind",
  ]

  /// Returns a form with a field `note` that has a condition on the field `a` of a rule.
  private static func condition(_ matches: String, on checks: String) -> String {
    """
    rules: { a: { \(checks) } }
    forms: { f: { fields: { a: { rule: a }, note: { rule: text.single-line, required-if: { field: a, matches: \(matches) } } } } }

    """
  }

  static let sound: [Row] = [
    Row(
      "a word of the field's list",
      condition("{ equals: ab }", on: "checks: [one-of: [ab, cd]]")
    ),
    Row("the value of a boolean", condition("{ equals: true }", on: "checks: [type: boolean]")),
    Row("a number as text", condition("{ equals: 5 }", on: "checks: [number: { maximum: 9 }]")),
    Row(
      "a day, whatever the date is today",
      condition("{ equals: 2090-01-01 }", on: "checks: [date: { earliest: today }]")
    ),
    Row(
      "distances that the values of the fields can have",
      """
      forms:
        f:
          fields: { a: { rule: date }, b: { rule: date }, c: { rule: integer }, d: { rule: integer } }
          checks:
            - compare: { field: b, after: a, at-least: P1D, at-most: P1M }
            - compare: { field: d, after: c, at-least: 1 }

      """
    ),
    Row(
      "some words of a list",
      condition("{ length: 2 }", on: "checks: [one-of: [ab, abc]]")
    ),
    Row(
      "a pattern that shares a text with the field's",
      condition("{ pattern: 'C.*' }", on: "checks: [pattern: '[A-Z]{2}']")
    ),
    Row(
      "a rule that depends on a parameter",
      condition(
        "{ equals: abcd }",
        on:
          "parameters: { n: { type: integer } }, checks: [length: { minimum: 1, maximum: { parameter: n } }]"
      )
    ),
    Row(
      "a warning, which refuses nothing",
      condition("{ equals: abcd }", on: "checks: [{ length: 3, severity: warning }]")
    ),
    Row(
      "a list that only warns of other values",
      condition("{ length: 9 }", on: "checks: [{ one-of: [ab, cd], severity: warning }]")
    ),
    Row(
      "a list whose code is a warning",
      condition("{ length: 9 }", on: "checks: [{ one-of: [ab, cd], code: a.odd }]")
        + "codes: { a.odd: { severity: warning } }\nmessages: { en: { a.odd: Odd. } }\n"
    ),
    Row(
      "a kind of value that is only a warning",
      "rules: { a: { checks: [type: number, { type: text, severity: warning }] } }\n"
    ),
    Row(
      "lengths and beginnings with a text in common",
      "rules: { a: { checks: [length: { maximum: 5 }, length: { minimum: 5 }, prefix: A, prefix: A-, suffix: Z, characters: { allowed: '[A-Z-]' }] } }\n"
    ),
    Row(
      "numbers, days, times and durations unlike those that are tried",
      """
      rules:
        price: { checks: [one-of: ['12.75', '13.25']] }
        rate: { checks: [pattern: '[1-9][0-9]{2}\\.[0-9]{3}'] }
        holiday: { checks: [one-of: ['2026-12-25', '2027-01-06']] }
        month: { checks: [pattern: '20[0-9]{2}-[01][0-9]'] }
        slot: { checks: [one-of: ['09:00', '13:30']] }
        hour: { checks: [pattern: '1[0-9]:(00|30)'] }
        stay: { checks: [one-of: [P3D, P7D]] }
        rest: { checks: [pattern: 'P[2-4]D'] }
      forms:
        f:
          fields: { price: { rule: price }, rate: { rule: rate }, sum: { rule: decimal }, day: { rule: date }, holiday: { rule: holiday }, from: { rule: month }, to: { rule: month }, slot: { rule: slot }, hour: { rule: hour }, stay: { rule: stay }, rest: { rule: rest } }
          checks:
            - sum: { field: sum, of: [price, rate] }
            - compare: { field: day, after: holiday, at-least: P1D }
            - compare: { field: to, after: from }
            - compare: { field: hour, after: slot }
            - compare: { field: stay, not-after: rest }

      """
    ),
    Row(
      "a value that has a message of its own before the pattern refuses it",
      """
      rules: { a: { checks: [{ not: { equals: none }, code: a.none }, pattern: '[0-9]+'] } }
      codes: { a.none: {} }
      messages: { en: { a.none: Write a number. } }

      """
    ),
    Row(
      "characters that come back",
      "rules: { a: { normalize: [lowercase, uppercase], checks: [pattern: '[A-Z]+'] } }\n"
    ),
    Row(
      "one of two cases",
      "rules: { a: { normalize: lowercase, checks: [pattern: '[A-Za-z]+'] } }\n"
    ),
    Row(
      "a letter without another case",
      "rules: { a: { normalize: lowercase, checks: [pattern: '[0-9]+[-.]ß'] } }\n"
    ),
    Row(
      "a length that counts only some characters",
      "rules: { a: { checks: [pattern: '[0-9]{6}', length: { maximum: 3, ignoring: '[0-4]' }] } }\n"
    ),
    Row(
      "a letter of several scalars",
      #"rules: { a: { checks: [pattern: 'e\u0301\u0302', length: 1] } }"# + "\n"
    ),
    Row(
      "anchors of all alternatives, or around them",
      "rules: { a: { checks: [pattern: '^a$|^b$', pattern: '^(a|b)$', pattern: '(^|-)b'] } }\n"
    ),
    Row(
      "sums and comparisons of what can be added and compared",
      """
      rules:
        free: { checks: [length: { maximum: 40 }] }
        digits: { checks: [pattern: '[1-9][0-9]{2}'] }
      forms:
        f:
          fields: { a: { rule: digits }, b: { rule: integer }, day: { rule: date }, free: { rule: free } }
          checks: [sum: { field: b, of: [a, free] }, compare: { field: day, after: free }, compare: { field: a, after: b }]

      """
    ),
    Row(
      "a list and its elements, a record and its members",
      "forms: { f: { fields: { rooms: { checks: [count: { minimum: 1 }] }, 'rooms[].a': { rule: date }, b.c: { rule: date }, b.d: { rule: date } } } }\n"
    ),
    Row(
      "regions in either case, and one that comes from a field",
      """
      rules: { mobile: { extends: phone, with: { region: ch } } }
      forms: { f: { fields: { home: { rule: country-code }, phone: { rule: phone, with: { region: { field: home } } } } } }

      """
    ),
    Row(
      "an argument that repeats the setting",
      """
      rules: { a: { checks: [{ length: { minimum: 8 }, code: a.short, arguments: { minimum: 8 } }] } }
      codes: { a.short: {} }
      messages: { en: { a.short: 'Write {minimum} letters.' } }

      """
    ),
    Row(
      "a parameter that only an heir uses",
      """
      rules:
        a: { parameters: { site: { type: text, default: AB } }, checks: [length: { maximum: 9 }] }
        b: { extends: a, checks: [prefix: { parameter: site }] }

      """
    ),
    Row(
      "an inherited parameter that callers can still pass",
      "rules: { a: { extends: email, with: { internationalized: false }, parameters: { internationalized: {} } } }\n"
    ),
    Row(
      "groups of a check and of a field",
      """
      groups: [draft, publish]
      rules: { a: { checks: [{ length: 3, groups: draft }] } }
      forms: { f: { fields: { a: { rule: a, required-in: [publish] } } } }

      """
    ),
    Row(
      "a replaced rule without variants",
      "rules: { day: { replaces: [date], extends: date } }\n"
    ),
  ]

  static let texts: [Row] = [
    Row(
      "the values that a field has",
      condition("{ equals: yes }", on: "checks: [type: boolean]"),
      ["lint.never_equal the field `a` never equals `yes` / the values are `true`, `false`"]
    ),
    Row(
      "the code to write for a region",
      "rules: { mobile: { extends: phone, with: { region: UK } } }\n",
      ["lint.unknown_constant there is no region `UK` / write `GB`"]
    ),
    Row(
      "the variants that stay",
      "rules: { mail: { replaces: [email], extends: email } }\n",
      ["lint.open_door but not `email.html`, so / replace or disable these too"]
    ),
    Row(
      "the language that was meant",
      """
      rules: { a: { checks: [{ length: 3, code: a.long }] } }
      codes: { a.long: {} }
      messages: { en: { a.long: Long. }, sp: { a.long: Largo. }, jp: { a.long: 長い。 } }

      """,
      ["lint.tag registered as `sp` / write `es` for Spanish", "lint.tag as `jp` / write `ja`"]
    ),
    Row(
      "a tag that isn't near any language",
      """
      rules: { a: { checks: [{ length: 3, code: a.long }] } }
      codes: { a.long: {} }
      messages: { en: { a.long: Long. }, xx: { a.long: Largo. } }

      """,
      ["lint.tag as `xx` / write the tag of a language"]
    ),
    Row(
      "the canonical tag",
      """
      rules: { a: { checks: [{ length: 3, code: a.long }] } }
      codes: { a.long: {} }
      messages: { en: { a.long: Long. }, pt_BR: { a.long: Longo. } }

      """,
      ["lint.tag `pt_BR` isn't the canonical tag / write `pt-BR`"]
    ),
  ]

  static let suppressed: [Row] = [
    Row(
      "at a rule",
      "rules: { mail: { x-lint: { lint.open_door: only staff }, replaces: [email], extends: email } }\n"
    ),
    Row(
      "at a check",
      "rules: { a: { normalize: lowercase, checks: [{ pattern: '[A-Z]', x-lint: { lint.never_matches: a draft } }] } }\n"
    ),
    Row(
      "at a parameter",
      "rules: { a: { parameters: { p: { type: text, x-lint: { lint.unused_parameter: for later } } }, checks: [length: 3] } }\n"
    ),
    Row(
      "at a form and a field",
      """
      forms:
        f:
          x-lint: { lint.wrong_kind: a draft }
          fields:
            email: { rule: email }
            total: { rule: integer }
            phone: { rule: phone, with: { region: UK }, x-lint: { lint.unknown_constant: a draft } }
          checks: [sum: { field: total, of: [email] }]

      """
    ),
    Row(
      "once for the pack",
      """
      x-lint: { lint.no_checks: these rules are only names }
      rules: { a: { normalize: trim }, b: { checks: [] } }

      """
    ),
    Row(
      "at another rule, which is idle",
      "rules: { a: { x-lint: { lint.no_checks: a name }, checks: [length: 3] }, b: { checks: [] } }\n",
      [
        "lint.idle_suppression no finding here has the code / remove it",
        "lint.no_checks the list of checks is empty",
      ]
    ),
  ]

  @Test("A misspelt code in a reason is corrected")
  func misspeltReason() throws {
    let found = try Self.findings(
      in: "rules: { a: { x-lint: { lint.no_chekcs: a name }, checks: [] } }\n"
    )
    #expect(found.map(\.code) == ["lint.idle_suppression", "lint.no_checks"])
    #expect(found.first?.hint == "did you mean `lint.no_checks`?")
  }

  private static func findings(in pack: String, errors: Int = 0) throws -> [Diagnostic] {
    let folder = try TemporaryFolder()
    try folder.write("format: 1\npack: acme\nsource-locale: en\n" + pack, to: "acme.yaml")
    let report = try Linter(resources: Fixtures.path("Refusals/Data"))
      .lint([folder.path + "/acme.yaml"])
    #expect(report.errorCount == errors, "\(report.findings.map(\.diagnostic))")
    return report.findings.map(\.diagnostic).filter { codes.contains($0.code) }
  }

  @Test("are none in", arguments: sound)
  func none(row: Row) throws { #expect(try Self.findings(in: row.pack) == []) }

  @Test("are explained by", arguments: texts)
  func explained(row: Row) throws { try expect(row) }

  @Test("can be left as they are with a reason", arguments: suppressed)
  func silenced(row: Row) throws { try expect(row) }

  static let broken: [Row] = [
    Row(
      "a mistake in another check",
      "rules: { a: { normalize: [uppercase], checks: [length: x, pattern: '[a-z]+'] } }\n",
      ["lint.never_matches these characters"]
    ),
    Row(
      "a mistake in the same check",
      "rules: { a: { normalize: [uppercase], checks: [pattern: { matches: '[a-z]+', x: y }] } }\n"
    ),
    Row(
      "a mistake in the normalization",
      "rules: { a: { normalize: [uppercase, lowre], checks: [pattern: '[a-z]+'] } }\n"
    ),
    Row(
      "a mistake in an example",
      "rules: { a: { normalize: [uppercase], checks: [pattern: '[a-z]+'], examples: { vlid: [a] } } }\n",
      ["lint.never_matches these characters"]
    ),
    Row(
      "a rule that extends one with a mistake in its normalization",
      """
      rules:
        a: { normalize: [uppercase, lowre], checks: [length: 3] }
        b: { extends: a, checks: [pattern: '[a-z]+'] }

      """
    ),
  ]

  @Test("are found next to mistakes, where these don't matter", arguments: broken)
  func besideMistakes(row: Row) throws { try expect(row, errors: 1) }

  private func expect(_ row: Row, errors: Int = 0) throws {
    let found = try Self.findings(in: row.pack, errors: errors)
    #expect(found.count == row.findings.count, "\(found)")
    for (finding, found) in zip(row.findings, found) {
      let code = finding.prefix { $0 != " " }
      #expect(found.code == code)
      found.expect(String(finding.dropFirst(code.count + 1)))
    }
  }

  @Test("A reason without words is refused")
  func noReason() throws {
    let folder = try TemporaryFolder()
    try folder.write(
      "format: 1\npack: acme\nx-lint: { lint.no_checks: ' ' }\nrules: { a: { checks: [length: 3] } }\n",
      to: "acme.yaml"
    )
    let report = try Linter(resources: Fixtures.path("Refusals/Data"))
      .lint([folder.path + "/acme.yaml"])
    let errors = report.findings.filter { $0.severity == .error }.map(\.diagnostic)
    #expect(errors.map { "\($0.code) \($0.line):\($0.column)" } == ["pack.no_reason 3:27"])
  }
}
