package import SourceTexts
import Violations

/// The file that says what others may rely on: a line for each code, sorted, under a header.
package struct ContractFile: Sendable {
  /// A line of a file.
  package struct Entry: Sendable {
    /// What the line says.
    package var contract: CodeContract

    /// Where the parts of the line are, in the order of ``CodeContract/Part``.
    var positions: [SourcePosition]

    /// Where the arguments are, by name.
    var positionsOfArguments: [String: SourcePosition] = [:]

    /// Returns where a part of the line is.
    func position(_ part: CodeContract.Part) -> SourcePosition {
      positions.indices.contains(part.rawValue) ? positions[part.rawValue] : .start
    }
  }

  /// What stands between the parts of a line.
  static let separator = " | "

  /// The beginning of the header, which the number of the format follows.
  static let headerStart = "# rulebook codes, format "

  /// The format that this version writes and reads.
  static let format = "1"

  /// The first line.
  static let header =
    "\(headerStart)\(format): code | pack:number | severity | status | retry | standing | arguments"

  /// The lines, in the order of the file.
  package var entries: [Entry]

  /// The file, for diagnostics.
  package let source: SourceText

  /// Returns the text of a file.
  ///
  /// - Complexity: O(*n* log *n*) in the number of contracts.
  package static func text(of contracts: some Sequence<CodeContract>) -> String {
    ([header] + contracts.sorted { $0.code < $1.code }.map(\.line)).map { $0 + "\n" }.joined()
  }
}
