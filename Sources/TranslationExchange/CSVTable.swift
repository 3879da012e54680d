import SourceTexts
import Violations

/// Rows of comma-separated values (RFC 4180), including the variants that spreadsheets write:
/// semicolons or tabs instead of commas, a byte order mark, and the line endings of any system.
///
/// It has its own parser because every space, line break, and combining character of a text must
/// come back unchanged, and because mistakes are reported with their line.
struct CSVTable {
  /// A line of the table, which may take more than one line of the file.
  struct Row {
    var cells: [String]
    var offset: Int

    /// Whether no cell has anything in it.
    var isBlank: Bool { cells.allSatisfy { $0.allSatisfy(\.isWhitespace) } }

    /// Whether this is the line `sep=;` that names the separator for a spreadsheet.
    var isSeparatorLine: Bool {
      cells.first?.lowercased().hasPrefix("sep=") == true && cells.dropFirst().allSatisfy(\.isEmpty)
    }
  }

  private(set) var rows: [Row] = []

  /// Reads a file.
  ///
  /// - Throws: A ``LoadingError`` for a quotation mark that is never closed, or that other text
  ///   follows.
  init(_ source: SourceText) throws(LoadingError) {
    let bytes = source.bytes
    let separator = Self.separator(of: bytes)
    var cells: [String] = []
    var rowStart = 0
    var index = 0
    while index < bytes.count {
      let cell = try Self.cell(in: source, at: index, endingAt: separator)
      cells.append(cell.text)
      index = cell.end
      if index < bytes.count, bytes[index] == separator {
        index += 1
        // There is an empty cell after a separator at the very end.
        if index < bytes.count { continue }
        cells.append("")
      }
      if index < bytes.count, bytes[index] == 0x0D { index += 1 }
      if index < bytes.count, bytes[index] == 0x0A { index += 1 }
      if cells != [""] {
        rows.append(Row(cells: cells, offset: rowStart))
      }
      cells = []
      rowStart = index
    }
  }

  /// Reads a cell.
  private static func cell(
    in source: SourceText,
    at start: Int,
    endingAt separator: UInt8
  ) throws(LoadingError) -> (text: String, end: Int) {
    let bytes = source.bytes
    func isEnd(_ index: Int) -> Bool { [separator, 0x0D, 0x0A].contains(bytes[index]) }
    guard start < bytes.count, bytes[start] == UInt8(ascii: "\"") else {
      let end = bytes[start...].indices.first(where: isEnd) ?? bytes.count
      return (String(decoding: bytes[start..<end], as: UTF8.self), end)
    }
    var text: [UInt8] = []
    var index = start + 1
    while let mark = bytes[index...].firstIndex(of: UInt8(ascii: "\"")) {
      text += bytes[index..<mark]
      index = mark + 1
      if index == bytes.count || isEnd(index) {
        return (String(decoding: text, as: UTF8.self), index)
      }
      guard bytes[index] == UInt8(ascii: "\"") else {
        throw LoadingError(
          source.diagnostic(
            "csv.quotation",
            atByte: mark,
            reason: "this quotation mark ends the cell, but text comes after it",
            hint: "double a quotation mark inside a cell"
          )
        )
      }
      text.append(UInt8(ascii: "\""))
      index += 1
    }
    throw LoadingError(
      source.diagnostic(
        "csv.quotation",
        atByte: start,
        reason: "the cell that begins here is never closed"
      )
    )
  }

  /// Returns the first of `,`, `;`, and a tab in the file, because names of columns contain none of
  /// them.
  private static func separator(of bytes: [UInt8]) -> UInt8 {
    let separators = [",", ";", "\t"].map { (character: Unicode.Scalar) in UInt8(ascii: character) }
    return bytes.first { separators.contains($0) || $0 == 0x0A }
      .flatMap { separators.contains($0) ? $0 : nil } ?? UInt8(ascii: ",")
  }

  /// Returns a row as it is written.
  static func line(_ cells: [String]) -> String {
    cells.map(quoted).joined(separator: ",") + "\r\n"
  }

  private static func quoted(_ cell: String) -> String {
    // Scalars are used because a mark with an accent is a different character, but still a mark.
    cell.unicodeScalars.reduce(into: "\"") { text, scalar in
      text.unicodeScalars.append(scalar)
      if scalar == "\"" { text.unicodeScalars.append(scalar) }
    } + "\""
  }
}
