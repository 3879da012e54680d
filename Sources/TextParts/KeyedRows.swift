import FrozenTables

/// Rows of texts that are found by key: either an exact key, or the longest key that a text begins
/// with.
///
///     let rows = KeyedRows(
///       keys: ["EL": 0, "GR": 0, "IT": 1],
///       cells: [["Greece"], ["Italy"]],
///       columnCount: 1
///     )
///     rows.row(ofKey: "GR".utf8Span.span)  // 0
///     rows.text(inRow: 1, column: 0)       // "Italy"
///
/// Rows never change, and reading them doesn't count references. Each text is stored once per
/// column and has a number there, so that data derived from it in advance can be found by that
/// number.
package final class KeyedRows: Sendable {
  package let count: Int
  package let columnCount: Int

  /// The length of the longest key, in bytes.
  package let longestKey: Int

  /// The distinct texts of each column, in the order of their numbers.
  package let texts: [[String]]

  /// The length of the longest text of each column, in bytes.
  package let longestTexts: [Int]

  private let index: KeyIndex
  private let memory = FrozenMemory()

  /// The index in `textEnds` of each cell's text, by row and column; 0 for none.
  private let cells: FrozenTable<UInt32>

  /// The index in `textEnds` of each column's first text.
  private let firstTexts: FrozenTable<UInt32>

  private let textEnds: FrozenTable<UInt32>
  private let textBytes: FrozenTable<UInt8>

  /// Lays out rows.
  ///
  /// - Parameters:
  ///   - keys: The row of each key.
  ///   - rows: The text of each column, by row; nil for an empty cell.
  ///   - columnCount: The number of columns.
  /// - Complexity: O(*n*) in the size of the keys and cells.
  package convenience init(keys: [String: Int], cells rows: [[String?]], columnCount: Int) {
    self.init(keys.map { (Array($0.key.utf8), $0.value) }, rows, columnCount)
  }

  /// Lays out keys without cells, from their bytes.
  ///
  /// - Complexity: O(*n*) in the size of the keys.
  package convenience init(keys: Set<[UInt8]>) {
    self.init(keys.map { ($0, 0) }, [], 0)
  }

  private init(_ keys: [(bytes: [UInt8], row: Int)], _ rows: [[String?]], _ columnCount: Int) {
    count = rows.count
    self.columnCount = columnCount
    index = KeyIndex(keys, in: memory)
    longestKey = keys.lazy.map(\.bytes.count).max() ?? 0
    var cells = [UInt32](repeating: 0, count: rows.count * columnCount)
    var texts: [[String]] = []
    var firsts: [UInt32] = []
    var ends: [UInt32] = [0]
    var bytes: [UInt8] = []
    for column in 0..<columnCount {
      firsts.append(UInt32(ends.count))
      var places: [String: UInt32] = [:]
      var own: [String] = []
      for (row, values) in rows.enumerated() {
        guard let text = values[column] else { continue }
        if let place = places[text] {
          cells[row * columnCount + column] = place
          continue
        }
        let place = UInt32(ends.count)
        bytes += text.utf8
        ends.append(UInt32(bytes.count))
        places[text] = place
        own.append(text)
        cells[row * columnCount + column] = place
      }
      texts.append(own)
    }
    self.texts = texts
    longestTexts = texts.map { $0.lazy.map(\.utf8.count).max() ?? 0 }
    self.cells = memory.table(cells)
    firstTexts = memory.table(firsts)
    textEnds = memory.table(ends)
    textBytes = memory.table(bytes)
  }

  /// Returns the row of a key, or nil if there is none.
  package func row(ofKey key: Span<UInt8>) -> Int? {
    key.count > longestKey ? nil : index.row(of: key)
  }

  /// Returns the row of the longest key that a text begins with, and the length of that key in
  /// bytes, or nil if there is none.
  ///
  /// - Complexity: O(*n*) in the number of distinct key lengths, times their length.
  package func row(ofLongestKeyIn text: Span<UInt8>) -> (row: Int, length: Int)? {
    var length = index.longestLength(notAbove: text.count)
    while let tried = length {
      if let row = index.row(of: text.extracting(0..<tried)) { return (row, tried) }
      length = index.longestLength(notAbove: tried - 1)
    }
    return nil
  }

  /// Returns the number of a cell's text in its column, or nil if the cell is empty.
  package func number(inRow row: Int, column: Int) -> Int? {
    let place = cells[row * columnCount + column]
    return place == 0 ? nil : Int(place - firstTexts[column])
  }

  /// Returns the text of a cell, or nil if it is empty.
  package func text(inRow row: Int, column: Int) -> String? {
    number(inRow: row, column: column).map { texts[column][$0] }
  }

  /// Adds the text of a cell to a buffer, and returns whether the cell has a text.
  func append(row: Int, column: Int, to buffer: inout PartBuffer) -> Bool {
    let place = Int(cells[row * columnCount + column])
    guard place > 0 else { return false }
    for offset in Int(textEnds[place - 1])..<Int(textEnds[place]) {
      buffer.append(textBytes[offset])
    }
    return true
  }
}
