import Foundation
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
    let text = try String(contentsOfFile: Fixtures.path("slips.tsv"), encoding: .utf8)
    return try text.split(separator: "\n").enumerated()
      .filter { !$0.element.hasPrefix("#") }.dropFirst()
      .map { index, line in try Slip(line, number: index + 1) }
  }

  private init(_ line: Substring, number: Int) throws {
    let cells = line.split(separator: "\t", omittingEmptySubsequences: false).map(String.init)
    guard cells.count == 8 else { throw Unreadable(line: number) }
    description = "\(number) \(cells[0]): \(cells[4])"
    rule = cells[0]
    given = Self.parameters(cells[1], intended: false)
    intended = Self.parameters(cells[1], intended: true)
    typed = Self.unescaped(cells[2])
    meant = cells[3].isEmpty ? nil : Self.unescaped(cells[3])
    isUnknown = cells[5] == "unknown"
  }

  static func parameters(_ cell: String, intended: Bool) -> [String: Value] {
    var parameters: [String: Value] = [:]
    for pair in cell.split(separator: ";") {
      let sides = pair.split(separator: "=", maxSplits: 1)
      let values = sides[1].split(separator: ">")
      let text = String((intended ? values.last : values.first) ?? "")
      parameters[String(sides[0])] = flags[text] ?? .text(text)
    }
    return parameters
  }

  private static let flags: [String: Value] = ["true": true, "false": false]

  static func unescaped(_ cell: String) -> String {
    let escapes: [Substring: String] = ["\\t": "\t", "\\n": "\n", "\\\\": "\\"]
    return cell.replacing(
      /\\(?:[tn\\]|u\{([0-9A-F]+)\})/.matchingSemantics(.unicodeScalar)
    ) { match in
      if let digits = match.1 {
        return UInt32(digits, radix: 16).flatMap(Unicode.Scalar.init).map { String($0) } ?? ""
      }
      return escapes[match.0] ?? String(match.0)
    }
  }

  /// A line that isn't a row.
  struct Unreadable: Error {
    var line: Int
  }
}
