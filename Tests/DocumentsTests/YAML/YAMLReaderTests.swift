import Documents
import SourceTexts
import Testing
import Violations

@Suite struct YAMLReaderTests {
  static func read(_ text: String) throws -> DocumentNode {
    try YAMLReader.read(SourceText(text, name: "f"))
  }

  static let scalars: [(yaml: String, text: String, style: DocumentScalar.Style, isNull: Bool)] = [
    ("no", "no", .plain, false),
    ("1.10", "1.10", .plain, false),
    ("+4179", "+4179", .plain, false),
    ("012", "012", .plain, false),
    ("2026-11-20", "2026-11-20", .plain, false),
    ("~", "~", .plain, true),
    ("null", "null", .plain, true),
    ("Null", "Null", .plain, true),
    ("nULL", "nULL", .plain, false),
    ("'null'", "null", .singleQuoted, false),
    ("''", "", .singleQuoted, false),
    (#""a\tbé\u00e9""#, "a\tbéé", .doubleQuoted, false),
    ("'it''s'", "it's", .singleQuoted, false),
    ("|\n  a\n  b\n", "a\nb\n", .literal, false),
    (">-\n  a\n  b\n", "a b", .folded, false),
    ("a\n  b", "a b", .plain, false),
    ("'<<'", "<<", .singleQuoted, false),
    ("<<", "<<", .plain, false),
  ]

  @Test(arguments: scalars)
  func `scalars stay as they were written`(
    _ row: (yaml: String, text: String, style: DocumentScalar.Style, isNull: Bool)
  ) throws {
    let scalar = try #require(try Self.read("k: \(row.yaml)").record?["k"]?.scalar)
    #expect(scalar == DocumentScalar(text: row.text, style: row.style))
    #expect(scalar.isNull == row.isNull)
    #expect(scalar.isPlain == (row.style == .plain))
  }

  @Test func `a missing value is null`() throws {
    let record = try #require(try Self.read("a:\nb: []\nc: {}\n").record)
    #expect(record["a"]?.isNull == true)
    #expect(record["b"]?.list == [])
    #expect(record["c"]?.record == DocumentRecord())
    #expect(record["d"] == nil)
    #expect(record.keys == ["a", "b", "c"])
  }

  @Test func `keys and values know their places`() throws {
    let node = try Self.read("é: 'x'\nlist:\n  - 1\n  - {a: b}\n")
    #expect(node.start == SourcePosition(line: 1, column: 1))
    let record = try #require(node.record)
    let first = try #require(record.entry("é"))
    #expect(first.keyStart == SourcePosition(line: 1, column: 1))
    #expect(first.keyEnd == SourcePosition(line: 1, column: 2))
    #expect(first.value.start == SourcePosition(line: 1, column: 4))
    #expect(first.value.end == SourcePosition(line: 1, column: 7))
    let list = try #require(record["list"]?.list)
    #expect(list.map(\.start.line) == [3, 4])
    #expect(list.map(\.start.column) == [5, 5])
    let inner = try #require(list[1].record?.entry("a"))
    #expect(inner.keyStart == SourcePosition(line: 4, column: 6))
    #expect(inner.value.end == SourcePosition(line: 4, column: 10))
  }

  @Test func `a record with many keys finds each`() throws {
    let text = (0..<100).map { "k\($0): \($0)\n" }.joined()
    let record = try #require(try Self.read(text).record)
    #expect((0..<100).allSatisfy { record["k\($0)"]?.text == "\($0)" })
    #expect(record["k100"] == nil)
    #expect(record.entries.count == 100)
  }

  static let offsets: [(yaml: String, offset: Int, line: Int, column: Int)] = [
    ("k: abc", 0, 1, 4),
    ("k: abc", 2, 1, 6),
    ("k: abc", 9, 1, 7),
    ("k: é😀c", 2, 1, 6),
    ("k: 'abc'", 0, 1, 5),
    ("k: 'abc'", 2, 1, 7),
    ("k: 'a''c'", 1, 1, 6),
    ("k: 'a''c'", 2, 1, 8),
    ("k: 'a\n  c'", 2, 2, 3),
    ("k: 'a\n\n  c d'", 4, 3, 5),
    ("k: a b\n   c\nl: d", 4, 2, 4),
    ("k: a b\n   c\nl: d", 1, 1, 5),
    (#"k: "abc""#, 2, 1, 7),
    (#"k: "\u00e9\x41\U0001F600c""#, 3, 1, 25),
    (#"k: "\t\"c""#, 2, 1, 9),
    ("k: \"a \\\n  c\"", 2, 2, 3),
    (#"k: """#, 0, 1, 5),
    ("k: |\n  abc", 2, 2, 5),
    ("k: |2-  # x\n   a\n\n  b", 4, 4, 3),
    ("k: >\n  a b\n  c\n", 4, 3, 3),
    ("k: >\n\n  a\n    b\n\n  c", 8, 6, 3),
    ("k: abc", -1, 1, 4),
  ]

  @Test(arguments: offsets)
  func `an offset in a text has a position in the file`(
    _ row: (yaml: String, offset: Int, line: Int, column: Int)
  ) throws {
    let source = SourceText(row.yaml, name: "pack.yaml")
    let node = try #require(try YAMLReader.read(source).record?["k"])
    let expected = SourcePosition(line: row.line, column: row.column)
    #expect(node.position(ofScalar: row.offset, in: source) == expected)
  }

  @Test func `a byte order mark and CRLF change no position`() throws {
    let node = try Self.read("\u{FEFF}a: 1\r\nb: 2\r\n")
    #expect(node.record?.entry("a")?.keyStart == .start)
    #expect(node.record?.entry("b")?.keyStart == SourcePosition(line: 2, column: 1))
  }
}
