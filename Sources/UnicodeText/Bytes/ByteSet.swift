/// A set of ASCII characters that answers with a shift and a mask.
///
/// It needs no memory beside its two words, so a constant set costs no look-up.
// Without `@usableFromInline`, the compiler inlines no member of a `package` type into other
// modules, whatever the member says: that cost e-mail addresses 40 % more instructions.
@usableFromInline
package struct ByteSet: Sendable {
  @usableFromInline let low: UInt64
  @usableFromInline let high: UInt64

  /// Creates a set from its bits: `low` for the bytes 0 to 63, `high` for 64 to 127.
  @inlinable @inline(__always)
  package init(low: UInt64, high: UInt64) {
    self.low = low
    self.high = high
  }

  /// Returns whether a byte is in the set; a byte above 127 never is.
  @inlinable @inline(__always)
  package func contains(_ byte: UInt8) -> Bool {
    let word = byte & 64 == 0 ? low : high
    return (word &>> UInt64(byte & 63)) & (byte < 128 ? 1 : 0) != 0
  }
}

extension ByteSet {
  /// The characters of an atom, RFC 5322 §3.2.3 `atext`: all printable ASCII but the specials.
  @inlinable @inline(__always)
  package static var atext: ByteSet {
    ByteSet(low: 0xA3FF_ACFA_0000_0000, high: 0x7FFF_FFFF_C7FF_FFFE)
  }

  /// Letters, digits and the hyphen, RFC 5321 §4.1.2 `Ldh-str`.
  @inlinable @inline(__always)
  package static var letterDigitHyphen: ByteSet {
    ByteSet(low: 0x03FF_2000_0000_0000, high: 0x07FF_FFFE_07FF_FFFE)
  }
}

extension UInt8 {
  /// Whether this is an ASCII letter.
  @inlinable @inline(__always)
  package var isLetter: Bool { (self | 0x20) &- 0x61 < 26 }

  /// Whether this is an ASCII digit.
  @inlinable @inline(__always)
  package var isDigit: Bool { self &- 0x30 < 10 }

  /// Whether this belongs to a character beyond ASCII.
  @inlinable @inline(__always)
  package var isBeyondASCII: Bool { self >= 0x80 }

  /// Whether this is a control character, RFC 5234 `CTL`.
  package var isControl: Bool { self < 0x20 || self == 0x7F }

  /// The byte with an ASCII capital letter in lowercase.
  @inlinable @inline(__always)
  package var lowercasedASCII: UInt8 { self &- 0x41 < 26 ? self | 0x20 : self }
}

/// A search for one text in other texts, in linear time (Knuth, Morris and Pratt, 1977).
package struct ByteSearch: Sendable {
  /// For each byte of the wanted text: the length of the longest proper beginning of the text that
  /// is also an ending of the bytes up to and with this one.
  private let overlaps: [Int]

  /// Prepares a search.
  ///
  /// - Complexity: O(*m*) in the number of bytes of the text.
  package init(for wanted: String) {
    let bytes = Array(wanted.utf8)
    var overlaps = Array(repeating: 0, count: bytes.count)
    var length = 0
    for index in bytes.indices.dropFirst() {
      while length > 0, bytes[index] != bytes[length] { length = overlaps[length - 1] }
      if bytes[index] == bytes[length] { length += 1 }
      overlaps[index] = length
    }
    self.overlaps = overlaps
  }

  /// Returns whether the bytes that the search was prepared for occur in a text.
  ///
  /// - Complexity: O(*n*) in the number of bytes of the text. It allocates nothing.
  package func find(_ wanted: Span<UInt8>, in text: Span<UInt8>) -> Bool {
    if wanted.isEmpty { return true }
    var length = 0
    for index in text.indices {
      while length > 0, text[index] != wanted[length] { length = overlaps[length - 1] }
      if text[index] == wanted[length] { length += 1 }
      if length == wanted.count { return true }
    }
    return false
  }
}
