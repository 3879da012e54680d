/// An IP address of either version.
public enum IPAddress: Hashable, Sendable {
  /// An address of version 4.
  case v4(IPv4Address)

  /// An address of version 6.
  case v6(IPv6Address)

  /// The purpose of the address.
  public var kind: AddressKind {
    switch self {
    case .v4(let address): AddressKind(address)
    case .v6(let address): AddressKind(address)
    }
  }

  /// The version of the protocol: 4 or 6.
  public var version: Int { if case .v4 = self { 4 } else { 6 } }

  /// The number of bits: 32 or 128.
  public var width: Int { if case .v4 = self { 32 } else { 128 } }

  /// The bits of the address.
  ///
  /// Those of version 4 are the highest ones, so that prefixes of both versions are compared in the
  /// same way.
  fileprivate var bits: UInt128 {
    switch self {
    case .v4(let address): UInt128(address.value) << 96
    case .v6(let address): address.value
    }
  }
}

extension IPAddress: CustomStringConvertible {
  /// The address in the notation of its version: `192.0.2.1`, `2001:db8::1` (RFC 5952).
  public var description: String {
    switch self {
    case .v4(let address): address.description
    case .v6(let address): address.description
    }
  }
}

/// An address with the number of bits that all addresses of its network share (RFC 4632 §3.1,
/// RFC 4291 §2.3).
///
///     IPNetwork("10.0.0.0/8")?.contains(.v4(IPv4Address(0x0A01_0203)))  // true
public struct IPNetwork: Hashable, Sendable {
  /// The address as written, which may have bits after the prefix.
  public let address: IPAddress

  /// The number of bits that the network shares.
  public let prefixLength: Int

  /// Creates a network.
  ///
  /// The prefix is at most as long as the address.
  public init(_ address: IPAddress, prefixLength: Int) {
    self.address = address
    self.prefixLength = min(max(prefixLength, 0), address.width)
  }

  /// Reads a network or an address, or returns nil if the text is neither.
  ///
  /// An address is a network of its own.
  public init?(_ text: String) {
    guard let network = IPNetwork.read(text.utf8Span.span, version: nil).address else { return nil }
    self = network
  }

  private var mask: UInt128 {
    prefixLength == 0 ? 0 : ~0 << UInt128(128 - prefixLength)
  }

  /// Whether the address has bits after the prefix, so that it names a host in the network.
  public var hasHostBits: Bool { address.bits & ~mask != 0 }

  /// The network without bits after the prefix.
  ///
  ///     IPNetwork("10.1.2.3/8")?.network.description  // "10.0.0.0/8"
  public var network: IPNetwork {
    let bits = address.bits & mask
    let first: IPAddress =
      switch address {
      case .v4: .v4(IPv4Address(UInt32(truncatingIfNeeded: bits >> 96)))
      case .v6: .v6(IPv6Address(bits))
      }
    return IPNetwork(first, prefixLength: prefixLength)
  }

  /// Returns whether an address is in the network.
  public func contains(_ other: IPAddress) -> Bool {
    other.version == address.version && (other.bits ^ address.bits) & mask == 0
  }

  /// Returns whether all addresses of another network are in this one.
  public func contains(_ other: IPNetwork) -> Bool {
    other.prefixLength >= prefixLength && contains(other.address)
  }
}

extension IPNetwork: CustomStringConvertible {
  /// The address and the prefix length: `10.0.0.0/8`.
  public var description: String { "\(address)/\(prefixLength)" }
}

extension IPNetwork {
  /// Reads an address, with or without a slash and a prefix length.
  ///
  ///     IPNetwork.read("10.0.0.0/33".utf8Span.span, version: 4)  // .fault(.prefixTooLong, at: 10)
  ///
  /// A text without a colon is read as version 4 unless only version 6 is accepted.
  ///
  /// - Parameters:
  ///   - bytes: The text.
  ///   - version: The version to accept, or nil for either.
  ///   - zone: Whether an interface name may follow an address of version 6.
  /// - Returns: The network, or the first fault.
  /// - Complexity: O(*n*) in the number of bytes. Nothing is allocated.
  public static func read(
    _ bytes: borrowing Span<UInt8>,
    version: Int?,
    zone: ZonePolicy = .none
  ) -> AddressReading<IPNetwork> {
    let slash = offset(of: UInt8(ascii: "/"), in: bytes)
    let end = slash ?? bytes.count
    let address: IPAddress
    if version == 6 || (version == nil && offset(of: UInt8(ascii: ":"), in: bytes) != nil) {
      switch IPv6Address.read(bytes, in: 0..<end, zone: zone) {
      case .address(let found): address = .v6(found)
      case .open: return slash.map { .fault(.character, at: $0) } ?? .open
      case .fault(let fault, let place): return .fault(fault, at: place)
      }
    } else {
      switch IPv4Address.read(bytes, in: 0..<end) {
      case .address(let found): address = .v4(found)
      case .open: return slash.map { .fault(.character, at: $0) } ?? .open
      case .fault(let fault, let place): return .fault(fault, at: place)
      }
    }
    guard let slash else { return .address(IPNetwork(address, prefixLength: address.width)) }
    return readPrefix(bytes, from: slash + 1, of: address)
  }

  private static func readPrefix(
    _ bytes: borrowing Span<UInt8>,
    from start: Int,
    of address: IPAddress
  ) -> AddressReading<IPNetwork> {
    if start == bytes.count { return .open }
    var length = 0
    for index in start..<bytes.count {
      let digit = bytes[index] &- 0x30
      guard digit < 10 else { return .fault(.character, at: index) }
      if index > start, length == 0 { return .fault(.leadingZero, at: index) }
      length = length * 10 + Int(digit)
      if length > address.width { return .fault(.prefixTooLong, at: index) }
    }
    return .address(IPNetwork(address, prefixLength: length))
  }

  /// Returns the offset of the first byte with a value, or nil if there is none.
  static func offset(of wanted: UInt8, in bytes: borrowing Span<UInt8>) -> Int? {
    for index in 0..<bytes.count where bytes[index] == wanted { return index }
    return nil
  }
}

extension IPNetwork {
  /// Returns whether a text has a colon, so that it is read as version 6.
  public static func hasColon(_ bytes: borrowing Span<UInt8>) -> Bool {
    offset(of: UInt8(ascii: ":"), in: bytes) != nil
  }
}
