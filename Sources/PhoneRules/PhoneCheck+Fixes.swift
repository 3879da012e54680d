package import RuleEngine
package import Violations

extension PhoneCheck: FixProposer {
  /// Returns the number before a remark, as in `079 123 45 67 (Mobil)`, and the number with digits
  /// for the letters that look like them.
  package func meantValues(by text: String, for violation: Violation) -> [String] {
    guard violation.code.isOrIsBelow("phone") else { return [] }
    if violation.code.isOrIsBelow("phone.prefix_repeated"), let range = violation.range {
      return [CommonSlips.text(text, without: range)]
    }
    return CommonSlips.beginnings(of: text).map(\.value)
      + CommonSlips.withDigitsForLetters(in: text)
  }
}
