import PackLoading
import RuleEngine
import Testing
import Violations

/// What a rule inherits unchanged is neither made nor searched again.
@Suite("Rules that inherit everything")
struct SharedRulesTests {
  struct Row: CustomTestStringConvertible, Sendable {
    var testDescription: String

    /// The rest of each of ten rules after `extends: base`.
    var rest: String

    /// What the ten rules and `base` cost.
    var cost: Int

    /// The rule that wrote the last of the checks.
    var origin: String
  }

  /// Rules that extend `base`, and what they cost.
  ///
  /// The rule `base` costs 80 and its check 15. Each other rule costs 80, an inherited check 1 or,
  /// if the rule changes something, 5, and a check that is made 15.
  static let rows: [Row] = [
    Row(testDescription: "nothing else", rest: "", cost: 95 + 10 * 81, origin: "base"),
    Row(testDescription: "a summary", rest: ", summary: S", cost: 95 + 10 * 81, origin: "base"),
    Row(
      testDescription: "secret values",
      rest: ", secret: true",
      cost: 95 + 10 * 81,
      origin: "base"
    ),
    Row(
      testDescription: "a check is added",
      rest: ", checks: [suffix: y]",
      cost: 95 + 10 * 100,
      origin: "r0"
    ),
    Row(
      testDescription: "a check is dropped",
      rest: ", drop: [x]",
      cost: 95 + 10 * 85,
      origin: "r0"
    ),
    Row(
      testDescription: "values are normalized in another way",
      rest: ", normalize: [trim]",
      cost: 95 + 10 * 96,
      origin: "r0"
    ),
  ]

  private static func pack(_ rest: String) -> String {
    let heirs = (0..<10).map { "  r\($0): { extends: base\(rest) }\n" }.joined()
    return PackText.header + "rules:\n  base: { checks: [{ name: x, prefix: x }] }\n" + heirs
  }

  @Test("Only what a rule adds or changes costs more than a unit", arguments: rows)
  func cost(_ row: Row) {
    let text = Self.pack(row.rest)
    #expect(PackText.errors([text], budget: LoadingBudget(units: row.cost)).isEmpty)
    let found = PackText.errors([text], budget: LoadingBudget(units: row.cost - 1))
    #expect(found.map(\.code) == ["pack.too_costly"])
  }

  @Test("A rule knows which rule wrote its checks", arguments: rows)
  func origin(_ row: Row) throws {
    let library = try PackText.library([Self.pack(row.rest)])
    #expect(try library.template("r0")?.origin.name == row.origin)
  }

  @Test func `the rules of a code are listed, whatever they inherit`() throws {
    let library = try PackText.library([
      PackText.header
        + """
        rules:
          base: { checks: [{ name: x, prefix: x }] }
          same: { extends: base }
          secret: { extends: same, secret: true }
          more: { extends: same, checks: [suffix: y] }
          even-more: { extends: more, checks: [{ length: { maximum: 3 } }] }
          less: { extends: more, drop: [x] }
        """
    ])
    let index = try CodeIndex(library)
    func rules(_ code: String) -> [String]? {
      index.entries[ViolationCode(rawValue: code)]?.rules.sorted()
    }
    #expect(rules("prefix.missing") == ["base", "even-more", "more", "same", "secret"])
    #expect(rules("suffix.missing") == ["even-more", "less", "more"])
    #expect(rules("length.too_long") == ["even-more"])
  }
}
