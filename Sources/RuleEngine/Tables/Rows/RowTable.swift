package import SourceTexts
package import TextParts
import UnicodeText
package import Violations

/// A table of rows that rules look up by key, with typed columns.
///
///     tables:
///       regions:
///         kind: rows
///         columns: { region: text, since: integer }
///         rows:
///           01: { region: North, since: 1990 }
///           02 03: { region: South, since: 2001 }
///
/// A rule finds a row with `look-up`. The row's columns become parts of the rule's values.
package final class RowTable: Sendable {
  /// A row as written in a pack.
  package struct Row: Sendable {
    /// The keys of the row.
    package var keys: [String]

    /// The text in each column; nil where the cell is empty.
    package var cells: [String?]

    /// The position of the row.
    package var position: FilePosition

    package init(keys: [String], cells: [String?], position: FilePosition) {
      self.keys = keys
      self.cells = cells
      self.position = position
    }
  }

  package let columns: [RowColumn]

  /// The positions of the columns' declarations.
  package let columnPositions: [SourcePosition]

  /// The rows, in the order of the file.
  package let rows: [Row]

  /// The file of the rows, for findings in them; nil if they are in a pack, or come with the
  /// library.
  package let source: SourceText?

  /// The rows, indexed for lookups.
  package let keyed: KeyedRows

  /// The maximum number of keys in the rows of all packs together.
  package static let mostRows = 200_000

  /// The maximum number of columns, and of cells in all rows together.
  package static let mostColumns = 32
  package static let mostCells = 2_000_000

  /// The same table with one row or none, for rules that can only find that row.
  private let limitedTables = BoundedCache<Int?, RowTable>(capacity: 256)

  /// Creates a table.
  ///
  /// - Throws: A ``RowFault`` if two rows have the same key, or if there are too many keys or
  ///   cells.
  /// - Complexity: O(*n*) in the size of the rows.
  package init(
    _ columns: [RowColumn],
    _ rows: [Row],
    columnPositions: [SourcePosition] = [],
    in source: SourceText? = nil
  ) throws(RowFault) {
    self.columns = columns
    self.columnPositions = columnPositions
    self.rows = rows
    self.source = source
    var keys: [String: Int] = [:]
    for (index, row) in rows.enumerated() {
      for key in row.keys {
        if let first = keys.updateValue(index, forKey: key) {
          throw RowFault(
            repeating: key,
            ofLine: rows[first].position.inFile.line,
            at: row.position
          )
        }
      }
    }
    guard keys.count <= Self.mostRows else {
      throw RowFault(
        position: rows.last?.position ?? FilePosition(file: "", at: .start),
        reason: "a table can have at most \(Self.mostRows) keys"
      )
    }
    if rows.count * columns.count > Self.mostCells {
      throw RowFault(
        position: rows[Self.mostCells / columns.count].position,
        reason: "a table can have at most \(Self.mostCells) cells"
      )
    }
    keyed = KeyedRows(keys: keys, cells: rows.map(\.cells), columnCount: columns.count)
  }

  /// Creates the table with one of the rows, or with none.
  private init(_ table: RowTable, row: Int?) {
    let rows = row.map { [table.rows[$0]] } ?? []
    let keys = Set(rows.flatMap(\.keys))
    columns = table.columns
    columnPositions = table.columnPositions
    source = table.source
    self.rows = rows
    keyed = KeyedRows(
      keys: Dictionary(uniqueKeysWithValues: keys.map { ($0, 0) }),
      cells: rows.map(\.cells),
      columnCount: table.columns.count
    )
  }

  /// Returns the table with only one of the rows, or with none, for rules that can't find another
  /// one.
  ///
  /// These rules share it.
  func limited(toRow row: Int?) -> RowTable {
    limitedTables.value(for: row) { RowTable(self, row: row) }
  }

  /// Returns a fault for each row with keys that an earlier row already has.
  ///
  /// If these are in several rows, there is a fault for each of them.
  ///
  /// - Complexity: O(*n*) in the number of keys.
  static func repeatedKeys(in rows: [Row]) -> [RowFault] {
    var lines: [String: Int] = [:]
    return rows.flatMap { (row) -> [RowFault] in
      var repeated: [Int: (first: String, count: Int)] = [:]
      for key in row.keys {
        if let line = lines[key] {
          repeated[line, default: (key, 0)].count += 1
        } else {
          lines[key] = row.position.inFile.line
        }
      }
      return repeated.sorted { $0.key < $1.key }.map { line, keys in
        RowFault(repeating: keys.first, andOthers: keys.count - 1, ofLine: line, at: row.position)
      }
    }
  }

  /// Returns the index of a column, or nil if there is none with that name.
  package func column(_ name: String) -> Int? { columns.firstIndex { $0.name == name } }
}

/// An error in a row of a table.
package struct RowFault: Error, Sendable {
  /// The position of the row.
  package var position: FilePosition

  package var reason: String

  /// What to write instead, if known.
  package var hint: String?
}

extension RowFault {
  /// Creates the fault for keys that an earlier line already has.
  ///
  /// - Parameters:
  ///   - key: The first of them.
  ///   - count: The number of the others.
  ///   - line: The line that has them.
  ///   - position: The position of the row that repeats them.
  fileprivate init(
    repeating key: String,
    andOthers count: Int = 0,
    ofLine line: Int,
    at position: FilePosition
  ) {
    let others = count == 0 ? " is" : " and \(count) more \(count == 1 ? "key" : "keys") are"
    self.init(
      position: position,
      reason: "the key `\(key.prefix(40))`\(others) already in line \(line)",
      hint: "remove \(count == 0 ? "it" : "them") from one of the two rows"
    )
  }
}

extension RowTable {
  /// Returns the table with rows that other packs add.
  ///
  /// They replace rows with the same key.
  ///
  /// - Throws: A ``RowFault`` if two of the added rows have the same key.
  package func adding(_ added: [Row]) throws(RowFault) -> RowTable {
    let replaced = Set(added.flatMap(\.keys))
    let kept = rows.compactMap { row -> Row? in
      var row = row
      row.keys.removeAll(where: replaced.contains)
      return row.keys.isEmpty ? nil : row
    }
    return try RowTable(columns, kept + added, columnPositions: columnPositions, in: source)
  }
}
