import UnicodeText

/// The top-level domains under which no public mail server can stand.
///
/// `example`, `example.com` and their like are reserved too, but documentation and
/// tests need them, so they are accepted.
enum SpecialUseDomain {
  /// The names, in lowercase.
  ///
  /// Whoever adds one must add it to ``mayBe(_:length:)``.
  static let names: Set<String> = [
    "alt",  // RFC 9476 §2
    "arpa",  // RFC 3172 §2: for the infrastructure of the Internet alone
    "internal",  // ICANN resolution 2024.07.29.06
    "invalid",  // RFC 6761 §6.4
    "local",  // RFC 6762 §3
    "localhost",  // RFC 6761 §6.3
    "onion",  // RFC 7686 §2
    "test",  // RFC 6761 §6.2
  ]

  /// Returns whether a label of ASCII letters, digits and hyphens is one of the names, in any
  /// case of letters.
  static func contains(_ bytes: borrowing Span<UInt8>, _ label: Range<Int>) -> Bool {
    var suffix: UInt64 = 0
    for index in label { suffix = suffix &<< 8 | UInt64(bytes[index].lowercasedASCII) }
    return mayBe(suffix, length: label.count)
      && (label.count <= 8 || bytes[label.lowerBound].lowercasedASCII == UInt8(ascii: "l"))
  }

  /// Returns whether a label may be one of the names, by its last eight bytes in lowercase, the
  /// first of them highest.
  ///
  /// Only for nine letters that end like `localhost` the answer can be wrong. It compares numbers
  /// instead of texts because every plain address asks it.
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
