import SourceTexts
import UnicodeText
import Violations

/// A file with rows: a first line with the names of the columns, then one line for each row.
///
/// In a `.tsv` file, tabs separate the cells. In a `.csv` file, commas separate them, and quotes
/// work as in RFC 4180. Lines that begin with `#` and blank lines are ignored. An empty cell
/// doesn't have a value.
struct RowFile {
  private let source: SourceText
  private let key: String
  private let columns: [RowColumn]

  /// The errors in the rows.
  private var collector = DiagnosticCollector()

  /// Whether cells are separated by commas, and quoted if they contain one.
  private var isQuoted: Bool { source.name.hasSuffix(".csv") }

  init(_ source: SourceText, key: String, columns: [RowColumn]) {
    self.source = source
    self.key = key
    self.columns = columns
  }

  func rows() throws(LoadingError) -> [RowTable.Row] {
    var file = self
    let rows = file.read()
    // If nothing else is wrong, making the table finds repeated keys.
    if !file.collector.isEmpty {
      for fault in RowTable.repeatedKeys(in: rows) {
        file.report(fault.position.inFile.line, fault.reason, hint: fault.hint)
      }
    }
    try file.collector.throwIfAny()
    return rows
  }

  private mutating func read() -> [RowTable.Row] {
    var header: Header?
    var rows: [RowTable.Row] = []
    var keys = 0
    for (number, cells, isOpen) in lines() {
      if isOpen {
        reportOpenQuote(inLine: number)
        // A first line that can't be read says nothing about the others.
        if header == nil { return [] }
        continue
      }
      if let header {
        guard let row = row(cells, header, number) else { continue }
        rows.append(row)
        keys += row.keys.count
        // The table refuses the row that exceeds the maximum number of keys.
        if keys > RowTable.mostRows { break }
      } else {
        guard let read = readHeader(cells, number) else { return [] }
        header = read
      }
      if collector.isFull { return [] }
    }
    if header == nil {
      report(1, "the file doesn't have a line with the names of its columns")
    }
    return rows
  }

  private struct Header {
    var count: Int
    var key: Int

    /// The index of each table column in a line; nil for a column that was reported as missing.
    var places: [Int?]
  }

  private mutating func readHeader(_ cells: [String], _ number: Int) -> Header? {
    if reportRepeatedName(in: cells, number) { return nil }
    if cells.count == 1, let hint = hintOnSeparator(number) {
      report(number, "the first line has only one cell", hint: hint)
      return nil
    }
    let named = Set(columns.map(\.name) + [key])
    let others = cells.filter { !named.contains($0) }
    if let spaced = cells.firstIndex(where: { !named.contains($0) && named.contains($0.bare) }) {
      reportSpaces(around: cells[spaced].bare, at: spaced, number)
      return nil
    }
    guard let keyPlace = cells.firstIndex(of: key) ?? place(meantBy: key, among: others, cells)
    else {
      report(
        number,
        "the first line doesn't have a column named `\(key)`",
        hint: "write `key:` with the name of the column that contains the keys"
      )
      return nil
    }
    if cells[keyPlace] != key { report(missing: key, in: cells, at: keyPlace, number) }
    var places: [Int?] = []
    for column in columns {
      if let place = cells.firstIndex(of: column.name) {
        places.append(place)
        continue
      }
      let meant = place(meantBy: column.name, among: others, cells)
      report(missing: column.name, in: cells, at: meant, number)
      places.append(meant)
    }
    return Header(count: cells.count, key: keyPlace, places: places)
  }

  /// Reports a name that the first line has twice, and returns whether there is one.
  private mutating func reportRepeatedName(in cells: [String], _ number: Int) -> Bool {
    var seen: Set<String> = []
    for (place, name) in cells.enumerated() where !name.isEmpty && !seen.insert(name).inserted {
      report(
        number,
        column: column(ofCell: place, inLine: number),
        "the first line names the column `\(name.prefix(40))` twice",
        hint: "rename or remove one of them"
      )
      return true
    }
    return false
  }

  private mutating func reportSpaces(around name: String, at place: Int, _ number: Int) {
    report(
      number,
      column: column(ofCell: place, inLine: number),
      "the spaces around `\(name)` are part of the cell",
      hint: "remove the spaces around the cells, in all lines"
    )
  }

  /// Returns the index of the cell that probably names a column.
  private func place(meantBy name: String, among others: [String], _ cells: [String]) -> Int? {
    meantName(to: name, in: others).flatMap { cells.firstIndex(of: $0) }
  }

  private mutating func report(
    missing name: String,
    in cells: [String],
    at place: Int?,
    _ number: Int
  ) {
    report(
      number,
      column: place.map { column(ofCell: $0, inLine: number) } ?? 1,
      "the first line doesn't have a column named `\(name)`",
      hint: place.map { "it has `\(cells[$0].prefix(40))`: write the same name in both places" }
        ?? "add the column, or remove it from `columns:`"
    )
  }

