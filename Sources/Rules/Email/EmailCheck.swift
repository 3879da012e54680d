import Violations

/// Requires a text to be an e-mail address.
///
///     EmailCheck()                // what a sign-up form should accept
///     EmailCheck(options: .smtp)  // all that SMTP allows
///     EmailCheck(profile: .html)  // exactly what HTML's <input type=email> accepts
///
/// To these, `"ann lee"@example.org` is `email.local.quoted_not_allowed` at bytes 0 to 9, valid,
/// and `email.local.quoted_not_allowed`; `ann@localhost` is valid to the last two only.
///
/// Every fault that stands for itself is reported at its place, in the order of the text, the
/// first of each code. The codes and their arguments are in ``definition``. A likely slip in a well-known provider's domain is a
/// warning and leaves the address valid.
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

  let providers: ProviderDomains?

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
    providers = providerDomains.map { ProviderDomains($0, realDomains: realDomains) }
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
    if PlainAddress.accepts(text.span) {
      if findings.wantsDetails { describePlain(text, into: &findings) }
      return
    }
    switch profile {
    case .standard: checkStandard(text, into: &findings)
    case .html: checkHTML(text, into: &findings)
    }
  }

  private func checkStandard(_ text: UTF8Span, into findings: inout Findings) {
    var parser = EmailParser(text, options: options)
    parser.parse()
    for issue in parser.issues { findings.add(issue.code, at: issue.range, issue.arguments) }
    guard findings.wantsDetails else { return }
    setFacts(of: parser, into: &findings)
    if parser.issues.isEmpty, let address = parser.address {
      let form = options.allowsInternationalizedDomain ? address.description : address.asciiForm
      findings.setCanonicalForm(form)
      warn(about: address.domain, at: parser.domainRange, into: &findings)
    }
  }

  private func checkHTML(_ text: UTF8Span, into findings: inout Findings) {
    if HTMLEmailAddress.accepts(text.span) {
      if findings.wantsDetails { describePlain(text, into: &findings) }
    } else if findings.wantsDetails {
      for issue in HTMLEmailAddress.issues(in: text) {
        findings.add(issue.code, at: issue.range, issue.arguments)
      }
    } else {
      findings.add(.emailMissingAt)
    }
  }
}
