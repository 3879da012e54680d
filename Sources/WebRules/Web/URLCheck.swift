import EmailAddresses
public import RuleEngine
import UnicodeText
public import Violations
import WebAddresses

/// Requires a text to be a URL as the WHATWG URL Standard defines it.
///
///     URLCheck()                               // what people should type: https://example.org/a
///     URLCheck(URLOptions(profile: .lenient))  // everything that a browser would follow
///
/// The first one reports `url.backslash` at bytes 5 to 6 of `http:\\example.org`, and the second
/// one accepts it. Both report `url.scheme.missing` for `example.org`. The check makes no request,
/// so a valid URL might lead nowhere.
///
/// In the profile `strict`, a text must be a valid URL string, so that the standard's parser
/// reports no validation error. Its domain is one that the DNS can contain, an IPv4 address has
/// four decimal numbers, and characters that a URL can't contain are percent-encoded. The check
/// reports every fault at its range, in the order of the text, but each code only once.
///
/// The standard accepts much that is doubtful, which is a warning here: an ending of the domain
/// that isn't on a list, letters of several scripts in one of its labels, a dash in it, and `www.`
/// twice. So is a full stop or a similar sign at the end of the URL.
///
/// In the profile `lenient`, a text must be a URL that browsers accept. ``definition`` lists the
/// codes and their arguments.
///
/// The canonical form is the URL as the standard serializes it: the scheme and the host are
/// lowercase, `..` is resolved, and a port that the scheme implies is left out. Facts never contain
/// a name or a password.
///
/// Standards: URL Standard §3, §4; UTS #46; UTS #39 §5.2; RFC 6761; RFC 6890.
public struct URLCheck: Check {
  /// The URLs to accept.
  let options: URLOptions

  /// Creates a check that accepts what a person should type into a form.
  public init() { self.init(URLOptions()) }

  init(_ options: URLOptions) { self.options = options }

  /// Reports what is wrong with a URL.
  ///
  /// - Complexity: O(*n*). If no details are wanted, a plain ASCII URL is read once, without
  ///   allocation.
  public func check(
    _ text: UTF8Span,
    in context: borrowing CheckContext,
    into findings: inout Findings
  ) {
    if !findings.wantsDetails, let url = PlainWebURL(text.span), accepts(url, text.span) { return }
    var parser = WebURLParser(text, base: options.base)
    let url = parser.parse()
    let faults = faults(parser, url, text)
    if !findings.wantsDetails {
      if let fault = faults.first { findings.add(fault.code) }
      return
    }
    if !faults.isEmpty, let slip = slip(in: text) { return findings.add(slip) }
    for fault in faults {
      findings.add(fault.code, at: fault.range, arguments(of: fault, in: text))
    }
    guard let url, faults.first?.code != .urlSchemeMissing else { return }
    describe(url, into: &findings)
    guard faults.isEmpty else { return }
    findings.setCanonicalForm(url.href)
    warn(about: url, at: parser.hostRange, in: text, into: &findings)
    if let end = doubtfulEnd(of: text) {
      findings.add(.urlEnd, at: end, ["character": .character(text.scalar(at: end.lowerBound))])
    }
  }

  /// Adds what is doubtful about the domain of a valid URL: letters of several scripts, or else an
  /// unknown ending; and `www.` twice.
  private func warn(
    about url: WebURL,
    at range: Range<Int>?,
    in text: UTF8Span,
    into findings: inout Findings
  ) {
    guard case .domain(let name)? = url.host else { return }
    let unicode = name.contains("xn--") ? InternationalDomain.unicode(name.utf8Span).text : name
    let domain = CheckedDomain(
      ascii: name,
      unicode: unicode,
      range: range,
      arguments: ["example": .text(example)]
    )
    if let mixed = domain.mixedLabel {
      domain.warn(of: mixed, .urlHostMixedScripts, .urlHostLookAlike, in: text, to: &findings)
    } else if domain.hasUnknownEnding(options.topLevelDomains) {
      domain.addUnknownEnding(.urlHostUnknownEnding, severity: .warning, in: text, to: &findings)
    }
    if let dash = domain.dash {
      let arguments: [String: Argument] = [
        "character": .character(dash), "example": .text(example),
      ]
      findings.add(.urlHostDash, at: range, arguments)
    }
    if domain.repeatsWWW { findings.add(.urlHostWWW, at: range, ["example": .text(example)]) }
  }

