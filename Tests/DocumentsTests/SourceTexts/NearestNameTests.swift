import Documents
import Testing

@Suite struct NearestNameTests {
  static let rows: [(written: String, names: [String], expected: String?)] = [
    ("patern", ["length", "pattern"], "pattern"),
    ("lenght", ["length", "pattern"], "length"),
    ("SameAs", ["same-as", "sameness"], "same-as"),
    ("same_as", ["same-as"], "same-as"),
    ("Length", ["lengthy", "length"], "length"),
    ("colour", ["length", "pattern"], nil),
    ("nto", ["not", "any"], "not"),
    ("al", ["all", "any"], "all"),
    ("a", ["b"], nil),
    ("abcd", ["abxy"], nil),
    ("abcde", ["abcxy"], "abcxy"),
    ("abcdefgh", ["abcdexyz"], nil),
    ("abcdefghi", ["abcdefxyz"], "abcdefxyz"),
    ("abcdefghi", ["abcdewxyz"], nil),
    ("cat", ["bat", "rat", "hat"], "bat"),
    ("", ["a"], nil),
    ("x", [], nil),
    ("größe", ["grösse", "größer"], "größer"),
  ]

  @Test(arguments: rows)
  func `the nearest name is suggested`(
    _ row: (written: String, names: [String], expected: String?)
  ) {
    #expect(nearestName(to: row.written, in: row.names) == row.expected)
    #expect(nearestName(to: row.written, in: row.names.reversed()) == row.expected)
  }

  @Test func `very long names cost little`() {
    let long = String(repeating: "a", count: 50_000)
    #expect(nearestName(to: long, in: [long + "b"]) == nil)
    #expect(nearestName(to: long, in: [long.uppercased()]) == long.uppercased())
  }
}
