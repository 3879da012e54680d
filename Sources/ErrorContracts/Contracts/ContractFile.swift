package import SourceTexts
import Violations

/// The file that says what users of codes may rely on: a header, and a sorted line for each code.
package struct ContractFile: Sendable {
  /// A line of a file.
  package struct Entry: Sendable {
    /// The contract in the line.
    package var contract: CodeContract

    /// The positions of the line's parts, in the order of ``CodeContract/Part``.
    var positions: [SourcePosition]

    /// The positions of the arguments, by name.
    var positionsOfArguments: [String: SourcePosition] = [:]

    /// Returns the position of a part of the line.
    func position(_ part: CodeContract.Part) -> SourcePosition {
      positions.indices.contains(part.rawValue) ? positions[part.rawValue] : .start
    }
  }

  /// The separator between the parts of a line.
  static let separator = " | "

  /// The beginning of the header.
  ///
  /// The number of the format comes after it.
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
