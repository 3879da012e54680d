/// A row of a table that a test writes as a text.
///
///     TextRow.rows("a name | a text | one.code, another.code").first?.list(2)
///
/// A line is a row, with ` | ` between cells. In a cell, `¶` stands for the end of a line, and `␠`
/// for a space at the beginning or end.
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

  /// Returns the texts of a cell, which commas separate.
  package func list(_ column: Int) -> [String] {
    self[column].split(separator: ", ").map(String.init)
  }
}

extension RefusalRow {
  /// Reads the rows of a table.
  ///
  /// - Parameters:
  ///   - table: What is wrong, the file, `code line:column`, part of the reason, and part of the
  ///     hint.
  ///   - file: Makes the whole file from the text in the table.
  /// - Returns: The rows, each with one diagnostic.
  package static func rows(
    _ table: String,
    of file: (String) -> String = { $0 }
  ) -> [RefusalRow] {
    TextRow.rows(table).map { row in
      let expected = Expected(row[2], row[3], hint: row.optional(4))
      return RefusalRow(row[0], whole: [file(row[1])], [expected])
    }
  }
}
