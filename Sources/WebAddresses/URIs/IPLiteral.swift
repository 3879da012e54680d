import UnicodeText

/// Reads an IP address in square brackets, RFC 3986 §3.2.2.
enum IPLiteral {
  /// What a reading finds.
  enum Result: Hashable {
    /// A literal of so many bytes, with its brackets.
    case accepted(length: Int)

    /// No byte is wrong, but the literal does not end.
    case unfinished

    /// The byte at this offset makes it impossible.
    case impossible(at: Int)
  }

  /// Reads the literal that begins with the bracket at the first byte.
  ///
  ///     IPLiteral.read("[::1]:80".utf8.span)  // accepted(length: 5)
  ///     IPLiteral.read("[::g]".utf8.span)     // impossible(at: 3)
  ///
  /// - Complexity: O(*n*).
  static func read(_ bytes: Span<UInt8>) -> Result {
    guard bytes.count > 1 else { return .unfinished }
    if bytes[1] | 0x20 == UInt8(ascii: "v") { return future(bytes) }
    return version6(bytes)
  }

  /// Reads `"v" 1*HEXDIG "." 1*( unreserved / sub-delims / ":" )`.
  private static func future(_ bytes: Span<UInt8>) -> Result {
    var index = 2
    while index < bytes.count, bytes[index].hexadecimalValue != nil { index += 1 }
    guard index < bytes.count else { return .unfinished }
    guard index > 2, bytes[index] == UInt8(ascii: ".") else { return .impossible(at: index) }
    let start = index + 1
    index = start
    while index < bytes.count, ByteSet.uriUser.contains(bytes[index]) { index += 1 }
    guard index < bytes.count else { return .unfinished }
    let isClosed = bytes[index] == UInt8(ascii: "]") && index > start
    return isClosed ? .accepted(length: index + 1) : .impossible(at: index)
  }

  /// Reads eight groups of one to four digits, of which `::` stands for at least one, and of which an
  /// IPv4 address may stand for the last two.
  private static func version6(_ bytes: Span<UInt8>) -> Result {
    var groups = 0
    var isShortened = false
    var index = 1
    if bytes[1] == UInt8(ascii: ":") {
      guard bytes.count > 2 else { return .unfinished }
      guard bytes[2] == UInt8(ascii: ":") else { return .impossible(at: 2) }
      isShortened = true
      index = 3
    }
    while true {
      let start = index
      while index < bytes.count, bytes[index].hexadecimalValue != nil {
        if index - start == 4 || groups == 8 { return .impossible(at: index) }
        index += 1
      }
      guard index < bytes.count else { return .unfinished }
      let hasGroup = index > start
      switch bytes[index] {
      case UInt8(ascii: "."):
        let mayEnd = hasGroup && (isShortened ? groups < 6 : groups == 6)
        return mayEnd ? version4(bytes, from: start) : .impossible(at: index)
      case UInt8(ascii: "]"):
        // Only behind `::` may a literal end without a group.
        let mayEnd = hasGroup || (isShortened && bytes[index - 2] == UInt8(ascii: ":"))
        if hasGroup { groups += 1 }
        let isWhole = mayEnd && (isShortened ? groups <= 7 : groups == 8)
        return isWhole ? .accepted(length: index + 1) : .impossible(at: index)
      case UInt8(ascii: ":"):
        groups += 1
        guard hasGroup, groups < 8 else { return .impossible(at: index) }
        index += 1
        if index < bytes.count, bytes[index] == UInt8(ascii: ":") {
          if isShortened { return .impossible(at: index) }
          isShortened = true
          index += 1
        }
      default:
        return .impossible(at: index)
      }
    }
  }

  /// Reads four numbers up to 255 without leading zeros, and the closing bracket.
  private static func version4(_ bytes: Span<UInt8>, from start: Int) -> Result {
    var index = start
    for part in 0..<4 {
      let first = index
      var value = 0
      while index < bytes.count, bytes[index].isDigit {
        value = value * 10 + Int(bytes[index] &- 0x30)
        if value > 255 || (index > first && bytes[first] == UInt8(ascii: "0")) {
          return .impossible(at: index)
        }
        index += 1
      }
      guard index < bytes.count else { return .unfinished }
      let delimiter = part < 3 ? UInt8(ascii: ".") : UInt8(ascii: "]")
      guard index > first, bytes[index] == delimiter else { return .impossible(at: index) }
      index += 1
    }
    return .accepted(length: index)
  }
}
