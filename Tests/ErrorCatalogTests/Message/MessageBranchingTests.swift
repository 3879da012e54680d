import ErrorCatalog
import TestSupport
import Testing

/// The plurals and selects of messages, with the texts around them and in them.
@Suite struct MessageBranchingTests {
  /// A pattern, and each of its plurals and selects as `argument before/after selector:text`.
  ///
  /// An asterisk stands for an argument, or for a plural or select inside.
  static let rows = TextRow.rows(
    """
    Add {n}.
    {n, plural, one {# day} other {# days}} | n / one:* day other:* days
    Add {n, plural, =0 {none} other {#}} to {x}. | n Add / to *. =0:none other:*
    {k, select, a {A} other {B {n, plural, other {#s}} C}} | k / a:A other:B * C, n B / C other:*s
    {a, select, other {x}}{b, select, other {y}} | a /* other:x, b */ other:y
    """
  )

  @Test("A message lists them, the ones around others first", arguments: rows)
  func lists(row: TextRow) throws {
    let found = try Message(row[0]).branchings.map { branching in
      let branches = branching.branches.map { "\($0.selector):\($0.text)" }
      let around = "\(branching.before)/\(branching.after)"
      return "\(branching.argument) \(around) \(branches.joined(separator: " "))"
    }
    let expected = row.list(1)
    #expect(found.map { Self.plain($0) } == expected.map { Self.plain($0) })
    let arguments = try Message(row[0]).arguments
    for branching in try Message(row[0]).branchings {
      #expect(branching.isPlural == (arguments[branching.argument]?.plurals.isEmpty == false))
    }
  }

  /// Returns a text without spaces, and with an asterisk for each argument.
  private static func plain(_ text: String) -> String {
    text.replacing("\u{FFFC}", with: "*").replacing(" ", with: "")
  }
}
