import Foundation
import Violations

/// A line of a table of values that people really type, such as `Tests/Fixtures/slips.tsv`.
///
/// Lines that begin with `#` are comments. The first other line names the columns.
struct TypedLine {
  /// The number of the line in the file, from 1, without empty lines.
  let number: Int

  /// The cells, as they are written.
  let cells: [Substring]

  /// Returns the lines of a file, without comments and the names of the columns.
  ///
  /// - Throws: If the file can't be read, or a line has another number of cells.
  static func all(of file: String, columns: Int) throws -> [TypedLine] {
    let text = try String(contentsOfFile: Fixtures.path(file), encoding: .utf8)
    return try text.split(separator: "\n").enumerated()
      .filter { !$0.element.hasPrefix("#") }.dropFirst()
      .map { index, line in
        let cells = line.split(separator: "\t", omittingEmptySubsequences: false)
        guard cells.count == columns else { throw Unreadable(line: index + 1) }
        return TypedLine(number: index + 1, cells: cells)
      }
  }

  /// Returns a cell, with the characters that its escapes stand for.
  func text(_ column: Int) -> String { FrozenSample.unescaped(cells[column]) }

  /// Returns the parameters in a cell, `name=value;…`.
  ///
  /// - Parameters:
  ///   - column: The column of the cell.
  ///   - intended: Whether to return those that were meant, after `>`, instead of those as given.
  /// - Returns: The parameters by name.
  func parameters(_ column: Int, intended: Bool = false) -> [String: Value] {
    var parameters: [String: Value] = [:]
    for pair in cells[column].split(separator: ";") {
      let sides = pair.split(separator: "=", maxSplits: 1)
      let values = sides[1].split(separator: ">")
      let text = String((intended ? values.last : values.first) ?? "")
      parameters[String(sides[0])] = Self.flags[text] ?? .text(text)
    }
    return parameters
  }

  private static let flags: [String: Value] = ["true": true, "false": false]

  /// A line that isn't a row.
  struct Unreadable: Error {
    var line: Int
  }
}
