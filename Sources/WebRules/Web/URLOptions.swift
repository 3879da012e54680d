import EmailAddresses
import RuleEngine
import UnicodeText
import WebAddresses

/// The URLs that a ``URLCheck`` accepts.
struct URLOptions: Sendable {
  /// A definition of valid URLs.
  enum Profile: String, CaseIterable, Sendable {
    /// The standard's definition for people who write URLs.
    case strict

    /// The definition of browsers, which repair what they can.
    case lenient
  }

  /// The definition that URLs must meet.
  let profile: Profile

  /// The schemes to accept, in lowercase, or nil for any.
  var schemes: [String]? {
    didSet { noteSchemes() }
  }

  /// The ports to accept, or nil for any.
  var ports: PortList?

  /// Whether a name and a password may precede an `@`.
  var allowsCredentials: Bool

  /// Whether a host may come without a dot, such as `localhost`.
  var allowsSingleLabelHost: Bool

  /// Whether a host may be a name that isn't a valid domain but that the DNS can contain, such as
  /// `my_host.example`.
  var allowsAnyHostName: Bool

  /// Whether a host may be an IP address.
  var allowsIPAddress = true

  /// Whether to accept only hosts that might be on the public internet.
  var requiresPublicHost = false

  /// The domains to accept, or nil for all.
  var allowed: [DomainPattern]?

  /// The domains to refuse, even if they are allowed.
  var denied: [DomainPattern] = []

  /// The base for relative URLs, or nil if they aren't accepted.
  var base: WebURL?

  /// The endings of domains that exist, in lowercase and in ASCII, or nil if they aren't compared.
  var topLevelDomains: WordList?

  var allowsQuery = true
  var allowsFragment = true

  /// Whether the schemes `https` and `http` are accepted, so that the fast path doesn't compare
  /// strings.
  private(set) var acceptsSecure = true
  private(set) var acceptsInsecure = true

  /// Creates the options of a profile: `strict` is for URLs that people type into a form, and
  /// `lenient` accepts any URL.
  init(profile: Profile = .strict) {
    let isLenient = profile == .lenient
    self.profile = profile
    schemes = isLenient ? nil : ["https", "http"]
    allowsCredentials = isLenient
    allowsSingleLabelHost = isLenient
    allowsAnyHostName = isLenient
  }

  private mutating func noteSchemes() {
    acceptsSecure = schemes?.contains("https") ?? true
    acceptsInsecure = schemes?.contains("http") ?? true
  }

  /// The accepted beginnings of a URL, as people type them.
  ///
  /// There is always at least one.
  ///
  /// If any scheme is accepted, this is the beginning of most URLs.
  var beginnings: [String] {
    (schemes ?? ["https"]).map { Self.schemesWithoutHost.contains($0) ? "\($0):" : "\($0)://" }
  }

  /// Well-known schemes of the IANA registry whose URIs come without a host.
  private static let schemesWithoutHost: Set<String> = [
    "about", "bitcoin", "blob", "callto", "cid", "data", "ethereum", "geo", "im", "javascript",
    "lightning",
    "magnet", "mailto", "mid", "news", "sip", "sips", "skype", "sms", "smsto", "tel", "urn",
    "view-source",
    "xmpp",
  ]

  /// Whether the options restrict the domain.
  var looksAtDomains: Bool { requiresPublicHost || allowed != nil || !denied.isEmpty }

  /// Whether only listed domains are accepted, so that a URL without a host isn't.
  var allowsOnlyListedDomains: Bool { allowed != nil }

  /// Returns the code for a host that isn't on the list of accepted domains or is on the list of
  /// refused ones.
  ///
  /// A dot at the end makes no difference.
  func domainFault(of host: borrowing Span<UInt8>) -> CodeDefinition? {
    if allowed == nil, denied.isEmpty { return nil }
    let isRooted = host.count > 1 && host[host.count - 1] == UInt8(ascii: ".")
    let name = host.extracting(0..<(isRooted ? host.count - 1 : host.count))
    for index in denied.indices where denied[index].covers(name, from: 0) { return .domainDenied }
    guard let allowed else { return nil }
    for index in allowed.indices where allowed[index].covers(name, from: 0) { return nil }
    return .domainNotAllowed
  }
}

/// A list of ports to accept.
struct PortList: Sendable {
  private var ranges: [ClosedRange<Int>] = []

  /// Whether to accept a URL without a port, whatever port its scheme implies.
  private var acceptsNone = false

  /// Reads ports, ranges of ports, and the word `default`.
  ///
  ///     try PortList(["default", "8000-8999"])
  ///
  /// - Throws: ``SettingError`` for any other text.
  init(_ texts: [String]) throws(SettingError) {
    for text in texts {
      if text == "default" {
        acceptsNone = true
        continue
      }
      let ends = text.split(separator: "-", omittingEmptySubsequences: false).map { Int($0) }
      guard 1...2 ~= ends.count, let first = ends[0], let last = ends[ends.count - 1],
        first <= last,
        first >= 0, last <= Int(UInt16.max)
      else {
        throw SettingError(
          "ports",
          "`\(text)` isn't a port",
          hint: "write a port such as `8080`, a range such as `8000-8999`, or `default`"
        )
      }
      ranges.append(first...last)
    }
  }

  /// The first port of each range.
  var examples: [Int] { ranges.prefix(4).map(\.lowerBound) }

  /// Returns whether a port is accepted.
  ///
  /// - Parameters:
  ///   - port: The port, or nil if it is absent or the one that the scheme implies.
  ///   - implied: The port that the scheme implies.
  /// - Returns: Whether the port is accepted.
  func accepts(_ port: Int?, implied: Int?) -> Bool {
    if port == nil, acceptsNone { return true }
    guard let port = port ?? implied else { return false }
    for index in ranges.indices where ranges[index].contains(port) { return true }
    return false
  }
}
