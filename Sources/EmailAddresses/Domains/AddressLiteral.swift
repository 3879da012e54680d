import UnicodeText

/// What stands between the square brackets of `ann@[192.0.2.1]`, RFC 5321 §4.1.3.
///
/// The standard's third form has a tag that must be registered with IANA. `IPv6` is the only
/// one in the registry, so no other is accepted.
enum AddressLiteral {
  /// Returns whether the content of the brackets names a machine.
  ///
  /// - Complexity: O(*n*).
  static func accepts(_ content: ArraySlice<UInt8>) -> Bool {
    let tag = Array("ipv6:".utf8)
    if content.prefix(tag.count).map(\.lowercasedASCII) == tag {
      return acceptsIPv6(content.dropFirst(tag.count))
    }
    return acceptsIPv4(content)
  }

  /// `IPv4-address-literal = Snum 3("." Snum)`, `Snum = 1*3DIGIT` up to 255.
  private static func acceptsIPv4(_ content: ArraySlice<UInt8>) -> Bool {
    guard content.count <= 15 else { return false }
    let numbers = content.split(separator: UInt8(ascii: "."), omittingEmptySubsequences: false)
    return numbers.count == 4
      && numbers.allSatisfy { digits in
        guard 1...3 ~= digits.count, digits.allSatisfy(\.isDigit) else { return false }
        return digits.reduce(0) { $0 * 10 + Int($1 - 0x30) } <= 255
      }
  }

  /// The four forms `IPv6-full`, `IPv6-comp`, `IPv6v4-full` and `IPv6v4-comp`.
  ///
  /// Here `::` stands for two groups at least.
  private static func acceptsIPv6(_ content: ArraySlice<UInt8>) -> Bool {
    guard content.count <= 45 else { return false }
    let colon = UInt8(ascii: ":")
    var hex = content
    var missing = 8
    if content.contains(UInt8(ascii: ".")) {
      guard let end = content.lastIndex(of: colon), acceptsIPv4(content[(end + 1)...]) else {
        return false
      }
      // The colon before the IPv4 part separates, unless it is the second of `::`.
      let isSecond = content[..<end].last == colon
      hex = isSecond ? content[...end] : content[..<end]
      if hex.isEmpty { return false }
      missing -= 2
    }
    var groups = hex.split(separator: colon, omittingEmptySubsequences: false)
    // `::` leaves an empty group, at either end two of them.
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
    guard groups.allSatisfy({ $0.isEmpty || isHex($0) }) else { return false }
    return empty == 0 ? full == missing : empty == 1 && full <= missing - 2
  }

  /// `IPv6-hex = 1*4HEXDIG`.
  private static func isHex(_ group: ArraySlice<UInt8>) -> Bool {
    group.count <= 4
      && group.allSatisfy { $0.isDigit || ($0.lowercasedASCII &- 0x61) < 6 }
  }
}
