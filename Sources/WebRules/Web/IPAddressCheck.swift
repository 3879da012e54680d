public import RuleEngine
import UnicodeText
public import Violations
import WebAddresses

/// Requires an IP address, or a network of IP addresses, within limits.
///
/// An IPv4 address consists of four numbers from 0 to 255 without leading zeros. IPv6 addresses
/// follow RFC 4291 §2.2. The canonical form of an address follows RFC 5952.
///
///     IPAddressCheck(version: 4)
///     // 192.0.2.1    valid
///     // 192.0.2.256  ip.octet
///     IPAddressCheck(kinds: [.public])
///     // 10.0.0.1     ip.not_public
public struct IPAddressCheck: Check {
  /// Whether a slash and a prefix length follow the address.
  public enum Prefix: String, CaseIterable, Sendable {
    /// They must not follow: the text is an address.
    case none

    /// They may follow.
    case optional

    /// They must follow: the text is a network.
    case required
  }

  /// The version to accept, 4 or 6, or nil for both.
  let version: Int?

  /// Whether a prefix length follows.
  let prefix: Prefix

  /// The prefix lengths to accept.
  let prefixLengths: ClosedRange<Int>

  /// Whether bits after the prefix may be set, as in `10.1.2.3/8`.
  let allowsHostBits: Bool

  /// Whether an interface name may follow.
  let zone: ZonePolicy

  /// A bit for each accepted kind of address, in the order of ``AddressKind``'s cases.
  private let kinds: UInt32

  /// The networks to accept; one of them must contain the address.
  ///
  /// Nil accepts any address.
  let networks: [IPNetwork]?

  /// Creates a check.
  ///
  /// - Parameters:
  ///   - version: The version to accept, 4 or 6, or nil for both.
  ///   - prefix: Whether a slash and a prefix length follow the address.
  ///   - prefixLengths: The prefix lengths to accept.
  ///   - allowsHostBits: Whether bits after the prefix may be set.
  ///   - allowsZone: Whether an interface name may follow, as in `fe80::1%eth0`.
  ///   - kinds: The kinds of address to accept, or nil for all.
  ///   - exceptKinds: The kinds to refuse, even if `kinds` lists them.
  ///   - networks: Networks such as `10.0.0.0/8`. One of them must contain the address. Nil accepts
  ///     any address.
  /// - Throws: ``SettingError`` for a text that isn't a kind or a network.
  public init(
    version: Int? = nil,
    prefix: Prefix = .none,
    prefixLengths: ClosedRange<Int> = 0...128,
    allowsHostBits: Bool = true,
    allowsZone: Bool = false,
    kinds: [String]? = nil,
    exceptKinds: [String] = [],
    within networks: [String]? = nil
  ) throws(SettingError) {
    self.version = version
    self.prefix = prefix
    self.prefixLengths = prefixLengths
    self.allowsHostBits = allowsHostBits
    zone = allowsZone ? .plain : .none
    let accepted = if let kinds { try Self.bits(kinds, "kinds") } else { UInt32.max }
    self.kinds = accepted & ~(try Self.bits(exceptKinds, "except-kinds"))
    guard let networks else {
      self.networks = nil
      return
    }
    var read: [IPNetwork] = []
    for text in networks {
      guard let network = IPNetwork(text), !network.hasHostBits else {
        throw SettingError(
          "within",
          "`\(text)` isn't a network",
          hint: "write a network such as `10.0.0.0/8` or `2001:db8::/32`, without host bits"
        )
      }
      read.append(network)
    }
    self.networks = read
  }

  private static func bits(_ names: [String], _ setting: String) throws(SettingError) -> UInt32 {
    var bits: UInt32 = 0
    for name in names {
      guard let kind = AddressKind(rawValue: name) else {
        throw SettingError(setting, "`\(name)` isn't a kind of address")
      }
      bits |= kind.bit
    }
    return bits
  }

  /// Reports a text that isn't an address, or an address that isn't accepted.
  ///
  /// - Complexity: O(*n* + *m*), where *m* is the number of networks.
  public func check(
    _ text: UTF8Span,
    in context: borrowing CheckContext,
    into findings: inout Findings
  ) {
    let bytes = text.span
    switch IPNetwork.read(bytes, version: version, zone: zone) {
    case .address(let network): judge(network, bytes, into: &findings)
    case .open: reportNoAddress(bytes, fault: nil, at: text.count, into: &findings)
    case .fault(let fault, let place):
      reportNoAddress(bytes, fault: fault, at: text.startOfCharacter(at: place), into: &findings)
    }
  }

