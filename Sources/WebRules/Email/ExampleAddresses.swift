import EmailAddresses

/// Addresses and domains for examples in messages.
///
/// They are reserved for examples (RFC 2606 §3).
enum ExampleAddresses {
  /// An address that every set of options accepts.
  static let usual = "ann@example.org"

  /// Addresses that every set of options accepts, of several lengths and with several endings.
  static let addresses = [
    usual, "ann@example.com", "ann@example.net", "a@example.org", "ann.lee@mail.example.org",
  ]

  /// Domains with several endings.
  static let domains = ["example.org", "example.com", "example.net", "mail.example.org"]

  /// Returns domains that are on a list, or the usual ones if there is no list.
  static func domains(on list: [DomainPattern]?) -> [String] {
    // The list can be long, and a few examples are enough.
    list?.prefix(16).flatMap(\.examples) ?? domains
  }
}
