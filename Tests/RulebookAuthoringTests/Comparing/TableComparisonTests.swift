import RulebookAuthoring
import Testing

/// Tables that differ between two versions of a pack.
@Suite("Comparing tables of packs")
struct TableComparisonTests {
  typealias Row = PackComparisonTests.Row

  /// Returns a pack with some tables, and a rule with some checks.
  private static func pack(_ tables: String, _ checks: String = "length: 4") -> String {
    """
    tables: { \(tables) }
    rules: { pin: { checks: [\(checks)] } }
    """
  }

  private static func houses(_ columns: String, _ rows: String) -> String {
    pack("houses: { kind: rows, columns: { \(columns) }, rows: { \(rows) } }")
  }

  static let rows = [
    Row(
      "words that nothing uses",
      pack("rooms: { kind: words, words: [attic, loft] }"),
      pack("rooms: { kind: words, words: [loft, suite] }"),
      "text the table `rooms` no longer has `attic`, and now has `suite`"
    ),
    Row(
      "words that nothing uses, in another order",
      pack("rooms: { kind: words, words: [attic, loft] }"),
      pack("rooms: { kind: words, words: [loft, attic] }")
    ),
    Row(
      "a new table of words",
      pack("rooms: { kind: words, words: [attic] }"),
      pack("rooms: { kind: words, words: [attic] }, views: { kind: words, words: [sea] }"),
      "text the table `views` is new"
    ),
    Row(
      "words that a rule uses, told once",
      pack("rooms: { kind: words, words: [attic, loft] }", "one-of: { words: rooms }"),
      pack("rooms: { kind: words, words: [loft, suite] }", "one-of: { words: rooms }"),
      "changed the rule `pin`: `values` of `one-of` no longer has `attic`, and now has `suite`"
    ),
    Row(
      "more words",
      pack("rooms: { kind: words, words: [a] }", "one-of: { words: rooms }"),
      pack("rooms: { kind: words, words: [a, b, c, d, e, f, g] }", "one-of: { words: rooms }"),
      "looser the rule `pin`: `values` of `one-of` now has `b`, `c`, `d`, `e`, `f` and 1 more"
    ),
    Row(
      "a word that moves from a check into its table",
      pack("rooms: { kind: words, words: [b] }", "one-of: { values: [a, c], words: rooms }"),
      pack("rooms: { kind: words, words: [a, b] }", "one-of: { values: [c], words: rooms }")
    ),
    Row(
      "a word that moves from a table into a check, and one that leaves both",
      pack("rooms: { kind: words, words: [a, b] }", "one-of: { values: [c], words: rooms }"),
      pack("rooms: { kind: words, words: [b] }", "one-of: { values: [a], words: rooms }"),
      "stricter the rule `pin`: `values` of `one-of` no longer has `c`"
    ),
    Row(
      "rows that came and went",
      houses("city: text", "BS: { city: Basel }, ZH: { city: Zug }, GE: { city: Genf }"),
      houses("city: text", "BS: { city: Riehen }, LU: { city: Luzern }, GE: { city: Genf }"),
      "removed the table `houses` no longer has `ZH`",
      "changed the table `houses` has other cells for `BS`",
      "added the table `houses` now has `LU`"
    ),
    Row(
      "columns that came and went",
      houses("city: text, floors: integer", "BS: { city: Basel, floors: 9 }"),
      houses("city: text, side: text", "BS: { city: Basel, side: east }"),
      "removed the column `houses.floors` is gone",
      "added the column `houses.side` is new"
    ),
    Row(
      "a table of rows that is gone",
      pack(
        "rooms: { kind: words, words: [attic] }, "
          + "houses: { kind: rows, columns: { city: text }, rows: { BS: { city: Basel } } }"
      ),
      pack("rooms: { kind: words, words: [attic] }"),
      "removed the table `houses` is gone"
    ),
    Row(
      "a table of another kind",
      pack("rooms: { kind: words, words: [attic] }"),
      pack("rooms: { kind: rows, columns: { floor: integer }, rows: { attic: { floor: 4 } } }"),
      "changed the table `rooms` has the kind rows, and had words"
    ),
  ]

  @Test("Each difference is told, and what it means", arguments: rows)
  func changes(row: Row) throws {
    let comparison = try PackComparisonTests.comparison(row.old, row.new)
    #expect(comparison.changes.map { "\($0.effect.rawValue) \($0.reason)" } == row.changes)
  }
}
