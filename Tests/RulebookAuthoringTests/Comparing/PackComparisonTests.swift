import Foundation
import RuleEngine
import Rulebook
import RulebookAuthoring
import TestSupport
import Testing

@Suite("Comparing versions of packs")
struct PackComparisonTests {
  /// What differs, the content of the old and of the new pack, and every change that is reported.
  struct Row: CustomTestStringConvertible, Sendable {
    var testDescription: String
    var old: String
    var new: String
    var changes: [String]

    init(_ name: String, _ old: String, _ new: String, _ changes: String...) {
      testDescription = name
      (self.old, self.new, self.changes) = (old, new, changes)
    }
  }

  /// Returns a pack with one rule that has some checks.
  static func checks(_ checks: String) -> String {
    """
    rules: { pin: { checks: [\(checks)] } }
    codes: { pin.x: {} }
    messages: { en: { pin.x: No. } }
    """
  }

  private static func parameter(_ parameter: String, _ setting: String) -> String {
    "rules: { pin: { parameters: { \(parameter) }, checks: [{ length: { maximum: \(setting) } }] } }"
  }

  private static func form(_ content: String) -> String {
    """
    rules: { pin: { checks: [{ length: 4 }] } }
    forms: { card: { fields: { \(content) } } }
    """
  }

  static let checkRows = [
    Row("nothing", checks("length: 4"), checks("length: 4")),
    Row(
      "a lower maximum",
      checks("length: { maximum: 8 }"),
      checks("length: { maximum: 6 }"),
      "stricter the rule `pin`: `length` takes at most 6, and took at most 8"
    ),
    Row(
      "a range instead of a number",
      checks("length: 6"),
      checks("length: { minimum: 4, maximum: 8 }"),
      "looser the rule `pin`: `length` takes 4 to 8, and took exactly 6"
    ),
    Row(
      "another exact length",
      checks("length: 4"),
      checks("length: 6"),
      "changed the rule `pin`: `length` takes exactly 6, and took exactly 4"
    ),
    Row(
      "the same number, written in another way",
      checks("number: { minimum: 1.0 }"),
      checks("number: { minimum: 1 }")
    ),
    Row(
      "a lower minimum",
      checks("number: { minimum: 1 }"),
      checks("number: { minimum: 0 }"),
      "looser the rule `pin`: `minimum` of `number` is 0, and was 1"
    ),
    Row(
      "a minimum that is gone",
      checks("number: { minimum: 1, maximum: 9 }"),
      checks("number: { maximum: 9 }"),
      "looser the rule `pin`: `minimum` of `number` isn't set, and was 1"
    ),
    Row(
      "a pattern that contains the old one",
      checks("pattern: '[A-Z]{2}'"),
      checks("pattern: '[A-Z]{2,3}'"),
      "looser the rule `pin`: `matches` of `pattern` is `[A-Z]{2,3}`, and was `[A-Z]{2}`"
    ),
    Row(
      "another spelling of a pattern",
      checks("pattern: 'a|b'"),
      checks("pattern: '[ab]'"),
      "text the rule `pin`: `matches` of `pattern` is `[ab]`, and was `a|b`"
    ),
    Row(
      "a pattern that no longer ignores case",
      checks("pattern: { matches: ab, ignoring-case: true }"),
      checks("pattern: ab"),
      "stricter the rule `pin`: `ignoring-case` of `pattern` is false"
    ),
    Row(
      "a pattern with other texts",
      checks("pattern: '[a-c]'"),
      checks("pattern: '[b-d]'"),
      "changed the rule `pin`: `matches` of `pattern` is `[b-d]`, and was `[a-c]`"
    ),
    Row(
      "fewer words",
      checks("one-of: { values: [a, b, c] }"),
      checks("one-of: { values: [c, a] }"),
      "stricter the rule `pin`: `values` of `one-of` no longer has `b`"
    ),
    Row(
      "other words",
      checks("one-of: { values: [a, b] }"),
      checks("one-of: { values: [a, c] }"),
      "changed the rule `pin`: `values` of `one-of` no longer has `b`, and now has `c`"
    ),
    Row(
      "more refused words",
      checks("excludes: { values: [a] }"),
      checks("excludes: { values: [a, b] }"),
      "stricter the rule `pin`: `values` of `excludes` now has `b`"
    ),
    Row(
      "a shorter suffix in `not`",
      checks("{ not: { suffix: za }, code: pin.x }"),
      checks("{ not: { suffix: a }, code: pin.x }"),
      "stricter the rule `pin`: `text` of `suffix` in `not` is `a`, and was `za`"
    ),
    Row(
      "one more alternative",
      checks("{ any: [{ prefix: a }, { prefix: b }], code: pin.x }"),
      checks("{ any: [{ prefix: a }, { prefix: b }, { prefix: c }], code: pin.x }"),
      "looser the rule `pin`: the check `prefix` in `any` is new"
    ),
    Row("checks that moved", checks("length: 4, suffix: z"), checks("suffix: z, length: 4")),
    Row(
      "one more check",
      checks("length: 4"),
      checks("length: 4, suffix: z"),
      "stricter the rule `pin`: the check `suffix` is new"
    ),
    Row(
      "one check less",
      checks("length: 4, suffix: z"),
      checks("length: 4"),
      "looser the rule `pin`: the check `suffix` is gone"
    ),
    Row(
      "a warning instead of an error",
      checks("length: 4"),
      checks("{ length: 4, severity: warning }"),
      "looser the rule `pin`: the severity of the check `length` is warning"
    ),
    Row(
      "another code",
      checks("length: 4, suffix: z"),
      checks("{ length: 4, code: pin.x }, suffix: z"),
      "changed the rule `pin`: the check `length` reports `pin.x`, and reported its own codes"
    ),
  ]

