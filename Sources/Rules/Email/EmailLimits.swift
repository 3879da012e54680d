/// The lengths that the standards set, in octets.
enum EmailLimits {
  // RFC 5321 §4.5.3.1.1
  static let localPart = 64

  // RFC 5321 §4.5.3.1.2
  static let domain = 255

  // RFC 5321 §4.5.3.1.3 allows a path of 256 octets with its angle brackets; erratum 1690
  // to RFC 3696 draws the conclusion for the address between them.
  static let address = 254

  // RFC 1035 §2.3.4
  static let label = 63

  // 255 ASCII characters come from at most 255 scalars of up to four bytes, unless some are
  // dropped or composed. A longer name is refused before it is decoded, because Punycode's
  // cost grows with the square of a label's length.
  static let undecodedDomain = 1_020
}
