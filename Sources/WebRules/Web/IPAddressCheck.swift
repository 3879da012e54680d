public import RuleEngine
import UnicodeText
public import Violations
import WebAddresses

/// Requires an address of the Internet Protocol, or a network of them, within limits.
///
/// IPv4 is four numbers from 0 to 255 without zeros before them, and IPv6 what RFC 4291 §2.2 writes.
/// The canonical form of an address is that of RFC 5952.
///
///     IPAddressCheck(version: 4)
///     // 192.0.2.1    valid
///     // 192.0.2.256  ip.octet
///     IPAddressCheck(kinds: [.public])
///     // 10.0.0.1     ip.not_public
public struct IPAddressCheck: Check {
  /// Whether a slash and the length of a prefix follow the address.
  public enum Prefix: String, CaseIterable, Sendable {
    /// They must not: the text is an address.
    case none

    /// They may.
    case optional

    /// They must: the text is a network.
    case required
  }

  /// The version that is accepted: 4 or 6; nil for both.
  let version: Int?

  /// Whether a prefix follows.
  let prefix: Prefix

  /// The lengths of prefixes that are accepted.
  let prefixLengths: ClosedRange<Int>

  /// Whether bits after the prefix may be set, as in `10.1.2.3/8`.
  let allowsHostBits: Bool

  /// Whether the name of an interface may follow.
  let zone: ZonePolicy

  /// A bit for each kind of address that is accepted, in the order of all kinds.
  private let kinds: UInt32

  /// The networks of which one must hold the address; nil for any.
  private let networks: [IPNetwork]?

  /// Creates a check.
  ///
  /// - Parameters:
  ///   - version: 4 or 6; nil for both.
  ///   - prefix: Whether a slash and the length of a prefix follow the address.
  ///   - prefixLengths: The lengths that are accepted.
  ///   - allowsHostBits: Whether bits after the prefix may be set.
  ///   - allowsZone: Whether the name of an interface may follow, as in `fe80::1%eth0`.
  ///   - kinds: The kinds of address that are accepted; nil for all.
  ///   - exceptKinds: The kinds that are not, even if they are among those.
  ///   - networks: The networks of which one must hold the address, such as `10.0.0.0/8`; nil for
  ///     any.
  /// - Throws: ``SettingError`` for a kind or a network that is none.
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
          "“\(text)” is no network",
          hint: "write one such as 10.0.0.0/8 or 2001:db8::/32, without bits behind its prefix"
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
        throw SettingError(setting, "“\(name)” is no kind of address")
      }
      bits |= kind.bit
    }
    return bits
  }

  /// Reports a text that isn't an address, or one out of limits.
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
      return findings.add(.ipFormat, at: slash..<bytes.count, ["example": .text(example)])
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
    // Of a network, all addresses count, not the one by which it is written alone.
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

  /// Reports a prefix that is missing or out of limits, which depend on the version.
  private func reportPrefix(width: Int, at range: Range<Int>, into findings: inout Findings) {
    findings.add(
      .ipPrefix,
      at: range,
      [
        "minimum": .integer(min(prefixLengths.lowerBound, width)),
        "maximum": .integer(min(prefixLengths.upperBound, width)),
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
      return findings.add(.ipVersion, ["version": .integer(version)])
    }
    let range = place..<bytes.count
    switch fault {
    case .octetTooGreat: findings.add(.ipOctet, at: range)
    case .prefixTooLong where prefix != .none:
      let width = version == 6 || IPNetwork.hasColon(bytes) ? 128 : 32
      reportPrefix(width: width, at: range, into: &findings)
    default: findings.add(.ipFormat, at: range, ["example": .text(example)])
    }
  }

  /// An address or network of the kind that is wanted, from the ranges for documentation.
  private var example: String {
    switch (version, prefix) {
    case (6, .required): "2001:db8::/32"
    case (6, _): "2001:db8::1"
    case (_, .required): "192.0.2.0/24"
    default: "192.0.2.1"
    }
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

  /// Returns that no version has a beginning like this, or nil.
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
  /// What packs and documentation know about this check.
  public static let definition = CheckDefinition(
    "ip-address",
    "Requires an IP address, or a network of them, within limits.",
    settings: [
      .init("version", .choice(["4", "6"]), "The version accepted; both if absent."),
      .choice(
        "prefix",
        Prefix.self,
        "Whether a slash and the length of a prefix follow.",
        default: Prefix.none
      ),
      .integer("least-prefix", 0...128, "The least length of a prefix."),
      .integer("greatest-prefix", 0...128, "The greatest length of a prefix."),
      .boolean(
        "host-bits",
        "Whether bits behind the prefix may be set, as in 10.1.2.3/8.",
        default: true
      ),
      .boolean("zone", "Whether the name of an interface may follow, as in fe80::1%eth0."),
      .init("kinds", .list(.choice(kindNames)), "The kinds of address accepted."),
      .init(
        "except-kinds",
        .list(.choice(kindNames)),
        "The kinds of address that are not accepted."
      ),
      .init(
        "within",
        .list(.text),
        "The networks of which one must hold the address, such as 10.0.0.0/8."
      ),
    ],
    codes: [
      .ipFormat, .ipOctet, .ipVersion, .ipPrefix, .ipHostBits, .ipNotPublic, .ipNotAccepted,
    ],
    facts: [
      FactDefinition("version", "The version of the protocol: 4 or 6."),
      FactDefinition("kind", "What the address is for, such as private or public."),
      FactDefinition("network", "The network, without bits behind its prefix.", isFromInput: true),
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
      throw SettingError("least-prefix", "least-prefix \(least) is above \(greatest)")
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
  fileprivate static let ipFormat = CodeDefinition(
    "ip.format",
    "The text is not written as an IP address or network.",
    [.init("example", .text, "an address or network of the kind that is wanted")]
  )

  fileprivate static let ipOctet = CodeDefinition(
    "ip.octet",
    "A number of an IPv4 address is above 255."
  )

  fileprivate static let ipVersion = CodeDefinition(
    "ip.version",
    "The address is one of the other version.",
    [.init("version", .integer, "the version that is accepted")]
  )

  fileprivate static let ipPrefix = CodeDefinition(
    "ip.prefix",
    "The length of the prefix is missing, or out of limits.",
    [
      .init("minimum", .integer, "the least length accepted"),
      .init("maximum", .integer, "the greatest length accepted"),
    ]
  )

  fileprivate static let ipHostBits = CodeDefinition(
    "ip.host_bits",
    "The address has bits behind the prefix of its network.",
    [.init("network", .text, "the network without them", isFromInput: true)]
  )

  fileprivate static let ipNotPublic = CodeDefinition(
    "ip.not_public",
    "The address is not one of the open Internet, which alone are accepted."
  )

  fileprivate static let ipNotAccepted = CodeDefinition(
    "ip.not_accepted",
    "The address is of a kind, or in a network, that is not accepted."
  )
}
