import UnicodeText

/// Which hosts may be on the public net, as far as a name or an address tells.
///
/// It is made for addresses that a server is asked to call, where a host of the server's own network would be an attack
/// (server-side request forgery). A public name may be given any address by its owner, so whoever calls it must look again
/// at the address that it is given.
///
///     PublicHosts.mayBePublic(.domain("example.org"))    // true
///     PublicHosts.mayBePublic(.domain("printer.local"))  // false
///     PublicHosts.mayBePublic(.ipv4(0x0A00_0001))        // false, 10.0.0.1
package enum PublicHosts {
  /// Names that no public host ends in: RFC 6761 §6, RFC 6762 §3 and appendix G, RFC 7686, RFC 8375, RFC 9476, ICANN's
  /// `internal`, and `localdomain`, which some systems add to names.
  private static let privateEndings = [
    ".localhost", ".local", ".internal", ".intranet", ".private", ".corp", ".home", ".lan", ".test", ".invalid",
    ".example", ".onion", ".alt", ".home.arpa", ".localdomain",
  ].map { Array($0.utf8) }

  /// Returns whether a host may be public: a name with a dot in it that ends in none of those that are kept for other uses,
  /// or an address of those that are routed everywhere.
  ///
  /// - Complexity: O(*n*).
  package static func mayBePublic(_ host: WebURLHost) -> Bool {
    switch host {
    case .domain(let name): return mayBePublic(name.utf8Span.span)
    case .ipv4(let address): return isPublic(ipv4: address)
    case .ipv6(let address): return isPublic(ipv6: address)
    case .opaque(let text):
      // Programs read such hosts as they like, so it counts what a browser would make of them.
      guard let url = WebURL("http://\(text)/"), !url.hasCredentials, url.port == nil, url.path == "/", let host = url.host
      else { return false }
      if case .opaque = host { return false }
      return mayBePublic(host)
    case .empty: return false
    }
  }

  /// Returns whether a domain may be public.
  ///
  /// - Parameter domain: A domain in ASCII, in any case of letters.
  /// - Complexity: O(*n*). It allocates nothing.
  package static func mayBePublic(_ domain: borrowing Span<UInt8>) -> Bool {
    var end = domain.count
    while end > 0, domain[end - 1] == UInt8(ascii: ".") { end -= 1 }
    var hasDot = false
    for index in 0..<end where domain[index] == UInt8(ascii: ".") { hasDot = true }
    guard hasDot else { return false }
    for index in privateEndings.indices where Self.ends(domain, end, with: privateEndings[index]) { return false }
    return true
  }

  private static func ends(_ domain: borrowing Span<UInt8>, _ end: Int, with ending: [UInt8]) -> Bool {
    let start = end - ending.count
    guard start >= 0 else { return false }
    for index in ending.indices where domain[start + index].lowercasedASCII != ending[index] { return false }
    return true
  }
}

// Addresses, by the registries of IANA for special purposes (RFC 6890) and for multicast.
extension PublicHosts {
  /// The blocks of IPv4 that are not routed everywhere: their first address and the length of their prefix.
  private static let privateBlocks: [(first: UInt32, length: UInt32)] = [
    (0x0000_0000, 8),  // 0.0.0.0/8, this network, RFC 791 §3.2
    (0x0A00_0000, 8),  // 10.0.0.0/8, private use, RFC 1918
    (0x6440_0000, 10),  // 100.64.0.0/10, shared by customers of a carrier, RFC 6598
    (0x7F00_0000, 8),  // 127.0.0.0/8, loopback, RFC 1122 §3.2.1.3
    (0xA9FE_0000, 16),  // 169.254.0.0/16, link-local, RFC 3927; clouds tell secrets at 169.254.169.254
    (0xAC10_0000, 12),  // 172.16.0.0/12, private use, RFC 1918
    (0xC000_0000, 24),  // 192.0.0.0/24, assignments of the IETF, RFC 6890 §2.1
    (0xC000_0200, 24),  // 192.0.2.0/24, documentation, RFC 5737
    (0xC058_6300, 24),  // 192.88.99.0/24, relays of 6to4, RFC 7526
    (0xC0A8_0000, 16),  // 192.168.0.0/16, private use, RFC 1918
    (0xC612_0000, 15),  // 198.18.0.0/15, benchmarking, RFC 2544
    (0xC633_6400, 24),  // 198.51.100.0/24, documentation, RFC 5737
    (0xCB00_7100, 24),  // 203.0.113.0/24, documentation, RFC 5737
    (0xE000_0000, 4),  // 224.0.0.0/4, multicast, RFC 1112 §4
    (0xF000_0000, 4),  // 240.0.0.0/4, reserved, RFC 1112 §4, and 255.255.255.255, all of the net
  ]

  private static func isPublic(ipv4 address: UInt32) -> Bool {
    !privateBlocks.contains { address >> (32 - $0.length) == $0.first >> (32 - $0.length) }
  }

  /// An address is public in 2000::/3, the block of which all global ones are (RFC 4291 §2.4), but for what is kept for other
  /// uses; one that stands for an IPv4 address is as public as that.
  private static func isPublic(ipv6 address: UInt128) -> Bool {
    func begins(with first: UInt128, _ length: UInt128) -> Bool { address >> (128 - length) == first >> (128 - length) }
    let last = UInt32(truncatingIfNeeded: address)
    // ::ffff:0:0/96, mapped, RFC 4291 §2.5.5.2; 64:ff9b::/96, NAT64, RFC 6052 §2.1.
    if begins(with: 0xFFFF << 32, 96) || begins(with: 0x0064_FF9B << 96, 96) { return isPublic(ipv4: last) }
    // 2002::/16, 6to4, RFC 3056 §2.
    if begins(with: 0x2002 << 112, 16) { return isPublic(ipv4: UInt32(truncatingIfNeeded: address >> 80)) }
    // 2001::/32, Teredo, RFC 4380 §4: the address of the server, and that of the client with all its bits turned.
    if begins(with: 0x2001 << 112, 32) {
      return isPublic(ipv4: UInt32(truncatingIfNeeded: address >> 64)) && isPublic(ipv4: ~last)
    }
    return begins(with: 0x2000 << 112, 3)
      && !begins(with: 0x2001 << 112, 23)  // 2001::/23, assignments of the IETF, RFC 2928
      && !begins(with: 0x2001_0DB8 << 96, 32)  // 2001:db8::/32, documentation, RFC 3849
      && !begins(with: 0x3FFF << 112, 20)  // 3fff::/20, documentation, RFC 9637
  }
}
