/// The top-level domains under which no public mail server can stand.
///
/// `example`, `example.com` and their like are reserved too, but documentation and
/// tests need them, so they are accepted.
enum SpecialUseDomain {
  /// The names, in lowercase.
  static let names: Set<String> = [
    "alt",  // RFC 9476 §2
    "arpa",  // RFC 3172 §2: the infrastructure of the net alone
    "internal",  // ICANN resolution 2024.07.29.06
    "invalid",  // RFC 6761 §6.4
    "local",  // RFC 6762 §3
    "localhost",  // RFC 6761 §6.3
    "onion",  // RFC 7686 §2
    "test",  // RFC 6761 §6.2
  ]

  /// Returns whether a top-level label may be one of the names, by its last eight bytes
  /// in lowercase, the first of them highest.
  ///
  /// It is exact but for names that end like `localhost`.
  @inline(__always)
  static func mayBe(_ suffix: UInt64, length: Int) -> Bool {
    switch length {
    case 3: suffix == 0x616C74
    case 4: suffix == 0x6172_7061 || suffix == 0x7465_7374
    case 5: suffix == 0x6C_6F63_616C || suffix == 0x6F_6E69_6F6E
    case 7: suffix == 0x69_6E76_616C_6964
    case 8: suffix == 0x696E_7465_726E_616C
    case 9: suffix == 0x6F63_616C_686F_7374
    default: false
    }
  }
}
