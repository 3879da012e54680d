import UnicodeText

/// The beginning of what stands between the square brackets of `ann@[192.0.2.1]`.
///
/// RFC 5321 §4.1.3. Of an IPv6 address only the characters and the length are followed until it is
/// closed.
struct LiteralBeginning {
  private static let tag = Array("ipv6:".utf8)

  /// Whether the closing bracket was read.
  private(set) var isClosed = false

  private var content: [UInt8] = []
  private var number = 0
  private var digits = 0
  private var dots = 0

  /// Takes the next byte, and returns false if no literal has it there.
  mutating func append(_ byte: UInt8) -> Bool {
    if byte == UInt8(ascii: "]") {
      isClosed = true
      return AddressLiteral.accepts(content[...])
    }
    let place = content.count
    content.append(byte)
    if content[0].isDigit { return appendToIPv4(byte) }
    if place < Self.tag.count { return byte.lowercasedASCII == Self.tag[place] }
    let isHex = byte.isDigit || byte.lowercasedASCII &- 0x61 < 6
    return place < Self.tag.count + 45
      && (isHex || byte == UInt8(ascii: ":") || byte == UInt8(ascii: "."))
  }

  private mutating func appendToIPv4(_ byte: UInt8) -> Bool {
    if byte == UInt8(ascii: ".") {
      defer { (number, digits) = (0, 0) }
      dots += 1
      return digits > 0 && dots <= 3
    }
    guard byte.isDigit else { return false }
    number = number * 10 + Int(byte - UInt8(ascii: "0"))
    digits += 1
    return digits <= 3 && number <= 255
  }
}
