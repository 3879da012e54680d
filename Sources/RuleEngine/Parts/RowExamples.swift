import TextParts
import TextPatterns

/// The examples in a column, for values that don't match the pattern of their rule.
///
/// A mistake in such a value doesn't hide which row it belongs to: a parameter names the row, or
/// the value begins with its key, as an IBAN does with its country.
struct RowExamples: Sendable {
  /// The column with the examples.
  private let column: PartReference

  /// The rows whose keys values begin with, and the index of the column in them; nil if no key is
  /// at the beginning of values.
  private let leading: (rows: KeyedRows, column: Int)?

  /// Creates the examples of a column in the scope of a rule's parts.
  init(_ column: PartReference, in scope: PartScope) {
    self.column = column
    leading = scope.leadingRows(withColumn: column.name)
  }

  /// Returns the example for a text that doesn't match the pattern; nil if its row isn't known.
  func example(for text: UTF8Span) -> String? {
    var parts = PartLocations()
    column.plan.lookUpFixedRows(text, &parts)
    if let example = column.plan.string(of: column.program, in: text, parts) { return example }
    guard let leading, let found = leading.rows.row(ofLongestKeyIn: text.span) else { return nil }
    return leading.rows.text(inRow: found.row, column: leading.column)
  }
}

extension PartScope {
  /// Returns the rows with a column if their key is a group at the beginning of values, with the
  /// index of the column in them.
  fileprivate func leadingRows(withColumn name: String) -> (rows: KeyedRows, column: Int)? {
    guard let (lookUp, column) = self.column(name), let rows = lookUps[lookUp].table?.keyed,
      case .join(let join) = lookUps[lookUp].key, join.letterCase == nil,
      case .part(let group)? = join.pieces.first, join.pieces.count == 1
    else { return nil }
    var pattern = plan.pattern.pattern[...]
    if pattern.hasPrefix("(?x)") { pattern = pattern.dropFirst(4).drop(while: \.isWhitespace) }
    return pattern.hasPrefix("(?<\(group)>") ? (rows, column) : nil
  }
}
