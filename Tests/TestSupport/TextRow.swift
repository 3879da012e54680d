/// A row of a table that a test writes as a text.
///
///     TextRow.rows("a name | a text | one.code, another.code").first?.list(2)
///
/// A line is a row, and ` | ` stands between cells. `¶` stands for the end of a line in a cell, and `␠` for a
/// space at the beginning or end of one.
package struct TextRow: Sendable {
  private let cells: [String]

  /// Returns the rows of a table.
  package static func rows(_ table: String) -> [TextRow] {
    table.split(separator: "\n").map { line in
      let cells = line.split(separator: " | ", omittingEmptySubsequences: false).map(String.init)
      return TextRow(
        cells: cells.map { $0.replacing("¶", with: "\n").replacing("␠", with: " ") }
      )
    }
  }

  /// The text of a cell; empty if the row ends before it.
  package subscript(_ column: Int) -> String { column < cells.count ? cells[column] : "" }

  /// Returns the text of a cell; nil if it is empty.
  package func optional(_ column: Int) -> String? { self[column].isEmpty ? nil : self[column] }

  /// Returns the texts of a cell that commas divide.
  package func list(_ column: Int) -> [String] {
    self[column].split(separator: ", ").map(String.init)
  }
}