  private func judge(
    _ network: IPNetwork,
    _ bytes: borrowing Span<UInt8>,
    into findings: inout Findings
  ) {
    let slash = slash(in: bytes)
    let whole = 0..<bytes.count
    switch (prefix, slash) {
    case (.none, .some(let slash)):
      return reportFormat(bytes, at: slash..<bytes.count, into: &findings)
    case (.required, nil):
      return reportPrefix(width: network.address.width, at: whole, into: &findings)
    default: break
    }
    if let slash {
      if !prefixLengths.contains(network.prefixLength) {
        reportPrefix(width: network.address.width, at: slash + 1..<bytes.count, into: &findings)
      }
      if !allowsHostBits, network.hasHostBits {
        findings.add(.ipHostBits, ["network": .text(network.network.description)])
      }
    }
    let kind = network.address.kind
    // All addresses of a network count, not only the one in the text.
    let isAccepted =
      slash == nil
      ? kinds & kind.bit != 0 : AddressKind.areAll(of: network) { kinds & $0.bit != 0 }
    if !isAccepted {
      findings.add(kinds == AddressKind.public.bit ? .ipNotPublic : .ipNotAccepted, at: whole)
    } else if let networks, !networks.contains(where: { $0.contains(network) }) {
      findings.add(.ipNotAccepted, at: whole)
    }
    findings.setFact("version", .decimal(ExactDecimal(network.address.version)))
    findings.setFact("kind", .text(kind.rawValue))
    if slash != nil { findings.setFact("network", .text(network.network.description)) }
    guard findings.wantsDetails, findings.outcome == .valid else { return }
    findings.setCanonicalForm(canonicalForm(of: network, bytes, slash: slash))
  }

  private func canonicalForm(
    of network: IPNetwork,
    _ bytes: borrowing Span<UInt8>,
    slash: Int?
  ) -> String {
    var form = network.address.description
    if let start = IPv6Address.startOfZone(bytes) {
      form += String(decoding: bytes.extracting(start..<(slash ?? bytes.count)))
    }
    return slash == nil ? form : "\(form)/\(network.prefixLength)"
  }

  private func slash(in bytes: borrowing Span<UInt8>) -> Int? {
    for index in 0..<bytes.count where bytes[index] == UInt8(ascii: "/") { return index }
    return nil
  }

  /// Reports a prefix that is missing or out of limits.
  ///
  /// The limits depend on the version.
  private func reportPrefix(width: Int, at range: Range<Int>, into findings: inout Findings) {
    findings.add(
      .ipPrefix,
      at: range,
      [
        "minimum": .plainNumber(ExactDecimal(min(prefixLengths.lowerBound, width))),
        "maximum": .plainNumber(ExactDecimal(min(prefixLengths.upperBound, width))),
      ]
    )
  }

  private func reportNoAddress(
    _ bytes: borrowing Span<UInt8>,
    fault: AddressFault?,
    at place: Int,
    into findings: inout Findings
  ) {
    if findings.wantsDetails, let version,
      IPNetwork.read(bytes, version: 10 - version, zone: zone).address != nil
    {
      return findings.add(.ipVersion, ["version": .plainNumber(ExactDecimal(version))])
    }
    let range = place..<bytes.count
    switch fault {
    case .octetTooGreat: findings.add(.ipOctet, at: range)
    case .prefixTooLong where prefix != .none:
      let width = version == 6 || IPNetwork.hasColon(bytes) ? 128 : 32
      reportPrefix(width: width, at: range, into: &findings)
    default: reportFormat(bytes, at: range, into: &findings)
    }
  }

  /// Reports a text that isn't written as an address, or the slip that explains it.
  private func reportFormat(
    _ bytes: borrowing Span<UInt8>,
    at range: Range<Int>,
    into findings: inout Findings
  ) {
    if findings.wantsDetails, bytes.count <= NamedSlip.longestText {
      let finder = IPSlipFinder(text: String(decoding: copy bytes)) { address in
        passes(address.utf8Span, in: CheckContext())
      }
      if let slip = finder.slip() {
        return findings.add(slip.adding(["example": .text(example)]))
      }
    }
    let suited = findings.wantsDetails ? example(like: bytes) : ""
    findings.add(.ipFormat, at: range, ["example": .text(suited)])
  }

  /// Returns whether the text is the beginning of an address, of any kind and in any network.
  ///
  /// - Complexity: O(*n*).
  public func progress(of text: UTF8Span, in context: borrowing CheckContext) -> TextProgress {
    if passes(text, in: context) { return .valid }
    let bytes = text.span
    if prefix == .none, let slash = slash(in: bytes), zone == .none {
      return impossible(in: bytes) ?? .impossible(at: slash)
    }
    return impossible(in: bytes) ?? .unfinished
  }

