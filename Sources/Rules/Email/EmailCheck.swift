public import EmailAddresses
import UnicodeText
public import Violations

/// Requires a text to be an e-mail address.
///
///     EmailCheck()                // what a sign-up form should accept
///     EmailCheck(options: .smtp)  // all that SMTP allows
///     EmailCheck(profile: .html)  // exactly what HTML's <input type=email> accepts
///
/// To these, `"ann lee"@example.org` is `email.local.quoted_not_allowed` at bytes 0 to 9, valid,
/// and `email.local.quoted_not_allowed`; `ann@localhost` is valid to the last two only.
///
/// Every fault that stands for itself is reported at its range, in the order of the text, the
/// first of each code. The codes and their arguments are in ``definition``. A likely slip in a
/// well-known provider's domain is a warning and leaves the address valid.
///
/// The canonical form leaves the local part untouched, because only its server knows what is
/// the same mailbox; the domain is lowercased and in Unicode where the options accept that.
///
/// Standards: RFC 5321 §4.1.2 and §4.5.3.1, RFC 5322 §3.4.1, RFC 6531 §3.3, UTS #46.
public struct EmailCheck: Check {
  /// Whose definition of an address is meant.
  public enum Profile: String, CaseIterable, Sendable {
    /// That of the mail standards, under the options.
    case standard

    /// The HTML standard's, which has no options.
    case html
  }

  /// Whose definition of an address is meant.
  public let profile: Profile

  /// Which forms are accepted in the standard profile.
  public let options: EmailAddress.Options

  private let providers: ProviderDomains?

  /// Creates a check.
  ///
  /// - Parameters:
  ///   - profile: Whose definition of an address is meant.
  ///   - options: Which forms are accepted in the standard profile.
  ///   - providerDomains: Domains of well-known providers, in lowercase, whose misspellings
  ///     give a warning.
  ///   - realDomains: Domains that give none, though they look like such a misspelling.
  public init(
    profile: Profile = .standard,
    options: EmailAddress.Options = EmailAddress.Options(),
    providerDomains: WordList? = nil,
    realDomains: WordList? = nil
  ) {
    self.profile = profile
    self.options = options
    providers = providerDomains.map {
      ProviderDomains($0.words, realDomains: realDomains?.words ?? [])
    }
  }

  /// Reports what is wrong with an address.
  ///
  /// - Complexity: O(*n*). A plain ASCII address whose details are not wanted is read once,
  ///   without allocation.
  public func check(
    _ text: UTF8Span,
    in context: borrowing CheckContext,
    into findings: inout Findings
  ) {
    if let at = PlainAddress.offsetOfAt(in: text.span) {
      if findings.wantsDetails { describe(text, at: at, into: &findings) }
    } else if findings.wantsDetails {
      reportDetails(text, into: &findings)
    } else {
      decide(text, AddressScanner.scan(text, grammar, isForVerdict: true), into: &findings)
    }
  }

  /// Returns whether an address that is still being typed can become valid.
  ///
  /// Characters that no address has, a second `@`, dots and hyphens in the wrong place and parts
  /// that are too long cannot be mended. What stands in quotes, comments and brackets is not
  /// foreseen where the options accept it, nor what the scripts of a domain ask for.
  ///
  /// - Complexity: O(*n*). A plain ASCII address is read at most twice, without allocation.
  public func progress(of text: UTF8Span, in context: borrowing CheckContext) -> TextProgress {
    if PlainAddress.offsetOfAt(in: text.span) != nil { return .valid }
    let result = AddressScanner.scan(text, grammar, isForVerdict: false)
    if case .fault(_, let offset) = result { return .impossible(at: offset) }
    var findings = Findings(.outcome)
    decide(text, result, into: &findings)
    return findings.outcome == .valid ? .valid : .unfinished
  }

  /// The options that the profile stands for.
  private var grammar: EmailAddress.Options { profile == .html ? .html : options }

  /// Adds a fault if there is one; which one, is not asked for.
  private func decide(
    _ text: UTF8Span,
    _ result: AddressScanner.Result,
    into findings: inout Findings
  ) {
    switch result {
    case .accepted: return
    case .needsMore(let kind), .fault(let kind, _): findings.add(kind.code)
    case .undecided:
      var parser = EmailParser(text, options: grammar)
      parser.parse()
      if let fault = parser.faults.first { findings.add(fault.kind.code) }
    }
  }
}

// What is told about an address beside the verdict.
extension EmailCheck {
  private func reportDetails(_ text: UTF8Span, into findings: inout Findings) {
    switch profile {
    case .standard:
      var parser = EmailParser(text, options: options)
      parser.parse()
      for fault in parser.faults { findings.add(fault) }
      describe(parser, into: &findings)
    case .html:
      guard AddressScanner.scan(text, .html) == .accepted else {
        for fault in EmailParser.faultsInHTML(text) { findings.add(fault) }
        return
      }
      let written = text.span
      guard let at = written.indices.last(where: { written[$0] == UInt8(ascii: "@") }) else {
        return
      }
      describe(text, at: at, into: &findings)
    }
  }

  /// Sets what was learned of an address, also of one with faults.
  private func describe(_ parser: EmailParser, into findings: inout Findings) {
    if let localPart = parser.localPart { findings.setFact("local", .text(localPart)) }
    if let domain = parser.domain { findings.setFact("domain", .text(domain)) }
    if let domain = parser.asciiDomain { findings.setFact("ascii_domain", .text(domain)) }
    guard parser.faults.isEmpty, let address = parser.address else { return }
    let form = options.allowsInternationalizedDomain ? address.description : address.asciiForm
    findings.setCanonicalForm(form)
    warn(about: address.domain, at: parser.domainRange, into: &findings)
  }

  /// Sets the facts and the canonical form of a valid address in ASCII without quotes.
  ///
  /// - Parameters:
  ///   - text: The address.
  ///   - at: The offset of the `@`.
  ///   - findings: Where facts, the canonical form and a warning are added.
  private func describe(_ text: UTF8Span, at: Int, into findings: inout Findings) {
    let localPart = String(copying: text, in: 0..<at)
    let name = DomainName(String(copying: text, in: at + 1..<text.count))
    let ascii = name.isWhole ? name.ascii : name.unicode
    findings.setFact("local", .text(localPart))
    findings.setFact("domain", .text(name.unicode))
    findings.setFact("ascii_domain", .text(ascii))
    findings.setCanonicalForm("\(localPart)@\(ascii)")
    warn(about: name.unicode, at: at + 1..<text.count, into: &findings)
  }

  /// Adds a warning if a domain looks like a well-known one with a slip.
  private func warn(about domain: String, at range: Range<Int>?, into findings: inout Findings) {
    guard let suggestion = providers?.suggestion(for: domain) else { return }
    findings.add(.emailDomainLikelyTypo, at: range, ["suggestion": .text(suggestion)])
  }
}
