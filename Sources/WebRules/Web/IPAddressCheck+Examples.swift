public import RuleEngine
import WebAddresses

extension IPAddressCheck {
  /// Returns addresses or networks that are accepted.
  ///
  /// Those for documentation come first. If only some kinds or networks are accepted, the examples
  /// are from these.
  public func examples(in context: borrowing CheckContext) -> [String] { examples(atMost: 8) }

  /// The first example, or an address for documentation if the check accepts none of the examples.
  var example: String { examples(atMost: 1).first ?? "192.0.2.1" }

  /// Returns the first example of the version that a text seems to have, or of another version.
  func example(like text: borrowing Span<UInt8>) -> String {
    var colons = 0
    for index in 0..<text.count where text[index] == UInt8(ascii: ":") { colons += 1 }
    guard version == nil, colons > 1 else { return example }
    return examples(atMost: 8).first { $0.contains(":") } ?? example
  }

  private func examples(atMost maximum: Int) -> [String] {
    let usual = passing(among: Self.samples.lazy.flatMap(texts), atMost: maximum)
    if !usual.isEmpty { return usual }
    let places = (networks ?? []).prefix(16).lazy.flatMap(Self.places).flatMap(texts)
    return passing(among: places, atMost: maximum)
  }

  /// Returns an address, and its networks with accepted lengths of the prefix, as texts.
  ///
  /// - Parameter sample: The address, with the usual length of its prefix.
  /// - Returns: The texts, best first, or none if the version isn't accepted.
  private func texts(of sample: IPNetwork) -> [String] {
    let address = sample.address
    guard version == nil || version == address.version else { return [] }
    if prefix == .none { return [address.description] }
    let least = min(prefixLengths.lowerBound, address.width)
    let greatest = min(prefixLengths.upperBound, address.width)
    let usual = min(max(sample.prefixLength, least), greatest)
    let networks = [usual, greatest, least].map {
      IPNetwork(address, prefixLength: $0).network.description
    }
    return prefix == .required ? networks : [address.description] + networks
  }

  /// Returns the addresses of a network that can differ in whether they are accepted: the first one
  /// and those where another kind begins, each after the address that follows it.
  private static func places(in network: IPNetwork) -> [IPNetwork] {
    let starts = [network.address] + AddressKind.starts(in: network)
    return starts.flatMap { [next(to: $0), $0] }
      .map { IPNetwork($0, prefixLength: network.prefixLength) }
  }

  /// Returns the address that follows an even one.
  private static func next(to address: IPAddress) -> IPAddress {
    switch address {
    case .v4(let address): .v4(IPv4Address(address.value | 1))
    case .v6(let address): .v6(IPv6Address(address.value | 1))
    }
  }

  /// An address of each kind, in a network that has no address of another kind.
  ///
  /// Public ones begin with a service that has no owner (AS112, RFC 7534, RFC 7535), followed by
  /// well-known name servers in wide networks that are all public.
  private static let samples = [
    "192.0.2.1/24", "2001:db8::1/32",
    "192.31.196.1/24", "2001:4:112::1/48", "8.8.8.8/8", "2606:4700:4700::1111/12",
    "10.0.0.1/8", "fd00::1/8", "127.0.0.1/8", "::1/128", "169.254.1.1/16", "fe80::1/10",
    "100.64.0.1/10", "fec0::1/10", "224.0.0.1/4", "ff02::1/16", "198.18.0.1/15", "2001:2::1/48",
    "0.0.0.0/32", "::/128", "0.1.0.1/16", "255.255.255.255/32", "192.0.0.1/29", "5f00::1/16",
    "100::1/64", "240.0.0.1/5", "4000::1/4", "192.88.99.1/24", "2002:c000:201::1/16",
    "2001::1/32", "64:ff9b::192.0.2.1/96", "::ffff:192.0.2.1/96", "::192.0.2.1/120",
  ].compactMap { IPNetwork($0) }
}