  /// Returns that no accepted version has addresses with this beginning, or nil if one does.
  private func impossible(in bytes: borrowing Span<UInt8>) -> TextProgress? {
    var last = 0
    for version in [4, 6] where self.version == nil || self.version == version {
      guard case .fault(_, let place) = IPNetwork.read(bytes, version: version, zone: zone) else {
        return nil
      }
      last = max(last, place)
    }
    return .impossible(at: last)
  }
}

extension AddressKind {
  /// The bit of this kind in a set of kinds.
  fileprivate var bit: UInt32 {
    1 << UInt32(AddressKind.allCases.firstIndex(of: self) ?? 31)
  }
}

extension IPAddressCheck {
  /// The definition of the check `ip-address` for packs and documentation.
  public static let definition = CheckDefinition(
    "ip-address",
    "Requires an IP address, or a network of IP addresses, within limits.",
    settings: [
      .init("version", .choice(["4", "6"]), "The version to accept; both if absent."),
      .choice(
        "prefix",
        Prefix.self,
        "Whether a slash and a prefix length follow the address.",
        default: Prefix.none
      ),
      .integer("least-prefix", 0...128, "The minimum prefix length."),
      .integer("greatest-prefix", 0...128, "The maximum prefix length."),
      .boolean(
        "host-bits",
        "Whether bits after the prefix may be set, as in 10.1.2.3/8.",
        default: true
      ),
      .boolean("zone", "Whether an interface name may follow, as in fe80::1%eth0."),
      .init("kinds", .list(.choice(kindNames)), "The kinds of address to accept."),
      .init(
        "except-kinds",
        .list(.choice(kindNames)),
        "The kinds of address to refuse."
      ),
      .init(
        "within",
        .list(.text),
        "Networks such as 10.0.0.0/8; one of them must contain the address."
      ),
    ],
    codes: IPSlipFinder.codes + [
      .ipFormat, .ipOctet, .ipVersion, .ipPrefix, .ipHostBits, .ipNotPublic, .ipNotAccepted,
    ],
    facts: [
      FactDefinition("version", "The version of the protocol: 4 or 6."),
      FactDefinition("kind", "The purpose of the address, such as private or public."),
      FactDefinition("network", "The network, without bits after its prefix.", isFromInput: true),
    ],
    givesCanonicalForm: true,
    reports: CheckDefinition.codes(needing: [
      "ip.version": [["version"]],
      "ip.prefix": [["prefix"]],
      "ip.host_bits": [["host-bits"]],
      "ip.not_public": [["kinds"]],
      "ip.not_accepted": [["kinds"], ["except-kinds"], ["within"]],
    ])
  ) { settings throws(SettingError) in
    let least = settings.integer("least-prefix") ?? 0
    let greatest = settings.integer("greatest-prefix") ?? 128
    guard least <= greatest else {
      throw SettingError("least-prefix", "`least-prefix` \(least) is above \(greatest)")
    }
    return try IPAddressCheck(
      version: settings.text("version").flatMap { Int($0) },
      prefix: settings.choice("prefix") ?? .none,
      prefixLengths: least...greatest,
      allowsHostBits: settings.boolean("host-bits") ?? true,
      allowsZone: settings.boolean("zone") ?? false,
      kinds: settings.texts("kinds"),
      exceptKinds: settings.texts("except-kinds") ?? [],
      within: settings.texts("within")
    )
  }

  private static var kindNames: [String] { AddressKind.allCases.map(\.rawValue) }
}

extension CodeDefinition {
  static let ipFormat = CodeDefinition(
    "ip.format",
    "The text doesn't have the form of an IP address or network.",
    [.example]
  )

  fileprivate static let ipOctet = CodeDefinition(
    "ip.octet",
    "A number in an IPv4 address is above 255."
  )

  fileprivate static let ipVersion = CodeDefinition(
    "ip.version",
    "The address is IPv4 instead of IPv6, or the reverse.",
    [.init("version", .integer, "the version that is accepted", isPlainNumber: true)]
  )

  fileprivate static let ipPrefix = CodeDefinition(
    "ip.prefix",
    "The prefix length is missing or not within limits.",
    [
      .init("minimum", .integer, "the minimum length", isPlainNumber: true),
      .init("maximum", .integer, "the maximum length", isPlainNumber: true),
    ]
  )

  fileprivate static let ipHostBits = CodeDefinition(
    "ip.host_bits",
    "The address has bits after the prefix of its network.",
    [.init("network", .text, "the network without those bits", isFromInput: true)]
  )

  fileprivate static let ipNotPublic = CodeDefinition(
    "ip.not_public",
    "The address isn't a public address, and only public ones are accepted."
  )

  fileprivate static let ipNotAccepted = CodeDefinition(
    "ip.not_accepted",
    "The address is of a kind, or in a network, that isn't accepted."
  )
}
