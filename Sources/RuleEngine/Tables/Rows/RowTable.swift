package import TextParts
package import Violations

/// Rows that rules look up by keys, with columns that have types.
///
///     tables:
///       regions:
///         kind: rows
///         columns: { region: text, since: integer }
///         rows:
///           01: { region: North, since: 1990 }
///           02 03: { region: South, since: 2001 }
///
/// A rule takes a row with `look-up`, and its columns are parts of the rule's values.
package final class RowTable: Sendable {
  /// A row as a pack writes it.
  package struct Row: Sendable {
    /// The keys under which it is found.
    package var keys: [String]

    /// A text for each column; nil where there is none.
    package var cells: [String?]

    /// Where it is written.
    package var position: FilePosition

    package init(keys: [String], cells: [String?], position: FilePosition) {
      self.keys = keys
      self.cells = cells
      self.position = position
    }
  }

  package let columns: [RowColumn]

  /// Where the columns are declared.
  package let columnPositions: [SourcePosition]

  /// The rows, in the order of the file.
  package let rows: [Row]

  /// The rows as they are looked up.
  package let keyed: KeyedRows

  /// What every pack's rows together may hold.
  package static let mostRows = 200_000

  /// What each row may hold, and all rows together.
  package static let mostColumns = 32
  package static let mostCells = 2_000_000

  /// Creates a table.
  ///
  /// - Throws: A ``SettingError`` that names two rows with one key.
  /// - Complexity: O(*n*) in the size of the rows.
  package init(
    _ columns: [RowColumn],
    _ rows: [Row],
    columnPositions: [SourcePosition] = []
  ) throws(RowFault) {
    self.columns = columns
    self.columnPositions = columnPositions
    self.rows = rows
    var keys: [String: Int] = [:]
    for (index, row) in rows.enumerated() {
      for key in row.keys {
        if let first = keys.updateValue(index, forKey: key) {
          throw RowFault(
            position: row.position,
            reason:
              "the key `\(key.prefix(40))` is in line \(rows[first].position.inFile.line) already"
          )
        }
      }
    }
    guard keys.count <= Self.mostRows else {
      throw RowFault(
        position: rows.last?.position ?? FilePosition(file: "", at: .start),
        reason: "a table has at most \(Self.mostRows) keys"
      )
    }
    if rows.count * columns.count > Self.mostCells {
      throw RowFault(
        position: rows[Self.mostCells / columns.count].position,
        reason: "a table has at most \(Self.mostCells) cells"
      )
    }
    keyed = KeyedRows(keys: keys, cells: rows.map(\.cells), columnCount: columns.count)
  }

  /// Returns the place of a column; nil if there is none of that name.
  package func column(_ name: String) -> Int? { columns.firstIndex { $0.name == name } }
}

/// What is wrong with a row of a table.
package struct RowFault: Error, Sendable {
  /// Where the row is written.
  package var position: FilePosition

  package var reason: String

  /// What to write instead, if that is known.
  package var hint: String?
}

extension RowTable {
  /// Returns the table with rows that other packs add, or put in the place of those with the same key.
  ///
  /// - Throws: A ``RowFault`` if two of the added rows have one key.
  package func adding(_ added: [Row]) throws(RowFault) -> RowTable {
    let replaced = Set(added.flatMap(\.keys))
    let kept = rows.compactMap { row -> Row? in
      var row = row
      row.keys.removeAll(where: replaced.contains)
      return row.keys.isEmpty ? nil : row
    }
    return try RowTable(columns, kept + added, columnPositions: columnPositions)
  }
}