  /// Returns the slip that explains why a text isn't accepted, or nil if none does.
  func slip(in text: UTF8Span) -> NamedSlip? {
    // With a base or any scheme, nearly every text is the beginning of an address.
    guard options.profile == .strict, options.base == nil, options.schemes != nil,
      text.count <= NamedSlip.longestText
    else { return nil }
    let finder = URLSlipFinder(
      text: String(copying: text),
      example: example,
      accepts: { passes($0.utf8Span, in: CheckContext()) },
      hasUnknownEnding: hasUnknownEnding
    )
    return finder.slip()?.adding(["schemes": schemes, "example": .text(example)])
  }

  /// Returns whether a text is a URL with a domain whose ending isn't on the list.
  private func hasUnknownEnding(_ text: String) -> Bool {
    var parser = WebURLParser(text.utf8Span)
    guard case .domain(let name)? = parser.parse()?.host else { return false }
    return CheckedDomain(ascii: name, unicode: name).hasUnknownEnding(options.topLevelDomains)
  }

  /// Returns that a URL begins with one of the schemes and, if required, has a public host.
  public func requirements(in context: borrowing CheckContext) -> [Violation] {
    var required: [Violation] = []
    if options.schemes != nil {
      required.append(Violation(.urlScheme, ["schemes": schemes]))
    }
    if options.requiresPublicHost {
      required.append(Violation(.urlHostNotPublic, ["example": .text(example)]))
    }
    return required
  }

  /// Returns whether the options accept a plain URL, which is always a valid URL string.
  private func accepts(_ url: PlainWebURL, _ text: borrowing Span<UInt8>) -> Bool {
    guard url.isSecure ? options.acceptsSecure : options.acceptsInsecure,
      options.allowsQuery || url.queryStart < 0, options.allowsFragment || url.fragmentStart < 0
    else { return false }
    if let ports = options.ports {
      let implied = url.isSecure ? 443 : 80
      let written = url.port == implied || url.port < 0 ? nil : url.port
      guard ports.accepts(written, implied: implied) else { return false }
    }
    if !options.looksAtDomains { return true }
    let host = text.extracting(url.host)
    return options.domainFault(of: host) == nil
      && (!options.requiresPublicHost || PublicHosts.mayBePublic(host))
  }

  private func describe(_ url: WebURL, into findings: inout Findings) {
    findings.setFact("scheme", .text(url.scheme))
    if let host = url.host, host != .empty {
      findings.setFact("host", .text(host.description))
      findings.setFact("host_kind", .text(host.kind))
      if case .domain(let name) = host, name.contains("xn--") {
        let unicode = InternationalDomain.unicode(name.utf8Span).text
        if unicode != name { findings.setFact("unicode_host", .text(unicode)) }
      }
    }
    if let port = url.effectivePort { findings.setFact("port", .decimal(ExactDecimal(port))) }
    findings.setFact("path", .text(url.path))
    if let query = url.query { findings.setFact("query", .text(query)) }
    if let fragment = url.fragment { findings.setFact("fragment", .text(fragment)) }
  }
}

extension WebURLHost {
  /// The value of the fact `host_kind`.
  fileprivate var kind: String {
    switch self {
    case .domain: "domain"
    case .ipv4: "ipv4"
    case .ipv6: "ipv6"
    case .opaque, .empty: "opaque"
    }
  }
}

