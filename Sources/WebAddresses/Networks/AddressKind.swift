/// The purpose of an address, according to IANA's registries of special-purpose addresses.
///
///     AddressKind(IPv4Address(0x0A00_0001))  // .private
///     AddressKind(IPv4Address(0x0808_0808))  // .public
///
/// An address has exactly one kind: the kind of the narrowest range with a case of its own here. So
/// broadcast isn't also reserved, and Teredo isn't a protocol assignment.
public enum AddressKind: String, CaseIterable, Hashable, Sendable {
  /// Any address of the public internet.
  case `public`

  /// `0.0.0.0` and `::`, which mean the absence of an address (RFC 1122 §3.2.1.3, RFC 4291 §2.5.2).
  case unspecified

  /// `0.0.0.0/8` except for the unspecified address (RFC 791 §3.2).
  case thisNetwork = "this-network"

  /// `10.0.0.0/8`, `172.16.0.0/12`, `192.168.0.0/16` (RFC 1918 §3).
  case `private`

  /// `fc00::/7`, the private addresses of IPv6 (RFC 4193).
  case uniqueLocal = "unique-local"

  /// `100.64.0.0/10`, between a provider's address translators and its customers (RFC 6598).
  case shared

  /// `127.0.0.0/8` and `::1` (RFC 1122 §3.2.1.3, RFC 4291 §2.5.3).
  case loopback

  /// `169.254.0.0/16` and `fe80::/10` (RFC 3927, RFC 4291 §2.5.6).
  case linkLocal = "link-local"

  /// `fec0::/10`, which is no longer used (RFC 3879).
  case siteLocal = "site-local"

  /// Addresses for examples (RFC 5737, RFC 3849, RFC 9637).
  case documentation

  /// Addresses for benchmarks in laboratories (RFC 2544, RFC 5180).
  case benchmarking

  /// Addresses of groups of receivers (RFC 5771, RFC 4291 §2.7).
  case multicast

  /// `255.255.255.255`, all receivers on the same link (RFC 919 §7).
  case broadcast

  /// Addresses assigned to a protocol that aren't globally reachable (RFC 6890, RFC 2928,
  /// RFC 9602).
  case `protocol`

  /// `100::/64` and `100:0:0:1::/64`, whose packets are discarded (RFC 6666, RFC 9780).
  case discard

  /// Addresses kept for future use (RFC 1112 §4, RFC 4291 §2.4).
  case reserved

  /// `192.88.99.0/24` and `2002::/16`: IPv6 through IPv4 (RFC 3056, RFC 7526).
  case sixToFour = "6to4"

  /// `2001::/32`: IPv6 through IPv4 and address translators (RFC 4380).
  case teredo

  /// `64:ff9b::/96` and `64:ff9b:1::/48`: IPv4 through a translator (RFC 6052, RFC 8215).
  case nat64

  /// `::ffff:0:0/96`: an IPv4 address in the form of an IPv6 address (RFC 4291 §2.5.5.2).
  case ipv4Mapped = "ipv4-mapped"

  /// `::/96`: the same in a form that is no longer used (RFC 4291 §2.5.5.1).
  case ipv4Compatible = "ipv4-compatible"
}

extension AddressKind {
  /// Creates the kind of an IPv4 address from the “IANA IPv4 Special-Purpose Address Registry” and
  /// the ranges for multicast.
  ///
  /// - Complexity: O(1). Nothing is allocated.
  public init(_ address: IPv4Address) {
    let value = address.value
    func isIn(_ prefix: UInt32, _ length: UInt32) -> Bool { (value ^ prefix) >> (32 - length) == 0 }
    self =
      switch value >> 24 {
      case 0: value == 0 ? .unspecified : .thisNetwork
      case 10: .private
      case 100: isIn(0x6440_0000, 10) ? .shared : .public
      case 127: .loopback
      case 169: isIn(0xA9FE_0000, 16) ? .linkLocal : .public
      case 172: isIn(0xAC10_0000, 12) ? .private : .public
      case 192: Self.in192(value)
      case 198:
        isIn(0xC612_0000, 15)
          ? .benchmarking : isIn(0xC633_6400, 24) ? .documentation : .public
      case 203: isIn(0xCB00_7100, 24) ? .documentation : .public
      case 224...239: .multicast
      case 240...: value == .max ? .broadcast : .reserved
      default: .public
      }
  }

  private static func in192(_ value: UInt32) -> AddressKind {
    switch value >> 8 & 0xFFFF {
    // RFC 7723 and RFC 8155 make two addresses globally reachable.
    case 0x0000: value & 0xFF == 9 || value & 0xFF == 10 ? .public : .protocol
    case 0x0002: .documentation
    case 0x5863: .sixToFour
    case 0xA800...0xA8FF: .private
    default: .public
    }
  }

