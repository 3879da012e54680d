import UnicodeText

// The sets of the URL Standard, §1.3, §3.1 and §4.3. A test compares them with the standard's lists.
extension ByteSet {
  /// C0 control percent-encode set, as far as it is ASCII; so are those below.
  static var controlEncoded: ByteSet {
    ByteSet(low: 0x0000_0000_FFFF_FFFF, high: 0x8000_0000_0000_0000)
  }

  /// Fragment percent-encode set: also space, `"`, `<`, `>` and the grave accent.
  static var fragmentEncoded: ByteSet {
    ByteSet(low: 0x5000_0005_FFFF_FFFF, high: 0x8000_0001_0000_0000)
  }

  /// Query percent-encode set: also space, `"`, `#`, `<` and `>`.
  static var queryEncoded: ByteSet {
    ByteSet(low: 0x5000_000D_FFFF_FFFF, high: 0x8000_0000_0000_0000)
  }

  /// Special-query percent-encode set: also the apostrophe.
  static var specialQueryEncoded: ByteSet {
    ByteSet(low: 0x5000_008D_FFFF_FFFF, high: 0x8000_0000_0000_0000)
  }

  /// Path percent-encode set: that of queries and `?`, `^`, the grave accent, `{` and `}`.
  static var pathEncoded: ByteSet {
    ByteSet(low: 0xD000_000D_FFFF_FFFF, high: 0xA800_0001_4000_0000)
  }

  /// Userinfo percent-encode set: that of paths and `/:;=@[\]|`.
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

  /// Letters, digits, `+`, `-` and the dot, of which schemes are made.
  static var scheme: ByteSet { ByteSet(low: 0x03FF_6800_0000_0000, high: 0x07FF_FFFE_07FF_FFFE) }
}

extension UInt8 {
  /// The value of a hexadecimal digit; of another byte, anything.
  var hexadecimalDigitValue: UInt8 { isDigit ? self &- 0x30 : (self | 0x20) &- 0x57 }

  /// Whether this is a tab or a line end, which the parser takes out wherever it stands.
  var isTabOrNewline: Bool { self == 0x09 || self == 0x0A || self == 0x0D }
}

extension [UInt8] {
  /// Appends a byte, percent-encoded if it is beyond ASCII or in a set, URL Standard §1.3.
  mutating func append(_ byte: UInt8, encoding set: ByteSet) {
    guard byte.isBeyondASCII || set.contains(byte) else { return append(byte) }
    append(UInt8(ascii: "%"))
    append(Self.hexadecimalDigits[Int(byte >> 4)])
    append(Self.hexadecimalDigits[Int(byte & 15)])
  }

  private static let hexadecimalDigits = [UInt8]("0123456789ABCDEF".utf8)

  /// Whether the byte at an offset is a percent sign with two hexadecimal digits behind it.
  func isPercentEncoded(at offset: Int, before end: Int) -> Bool {
    self[offset] == UInt8(ascii: "%") && offset + 2 < end && self[offset + 1].isHexadecimalDigit
      && self[offset + 2].isHexadecimalDigit
  }

  /// Returns some of the bytes with what is percent-encoded decoded, URL Standard §1.3.
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
