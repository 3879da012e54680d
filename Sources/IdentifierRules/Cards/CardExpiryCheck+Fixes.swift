import RuleEngine
package import Violations

extension CardExpiryCheck: FixProposer {
  package func meantValues(by text: String, for violation: Violation) -> [String] {
    switch violation.code {
    case CodeDefinition.cardExpiryOrder.code: Self.reversed(text)
    case CodeDefinition.cardExpiryFormat.code:
      [text.replacing("\\", with: "/")] + Self.withoutDay(text)
        + CommonSlips.withDigitsForLetters(in: text)
    default: []
    }
  }

  /// Returns `12/40` for `40/12` and `4012`.
  private static func reversed(_ text: String) -> [String] {
    let digits = text.filter { "0"..."9" ~= $0 }
    guard digits.utf8.count == 4 else { return [] }
    return ["\(digits.suffix(2))/\(digits.prefix(2))"]
  }

  /// Returns `12/2040` for the whole date `31/12/2040`, also with the month first, and with other
  /// separators.
  private static func withoutDay(_ text: String) -> [String] {
    let parts = text.split { "/.- ".contains($0) }
    guard parts.count == 3, parts[2].utf8.count == 4 || parts[2].utf8.count == 2,
      parts.allSatisfy({ $0.allSatisfy { "0"..."9" ~= $0 } })
    else { return [] }
    return ["\(parts[0])/\(parts[2])", "\(parts[1])/\(parts[2])"]
  }
}
