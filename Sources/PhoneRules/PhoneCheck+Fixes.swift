import RuleEngine
package import Violations

extension PhoneCheck: FixProposer {
  /// Returns the number before a remark, as in `079 123 45 67 (Mobil)`, the number with a plus sign
  /// for two zeros, and the one with digits for the letters that look like them.
  package func meantValues(by text: String, for violation: Violation) -> [String] {
    guard violation.code.isOrIsBelow("phone") else { return [] }
    if violation.code.isOrIsBelow("phone.prefix_repeated"), let range = violation.range {
      return [CommonSlips.text(text, without: range)]
    }
    var meant = CommonSlips.beginnings(of: text).map(\.value)
    if let number = Self.withPlusForZeros(text) { meant.append(number) }
    return meant + CommonSlips.withDigitsForLetters(in: text)
  }
}
