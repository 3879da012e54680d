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

  /// Reads an address that ends with the first bracket, or where something stands that none may have.
  private static func version6(_ bytes: Span<UInt8>) -> Result {
    var close = 1
    // No address has more than 45 bytes.
    while close < min(bytes.count, 48), bytes[close] != UInt8(ascii: "]") { close += 1 }
    let isClosed = close < bytes.count && bytes[close] == UInt8(ascii: "]")
    switch IPv6Address.read(bytes, in: 1..<close) {
    case .address: return isClosed ? .accepted(length: close + 1) : .unfinished
    case .open: return isClosed ? .impossible(at: close) : .unfinished
    case .fault(_, let place): return .impossible(at: place)
    }
  }
}