  /// Returns advice if the cells of a line seem to be separated by something else.
  private func hintOnSeparator(_ number: Int) -> String? {
    let line = source.line(number) ?? ""
    let others: [(mark: Character, name: String)] = [
      (";", "`;`"), ("\t", "tabs"), (",", "commas"), ("|", "`|`"),
    ]
    let own: Character = isQuoted ? "," : "\t"
    guard let found = others.first(where: { $0.mark != own && line.contains($0.mark) }) else {
      return nil
    }
    return isQuoted
      ? "separate the cells by commas, not \(found.name)"
      : "separate the cells by tabs, not \(found.name), or name the file `.csv` for commas"
  }

  private mutating func row(_ cells: [String], _ header: Header, _ number: Int) -> RowTable.Row? {
    guard cells.count == header.count else {
      report(
        number,
        "this line has \(cells.count) cells, but the first line has \(header.count)",
        hint: isQuoted && cells.count > header.count
          ? "put quotes around a cell that contains commas" : "write one cell for each column"
      )
      return nil
    }
    let values = header.places.map { place in
      place.flatMap { cells[$0].isEmpty ? nil : cells[$0] }
    }
    for (column, text) in zip(columns, values) {
      if let text, let reason = column.kind.fault(of: text) {
        report(number, "the column `\(column.name)`: \(reason)")
      }
    }
    do throws(SettingError) {
      return RowTable.Row(
        keys: try RowKeys.expanded(cells[header.key].split(separator: " ").map(String.init)),
        cells: values,
        position: FilePosition(file: source.name, at: SourcePosition(line: number, column: 1))
      )
    } catch {
      report(number, error.reason, hint: error.hint)
      return nil
    }
  }

  /// Returns the cells and the number of each line that counts, and whether a quote isn't closed.
  private func lines() -> [(number: Int, cells: [String], isOpen: Bool)] {
    var lines: [(number: Int, cells: [String], isOpen: Bool)] = []
    source.forEachLine { number, line in
      if line.first == UInt8(ascii: "#") || line.allSatisfy({ $0 == 0x20 }) { return }
      let (cells, isOpen) =
        isQuoted ? Self.quotedCells(line) : (cells: Self.cells(line), isOpen: false)
      lines.append((number, cells, isOpen))
    }
    return lines
  }

  private static func cells(_ line: ArraySlice<UInt8>) -> [String] {
    line.split(separator: 0x09, omittingEmptySubsequences: false)
      .map { String(decoding: $0, as: UTF8.self) }
  }

  /// Returns the cells of a line as in RFC 4180, except that a line break within quotes ends the
  /// cell, and whether a quote isn't closed.
  private static func quotedCells(
    _ line: ArraySlice<UInt8>
  ) -> (cells: [String], isOpen: Bool) {
    let quote = UInt8(ascii: "\"")
    var cells: [String] = []
    var cell: [UInt8] = []
    var isQuoted = false
    var index = line.startIndex
    while index < line.endIndex {
      let byte = line[index]
      if isQuoted, byte == quote, index + 1 < line.endIndex, line[index + 1] == quote {
        cell.append(quote)
        index += 1
      } else if byte == quote, isQuoted || cell.isEmpty {
        isQuoted.toggle()
      } else if byte == UInt8(ascii: ","), !isQuoted {
        cells.append(String(decoding: cell, as: UTF8.self))
        cell = []
      } else {
        cell.append(byte)
      }
      index += 1
    }
    return (cells + [String(decoding: cell, as: UTF8.self)], isQuoted)
  }

  private mutating func reportOpenQuote(inLine number: Int) {
    report(
      number,
      column: columnOfOpenQuote(inLine: number) ?? 1,
      "a quote isn't closed in this line",
      hint: "close it; within quotes, write a quote as `\"\"`"
    )
  }

  /// Returns the column of a quote that its line doesn't close; nil if there is none.
  private func columnOfOpenQuote(inLine number: Int) -> Int? {
    let scalars = Array((source.line(number) ?? "").unicodeScalars)
    var open: Int?
    var isEmptyCell = true
    var index = 0
    while index < scalars.count {
      let isQuote = scalars[index] == "\""
      if isQuote, open != nil, index + 1 < scalars.count, scalars[index + 1] == "\"" {
        index += 1
        isEmptyCell = false
      } else if isQuote, open != nil || isEmptyCell {
        open = open == nil ? index + 1 : nil
      } else {
        isEmptyCell = scalars[index] == "," && open == nil
      }
      index += 1
    }
    return open
  }

  /// Returns the position in the line where a cell begins.
  private func column(ofCell place: Int, inLine number: Int) -> Int {
    let separator: Unicode.Scalar = isQuoted ? "," : "\t"
    var isWithinQuotes = false
    var passed = 0
    var column = 1
    for scalar in (source.line(number) ?? "").unicodeScalars {
      if passed == place { break }
      if isQuoted, scalar == "\"" { isWithinQuotes.toggle() }
      if scalar == separator, !isWithinQuotes { passed += 1 }
      column += 1
    }
    return column
  }

  private mutating func report(
    _ line: Int,
    column: Int = 1,
    _ reason: String,
    hint: String? = nil
  ) {
    collector.add(
      source.diagnostic(
        "pack.bad_row",
        at: SourcePosition(line: line, column: column),
        reason: reason,
        hint: hint
      )
    )
  }
}

extension String {
  /// The text without spaces.
  fileprivate var bare: String { split(separator: " ").joined() }
}
