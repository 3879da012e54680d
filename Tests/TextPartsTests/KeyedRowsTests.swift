import TestSupport
import Testing

@testable import TextParts

@Suite("Rows that are found by keys")
struct KeyedRowsTests {
  struct Row: CustomTestStringConvertible, Sendable {
    var testDescription: String
    var keys: [String: Int]
    var text: String
    var exact: Int?

    /// The row of the longest key, and that key.
    var longest: (row: Int, key: String)?

    init(
      _ name: String,
      _ keys: [String: Int],
      _ text: String,
      exact: Int? = nil,
      longest: (row: Int, key: String)? = nil
    ) {
      (testDescription, self.keys, self.text) = (name, keys, text)
      (self.exact, self.longest) = (exact, longest)
    }
  }

  private static let long = String(repeating: "k", count: 9_999)

  static let rows: [Row] = [
    Row("a key", ["EL": 0, "GR": 0, "IT": 1], "IT", exact: 1, longest: (1, "IT")),
    Row("another key of one row", ["EL": 0, "GR": 0, "IT": 1], "GR", exact: 0, longest: (0, "GR")),
    Row("a text that goes on", ["EL": 0], "EL1", longest: (0, "EL")),
    Row("a text that is too short", ["ELL": 0], "EL"),
    Row("the longest of several", ["4": 0, "41": 1, "4179": 2], "41791", longest: (2, "4179")),
    Row(
      "the longest where longer ones miss",
      ["4": 0, "41": 1, "4179": 2],
      "4178",
      longest: (1, "41")
    ),
    Row("the shortest where longer ones miss", ["4": 0, "4179": 2], "4278", longest: (0, "4")),
    Row("none begins the text", ["4": 0, "41": 1], "5"),
    Row("the empty key, exactly", ["": 3], "", exact: 3, longest: (3, "")),
    Row("the empty key begins every text", ["": 3, "ab": 1], "ac", longest: (3, "")),
    Row("the empty text without an empty key", ["a": 0], ""),
    Row("no keys", [:], "a"),
    Row("no keys and no text", [:], ""),
    Row("letters beyond ASCII", ["Ж": 1, "ЖЖ": 2], "ЖЖЖ", longest: (2, "ЖЖ")),
    Row("a key that begins the bytes of a letter only", ["Ж": 1], "Д"),
    Row("a long key", [long: 1, "k": 0], long, exact: 1, longest: (1, long)),
    Row(
      "a byte less than a long key",
      [long: 1, "k": 0],
      String(long.dropLast()),
      longest: (0, "k")
    ),
    Row(
      "zeros are bytes like others",
      ["\0": 0, "\0\0": 1],
      "\0\0",
      exact: 1,
      longest: (1, "\0\0")
    ),
  ]

  @Test("A row is found exactly, and by the longest key that begins a text", arguments: rows)
  func find(_ row: Row) {
    let count = (row.keys.values.max() ?? -1) + 1
    let rows = KeyedRows(
      keys: row.keys,
      cells: [[String?]](repeating: [], count: count),
      columnCount: 0
    )
    #expect(rows.row(ofKey: row.text.utf8Span.span) == row.exact)
    let found = rows.row(ofLongestKeyIn: row.text.utf8Span.span)
    #expect(found?.row == row.longest?.row)
    #expect(found?.length == row.longest?.key.utf8.count)
    #expect(rows.longestKey == row.keys.keys.map(\.utf8.count).max() ?? 0)
  }

  @Test("Cells have texts, which have numbers by column")
  func cells() {
    let rows = KeyedRows(
      keys: ["a": 0, "b": 1, "c": 2],
      cells: [["x", nil], ["y", ""], ["x", "x"]],
      columnCount: 2
    )
    #expect(rows.count == 3)
    #expect(rows.texts == [["x", "y"], ["", "x"]])
    let numbers = (0..<3).map { row in (0..<2).map { rows.number(inRow: row, column: $0) } }
    #expect(numbers == [[0, nil], [1, 0], [0, 1]])
    let texts = (0..<3).map { row in (0..<2).map { rows.text(inRow: row, column: $0) } }
    #expect(texts == [["x", nil], ["y", ""], ["x", "x"]])
  }

  @Test("Ten thousand rows are all found, and nothing else")
  func many() {
    let keys = Dictionary(uniqueKeysWithValues: (0..<10_000).map { ("\($0 * 7)", $0) })
    let rows = KeyedRows(keys: keys, cells: (0..<10_000).map { ["\($0)"] }, columnCount: 1)
    var wrong: [String] = []
    for number in 0..<70_000 {
      let text = "\(number)"
      let found = rows.row(ofKey: text.utf8Span.span)
      if found != keys[text] { wrong.append(text) }
      if let found, rows.text(inRow: found, column: 0) != "\(number / 7)" { wrong.append(text) }
    }
    #expect(wrong == [])
  }

  @Test("Random keys agree with a dictionary", arguments: 0..<40 as Range<UInt64>)
  func random(seed: UInt64) {
    var generator = SplitMix64(seed: seed)
    let alphabet = seed % 2 == 0 ? "01" : "aéЖ😀\0"
    func text(_ most: Int) -> String {
      .random(ofScalars: 0..<most, from: alphabet, using: &generator)
    }
    var keys: [String: Int] = [:]
    for row in 0..<Int(seed * 3 + 1) { keys[text(9)] = row }
    let count = (keys.values.max() ?? -1) + 1
    let rows = KeyedRows(
      keys: keys,
      cells: [[String?]](repeating: [], count: count),
      columnCount: 0
    )
    for _ in 0..<300 {
      let text = text(14)
      #expect(rows.row(ofKey: text.utf8Span.span) == keys[text])
      let begins = keys.filter { text.utf8.starts(with: $0.key.utf8) }
      let longest = begins.max { $0.key.utf8.count < $1.key.utf8.count }
      let found = rows.row(ofLongestKeyIn: text.utf8Span.span)
      #expect(found?.row == longest?.value)
      #expect(found?.length == longest?.key.utf8.count)
    }
  }
}