  static let otherRows = [
    Row(
      "a parameter's default that a check uses",
      parameter("n: { type: integer, default: 4 }", "{ parameter: n }"),
      parameter("n: { type: integer, default: 3 }", "{ parameter: n }"),
      "stricter the rule `pin`: `length` takes at most 3, and took at most 4"
    ),
    Row(
      "a parameter with the old constant as its default",
      checks("length: { maximum: 4 }"),
      """
      rules:
        pin:
          parameters: { n: { type: integer, default: 4 } }
          checks: [{ length: { maximum: { parameter: n } } }]
      codes: { pin.x: {} }
      messages: { en: { pin.x: No. } }
      """,
      "added the rule `pin`: the parameter `n` is new"
    ),
    Row(
      "rules that came and went",
      "rules: { one: { checks: [length: 1] } }",
      "rules: { two: { checks: [length: 1] } }",
      "removed the rule `one` is gone",
      "added the rule `two` is new"
    ),
    Row(
      "normalization",
      "rules: { pin: { checks: [length: 4] } }",
      "rules: { pin: { normalize: [trim], checks: [length: 4] } }",
      "changed the rule `pin`: `normalize` is [trim]"
    ),
    Row(
      "codes and texts",
      """
      codes: { a.one: { number: 1 }, a.two: {} }
      messages: { en: { a.one: One., a.two: Two. } }
      """,
      """
      codes: { a.one: { number: 2 }, a.three: {} }
      messages: { en: { a.one: First., a.three: Three. }, de: { a.one: Eins. } }
      """,
      "removed the code `a.two` is gone",
      "changed the code `a.one` has another number",
      "added the code `a.three` is new",
      "text the language `de` is new, with its texts (1)",
      "text the text `a.one` (en) differs",
      "text the text `a.three` (en) is new",
      "text the text `a.two` (en) is gone"
    ),
    Row(
      "fields",
      form("a: { rule: pin }, b: { rule: pin }, c: { rule: pin, required: true }"),
      form("a: { rule: pin, required: true }, c: { rule: pin }, d: { rule: pin }"),
      "removed the form `card`: the field `b` is gone",
      "stricter the form `card`: the field `a` is required",
      "looser the form `card`: the field `c` isn't required",
      "added the form `card`: the field `d` is new"
    ),
    Row(
      "the checks of a field",
      form("a: { rule: pin, checks: [prefix: a] }"),
      form("a: { rule: pin, checks: [prefix: ab] }"),
      "stricter the form `card`: the field `a`: `text` of `prefix` is `ab`, and was `a`"
    ),
    Row(
      "the rule of a field is compared once",
      form("a: { rule: pin }"),
      form("a: { rule: pin }").replacing("length: 4", with: "length: { maximum: 4 }"),
      "looser the rule `pin`: `length` takes at most 4, and took exactly 4"
    ),
  ]

