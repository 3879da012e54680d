import UnicodeText

/// An IP address in square brackets instead of a domain, as in `ann@[192.0.2.1]` (RFC 5321 §4.1.3).
///
/// The standard's third form has a tag that must be registered with IANA. `IPv6` is the only
/// registered tag, so no other one is accepted.
enum AddressLiteral {
  /// The result of reading a literal from its opening bracket.
  enum Result: Hashable {
    /// The text ends before the closing bracket, and no byte is wrong so far.
    case open

    /// A valid literal, with the offset after its closing bracket.
    case closed(end: Int)

    /// The offset of the first byte that can't be part of a literal.
    case fault(at: Int)
  }

  private static let tag = "IPv6:"
  private static let longestIPv6 = 45

  /// Reads a literal.
  ///
  /// In an IPv6 address, only characters and the length are checked before the closing bracket. A
  /// fault in its groups is therefore reported at that bracket.
  ///
  /// - Parameters:
  ///   - bytes: The text.
  ///   - bracket: The offset of the opening bracket.
  /// - Returns: The end of the literal, its first fault, or that the text ends first.
  static func read(_ bytes: borrowing Span<UInt8>, from bracket: Int) -> Result {
    let start = bracket + 1
    guard start < bytes.count else { return .open }
    if bytes[start].isDigit {
      return readIPv4(bytes, from: start)
    }
    var index = start
    for expected in tag.utf8 {
      guard index < bytes.count else { return .open }
      guard bytes[index].lowercasedASCII == expected.lowercasedASCII else {
        return .fault(at: index)
      }
      index += 1
    }
    return readIPv6(bytes, from: index)
  }

  /// `IPv4-address-literal = Snum 3("." Snum)`, `Snum = 1*3DIGIT` up to 255.
  private static func readIPv4(_ bytes: borrowing Span<UInt8>, from start: Int) -> Result {
    var (number, digits, dots) = (0, 0, 0)
    for index in start..<bytes.count {
      switch bytes[index] {
      case UInt8(ascii: "]"):
        return digits > 0 && dots == 3 ? .closed(end: index + 1) : .fault(at: index)
      case UInt8(ascii: "."):
        dots += 1
        guard digits > 0, dots <= 3 else { return .fault(at: index) }
        (number, digits) = (0, 0)
      case let byte where byte.isDigit:
        number = number * 10 + Int(byte - UInt8(ascii: "0"))
        digits += 1
        guard digits <= 3, number <= 255 else { return .fault(at: index) }
      default:
        return .fault(at: index)
      }
    }
    return .open
  }

  private static func readIPv6(_ bytes: borrowing Span<UInt8>, from start: Int) -> Result {
    var content: [UInt8] = []
    for index in start..<bytes.count {
      let byte = bytes[index]
      if byte == UInt8(ascii: "]") {
        return isIPv6(content[...]) ? .closed(end: index + 1) : .fault(at: index)
      }
      guard content.count < longestIPv6,
        isHexDigit(byte) || byte == UInt8(ascii: ":") || byte == UInt8(ascii: ".")
      else { return .fault(at: index) }
      content.append(byte)
    }
    return .open
  }

  /// The four forms `IPv6-full`, `IPv6-comp`, `IPv6v4-full` and `IPv6v4-comp`.
  ///
  /// Here `::` represents at least two groups.
  private static func isIPv6(_ content: ArraySlice<UInt8>) -> Bool {
    let colon = UInt8(ascii: ":")
    var hex = content
    var missing = 8
    if content.contains(UInt8(ascii: ".")) {
      guard let end = content.lastIndex(of: colon), isIPv4(content[(end + 1)...]) else {
        return false
      }
      // The colon before the IPv4 part is a separator, unless it is the second one of `::`.
      let isSecond = content[..<end].last == colon
      hex = isSecond ? content[...end] : content[..<end]
      if hex.isEmpty { return false }
      missing -= 2
    }
    var groups = hex.split(separator: colon, omittingEmptySubsequences: false)
    // `::` leaves one empty group in the middle and two at either end.
    if groups.first?.isEmpty == true {
      guard groups.count > 2, groups[1].isEmpty else { return false }
      groups.removeFirst()
    }
    if groups.last?.isEmpty == true, groups.count > 1 {
      guard groups[groups.count - 2].isEmpty else { return false }
      groups.removeLast()
    }
    let empty = groups.count(where: \.isEmpty)
    let full = groups.count - empty
    // `IPv6-hex = 1*4HEXDIG`
    guard groups.allSatisfy({ $0.count <= 4 && $0.allSatisfy(isHexDigit) }) else { return false }
    return empty == 0 ? full == missing : empty == 1 && full <= missing - 2
  }

  /// Returns whether the last part of an IPv6 address is an IPv4 address.
  private static func isIPv4(_ content: ArraySlice<UInt8>) -> Bool {
    let closed = Array(content) + [UInt8(ascii: "]")]
    return readIPv4(closed.span, from: 0) == .closed(end: closed.count)
  }

  private static func isHexDigit(_ byte: UInt8) -> Bool {
    byte.isDigit || byte.lowercasedASCII &- UInt8(ascii: "a") < 6
  }
}
