import Violations

extension EmailCheck {
  /// Sets what was learned, and for a valid address its canonical form and a likely slip.
  func setFacts(of parser: EmailParser, in text: UTF8Span, into findings: inout Findings) {
    if let localPart = parser.localPart { findings.setFact("local", .text(localPart)) }
    if let domain = parser.domain { findings.setFact("domain", .text(domain)) }
    if let domain = parser.asciiDomain { findings.setFact("ascii_domain", .text(domain)) }
    guard findings.outcome == .valid else { return }
    guard let address = parser.address else {
      return findings.setCanonicalForm(String(copying: text))
    }
    let keepsUnicode = profile == .standard && options.allowsInternationalizedDomain
    findings.setCanonicalForm(keepsUnicode ? address.description : address.asciiForm)
    if let range = parser.domainRange, let suggestion = providers?.suggestion(for: address.domain) {
      findings.add(
        .emailDomainLikelyTypo,
        at: range,
        severity: .warning,
        ["suggestion": .text(suggestion)]
      )
    }
  }
}
