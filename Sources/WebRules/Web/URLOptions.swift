import EmailAddresses
import RuleEngine
import UnicodeText
import WebAddresses

/// Which URLs a ``URLCheck`` accepts.
struct URLOptions: Sendable {
  /// Whose definition of a URL is meant.
  enum Profile: String, CaseIterable, Sendable {
    /// The standard's, of those who write URLs.
    case strict

    /// That of browsers, which mend what they can.
    case lenient
  }

  /// Whose definition of a URL is meant.
  let profile: Profile

  /// The schemes, in lowercase; nil for any.
  var schemes: [String]? {
    didSet { noteSchemes() }
  }

  /// The ports; nil for any.
  var ports: PortList?

  /// Whether a name and a password may precede an `@`.
  var allowsCredentials: Bool

  /// Whether a host may have no dot, as `localhost`.
  var allowsSingleLabelHost: Bool

  /// Whether a host may be a name that no domain has, but that the DNS can hold, such as `my_host.example`.
  var allowsAnyHostName: Bool

  /// Whether a host may be an IP address.
  var allowsIPAddress = true

  /// Whether only hosts are accepted that may be on the public net.
  var requiresPublicHost = false

  /// The domains that are accepted; nil for all.
  var allowed: [DomainPattern]?

  /// The domains that are refused, even if allowed.
  var denied: [DomainPattern] = []

  /// The URL that a relative one is relative to; nil if none may be.
  var base: WebURL?

  var allowsQuery = true
  var allowsFragment = true

  /// Whether the scheme `https` is accepted, and whether `http` is; so that the fast path compares no texts.
  private(set) var acceptsSecure = true
  private(set) var acceptsInsecure = true

  /// Creates the options of a profile: `strict` asks for a public kind of address, `lenient` for nothing more than a URL.
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

  /// What a URL may begin with, as people type it: one beginning at least.
  ///
  /// Of all schemes, it is the one that most URLs have.
  var beginnings: [String] {
    (schemes ?? ["https"]).map { Self.schemesWithoutHost.contains($0) ? "\($0):" : "\($0)://" }
  }

  /// Well-known schemes of the IANA registry whose URIs have no host.
  private static let schemesWithoutHost: Set<String> = [
    "about", "bitcoin", "blob", "callto", "cid", "data", "ethereum", "geo", "im", "javascript",
    "lightning",
    "magnet", "mailto", "mid", "news", "sip", "sips", "skype", "sms", "smsto", "tel", "urn",
    "view-source",
    "xmpp",
  ]

  /// Whether anything is asked of a domain that is one.
  var looksAtDomains: Bool { requiresPublicHost || allowed != nil || !denied.isEmpty }

  /// Whether a URL without a host cannot be on the list.
  var allowsOnlyListedDomains: Bool { allowed != nil }

  /// Returns the code of a host that is not on the list of those accepted, or is on the one of those refused.
  ///
  /// A dot at the end changes nothing.
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

/// Ports that are accepted.
struct PortList: Sendable {
  private var ranges: [ClosedRange<Int>] = []

  /// Whether a URL without a port is accepted, whatever its scheme implies.
  private var acceptsNone = false

  /// Reads ports, ranges of them, and the word `default`.
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
          "“\(text)” is no port",
          hint: "write a port such as 8080, a range such as 8000-8999, or default"
        )
      }
      ranges.append(first...last)
    }
  }

  /// Returns whether a port is accepted.
  ///
  /// - Parameters:
  ///   - port: The port, if it is not the one that the scheme implies.
  ///   - implied: The port that the scheme implies.
  /// - Returns: Whether the port is accepted.
  func accepts(_ port: Int?, implied: Int?) -> Bool {
    if port == nil, acceptsNone { return true }
    guard let port = port ?? implied else { return false }
    for index in ranges.indices where ranges[index].contains(port) { return true }
    return false
  }
}
