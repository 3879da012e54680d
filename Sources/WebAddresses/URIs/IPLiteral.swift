import UnicodeText

/// Reads an IP address in square brackets (RFC 3986 §3.2.2).
enum IPLiteral {
  /// The result of reading a literal.
  enum Result: Hashable {
    /// A literal with this number of bytes, including its brackets.
    case accepted(length: Int)

    /// No byte is wrong, but the literal isn't closed.
    case unfinished

    /// The byte at this offset can't be part of a literal.
    case impossible(at: Int)
  }

  /// Reads the literal that begins with the bracket in the first byte.
  ///
  ///     IPLiteral.read("[::1]:80".utf8.span)  // accepted(length: 5)
  ///     IPLiteral.read("[::g]".utf8.span)     // impossible(at: 3)
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

  /// Reads an address up to the first closing bracket or the first character that isn't allowed.
  private static func version6(_ bytes: Span<UInt8>) -> Result {
    var close = 1
    // An address has at most 45 bytes.
    while close < min(bytes.count, 48), bytes[close] != UInt8(ascii: "]") { close += 1 }
    let isClosed = close < bytes.count && bytes[close] == UInt8(ascii: "]")
    switch IPv6Address.read(bytes, in: 1..<close) {
    case .address: return isClosed ? .accepted(length: close + 1) : .unfinished
    case .open: return isClosed ? .impossible(at: close) : .unfinished
    case .fault(_, let place): return .impossible(at: place)
    }
  }
}
