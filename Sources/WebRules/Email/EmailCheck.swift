public import EmailAddresses
public import RuleEngine
import UnicodeText
public import Violations

/// Requires a text to be an email address.
///
///     EmailCheck()                // what a sign-up form should accept
///     EmailCheck(options: .smtp)  // everything that SMTP allows
///     EmailCheck(profile: .html)  // exactly what HTML's <input type=email> accepts
///
/// For `"ann lee"@example.org`, the first and the last one report `email.local.quoted_not_allowed`
/// at bytes 0 to 9, while the second one accepts it. The last two accept `ann@localhost`, and the
/// first one doesn't.
///
/// The check reports every independent fault at its range, in the order of the text, but each code
/// only once. ``definition`` lists the codes and their arguments. A likely slip in a well-known
/// provider's domain is a warning and leaves the address valid.
///
/// The canonical form leaves the local part unchanged, because only its server knows which
/// spellings lead to the same mailbox. The domain is lowercase, and in Unicode if the options
/// accept that.
///
/// Standards: RFC 5321 §4.1.2 and §4.5.3.1, RFC 5322 §3.4.1, RFC 6531 §3.3, UTS #46, RFC 5892,
/// UTS #39 §5.2.
public struct EmailCheck: Check {
  /// A definition of valid addresses.
  public enum Profile: String, CaseIterable, Sendable {
    /// The definition of the mail standards, as the options extend or restrict it.
    case standard

    /// The definition of the HTML standard, without options.
    case html
  }

  /// The definition that addresses must meet.
  public let profile: Profile

  /// The forms that the standard profile accepts.
  public let options: EmailAddress.Options

  private let providers: ProviderDomains?

  /// The endings of domains that exist, in lowercase and in ASCII, or nil if they aren't compared.
  private let endings: WordList?

  /// Whether an ending that isn't on the list makes the address invalid.
  private let requiresKnownEnding: Bool

  /// Creates a check.
  ///
  /// - Parameters:
  ///   - profile: The definition that addresses must meet.
  ///   - options: The forms that the standard profile accepts.
  ///   - providerDomains: Domains of well-known providers, in lowercase. Their misspellings cause a
  ///     warning.
  ///   - realDomains: Domains that look like such a misspelling but cause no warning.
  ///   - topLevelDomains: Endings of domains, in lowercase and in ASCII. Others cause a warning.
  ///   - requiresKnownEnding: Whether another ending makes the address invalid.
  public init(
    profile: Profile = .standard,
    options: EmailAddress.Options = EmailAddress.Options(),
    providerDomains: WordList? = nil,
    realDomains: WordList? = nil,
    topLevelDomains: WordList? = nil,
    requiresKnownEnding: Bool = false
  ) {
    self.profile = profile
    self.options = options
    endings = topLevelDomains
    self.requiresKnownEnding = requiresKnownEnding
    providers = providerDomains.map { domains in
      domains.derived(with: realDomains) {
        ProviderDomains(domains.words, realDomains: realDomains?.words ?? [])
      }
    }
  }

  /// Reports what is wrong with an address.
  ///
  /// - Complexity: O(*n*). If no details are wanted, a plain ASCII address is read once, without
  ///   allocation.
  public func check(
    _ text: UTF8Span,
    in context: borrowing CheckContext,
    into findings: inout Findings
  ) {
    if let at = PlainAddress.offsetOfAt(in: text.span) {
      if findings.wantsDetails || requiresKnownEnding { describe(text, at: at, into: &findings) }
    } else if findings.wantsDetails {
      reportDetails(text, into: &findings)
    } else {
      decide(text, AddressScanner.scan(text, grammar, isForVerdict: true), into: &findings)
    }
  }

  /// Returns whether an address that is still being typed can become valid.
  ///
  /// More typing can't fix characters that no address has, a second `@`, misplaced dots and
  /// hyphens, or parts that are too long. The check makes no prediction for quotes, comments and
  /// brackets if the options accept them, or for the rules of a domain's scripts.
  ///
  /// - Complexity: O(*n*). A plain ASCII address is read at most twice, without allocation.
  public func progress(of text: UTF8Span, in context: borrowing CheckContext) -> TextProgress {
    if PlainAddress.offsetOfAt(in: text.span) != nil {
      guard requiresKnownEnding else { return .valid }
      return passes(text, in: context) ? .valid : .unfinished
    }
    let result = AddressScanner.scan(text, grammar, isForVerdict: false)
    if case .fault(_, let offset) = result { return .impossible(at: offset) }
    var findings = Findings(.outcome)
    decide(text, result, into: &findings)
    return findings.outcome == .valid ? .valid : .unfinished
  }

  /// Returns addresses that every set of options accepts.
  public func examples(in context: borrowing CheckContext) -> [String] {
    ExampleAddresses.addresses
  }

  /// The options that the profile implies.
  private var grammar: EmailAddress.Options { profile == .html ? .html : options }

