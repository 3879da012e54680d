/// A set of ASCII characters that finds a character with a shift and a mask.
///
/// It needs no memory except its two words, so a constant set doesn't need a memory lookup.
// Without `@usableFromInline`, the compiler never inlines a member of a `package` type into other
// modules, regardless of the member's attributes. That cost email addresses 40 % more instructions.
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
  /// The characters of an atom, RFC 5322 §3.2.3 `atext`: all printable ASCII characters except the
  /// specials.
  @inlinable @inline(__always)
  package static var atext: ByteSet {
    ByteSet(low: 0xA3FF_ACFA_0000_0000, high: 0x7FFF_FFFF_C7FF_FFFE)
  }

  /// Letters, digits, and the hyphen, RFC 5321 §4.1.2 `Ldh-str`.
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

  /// Whether this is an ASCII digit or a letter from A to F, in either case.
  @inlinable @inline(__always)
  package var isHexadecimalDigit: Bool { isDigit || (self | 0x20) &- 0x61 < 6 }

  /// The value of a hexadecimal digit, or nil for other characters.
  @inlinable
  package var hexadecimalValue: UInt8? {
    if isDigit { return self &- 0x30 }
    let letter = (self | 0x20) &- 0x61
    return letter < 6 ? letter + 10 : nil
  }

  /// Whether this is part of a character beyond ASCII.
  @inlinable @inline(__always)
  package var isBeyondASCII: Bool { self >= 0x80 }

  /// Whether this is a control character, RFC 5234 `CTL`.
  package var isControl: Bool { self < 0x20 || self == 0x7F }

  /// The byte, with an ASCII uppercase letter converted to lowercase.
  @inlinable @inline(__always)
  package var lowercasedASCII: UInt8 { self &- 0x41 < 26 ? self | 0x20 : self }
}

/// A search for one text in other texts, in linear time (Knuth, Morris and Pratt, 1977).
package struct ByteSearch: Sendable {
  /// For each byte of the wanted text, the length of the longest proper prefix of the text that is
  /// also a suffix of the bytes up to and including this one.
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
    offset(of: wanted, in: text) != nil
  }

  /// Returns the offset of the first occurrence of the bytes that the search was prepared for, or
  /// nil if there is none.
  ///
  /// - Complexity: O(*n*) in the number of bytes of the text. It allocates nothing.
  package func offset(of wanted: Span<UInt8>, in text: Span<UInt8>) -> Int? {
    if wanted.isEmpty { return 0 }
    var length = 0
    for index in text.indices {
      while length > 0, text[index] != wanted[length] { length = overlaps[length - 1] }
      if text[index] == wanted[length] { length += 1 }
      if length == wanted.count { return index + 1 - length }
    }
    return nil
  }
}
