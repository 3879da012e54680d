import UnicodeText

/// Decides which hosts might be on the public internet, judging only by a name or an address.
///
/// It is for URLs that a server is asked to call, where a host in the server's own network would be
/// an attack (server-side request forgery). The owner of a public name can point it to any address,
/// so the caller must also check the address that the name resolves to.
///
///     PublicHosts.mayBePublic(.domain("example.org"))    // true
///     PublicHosts.mayBePublic(.domain("printer.local"))  // false
///     PublicHosts.mayBePublic(.ipv4(0x0A00_0001))        // false, 10.0.0.1
package enum PublicHosts {
  /// Name endings that no public host has: RFC 6761 §6, RFC 6762 §3 and appendix G, RFC 7686,
  /// RFC 8375, RFC 9476, ICANN's `internal`, and `localdomain`, which some systems add to names.
  private static let privateEndings = [
    ".localhost", ".local", ".internal", ".intranet", ".private", ".corp", ".home", ".lan", ".test",
    ".invalid",
    ".example", ".onion", ".alt", ".home.arpa", ".localdomain",
  ].map { Array($0.utf8) }

  /// Returns whether a host may be public: a name that contains a dot and has none of the private
  /// endings, or a globally routed address.
  package static func mayBePublic(_ host: WebURLHost) -> Bool {
    switch host {
    case .domain(let name): return mayBePublic(name.utf8Span.span)
    case .ipv4(let address): return isPublic(ipv4: address)
    case .ipv6(let address): return isPublic(ipv6: address)
    case .opaque(let text):
      // Programs interpret these hosts differently, so a browser's interpretation counts.
      guard let url = WebURL("http://\(text)/"), !url.hasCredentials, url.port == nil,
        url.path == "/", let host = url.host
      else { return false }
      if case .opaque = host { return false }
      return mayBePublic(host)
    case .empty: return false
    }
  }

  /// Returns whether an ASCII domain, in any letter case, may be public.
  ///
  /// - Complexity: O(*n*). Nothing is allocated.
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

  /// Returns whether an IPv6 address is public.
  ///
  /// An address that represents an IPv4 address is as public as that one. An address with a prefix
  /// for local translators (RFC 8215) isn't public, and neither is one in an obsolete form.
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
