package import Violations

/// A row of `Tests/Fixtures/followed.tsv`: a value that people really type, and the value after
/// doing what the first message says, word for word.
///
/// The file says what its columns mean.
package struct FollowedMessage: CustomStringConvertible, Sendable {
  /// The line, the code and the rule.
  package let description: String

  /// The code of the message.
  package let code: String

  package let rule: String
  package let parameters: [String: Value]

  /// The value as typed, and after doing what the message says.
  package let typed: String
  package let done: String

  /// The value that was meant; nil if no one knows.
  package let meant: String?

  /// Whether the value is accepted after doing what the message says.
  package let isAccepted: Bool

  /// Returns all rows.
  ///
  /// - Throws: If a line isn't a row.
  package static func all() throws -> [FollowedMessage] {
    try TypedLine.all(of: "followed.tsv", columns: 7).map { try FollowedMessage($0) }
  }

  private init(_ line: TypedLine) throws {
    let cells = line.cells
    guard cells[6] == "accepted" || cells[6] == "refused" else {
      throw TypedLine.Unreadable(line: line.number)
    }
    description = "\(line.number) \(cells[0]): \(cells[1])"
    code = String(cells[0])
    rule = String(cells[1])
    parameters = line.parameters(2)
    typed = line.text(3)
    done = line.text(4)
    meant = cells[5] == "?" ? nil : line.text(5)
    isAccepted = cells[6] == "accepted"
  }
}
