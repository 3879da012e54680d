extension AddressKind {
  /// Returns whether all addresses of a network have an accepted kind.
  ///
  /// The network `172.0.0.0/8` has both public and private addresses:
  ///
  ///     AddressKind.areAll(of: network) { $0 == .public }  // false
  ///
  /// - Complexity: O(1). It tests each of the about forty addresses where the kind changes.
  public static func areAll(of network: IPNetwork, _ isAccepted: (AddressKind) -> Bool) -> Bool {
    let network = network.network
    guard isAccepted(network.address.kind) else { return false }
    switch network.address {
    case .v4:
      return starts4.allSatisfy { start in
        let address = IPv4Address(start)
        return !network.contains(.v4(address)) || isAccepted(AddressKind(address))
      }
    case .v6:
      return starts6.allSatisfy { start in
        let address = IPv6Address(start)
        return !network.contains(.v6(address)) || isAccepted(AddressKind(address))
      }
    }
  }

  /// Returns the addresses of a network where another kind begins, in order.
  package static func starts(in network: IPNetwork) -> [IPAddress] {
    let starts: [IPAddress] =
      switch network.address {
      case .v4: starts4.map { .v4(IPv4Address($0)) }
      case .v6: starts6.map { .v6(IPv6Address($0)) }
      }
    return starts.filter { network.contains($0) }
  }

  /// The IPv4 addresses where another kind begins, in order.
  static let starts4: [UInt32] = [
    0x0000_0001, 0x0100_0000, 0x0A00_0000, 0x0B00_0000, 0x6440_0000, 0x6480_0000, 0x7F00_0000,
    0x8000_0000, 0xA9FE_0000, 0xA9FF_0000, 0xAC10_0000, 0xAC20_0000, 0xC000_0000, 0xC000_0009,
    0xC000_000B, 0xC000_0100, 0xC000_0200, 0xC000_0300, 0xC058_6300, 0xC058_6400, 0xC0A8_0000,
    0xC0A9_0000, 0xC612_0000, 0xC614_0000, 0xC633_6400, 0xC633_6500, 0xCB00_7100, 0xCB00_7200,
    0xE000_0000, 0xF000_0000, 0xFFFF_FFFF,
  ]

  /// The IPv6 addresses where another kind begins, in order.
  static let starts6: [UInt128] = [
    1, 2, 0x1_0000_0000, 0xFFFF_0000_0000, 0x1_0000_0000_0000,
    0x0064_FF9B << 96, 0x0064_FF9B << 96 + 1 << 32, 0x0064_FF9B_0001 << 80, 0x0064_FF9B_0002 << 80,
    0x0100 << 112, 0x0100_0000_0000_0002 << 64, 0x2000 << 112, 0x2001 << 112, 0x2001_0001 << 96,
    0x2001_0001 << 96 + 1, 0x2001_0001 << 96 + 4, 0x2001_0002 << 96, 0x2001_0002_0001 << 80,
    0x2001_0003 << 96, 0x2001_0004 << 96, 0x2001_0004_0112 << 80, 0x2001_0004_0113 << 80,
    0x2001_0005 << 96, 0x2001_0020 << 96, 0x2001_0040 << 96, 0x2001_0200 << 96, 0x2001_0DB8 << 96,
    0x2001_0DB9 << 96, 0x2002 << 112, 0x2003 << 112, 0x3FFF << 112, 0x3FFF_1000 << 96,
    0x4000 << 112, 0x5F00 << 112, 0x5F01 << 112, 0xFC00 << 112, 0xFE00 << 112, 0xFE80 << 112,
    0xFEC0 << 112, 0xFF00 << 112,
  ]
}
