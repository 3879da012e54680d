package import Violations

/// A row of `Tests/Fixtures/slips.tsv`: a value that people really type, and what they meant.
///
/// The file says what its columns mean.
package struct Slip: CustomStringConvertible, Sendable {
  /// The line, the rule and the kind of slip.
  package let description: String

  package let rule: String

  /// The parameters as given, and those that were meant.
  package let given: [String: Value]
  package let intended: [String: Value]

  /// The value as typed.
  package let typed: String

  /// The value that was meant; nil if only the person knows.
  package let meant: String?

  /// Whether it can't be known what was meant.
  package let isUnknown: Bool

  /// Returns all rows.
  ///
  /// - Throws: If a line isn't a row.
  package static func all() throws -> [Slip] {
    try TypedLine.all(of: "slips.tsv", columns: 8).map { Slip($0) }
  }

  private init(_ line: TypedLine) {
    let cells = line.cells
    description = "\(line.number) \(cells[0]): \(cells[4])"
    rule = String(cells[0])
    given = line.parameters(1)
    intended = line.parameters(1, intended: true)
    typed = line.text(2)
    meant = cells[3].isEmpty ? nil : line.text(3)
    isUnknown = cells[5] == "unknown"
  }
}
