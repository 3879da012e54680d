import TestSupport
import Testing
import TextPatterns
import UnicodeText

@testable import TextParts

/// Groups `a`, `b` and `c` have numbers in the order of the pattern; the lookup, if there is one,
/// uses the first group.
@Suite("Parts that are put together")
struct PartPlanTests {
  struct Row: CustomTestStringConvertible, Sendable {
    var testDescription: String
    var pattern: String
    var part: PartExpression
    var text: String

    /// The text of the part; nil if it is unset.
    var expected: String?

    init(
      _ name: String,
      _ pattern: String,
      _ part: PartExpression,
      _ text: String,
      _ expected: String?
    ) {
      (testDescription, self.pattern, self.part) = (name, pattern, part)
      (self.text, self.expected) = (text, expected)
    }
  }

  private static let two = "(?<a>[a-z]+)(?:-(?<b>[0-9]*))?"
  private static let any = "(?<a>.*)"
  private static let a = PartExpression.group(0)
  private static let b = PartExpression.group(1)
  private static let dash = PartExpression.constant("-")
  private static let long = String(repeating: "x", count: 300)

  private static func rewritten(_ rewriting: PartExpression.Rewriting) -> PartExpression {
    .join([dash, .join([a], rewriting), dash])
  }

  static let rows: [Row] = [
    Row("a group", two, a, "ab-1", "ab"),
    Row("a group that took no part", two, b, "ab", nil),
    Row("a group that took nothing", two, b, "ab-", ""),
    Row("a join", two, .join([b, dash, a]), "ab-12", "12-ab"),
    Row("a piece that is unset", two, .join([b, dash, a]), "ab", "-ab"),
    Row("a piece that is empty", two, .join([b, dash, a]), "ab-", "-ab"),
    Row("a join whose pieces are all unset", two, .join([dash, b, dash]), "ab", nil),
    Row("a join whose only piece is empty", two, .join([dash, b, dash]), "ab-", "--"),
    Row("constants alone", two, .join([dash, dash]), "ab", "--"),
    Row("nothing", two, .unset, "ab", nil),
    Row("nothing in a join", two, .join([.unset, dash]), "ab", nil),
    Row("a join in a join", two, .join([a, .join([dash, b]), dash]), "ab-1", "ab-1-"),
    Row(
      "an unset join in a join leaves nothing behind",
      two,
      .join([a, .join([dash, b]), dash]),
      "ab",
      "ab-"
    ),
    Row("an unset join alone in a join", two, .join([dash, .join([dash, b])]), "ab", nil),
    Row("constants in a join of an unset piece", two, .join([.join([dash]), b]), "ab", nil),
    Row(
      "seven joins in one another",
      two,
      (0..<7).reduce(a) { part, _ in .join([part, dash]) },
      "ab",
      "ab-------"
    ),
    Row(
      "more than 128 bytes",
      any,
      .join([a, a]),
      String(long.prefix(100)),
      String(long.prefix(200))
    ),
    Row("128 bytes", any, .join([a, a]), String(long.prefix(64)), String(long.prefix(128))),
    Row(
      "129 bytes",
      any,
      .join([a, dash, a]),
      String(long.prefix(64)),
      long.prefix(64) + "-" + long.prefix(64)
    ),
    Row(
      "an unset join behind more than 128 bytes",
      "(?<a>x+)(?:-(?<b>[0-9]))?",
      .join([a, .join([.constant(long), b]), dash]),
      String(long.prefix(100)),
      long.prefix(100) + "-"
    ),
    Row(
      "an unset join within more than 128 bytes",
      "(?<a>x+)(?:-(?<b>[0-9]))?",
      .join([a, .join([dash, b]), dash]),
      long,
      long + "-"
    ),
    Row("letters beyond ASCII", any, .join([a, dash, a]), "Жé😀", "Жé😀-Жé😀"),
    Row(
      "replaced characters",
      any,
      rewritten(.init(replacements: ["L": "0", "M": "11", "Ж": "", "😀": "é"])),
      "LMN😀ЖL",
      "-011Né0-"
    ),
    Row(
      "replacing does not look at what it wrote",
      any,
      rewritten(.init(replacements: ["a": "b", "b": "a"])),
      "aabb",
      "-bbaa-"
    ),
    Row(
      "replacing beyond 128 bytes",
      any,
      rewritten(.init(replacements: ["x": "yé"])),
      String(long.prefix(120)),
      "-" + String(repeating: "yé", count: 120) + "-"
    ),
    Row(
      "replacing more than 128 bytes by less",
      any,
      rewritten(.init(replacements: ["x": ""])),
      long + "y",
      "-y-"
    ),
    Row("uppercase", any, rewritten(.init(letterCase: .upper)), "aéß1", "-AÉSS1-"),
    Row("lowercase", any, rewritten(.init(letterCase: .lower)), "AÉ1", "-aé1-"),
    Row("filled", any, rewritten(.init(paddedLength: 5)), "12", "-00012-"),
    Row(
      "filled with another character",
      any,
      rewritten(.init(paddedLength: 3, padding: 32)),
      "12",
      "- 12-"
    ),
    Row("long enough already", any, rewritten(.init(paddedLength: 2)), "123", "-123-"),
    Row(
      "replaced, then changed in case, then filled",
      any,
      rewritten(.init(replacements: ["l": "ob"], letterCase: .upper, paddedLength: 4)),
      "l",
      "-00OB-"
    ),
    Row(
      "filled though unset stays unset",
      two,
      .join([.join([b], .init(paddedLength: 3))]),
      "ab",
      nil
    ),
  ]

