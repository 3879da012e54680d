import Violations

extension EmailCheck {
  /// Sets what was learned of an address, also of one with faults.
  func setFacts(of parser: EmailParser, into findings: inout Findings) {
    if let localPart = parser.localPart { findings.setFact("local", .text(localPart)) }
    if let domain = parser.domain { findings.setFact("domain", .text(domain)) }
    if let domain = parser.asciiDomain { findings.setFact("ascii_domain", .text(domain)) }
  }

  /// Sets the facts and the canonical form of a valid address in ASCII without quotes.
  func describePlain(_ text: UTF8Span, into findings: inout Findings) {
    let written = String(copying: text).utf8
    guard let at = written.lastIndex(of: UInt8(ascii: "@")) else { return }
    let localPart = String(decoding: written[..<at], as: UTF8.self)
    let name = DomainName(String(decoding: written[written.index(after: at)...], as: UTF8.self))
    let ascii = name.isWhole ? name.ascii : name.unicode
    findings.setFact("local", .text(localPart))
    findings.setFact("domain", .text(name.unicode))
    findings.setFact("ascii_domain", .text(ascii))
    findings.setCanonicalForm("\(localPart)@\(ascii)")
    warn(about: name.unicode, at: localPart.utf8.count + 1..<written.count, into: &findings)
  }

  /// Adds a warning if a domain looks like a well-known one with a slip.
  func warn(about domain: String, at range: Range<Int>?, into findings: inout Findings) {
    guard let suggestion = providers?.suggestion(for: domain) else { return }
    findings.add(
      .emailDomainLikelyTypo,
      at: range,
      severity: .warning,
      ["suggestion": .text(suggestion)]
    )
  }
}
