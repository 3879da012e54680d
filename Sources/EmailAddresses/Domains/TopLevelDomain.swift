/// What the last label of a domain shows: whether it can be a top-level domain at all, and whether
/// there can be a public mail server under it.
struct TopLevelDomain {
  /// Whether the label has neither digits nor hyphens.
  ///
  /// Only top-level domains in Punycode have them.
  ///
  /// RFC 1123 §2.1: "at least the highest-level component label will be alphabetic".
  private(set) var isAlphabetic = true

  /// Whether the label is for special use, so that there can't be a public mail server under it.
  ///
  /// `example`, `example.com` and similar names are reserved too, but they are accepted because
  /// documentation and tests need them.
  let isForSpecialUse: Bool

  /// Reads a label that consists only of letters in any case, digits, hyphens and characters
  /// outside ASCII.
  ///
  /// The last eight bytes of a name are compared as a number, because every plain address needs
  /// this lookup.
  @inline(__always)
  init(_ bytes: borrowing Span<UInt8>, _ label: Range<Int>) {
    var suffix: UInt64 = 0
    var index = label.lowerBound
    while index < label.upperBound {
      // Digits and the hyphen come before all letters, and this bit doesn't change one into
      // another.
      if bytes[index] < UInt8(ascii: "A") { isAlphabetic = false }
      suffix = suffix &<< 8 | UInt64(bytes[index] | 0x20)
      index += 1
    }
    isForSpecialUse =
      Self.isForSpecialUse(suffix, length: label.count)
      && (label.count < 9 || bytes[label.lowerBound] | 0x20 == UInt8(ascii: "l"))
  }

  /// Returns whether the last eight bytes of a label, in lowercase and with the first one highest,
  /// belong to a label for special use.
  ///
  /// If the label has nine bytes, the caller compares the first one.
  @inline(__always)
  private static func isForSpecialUse(_ suffix: UInt64, length: Int) -> Bool {
    switch length {
    case 3:
      suffix == 0x61_6C74  // alt, RFC 9476 §2
    case 4:
      suffix == 0x6172_7061  // arpa, RFC 3172 §2: only for the infrastructure of the internet
        || suffix == 0x7465_7374  // test, RFC 6761 §6.2
    case 5:
      suffix == 0x6C_6F63_616C  // local, RFC 6762 §3
        || suffix == 0x6F_6E69_6F6E  // onion, RFC 7686 §2
    case 7:
      suffix == 0x69_6E76_616C_6964  // invalid, RFC 6761 §6.4
    case 8:
      suffix == 0x696E_7465_726E_616C  // internal, ICANN resolution 2024.07.29.06
    case 9:
      suffix == 0x6F63_616C_686F_7374  // localhost, RFC 6761 §6.3
    default: false
    }
  }
}
