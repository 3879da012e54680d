import RuleEngine

/// What differs between the rows of two tables.
struct RowDifference {
  /// The keys that only the old table has, in order.
  var gone: [String] = []

  /// The keys that only the new table has, in order.
  var added: [String] = []

  /// The keys with other cells, in order.
  var changed: [String] = []

  /// Compares two tables; a missing one has no rows.
  ///
  /// - Complexity: O(*n*) in the number of cells.
  init(_ old: RowTable?, _ new: RowTable?) {
    let (before, now) = (old?.cellsByKey ?? [:], new?.cellsByKey ?? [:])
    gone = before.keys.filter { now[$0] == nil }.sorted()
    added = now.keys.filter { before[$0] == nil }.sorted()
    changed = before.keys.filter { key in now[key].map { $0 != before[key] } ?? false }.sorted()
  }
}

extension RowTable {
  /// The cells of each key, with the names of their columns.
  fileprivate var cellsByKey: [String: [String: String]] {
    var cells: [String: [String: String]] = [:]
    for row in rows {
      var named: [String: String] = [:]
      for (column, cell) in zip(columns, row.cells) { named[column.name] = cell }
      for key in row.keys { cells[key] = named }
    }
    return cells
  }
}

extension [String] {
  /// The first names, and how many others there are.
  var named: String { named(of: count) }

  /// Returns the names, or the first ones and how many others there are, if these are the first
  /// of so many.
  func named(of total: Int) -> String {
    let names = prefix(5).map { "`\($0)`" }.joined(separator: ", ")
    return total > 5 ? "\(names) and \(total - 5) more" : names
  }
}