  /// Creates the kind of an IPv6 address from the “IANA IPv6 Special-Purpose Address Registry” and
  /// the “Internet Protocol Version 6 Address Space”.
  ///
  /// - Complexity: O(1). Nothing is allocated.
  public init(_ address: IPv6Address) {
    let value = address.value
    self =
      switch address[group: 0] {
      case 0x0000: Self.inFirstGroupZero(value)
      case 0x0064 where value >> 32 == 0x0064_FF9B_0000_0000_0000_0000: .nat64
      case 0x0064 where value >> 80 == 0x0064_FF9B_0001: .nat64
      case 0x0100 where value >> 64 <= 0x0100_0000_0000_0001: .discard
      case 0x2001: Self.in2001(value)
      case 0x2002: .sixToFour
      case 0x3FFF where address[group: 1] < 0x1000: .documentation
      case 0x2000...0x3FFF: .public
      case 0x5F00: .protocol
      case 0xFC00...0xFDFF: .uniqueLocal
      case 0xFE80...0xFEBF: .linkLocal
      case 0xFEC0...0xFEFF: .siteLocal
      case 0xFF00...: .multicast
      default: .reserved
      }
  }

  private static func inFirstGroupZero(_ value: UInt128) -> AddressKind {
    switch value {
    case 0: .unspecified
    case 1: .loopback
    case 2..<0x1_0000_0000: .ipv4Compatible
    default: value >> 32 == 0xFFFF ? .ipv4Mapped : .reserved
    }
  }

  private static func in2001(_ value: UInt128) -> AddressKind {
    let second = UInt16(truncatingIfNeeded: value >> 96)
    switch second {
    case 0: return .teredo
    // 2001:1::1 to ::3 are anycast addresses of PCP, TURN and DNS-SD (RFC 7723, 8155, 9665).
    case 1: return 1...3 ~= value & (1 << 96 - 1) ? .public : .protocol
    case 2: return value >> 80 & 0xFFFF == 0 ? .benchmarking : .protocol
    case 3: return .public  // AMT, RFC 7450
    case 4: return value >> 80 & 0xFFFF == 0x0112 ? .public : .protocol  // AS112, RFC 7535
    case 0x20...0x3F: return .public  // ORCHIDv2 and DRIP, RFC 7343 and RFC 9374
    case ..<0x200: return .protocol
    case 0x0DB8: return .documentation
    default: return .public
    }
  }
}

extension IPv6Address {
  /// The IPv4 address that a packet to this address reaches through mapping, translation or a
  /// tunnel, or nil if there is none.
  ///
  /// - `::ffff:a.b.c.d` and `::a.b.c.d` contain it in their last 32 bits (RFC 4291 §2.5.5), and so
  ///   does `64:ff9b::a.b.c.d` (RFC 6052 §2.2). `64:ff9b:1::/48` has room for prefixes of several
  ///   lengths. The address is read from its position after a prefix of 96 bits.
  /// - `2002:aabb:ccdd::/48` contains it in the second and third group (RFC 3056 §2).
  /// - Teredo contains the client's address in the last 32 bits, with each bit inverted
  ///   (RFC 4380 §4).
  ///
  ///     IPv6Address("::ffff:10.0.0.1".utf8Span)?.embeddedIPv4?.description  // "10.0.0.1"
  public var embeddedIPv4: IPv4Address? {
    let last = UInt32(truncatingIfNeeded: value)
    switch AddressKind(self) {
    case .ipv4Mapped, .ipv4Compatible, .nat64: return IPv4Address(last)
    case .sixToFour: return IPv4Address(UInt32(truncatingIfNeeded: value >> 80))
    case .teredo: return IPv4Address(~last)
    default: return nil
    }
  }

  /// Whether a packet to this address reaches an IPv4 address that isn't public, through mapping,
  /// translation or a tunnel.
  ///
  /// A program that must not call addresses of its own network (SSRF) should refuse these addresses
  /// in addition to the ones that aren't public themselves.
  ///
  ///     IPv6Address("64:ff9b::127.0.0.1".utf8Span)?.reachesNonPublicIPv4  // true
  ///     IPv6Address("64:ff9b::8.8.8.8".utf8Span)?.reachesNonPublicIPv4    // false
  public var reachesNonPublicIPv4: Bool {
    guard let embeddedIPv4 else { return false }
    return AddressKind(embeddedIPv4) != .public
  }
}
