import UnicodeText

// RFC 3986 §6.2.2: syntax-based normalization. Anything that depends on a scheme (§6.2.3) is
// unchanged.
extension URIReference {
  /// Returns the form that equivalent URIs have in common.
  ///
  /// The scheme and the host are lowercase. Percent-encoding has uppercase letters, and is decoded
  /// where it isn't necessary. An absolute path of a URI with a scheme loses its segments `.` and
  /// `..`.
  ///
  ///     "HTTP://Example.ORG/%7eann/../a%2fb"  // "http://example.org/a%2Fb"
  ///
  /// - Parameter text: The text that was read without a fault.
  /// - Returns: The normalized form.
  package func normalized(_ text: UTF8Span) -> String {
    var result: [UInt8] = []
    result.reserveCapacity(text.count)
    let bytes = text.span
    if let scheme {
      for index in scheme { result.append(bytes[index].lowercasedASCII) }
      result.append(UInt8(ascii: ":"))
    }
    if authority != nil {
      result += Array("//".utf8)
      if let userInformation {
        Self.append(bytes, userInformation, to: &result)
        result.append(UInt8(ascii: "@"))
      }
      if let host { Self.append(bytes, host, isLowercased: true, to: &result) }
      if let port {
        result.append(UInt8(ascii: ":"))
        for index in port { result.append(bytes[index]) }
      }
    }
    appendPath(bytes, to: &result)
    if let query {
      result.append(UInt8(ascii: "?"))
      Self.append(bytes, query, to: &result)
    }
    if let fragment {
      result.append(UInt8(ascii: "#"))
      Self.append(bytes, fragment, to: &result)
    }
    return String(decoding: result, as: UTF8.self)
  }

  private func appendPath(_ bytes: Span<UInt8>, to result: inout [UInt8]) {
    var written: [UInt8] = []
    Self.append(bytes, path, to: &written)
    guard scheme != nil, written.first == UInt8(ascii: "/") else {
      result += written
      return
    }
    let segments = Self.withoutDotSegments(written)
    // Without an authority, two slashes at the start of a path would be read as the start of one.
    if authority == nil, segments.starts(with: Array("//".utf8)) { result += Array("/.".utf8) }
    result += segments
  }

  /// Returns an absolute path without its segments `.` and `..` (RFC 3986 §5.2.4).
  private static func withoutDotSegments(_ path: [UInt8]) -> [UInt8] {
    var kept: [Range<Int>] = []
    var isOpen = false
    var start = 1
    while start <= path.count {
      let end = path[start...].firstIndex(of: UInt8(ascii: "/")) ?? path.count
      switch String(decoding: path[start..<end], as: UTF8.self) {
      case ".": isOpen = true
      case "..":
        kept.removeLast(kept.isEmpty ? 0 : 1)
        isOpen = true
      default:
        kept.append(start..<end)
        isOpen = false
      }
      start = end + 1
    }
    var result: [UInt8] = []
    for segment in kept {
      result.append(UInt8(ascii: "/"))
      result += path[segment]
    }
    // A path that ended with one of these segments ends with a slash.
    if isOpen || result.isEmpty { result.append(UInt8(ascii: "/")) }
    return result
  }

  /// Adds a part with normalized percent-encoding.
  private static func append(
    _ bytes: Span<UInt8>,
    _ range: Range<Int>,
    isLowercased: Bool = false,
    to result: inout [UInt8]
  ) {
    var index = range.lowerBound
    while index < range.upperBound {
      let byte = bytes[index]
      if let encoded = bytes.percentEncodedByte(at: index) {
        if ByteSet.uriUnreserved.contains(encoded) {
          result.append(isLowercased ? encoded.lowercasedASCII : encoded)
        } else {
          result += [byte, bytes[index + 1].uppercasedASCII, bytes[index + 2].uppercasedASCII]
        }
        index += 3
      } else {
        result.append(isLowercased ? byte.lowercasedASCII : byte)
        index += 1
      }
    }
  }
}

extension UInt8 {
  /// The byte with an ASCII lowercase letter converted to uppercase.
  fileprivate var uppercasedASCII: UInt8 { self &- 0x61 < 26 ? self & 0xDF : self }
}
