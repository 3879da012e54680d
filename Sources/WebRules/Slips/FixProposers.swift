package import RuleEngine
package import Violations

extension EmailCheck: FixProposer {
  package func meantValues(by text: String, for violation: Violation) -> [String] {
    EmailSlips.meantValues(by: text, violation.code.rawValue)
  }
}

extension URLCheck: FixProposer {
  package func meantValues(by text: String, for violation: Violation) -> [String] {
    guard violation.code.isOrIsBelow("url") else { return [] }
    let beginning: String? =
      if case .text(let beginning)? = violation.arguments["beginning"] { beginning } else { nil }
    return URLSlips.meantValues(by: text, beginning)
  }
}

extension HostNameCheck: FixProposer {
  package func meantValues(by text: String, for violation: Violation) -> [String] {
    violation.code.isOrIsBelow("host") ? HostSlips.meantNames(by: text) : []
  }
}

extension IPAddressCheck: FixProposer {
  package func meantValues(by text: String, for violation: Violation) -> [String] {
    guard violation.code.isOrIsBelow("ip") else { return [] }
    return HostSlips.meantAddresses(by: text) + CommonSlips.withDigitsForLetters(in: text)
  }
}