  /// Adds a fault if there is one.
  ///
  /// Any fault will do.
  private func decide(
    _ text: UTF8Span,
    _ result: AddressScanner.Result,
    into findings: inout Findings
  ) {
    switch result {
    case .accepted:
      // Only addresses with other forms than plain ones, such as quotes, come here.
      if requiresKnownEnding { reportDetails(text, into: &findings) }
    case .needsMore(let kind), .fault(let kind, _): findings.add(kind.code)
    case .undecided:
      var parser = EmailParser(text, options: grammar)
      parser.parse()
      if let fault = parser.faults.first { return findings.add(fault.kind.code) }
      if requiresKnownEnding { describe(parser, text, into: &findings) }
    }
  }
}

extension EmailCheck: MeasuredCheck {
  package var runningCost: RunningCost { RunningCost(call: 3_000, byte: 60) }
}

// The details of an address, in addition to the verdict.
extension EmailCheck {
  private func reportDetails(_ text: UTF8Span, into findings: inout Findings) {
    switch profile {
    case .standard:
      var parser = EmailParser(text, options: options)
      parser.parse()
      if let slip = slip(in: text, parser.faults) { return findings.add(slip) }
      for fault in parser.faults { findings.add(fault) }
      describe(parser, text, into: &findings)
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

  /// Returns the slip that explains all faults of a text, or nil if there are none or none does.
  private func slip(in text: UTF8Span, _ faults: [EmailFault]) -> NamedSlip? {
    // Where comments are accepted, the parenthesis at the end can be what is missing. Then the
    // message doesn't say to remove the comment.
    if options.allowsComments, faults.first?.kind == .commentUnclosed { return nil }
    guard let fault = faults.first, fault.kind != .severalAddresses,
      text.count <= NamedSlip.longestText
    else { return nil }
    let finder = EmailSlipFinder(in: String(copying: text)) { address in
      var parser = EmailParser(address.utf8Span, options: options)
      parser.parse()
      return parser.faults.isEmpty
    }
    return finder.slip()
  }

  /// Sets what is known about an address, even if it has faults.
  private func describe(_ parser: EmailParser, _ text: UTF8Span, into findings: inout Findings) {
    if let localPart = parser.localPart { findings.setFact("local", .text(localPart)) }
    if let domain = parser.domain { findings.setFact("domain", .text(domain)) }
    if let domain = parser.asciiDomain { findings.setFact("ascii_domain", .text(domain)) }
    guard parser.faults.isEmpty, let address = parser.address else { return }
    let form = options.allowsInternationalizedDomain ? address.description : address.asciiForm
    findings.setCanonicalForm(form)
    if findings.wantsDetails, let letter = LocalLookAlike(in: address.localPart) {
      findings.add(
        .emailLocalLookAlike,
        at: letter.range(of: address.localPart, in: text),
        ["character": .character(letter.character), "look_alike": .character(letter.lookAlike)]
      )
    }
    let domain = CheckedDomain(
      ascii: address.asciiDomain,
      unicode: address.domain,
      range: parser.domainRange
    )
    warn(about: domain, in: text, into: &findings)
  }

  /// Sets the facts and the canonical form of a valid ASCII address without quotes.
  ///
  /// - Parameters:
  ///   - text: The address.
  ///   - at: The offset of the `@`.
  ///   - findings: Receives the facts, the canonical form and any warning.
  private func describe(_ text: UTF8Span, at: Int, into findings: inout Findings) {
    let localPart = String(copying: text, in: 0..<at)
    let name = DomainName(String(copying: text, in: at + 1..<text.count))
    let ascii = name.isWhole ? name.ascii : name.unicode
    findings.setFact("local", .text(localPart))
    findings.setFact("domain", .text(name.unicode))
    findings.setFact("ascii_domain", .text(ascii))
    findings.setCanonicalForm("\(localPart)@\(ascii)")
    let domain = CheckedDomain(ascii: ascii, unicode: name.unicode, range: at + 1..<text.count)
    warn(about: domain, in: text, into: &findings)
  }

  /// Adds what is doubtful about a domain: a misspelling of a well-known one, an unknown ending,
  /// letters of several scripts, or the beginning of a web address.
  ///
  /// A misspelling and a letter of another script explain an unknown ending, so the ending is only
  /// reported with them if that is an error.
  private func warn(
    about domain: CheckedDomain,
    in text: UTF8Span,
    into findings: inout Findings
  ) {
    let suggestion = findings.wantsDetails ? providers?.suggestion(for: domain.unicode) : nil
    if let suggestion {
      findings.add(.emailDomainLikelyTypo, at: domain.range, ["suggestion": .text(suggestion)])
    }
    let mixed = findings.wantsDetails ? domain.mixedLabel : nil
    let isExplained = suggestion != nil || mixed != nil
    if !isExplained || requiresKnownEnding, domain.hasUnknownEnding(endings) {
      domain.addUnknownEnding(
        .emailDomainUnknownEnding,
        severity: requiresKnownEnding ? .error : .warning,
        in: text,
        to: &findings
      )
    }
    guard findings.wantsDetails else { return }
    if let mixed {
      domain.warn(
        of: mixed,
        .emailDomainMixedScripts,
        .emailDomainLookAlike,
        in: text,
        to: &findings
      )
    }
    if let range = domain.range, domain.beginsWithWWW {
      let isWritten = text.span[range.lowerBound + 3] == UInt8(ascii: ".")
      findings.add(
        .emailDomainWWW,
        at: isWritten ? range.lowerBound..<range.lowerBound + 4 : range
      )
    }
  }
}
