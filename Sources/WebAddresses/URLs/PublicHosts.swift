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
    ".localhost", ".local", ".internal", ".intranet", ".private", ".corp", ".home", ".lan", ".test",
    ".invalid",
    ".example", ".onion", ".alt", ".home.arpa", ".localdomain",
  ].map { Array($0.utf8) }

  /// Returns whether a host may be public: a name with a dot in it that ends in none of those that are kept for other uses,
  /// or an address of those that are routed everywhere.
  package static func mayBePublic(_ host: WebURLHost) -> Bool {
    switch host {
    case .domain(let name): return mayBePublic(name.utf8Span.span)
    case .ipv4(let address): return isPublic(ipv4: address)
    case .ipv6(let address): return isPublic(ipv6: address)
    case .opaque(let text):
      // Programs read such hosts as they like, so it counts what a browser would make of them.
      guard let url = WebURL("http://\(text)/"), !url.hasCredentials, url.port == nil,
        url.path == "/", let host = url.host
      else { return false }
      if case .opaque = host { return false }
      return mayBePublic(host)
    case .empty: return false
    }
  }

  /// Returns whether a domain in ASCII, in any case of letters, may be public.
  ///
  /// - Complexity: O(*n*). It allocates nothing.
  package static func mayBePublic(_ domain: borrowing Span<UInt8>) -> Bool {
    var end = domain.count
    while end > 0, domain[end - 1] == UInt8(ascii: ".") { end -= 1 }
    var hasDot = false
    for index in 0..<end where domain[index] == UInt8(ascii: ".") { hasDot = true }
    guard hasDot else { return false }
    for index in privateEndings.indices where Self.ends(domain, end, with: privateEndings[index]) {
      return false
    }
    return true
  }

  private static func ends(
    _ domain: borrowing Span<UInt8>,
    _ end: Int,
    with ending: [UInt8]
  ) -> Bool {
    let start = end - ending.count
    guard start >= 0 else { return false }
    for index in ending.indices where domain[start + index].lowercasedASCII != ending[index] {
      return false
    }
    return true
  }
}

extension PublicHosts {
  private static func isPublic(ipv4 address: UInt32) -> Bool {
    AddressKind(IPv4Address(address)) == .public
  }

  /// An address that stands for one of IPv4 is as public as that; but one of a prefix for local translators, RFC 8215, or one
  /// that is written as nobody does any more, is not.
  private static func isPublic(ipv6 address: UInt128) -> Bool {
    let address = IPv6Address(address)
    switch AddressKind(address) {
    case .public: return true
    case .ipv4Mapped, .sixToFour, .teredo: return !address.reachesNonPublicIPv4
    case .nat64: return address.value >> 32 == 0x0064_FF9B << 64 && !address.reachesNonPublicIPv4
    default: return false
    }
  }
}