extension URLCheck: MeasuredCheck {
  package var runningCost: RunningCost { RunningCost(call: 3_000, byte: 60) }
}

// Faults.
extension URLCheck {
  /// A fault with its range in the text.
  struct Fault: Equatable {
    var code: CodeDefinition
    var range: Range<Int>?
  }

  /// Returns all faults in the order of the text, each code once.
  private func faults(_ parser: WebURLParser, _ url: WebURL?, _ text: UTF8Span) -> [Fault] {
    if let fault = schemeFault(parser, text) { return [fault] }
    var faults: [Fault] = []
    func add(_ code: CodeDefinition, _ range: Range<Int>?) {
      if !faults.contains(where: { $0.code.code == code.code }) {
        faults.append(Fault(code: code, range: range))
      }
    }
    for fault in options.profile == .strict ? parser.faults : [parser.failure].compactMap({ $0 }) {
      if fault.kind == .credentials || fault.kind == .domainNotValid && options.allowsAnyHostName {
        continue
      }
      if fault.kind == .missingSolidus, let place = backslash(behind: fault.range, in: text) {
        add(.urlBackslash, place)
      } else {
        add(code(of: fault, host: parser.hostRange, in: text), fault.range)
      }
    }
    if let fault = credentialsFault(parser, url, text) { add(fault.code, fault.range) }
    if let second = secondAddress(after: parser.hostRange, in: text) {
      add(.urlSeveralAddresses, second)
    }
    if let url {
      for fault in hostFaults(url, at: parser.hostRange) { add(fault.code, fault.range) }
      if let ports = options.ports,
        !ports.accepts(url.port, implied: WebURLScheme.defaultPort(of: url.scheme.utf8))
      {
        add(.urlPortNotAllowed, parser.portRange)
      }
    }
    if !options.allowsQuery, let start = parser.queryStart {
      add(.urlQuery, start..<max(start, parser.fragmentStart ?? text.count))
    }
    if !options.allowsFragment, let start = parser.fragmentStart {
      add(.urlFragment, start..<text.count)
    }
    return faults.sorted { ($0.range?.lowerBound ?? 0) < ($1.range?.lowerBound ?? 0) }
  }

  /// Returns the range of a URL that directly follows the host of another one, as in
  /// `https://a.examplehttps://b.example`.
  ///
  /// For the standard, `a.examplehttps` is a host with an empty port. No one means that.
  private func secondAddress(after host: Range<Int>?, in text: UTF8Span) -> Range<Int>? {
    guard options.profile == .strict, let host, host.upperBound + 2 < text.count,
      text.span[host.upperBound] == UInt8(ascii: ":"),
      text.span[host.upperBound + 1] == UInt8(ascii: "/"),
      text.span[host.upperBound + 2] == UInt8(ascii: "/")
    else { return nil }
    let name = String(copying: text, in: host).lowercased()
    for scheme in ["https", "http"] where name.hasSuffix(scheme) {
      return host.upperBound - scheme.utf8.count..<text.count
    }
    return nil
  }

  /// Returns the fault of a name and a password: that they are there, or a character in them.
  private func credentialsFault(
    _ parser: WebURLParser,
    _ url: WebURL?,
    _ text: UTF8Span
  ) -> Fault? {
    guard let range = parser.faults.first(where: { $0.kind == .credentials })?.range else {
      return nil
    }
    if !options.allowsCredentials { return Fault(code: .urlCredentials, range: range) }
    if options.profile == .lenient { return nil }
    guard url?.hasCredentials ?? true else { return Fault(code: .urlCredentials, range: range) }
    guard let index = unusualCharacter(in: range, of: text) else { return nil }
    let isSpace = text.span[index] <= 0x20
    return Fault(code: isSpace ? .urlWhiteSpace : .urlCharacter, range: index..<index + 1)
  }

