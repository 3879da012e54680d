import Foundation
package import Violations

/// A row of `Tests/Fixtures/Reported`: a value that somebody reported, and what is right.
///
/// The README there describes the columns.
package struct ReportedValue: CustomStringConvertible, Sendable {
  /// The file, the line, the rule and the note.
  package let description: String

  /// The rule, and its parameters.
  package let rule: String
  package let parameters: [String: Value]

  /// The value, and the codes that are expected; none if it is valid.
  package let value: String
  package let codes: [String]

  /// The expected normalized value; nil if it isn't compared.
  package let normalized: String?

  /// The columns of a file.
  static let columns = [
    "rule", "with", "value", "codes", "normalized", "source", "read", "note",
  ]

  /// Returns the names of the files, sorted, without `.tsv`.
  package static func files() throws -> [String] {
    try FileManager.default.contentsOfDirectory(atPath: Fixtures.path("Reported")).sorted()
      .filter { $0.hasSuffix(".tsv") }.map { String($0.dropLast(4)) }
  }

  /// Returns the rows of all files.
  ///
  /// - Throws: If a line isn't a row.
  package static func all() throws -> [ReportedValue] { try files().flatMap(rows) }

  private static func rows(ofFile name: String) throws -> [ReportedValue] {
    let file = Fixtures.path("Reported/\(name).tsv")
    let lines = try String(contentsOfFile: file, encoding: .utf8).split(separator: "\n")
    guard lines.first?.split(separator: "\t").map(String.init) == columns, lines.count > 1 else {
      throw Unreadable(place: name, reason: "there are no columns, or no rows")
    }
    return try lines.enumerated().dropFirst().map { index, line in
      try ReportedValue(line, at: "\(name):\(index + 1)")
    }
  }

  private init(_ line: Substring, at place: String) throws {
    let cells = line.split(separator: "\t", omittingEmptySubsequences: false).map(String.init)
    guard cells.count == Self.columns.count else {
      throw Unreadable(place: place, reason: "the line has \(cells.count) cells")
    }
    guard !cells[5].isEmpty, cells[7].hasSuffix("right") || cells[7].hasSuffix("mended") else {
      throw Unreadable(place: place, reason: "the source or the verdict is missing")
    }
    description = "\(place) \(cells[0]): \(cells[7])"
    rule = cells[0]
    parameters = Self.parameters(cells[1])
    value = try JSONDecoder().decode(String.self, from: Data("\"\(cells[2])\"".utf8))
    codes = cells[3] == "valid" ? [] : cells[3].split(separator: " ").map(String.init)
    normalized = cells[4].isEmpty ? nil : cells[4]
    guard codes.isEmpty == (cells[3] == "valid") else {
      throw Unreadable(place: place, reason: "the codes are missing")
    }
  }

  /// Returns the parameters; all values of a repeated name are in a list.
  private static func parameters(_ cell: String) -> [String: Value] {
    let pairs = cell.split(separator: " ").map { $0.split(separator: "=", maxSplits: 1) }
    let given = Dictionary(grouping: pairs) { String($0.first ?? "") }
    return given.mapValues { pairs in
      let values = pairs.map { Value.text(String($0.last ?? "")) }
      return values.count == 1 ? values[0] : .list(values)
    }
  }

  /// A file that can't be used.
  struct Unreadable: Error {
    var place: String
    var reason: String
  }
}