  @Test(
    "Every change is named, and no other",
    arguments: checkRows + limitRows + nameRows + otherRows
  )
  func changes(row: Row) throws {
    let comparison = try Self.comparison(row.old, row.new)
    #expect(comparison.changes.map { "\($0.effect.rawValue) \($0.reason)" } == row.changes)
    #expect(comparison.changes.allSatisfy { $0.pack == "acme" })
  }

  static let versions: [(old: String, new: String, checks: String, next: String, isTooLow: Bool)] =
    [
      ("1.2.3", "1.2.3", "length: { maximum: 8 }", "1.2.3", false),
      ("1.2.3", "1.3.0", "length: { maximum: 6 }", "2.0.0", true),
      ("1.2.3", "2.0.0-beta", "length: { maximum: 6 }", "2.0.0", false),
      ("1.2.3", "1.2.4", "length: { maximum: 9 }", "1.3.0", true),
      ("1.2", "1.3", "length: { maximum: 9 }", "1.3.0", false),
      ("0.2.3", "0.2.4", "length: { maximum: 6 }", "0.3.0", true),
      ("0.2.3", "0.2.4", "length: { maximum: 9 }", "0.2.4", false),
      ("1.2.3", "1.2.2", "length: { maximum: 8 }", "1.2.3", true),
      ("2.0.0-beta", "2.0.0", "length: { maximum: 6 }", "2.0.0", false),
      ("2.1.0-beta", "2.1.0", "length: { maximum: 6 }", "3.0.0", true),
      ("2.1.0-beta", "2.1.0", "length: { maximum: 9 }", "2.1.0", false),
      ("2.1.1-beta", "2.1.1", "length: { maximum: 9 }", "2.2.0", true),
      ("0.3.0-beta", "0.3.0", "length: { maximum: 6 }", "0.3.0", false),
      ("0.3.1-beta", "0.3.1", "length: { maximum: 9 }", "0.3.1", false),
      ("0.3.1-beta", "0.3.1", "length: { maximum: 6 }", "0.4.0", true),
    ]

  @Test("The next version follows from the changes", arguments: versions)
  func version(
    old: String,
    new: String,
    checks: String,
    next: String,
    isTooLow: Bool
  ) throws {
    let before = Self.checks("length: { maximum: 8 }")
    let comparison = try Self.comparison(before, Self.checks(checks), versions: (old, new))
    let pack = try #require(comparison.packs.first)
    #expect(comparison.packs.count == 1)
    #expect(pack.next == next)
    #expect(pack.isTooLow == isTooLow)
    #expect(comparison.text.contains("too low") == isTooLow)
  }

  @Test("A folder that only has parts of tables isn't a pack")
  func tables() throws {
    let folder = try TemporaryFolder()
    let region = try String(
      contentsOfFile: Fixtures.path("../../RulePacks/phone/regions/CH.yaml"),
      encoding: .utf8
    )
    try folder.write(region, to: "old/regions/CH.yaml")
    try folder.write(region, to: "new/regions/CH.yaml")
    let comparison = try PackComparison(
      from: Rulebook(.bundled, .folder(folder.path(of: "old"))),
      to: Rulebook(.bundled, .folder(folder.path(of: "new")))
    )
    #expect(comparison.packs.isEmpty && comparison.changes.isEmpty)
  }

  static func comparison(
    _ old: String,
    _ new: String,
    versions: (String, String) = ("1.0.0", "1.0.0")
  ) throws -> PackComparison {
    try PackComparison(from: rulebook(old, versions.0), to: rulebook(new, versions.1))
  }

  static func rulebook(_ content: String, _ version: String = "1.0.0") throws -> Rulebook {
    let head = "format: 1\npack: acme\nversion: \(version)\nsource-locale: en\n"
    return try Rulebook(.bundled, .text(head + content + "\n", name: "acme.yaml"))
  }
}
