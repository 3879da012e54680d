import UnicodeText

// The characters of RFC 3986 and RFC 3987. A test verifies the words of each set with a list of the
// characters.
extension ByteSet {
  /// Characters after the first letter of a scheme (RFC 3986 §3.1).
  @inline(__always)
  static var uriScheme: ByteSet { ByteSet(low: 0x03FF_6800_0000_0000, high: 0x07FF_FFFE_07FF_FFFE) }

  /// Characters of a registered name: `unreserved` and `sub-delims` (RFC 3986 §3.2.2).
  @inline(__always)
  static var uriName: ByteSet { ByteSet(low: 0x2BFF_7FD2_0000_0000, high: 0x47FF_FFFE_87FF_FFFE) }

  /// Characters of user information: those of a name, and the colon (RFC 3986 §3.2.1).
  @inline(__always)
  static var uriUser: ByteSet { ByteSet(low: 0x2FFF_7FD2_0000_0000, high: 0x47FF_FFFE_87FF_FFFE) }

  /// Characters of a path: `pchar` and the slash (RFC 3986 §3.3).
  @inline(__always)
  static var uriPath: ByteSet { ByteSet(low: 0x2FFF_FFD2_0000_0000, high: 0x47FF_FFFE_87FF_FFFF) }

  /// Characters of a query and of a fragment (RFC 3986 §3.4 and §3.5).
  @inline(__always)
  static var uriQuery: ByteSet { ByteSet(low: 0xAFFF_FFD2_0000_0000, high: 0x47FF_FFFE_87FF_FFFF) }

  /// Letters, digits and four marks (RFC 3986 §2.3).
  @inline(__always)
  static var uriUnreserved: ByteSet {
    ByteSet(low: 0x03FF_6000_0000_0000, high: 0x47FF_FFFE_87FF_FFFE)
  }
}

extension Span<UInt8> {
  /// Returns the byte that a percent sign and two hexadecimal digits represent, or nil if there is
  /// something else at the offset.
  package func percentEncodedByte(at offset: Int) -> UInt8? {
    guard offset + 2 < count, self[offset] == UInt8(ascii: "%"),
      let high = self[offset + 1].hexadecimalValue, let low = self[offset + 2].hexadecimalValue
    else { return nil }
    return high << 4 | low
  }
}

extension Unicode.Scalar {
  /// Whether any part of an IRI may contain this scalar: `ucschar` in RFC 3987 §2.2, without the
  /// directional marks that §4.1 forbids.
  var isIRICharacter: Bool {
    switch value {
    case 0x200E, 0x200F, 0x202A...0x202E: false
    case 0xA0...0xD7FF, 0xF900...0xFDCF, 0xFDF0...0xFFEF: true
    case 0x10000...0xDFFFD: value & 0xFFFF <= 0xFFFD
    case 0xE1000...0xEFFFD: true
    default: false
    }
  }

  /// Whether the query of an IRI may contain this scalar (`iprivate`, RFC 3987 §2.2).
  var isPrivateIRICharacter: Bool {
    switch value {
    case 0xE000...0xF8FF, 0xF0000...0xFFFFD, 0x100000...0x10FFFD: true
    default: false
    }
  }
}
