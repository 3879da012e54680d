import Violations

/// Requires the domain of an e-mail address, or a domain on its own, to be on a list or off it.
///
///     try DomainCheck(allow: ["acme.example", "*.acme.example"])
///     // ann@shop.acme.example  valid
///     // ann@example.org        domain.not_allowed, domain: example.org
///     try DomainCheck(deny: ["mailinator.com"])
///     // ann@mailinator.com     domain.denied, domain: mailinator.com
///
/// `acme.example` covers itself only, and `*.acme.example` every domain below it. Domains are
/// compared in their ASCII form, so the case of letters and the script do not matter.
///
/// | Code                 | Arguments | When                                      |
/// | -------------------- | --------- | ----------------------------------------- |
/// | `domain.not_allowed` | `domain`  | the domain is not on the list of allowed  |
/// | `domain.denied`      | `domain`  | the domain is on the list of denied       |
/// | `domain.malformed`   |           | the text has no domain that can be looked up |
public struct DomainCheck: Check {
  let allowed: [DomainPattern]?
  private let denied: [DomainPattern]

  /// Creates a check.
  ///
  /// - Parameters:
  ///   - allow: The domains that are accepted; nil accepts all.
  ///   - deny: The domains that are not accepted, even if allowed.
  /// - Throws: ``SettingError`` for a text that is no domain.
  public init(allow: [String]? = nil, deny: [String] = []) throws(SettingError) {
    allowed = if let allow { try Self.patterns(allow, setting: "allow") } else { nil }
    denied = try Self.patterns(deny, setting: "deny")
  }

  private static func patterns(
    _ texts: [String],
    setting: String
  ) throws(SettingError) -> [DomainPattern] {
    var patterns: [DomainPattern] = []
    for text in texts {
      guard let pattern = DomainPattern(text) else {
        throw SettingError(
          setting,
          "“\(text)” is no domain",
          hint: "write a domain such as acme.example, or *.acme.example for all below it"
        )
      }
      patterns.append(pattern)
    }
    return patterns
  }

  /// Reports a domain that is not accepted.
  ///
  /// - Complexity: O(*n* + *m*), where *m* is the size of the lists. A plain ASCII address is
  ///   not copied.
  public func check(
    _ text: UTF8Span,
    in context: borrowing CheckContext,
    into findings: inout Findings
  ) {
    if PlainAddress.accepts(text.span), let at = PlainAddress.endOfLocalPart(text.span) {
      let code = fault(of: text.span, from: at + 1)
      if let code { report(code, String(copying: text), at: at + 1..<text.count, &findings) }
      return
    }
    guard let found = LocatedDomain(in: text) else { return findings.add(.domainMalformed) }
    if let code = fault(of: found.ascii.utf8Span.span, from: 0) {
      findings.add(code, at: found.range, ["domain": .text(found.unicode)])
    }
  }

  private func fault(of bytes: borrowing Span<UInt8>, from start: Int) -> ViolationCode? {
    for index in denied.indices where denied[index].covers(bytes, from: start) {
      return .domainDenied
    }
    guard let allowed else { return nil }
    for index in allowed.indices where allowed[index].covers(bytes, from: start) { return nil }
    return .domainNotAllowed
  }

  private func report(
    _ code: ViolationCode,
    _ text: @autoclosure () -> String,
    at range: Range<Int>,
    _ findings: inout Findings
  ) {
    func domain() -> Argument {
      .text(String(decoding: text().utf8.dropFirst(range.lowerBound), as: UTF8.self).lowercased())
    }
    findings.add(code, at: range, ["domain": domain()])
  }
}
