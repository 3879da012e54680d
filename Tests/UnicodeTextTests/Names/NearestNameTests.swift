import TestSupport
import Testing
import UnicodeText

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

  @Test func `of very many names none is suggested`() {
    let names = (0..<5_000).map { "name-\($0)" }
    #expect(nearestName(to: "name-4999x", in: names) == "name-4999")
    #expect(nearestName(to: "name-4999x", in: names + ["other"]) == nil)
  }

  /// The number of edits between two names, by the whole table.
  private static func edits(_ left: [Character], _ right: [Character]) -> Int {
    var table = (0...left.count).map { row in (0...right.count).map { row == 0 ? $0 : row } }
    for row in left.indices {
      for column in right.indices {
        var cost = min(table[row][column + 1], table[row + 1][column]) + 1
        cost = min(cost, table[row][column] + (left[row] == right[column] ? 0 : 1))
        if row > 0, column > 0, left[row] == right[column - 1], left[row - 1] == right[column] {
          cost = min(cost, table[row - 1][column - 1] + 1)
        }
        table[row + 1][column + 1] = cost
      }
    }
    return table[left.count][right.count]
  }

  @Test func `random names are as near as the whole table says`() {
    var random = SplitMix64(seed: 11)
    for _ in 0..<4_000 {
      let written = String.random(ofScalars: 1..<13, from: "abc", using: &random)
      let name = String.random(ofScalars: 1..<13, from: "abc", using: &random)
      let limit = written.count <= 4 ? 1 : written.count <= 8 ? 2 : 3
      let distance = Self.edits(Array(written), Array(name))
      let isNear = distance == 0 || distance <= limit && distance < written.count
      #expect((nearestName(to: written, in: [name]) != nil) == isNear, "\(written) \(name)")
    }
  }
}