  /// Returns the range of a backslash that was typed instead of the slashes after a scheme.
  private func backslash(behind scheme: Range<Int>, in text: UTF8Span) -> Range<Int>? {
    let place = scheme.upperBound
    return place < text.count && text.span[place] == UInt8(ascii: "\\") ? place..<place + 1 : nil
  }

  /// Returns the offset of a character that must be percent-encoded before the last `@`.
  ///
  /// The standard doesn't accept credentials at all, so its parser reports nothing about their
  /// characters.
  private func unusualCharacter(in range: Range<Int>, of text: UTF8Span) -> Int? {
    range.dropLast().first { index in
      let byte = text.span[index]
      let isWritten =
        byte.isBeyondASCII || byte == UInt8(ascii: "%") || WebURLScheme.isURLCodePoint(byte)
      return !isWritten || byte == UInt8(ascii: "@")
    }
  }

  /// Returns the only fault of a text that doesn't begin with an accepted scheme.
  ///
  /// Any other faults would be those of another scheme.
  private func schemeFault(_ parser: WebURLParser, _ text: UTF8Span) -> Fault? {
    if parser.failure?.kind == .missingScheme {
      return Fault(code: .urlSchemeMissing, range: 0..<0)
    }
    guard parser.hasOwnScheme, let schemes = options.schemes, !schemes.contains(parser.scheme)
    else { return nil }
    // In `example.org:8080/x` and `localhost:8080`, the colon isn't the end of a scheme.
    let bytes = text.span
    let colon = bytes.indices.first { bytes[$0] == UInt8(ascii: ":") } ?? 0
    let isHost = parser.scheme.contains(".") || colon + 1 < bytes.count && bytes[colon + 1].isDigit
    if isHost { return Fault(code: .urlSchemeMissing, range: 0..<0) }
    return Fault(code: .urlScheme, range: text.startOfCharacter(at: 0)..<colon)
  }

  /// Returns whether a text begins with a host, because the scheme and its slashes are missing.
  func lacksScheme(_ text: UTF8Span) -> Bool {
    guard text.count > 0 else { return false }
    switch text.span[0] {
    case UInt8(ascii: "/"), UInt8(ascii: "\\"), UInt8(ascii: "?"), UInt8(ascii: "#"): return false
    default: break
    }
    var parser = WebURLParser(text)
    _ = parser.parse()
    return schemeFault(parser, text)?.code == .urlSchemeMissing
  }

  private func hostFaults(_ url: WebURL, at range: Range<Int>?) -> [Fault] {
    guard let host = url.host, host != .empty else {
      return options.requiresPublicHost || options.allowsOnlyListedDomains
        ? [Fault(code: .urlHostMissing, range: range)] : []
    }
    var faults: [Fault] = []
    // Adding an ending to `localhost` doesn't make it a public host.
    let isPrivate = options.requiresPublicHost && !PublicHosts.mayBePublic(host)
    switch host {
    case .ipv4, .ipv6:
      if !options.allowsIPAddress { faults.append(Fault(code: .urlHostIPNotAllowed, range: range)) }
    case .domain(let name), .opaque(let name):
      let isIPv6 = name.utf8.first == UInt8(ascii: "[")
      let isSingle = !isIPv6 && !name.utf8.dropLast().contains(UInt8(ascii: "."))
      if isSingle, !isPrivate, !options.allowsSingleLabelHost {
        // With an ending after it, `exampleorg` would be another host.
        let lacksDot = WebSlips.withDotBeforeEnding(in: name) != nil
        faults.append(Fault(code: lacksDot ? .urlHost : .urlHostSingleLabel, range: range))
      }
    case .empty: break
    }
    if faults.isEmpty, isPrivate {
      faults.append(Fault(code: .urlHostNotPublic, range: range))
    }
    if faults.isEmpty, let code = options.domainFault(of: host.description.utf8Span.span) {
      faults.append(Fault(code: code, range: range))
    }
    return faults
  }
}