  @Test("A part has its text, or none", arguments: rows)
  func text(_ row: Row) throws {
    let plan = PartPlan(pattern: try TextPattern(row.pattern), lookUps: [], parts: [row.part])
    var locations = PartLocations()
    #expect(plan.locate(row.text.utf8Span, &locations) == .located)
    let found = plan.string(of: plan.parts[0], in: row.text.utf8Span, locations)
    #expect(found == row.expected)
    let joined = plan.withText(
      ofJoined: [plan.parts[0], plan.parts[0]],
      in: row.text.utf8Span,
      locations
    ) { $0 == .known ? String(copying: $1) : nil }
    #expect(joined == row.expected.map { $0 + $0 })
    // While typing, a whole text never has a different part.
    if let (_, typed) = plan.locate(typed: row.text.utf8Span),
      let text = plan.string(of: plan.parts[0], in: row.text.utf8Span, typed)
    {
      #expect(text == row.expected)
    }
  }

  struct LookUpRow: CustomTestStringConvertible, Sendable {
    var testDescription: String
    var text: String
    var key = PartExpression.group(0)
    var isLongest = false
    var absence = PartPlan.LookUp.Absence.refuse
    var answer: PartPlan.Answer

    /// The text of the column.
    var cell: String?
  }

  private static let keys = ["a": 0, "ab": 1, "c": 2]
  private static let cells: [[String?]] = [["first"], ["second"], [nil]]

  static let lookUps: [LookUpRow] = [
    .init(testDescription: "found", text: "a", answer: .located, cell: "first"),
    .init(testDescription: "an empty cell", text: "c", answer: .located),
    .init(testDescription: "refused", text: "abc", answer: .noRow(lookUp: 0)),
    .init(testDescription: "skipped", text: "abc", absence: .skip, answer: .located),
    .init(testDescription: "accepted", text: "abc", absence: .accept, answer: .accepted),
    .init(
      testDescription: "longest",
      text: "abc",
      isLongest: true,
      answer: .located,
      cell: "second"
    ),
    .init(
      testDescription: "none is longest",
      text: "bc",
      isLongest: true,
      answer: .noRow(lookUp: 0)
    ),
    .init(testDescription: "by what is unset", text: "a", key: .group(1), answer: .located),
    .init(testDescription: "by what is nothing", text: "a", key: .unset, answer: .located),
    .init(
      testDescription: "by a join",
      text: "a",
      key: .join([.group(0), .constant("b")]),
      answer: .located,
      cell: "second"
    ),
    .init(testDescription: "no match", text: "-", answer: .noMatch),
  ]

