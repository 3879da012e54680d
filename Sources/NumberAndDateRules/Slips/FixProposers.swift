import RuleEngine
package import Violations

extension NumberCheck: FixProposer {
  package func meantValues(by text: String, for violation: Violation) -> [String] {
    guard violation.code.isOrIsBelow("number.format") else { return [] }
    return NumberSlips.meantNumbers(by: text) + CommonSlips.withDigitsForLetters(in: text)
  }
}

extension DateCheck: FixProposer {
  package func meantValues(by text: String, for violation: Violation) -> [String] {
    guard violation.code.isOrIsBelow("date.format") else { return [] }
    let isRemoved =
      violation.code.isOrIsBelow("date.format.text_after")
      || violation.code.isOrIsBelow("date.format.text_before")
    if isRemoved, let range = violation.range { return [CommonSlips.text(text, without: range)] }
    return DateSlips.meantDates(by: text) + CommonSlips.withDigitsForLetters(in: text)
  }
}

extension TimeCheck: FixProposer {
  package func meantValues(by text: String, for violation: Violation) -> [String] {
    guard violation.code.isOrIsBelow("time.format") else { return [] }
    return DateSlips.meantTimes(by: text) + CommonSlips.withDigitsForLetters(in: text)
  }
}
