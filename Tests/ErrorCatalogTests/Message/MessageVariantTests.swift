import ErrorCatalog
import TestSupport
import Testing

/// The texts that messages can become.
@Suite struct MessageVariantTests {
  /// A pattern, and its texts with `*` for arguments.
  static let rows = TextRow.rows(
    """
    A {x}. | A *.
    {n, plural, one {a} other {b}} | a, b
    {n, plural, one {a} other {b}}-{n, plural, one {c} other {d}} | a-c, b-d
    {n, plural, =1 {a} other {b}}-{n, plural, one {c} other {d}} | a-c, a-d, b-c, b-d
    {n, plural, =1 {a} =2 {b} other {c}}-{n, plural, =1 {d} other {e}} | a-d, b-e, c-e
    {n, plural, one {a} few {b} other {c}}-{n, plural, one {d} other {e}} | a-d, b-e, c-e
    {n, plural, one {a} other {b}}-{m, plural, one {c} other {d}} | a-c, a-d, b-c, b-d
    {n, plural, one {a} other {b}}-{n, selectordinal, one {c} other {d}} | a-c, a-d, b-c, b-d
    {k, select, x {a} other {b}}-{k, select, x {c} y {d} other {e}} | a-c, b-d, b-e
    {n, plural, one {a} other {b{n, plural, one {c} other {d}}}} | a, bd
    """
  )

  @Test("Combinations that no argument leads to are left out", arguments: rows)
  func texts(row: TextRow) throws {
    let texts = try Message(row[0]).variants.map { $0.text("*") }
    #expect(texts.sorted() == row.list(1).sorted())
  }
}
