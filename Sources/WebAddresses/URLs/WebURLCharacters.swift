import UnicodeText

// The sets of the URL Standard (§1.3, §3.1 and §4.3). A test compares them with the standard's
// lists.
extension ByteSet {
  /// The ASCII part of the C0 control percent-encode set.
  ///
  /// The sets below are also limited to ASCII.
  static var controlEncoded: ByteSet {
    ByteSet(low: 0x0000_0000_FFFF_FFFF, high: 0x8000_0000_0000_0000)
  }

  /// Fragment percent-encode set: adds space, `"`, `<`, `>` and the grave accent to the C0
  /// control set.
  static var fragmentEncoded: ByteSet {
    ByteSet(low: 0x5000_0005_FFFF_FFFF, high: 0x8000_0001_0000_0000)
  }

  /// Query percent-encode set: adds space, `"`, `#`, `<` and `>` to the C0 control set.
  static var queryEncoded: ByteSet {
    ByteSet(low: 0x5000_000D_FFFF_FFFF, high: 0x8000_0000_0000_0000)
  }

  /// Special-query percent-encode set: adds the apostrophe to the query set.
  static var specialQueryEncoded: ByteSet {
    ByteSet(low: 0x5000_008D_FFFF_FFFF, high: 0x8000_0000_0000_0000)
  }

  /// Path percent-encode set: adds `?`, `^`, the grave accent, `{` and `}` to the query set.
  static var pathEncoded: ByteSet {
    ByteSet(low: 0xD000_000D_FFFF_FFFF, high: 0xA800_0001_4000_0000)
  }

  /// Userinfo percent-encode set: adds `/:;=@[\]|` to the path set.
  static var userinfoEncoded: ByteSet {
    ByteSet(low: 0xFC00_800D_FFFF_FFFF, high: 0xB800_0001_7800_0001)
  }

  /// URL code points in ASCII.
  @inline(__always)
  static var urlCodePoint: ByteSet {
    ByteSet(low: 0xAFFF_FFD2_0000_0000, high: 0x47FF_FFFE_87FF_FFFF)
  }

  /// Forbidden host code points.
  static var forbiddenInHost: ByteSet {
    ByteSet(low: 0xD400_8009_0000_2601, high: 0x1000_0000_7800_0001)
  }

  /// Forbidden domain code points.
  static var forbiddenInDomain: ByteSet {
    ByteSet(low: 0xD400_8029_FFFF_FFFF, high: 0x9000_0000_7800_0001)
  }

  /// The characters of a scheme: letters, digits, `+`, `-` and the dot.
  static var scheme: ByteSet { ByteSet(low: 0x03FF_6800_0000_0000, high: 0x07FF_FFFE_07FF_FFFE) }
}

extension UInt8 {
  /// The value of a hexadecimal digit.
  ///
  /// For any other byte, the value is undefined.
  var hexadecimalDigitValue: UInt8 { isDigit ? self &- 0x30 : (self | 0x20) &- 0x57 }

  /// Whether the byte is a tab or part of a line end.
  ///
  /// The parser removes these bytes everywhere.
  var isTabOrNewline: Bool { self == 0x09 || self == 0x0A || self == 0x0D }
}

extension [UInt8] {
  /// Appends a byte, percent-encoded if it is outside ASCII or in a set (URL Standard §1.3).
  mutating func append(_ byte: UInt8, encoding set: ByteSet) {
    guard byte.isBeyondASCII || set.contains(byte) else { return append(byte) }
    append(UInt8(ascii: "%"))
    append(Self.hexadecimalDigits[Int(byte >> 4)])
    append(Self.hexadecimalDigits[Int(byte & 15)])
  }

  private static let hexadecimalDigits = [UInt8]("0123456789ABCDEF".utf8)

  /// Returns whether there is a percent sign with two hexadecimal digits at an offset.
  func isPercentEncoded(at offset: Int, before end: Int) -> Bool {
    self[offset] == UInt8(ascii: "%") && offset + 2 < end && self[offset + 1].isHexadecimalDigit
      && self[offset + 2].isHexadecimalDigit
  }

  /// Returns the percent-decoded bytes of a range (URL Standard §1.3).
  func percentDecoded(_ range: Range<Int>) -> [UInt8] {
    var result: [UInt8] = []
    result.reserveCapacity(range.count)
    var index = range.lowerBound
    while index < range.upperBound {
      if isPercentEncoded(at: index, before: range.upperBound) {
        result.append(
          self[index + 1].hexadecimalDigitValue << 4 | self[index + 2].hexadecimalDigitValue
        )
        index += 3
      } else {
        result.append(self[index])
        index += 1
      }
    }
    return result
  }
}