  @Test("A row is found, or missed as the look-up says", arguments: lookUps)
  func lookUp(_ row: LookUpRow) throws {
    let plan = PartPlan(
      pattern: try TextPattern("(?<a>[a-z]+)(?<b>[0-9]+)?"),
      lookUps: [
        .init(
          rows: KeyedRows(keys: Self.keys, cells: Self.cells, columnCount: 1),
          key: row.key,
          isLongest: row.isLongest,
          absence: row.absence
        )
      ],
      parts: [.cell(lookUp: 0, column: 0)]
    )
    var locations = PartLocations()
    #expect(plan.locate(row.text.utf8Span, &locations) == row.answer)
    guard row.answer == .located else { return }
    #expect(plan.string(of: plan.parts[0], in: row.text.utf8Span, locations) == row.cell)
  }

  @Test("A look-up by what an earlier one found")
  func chain() throws {
    let rows = KeyedRows(keys: ["a": 0, "b": 1], cells: [["b"], ["c"]], columnCount: 1)
    let plan = PartPlan(
      pattern: try TextPattern("(?<a>.)"),
      lookUps: [
        .init(rows: rows, key: .group(0)),
        .init(rows: rows, key: .cell(lookUp: 0, column: 0)),
      ],
      parts: [.cell(lookUp: 1, column: 0)]
    )
    for (text, answer, found) in [
      ("a", PartPlan.Answer.located, "c"), ("b", .noRow(lookUp: 1), nil),
      ("x", .noRow(lookUp: 0), nil),
    ] as [(String, PartPlan.Answer, String?)] {
      var locations = PartLocations()
      #expect(plan.locate(text.utf8Span, &locations) == answer)
      #expect(plan.string(of: plan.parts[0], in: text.utf8Span, locations) == found)
    }
  }

  @Test(
    "Random joins agree with texts that are put together by hand",
    arguments: 0..<60 as Range<UInt64>
  )
  func random(seed: UInt64) throws {
    var generator = SplitMix64(seed: seed)
    let pattern = try TextPattern("(?:(?<a>[aé]*)/)?(?:(?<b>b*),)?(?<c>c*)")
    for _ in 0..<20 {
      let groups: [String?] = ["aé", "b", "c"].enumerated().map { index, letters in
        if index < 2, Bool.random(using: &generator) { return nil }
        let most = Int.random(in: 1..<120, using: &generator)
        return .random(ofScalars: 0..<most, from: letters, using: &generator)
      }
      let text =
        (groups[0].map { $0 + "/" } ?? "") + (groups[1].map { $0 + "," } ?? "") + (groups[2] ?? "")
      var ours = PartLocations()
      let (part, _, expected) = Self.part(groups, depth: 7, using: &generator)
      let plan = PartPlan(pattern: pattern, lookUps: [], parts: [part])
      #expect(plan.locate(text.utf8Span, &ours) == .located)
      #expect(
        plan.string(of: plan.parts[0], in: text.utf8Span, ours) == expected,
        "\(part) \(text)"
      )
    }
  }

  /// Returns an expression, whether it isn't constant, and its expected text.
  private static func part(
    _ groups: [String?],
    depth: Int,
    using generator: inout SplitMix64
  ) -> (PartExpression, isPiece: Bool, text: String?) {
    switch Int.random(in: 0..<(depth == 0 ? 2 : 4), using: &generator) {
    case 0:
      let group = Int.random(in: 0..<3, using: &generator)
      return (.group(group), true, groups[group])
    case 1: return depth == 7 ? (.group(2), true, groups[2]) : (.constant("-Ж"), false, "-Ж")
    default:
      let parts = (0..<Int.random(in: 1..<4, using: &generator)).map { _ in
        part(groups, depth: depth - 1, using: &generator)
      }
      let pieces = parts.filter(\.isPiece)
      let isSet = pieces.isEmpty || pieces.contains { $0.text != nil }
      let isPadded = Bool.random(using: &generator)
      var text = parts.compactMap(\.text).joined()
      if isPadded {
        text = String(repeating: "0", count: max(0, 9 - text.utf8.count)) + text
      }
      let rewriting = PartExpression.Rewriting(paddedLength: isPadded ? 9 : 0)
      return (.join(parts.map(\.0), rewriting), !pieces.isEmpty, isSet ? text : nil)
    }
  }
}
