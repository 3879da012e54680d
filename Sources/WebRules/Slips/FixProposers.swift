import RuleEngine
package import Violations

extension EmailCheck: FixProposer {
  package func meantValues(by text: String, for violation: Violation) -> [String] {
    EmailSlips.meantValues(by: text, violation.code.rawValue) + violation.textsWithoutPart(of: text)
  }
}

extension URLCheck: FixProposer {
  package func meantValues(by text: String, for violation: Violation) -> [String] {
    guard violation.code.isOrIsBelow("url") else { return [] }
    let beginning: String? =
      if case .text(let beginning)? = violation.arguments["beginning"] { beginning } else { nil }
    var meant = URLSlips.meantValues(by: text, beginning)
    if let address = URLSlips.insideMarkup(of: text) { meant.append(String(address)) }
    if let address = URLSlips.insideBrackets(of: text) { meant.append(String(address)) }
    return meant + violation.textsWithoutPart(of: text)
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
      + violation.textsWithoutPart(of: text)
  }
}

extension Violation {
  /// Returns the text without the part that the message says to remove; none if it doesn't say so.
  fileprivate func textsWithoutPart(of text: String) -> [String] {
    guard let range, Self.removingCodes.contains(code) else { return [] }
    return [CommonSlips.text(text, without: range)]
  }

  private static let removingCodes: Set<ViolationCode> = [
    "email.scheme", "email.text_before", "email.text_after", "email.link_parameters",
    "url.text_after", "url.text_before", "url.end.not_allowed", "ip.format.prefix",
    "ip.format.port", "ip.format.scheme", "ip.format.text_after",
  ]
}
