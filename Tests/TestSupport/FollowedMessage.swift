import Foundation
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
    let text = try String(contentsOfFile: Fixtures.path("followed.tsv"), encoding: .utf8)
    return try text.split(separator: "\n").enumerated()
      .filter { !$0.element.hasPrefix("#") }.dropFirst()
      .map { index, line in try FollowedMessage(line, number: index + 1) }
  }

  private init(_ line: Substring, number: Int) throws {
    let cells = line.split(separator: "\t", omittingEmptySubsequences: false).map(String.init)
    guard cells.count == 7, cells[6] == "accepted" || cells[6] == "refused" else {
      throw Slip.Unreadable(line: number)
    }
    description = "\(number) \(cells[0]): \(cells[1])"
    code = cells[0]
    rule = cells[1]
    parameters = Slip.parameters(cells[2], intended: false)
    typed = Slip.unescaped(cells[3])
    done = Slip.unescaped(cells[4])
    meant = cells[5] == "?" ? nil : Slip.unescaped(cells[5])
    isAccepted = cells[6] == "accepted"
  }
}
