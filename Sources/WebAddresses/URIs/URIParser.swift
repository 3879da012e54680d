import UnicodeText

/// Reads a URI from left to right in one pass.
///
/// A fault has the offset of the byte where the text stops being the beginning of any URI, if there
/// is one. In an authority, this is rarer than it seems: until an `@` or the end of the authority,
/// a text that looks like a port might still be a password.
struct URIParser {
  private(set) var parts = URIReference()
  private(set) var faults: [URIFault] = []
  private(set) var fault: URIFault?

  private let isInternational: Bool
  private let needsScheme: Bool
  private let collects: Bool

  init(_ characters: URIReference.Characters, needsScheme: Bool, collects: Bool) {
    isInternational = characters == .international
    self.needsScheme = needsScheme
    self.collects = collects
  }

  /// Reads a text (RFC 3986 §3 and §4.2, or RFC 3987 §2.2).
  mutating func parse(_ text: UTF8Span) {
    let bytes = text.span
    var index = 0
    guard scheme(text, &index) else { return }
    if index + 1 < bytes.count, bytes[index] == UInt8(ascii: "/"),
      bytes[index + 1] == UInt8(ascii: "/")
    {
      index += 2
      guard authority(text, &index) else { return }
    }
    let path = index
    guard characters(text, &index, .uriPath, isQuery: false) else { return }
    parts.path = path..<index
    if index < bytes.count, bytes[index] == UInt8(ascii: "?") {
      let query = index + 1
      index = query
      guard characters(text, &index, .uriQuery, isQuery: true) else { return }
      parts.query = query..<index
    }
    if index < bytes.count, bytes[index] == UInt8(ascii: "#") {
      let fragment = index + 1
      index = fragment
      guard characters(text, &index, .uriQuery, isQuery: false) else { return }
      parts.fragment = fragment..<index
    }
    if index < bytes.count {
      // A second number sign. Nothing else ends a fragment.
      report(.init(.character("#"), at: index..<index + 1, impossibleAt: index))
    }
  }

  /// Adds a fault, and returns whether to continue.
  @discardableResult
  private mutating func report(_ found: URIFault) -> Bool {
    if fault == nil { fault = found }
    guard collects else { return false }
    faults.append(found)
    return true
  }
}

// Scheme and characters.
extension URIParser {
  /// Reads a scheme and its colon (RFC 3986 §3.1), or nothing in a relative reference.
  private mutating func scheme(_ text: UTF8Span, _ index: inout Int) -> Bool {
    let bytes = text.span
    var end = 0
    while end < bytes.count, ByteSet.uriScheme.contains(bytes[end]) { end += 1 }
    let startsWithLetter = end > 0 && bytes[0].isLetter
    if end < bytes.count, bytes[end] == UInt8(ascii: ":"), startsWithLetter {
      parts.scheme = 0..<end
      index = end + 1
      return true
    }
    let offending = startsWithLetter ? end : 0
    if needsScheme {
      // If no byte is at fault, a colon might still follow.
      let isUnfinished = offending == bytes.count
      let colon = offsetOfColon(text)
      let range = colon.map {
        offending..<max($0, text.span.rangeOfScalar(at: offending).upperBound)
      }
      report(.init(.scheme, at: range ?? 0..<0, impossibleAt: isUnfinished ? nil : offending))
      return false
    }
    if let colon = offsetOfColon(text) {
      // RFC 3986 §4.2: the first segment of a relative path can't contain a colon.
      let start = min(offending, colon)
      report(.init(.scheme, at: start..<colon + (start == colon ? 1 : 0), impossibleAt: colon))
      return false
    }
    return true
  }

  /// Returns the offset of a colon in the first segment.
  private func offsetOfColon(_ text: UTF8Span) -> Int? {
    let bytes = text.span
    for index in bytes.indices {
      switch bytes[index] {
      case UInt8(ascii: ":"): return index
      case UInt8(ascii: "/"), UInt8(ascii: "?"), UInt8(ascii: "#"): return nil
      default: continue
      }
    }
    return nil
  }

  /// Reads the characters of a part up to its end, and returns whether to continue.
  private mutating func characters(
    _ text: UTF8Span,
    _ index: inout Int,
    _ set: ByteSet,
    isQuery: Bool,
    upTo limit: Int? = nil
  ) -> Bool {
    let bytes = text.span
    let end = limit ?? bytes.count
    while index < end {
      let byte = bytes[index]
      if set.contains(byte) {
        index += 1
        continue
      }
      if byte == UInt8(ascii: "%"), index + 2 < end, bytes[index + 1].hexadecimalValue != nil,
        bytes[index + 2].hexadecimalValue != nil
      {
        index += 3
        continue
      }
      if limit == nil, byte == UInt8(ascii: "?") || byte == UInt8(ascii: "#") { return true }
      guard special(text, &index, upTo: end, isQuery: isQuery) else { return false }
    }
    return true
  }

  /// Reads a character outside ASCII, or reports the character at the offset.
  private mutating func special(
    _ text: UTF8Span,
    _ index: inout Int,
    upTo end: Int,
    isQuery: Bool
  ) -> Bool {
    let bytes = text.span
    if bytes[index] == UInt8(ascii: "%") {
      let start = index
      index += 1
      while index < min(end, start + 3), bytes[index].hexadecimalValue != nil { index += 1 }
      let isUnfinished = index == bytes.count
      return report(
        .init(.percentEncoding, at: start..<index, impossibleAt: isUnfinished ? nil : index)
      )
    }
    let scalar = text.scalar(at: index)
    let start = index
    index += scalar.utf8Length
    if isInternational, !scalar.isASCII,
      scalar.isIRICharacter || (isQuery && scalar.isPrivateIRICharacter)
    {
      return true
    }
    return report(.init(.character(scalar), at: start..<index, impossibleAt: start))
  }
}

// The authority.
extension URIParser {
  /// Reads user information, host and port (RFC 3986 §3.2).
  private mutating func authority(_ text: UTF8Span, _ index: inout Int) -> Bool {
    let bytes = text.span
    let start = index
    var end = start
    var at: Int?
    scan: while end < bytes.count {
      switch bytes[end] {
      case UInt8(ascii: "/"), UInt8(ascii: "?"), UInt8(ascii: "#"): break scan
      case UInt8(ascii: "@"): if at == nil { at = end }
      default: break
      }
      end += 1
    }
    parts.authority = start..<end
    if let at {
      guard characters(text, &index, .uriUser, isQuery: false, upTo: at) else { return false }
      parts.userInformation = start..<at
      index = at + 1
    }
    return host(text, &index, upTo: end, mayBeUser: at == nil)
  }

  /// Reads a host and a port.
  ///
  /// If `mayBeUser` is true, an `@` might still follow before the authority ends, and make this
  /// user information.
  private mutating func host(
    _ text: UTF8Span,
    _ index: inout Int,
    upTo end: Int,
    mayBeUser: Bool
  ) -> Bool {
    let bytes = text.span
    let start = index
    if start < end, bytes[start] == UInt8(ascii: "[") {
      let literal = IPLiteral.read(bytes.extracting(start..<end))
      switch literal {
      case .accepted(let length): index = start + length
      case .unfinished where end == bytes.count:
        report(.init(.host, at: start..<end, impossibleAt: nil))
        return false
      case .unfinished:
        report(.init(.host, at: start..<end, impossibleAt: end))
        return false
      case .impossible(let offset):
        // A literal ends after its bracket or at the first character that isn't allowed.
        var close = start + offset
        while close < end, bytes[close] != UInt8(ascii: "]") { close += 1 }
        report(.init(.host, at: start..<min(close + 1, end), impossibleAt: start + offset))
        return false
      }
    } else {
      var colon = start
      while colon < end, bytes[colon] != UInt8(ascii: ":") { colon += 1 }
      guard characters(text, &index, .uriName, isQuery: false, upTo: colon) else { return false }
    }
    parts.host = start..<index
    guard index < end else { return true }
    if bytes[index] != UInt8(ascii: ":") {
      let scalar = text.scalar(at: index)
      let range = index..<index + scalar.utf8Length
      report(.init(.character(scalar), at: range, impossibleAt: index))
      return false
    }
    return port(text, &index, upTo: end, mayBeUser: mayBeUser && bytes[start] != UInt8(ascii: "["))
  }

  /// Reads the digits of a port (RFC 3986 §3.2.3).
  private mutating func port(
    _ text: UTF8Span,
    _ index: inout Int,
    upTo end: Int,
    mayBeUser: Bool
  ) -> Bool {
    let bytes = text.span
    let start = index + 1
    index = start
    while index < end, bytes[index].isDigit { index += 1 }
    if index == end {
      parts.port = start..<end
      return true
    }
    guard mayBeUser else {
      report(.init(.port, at: start..<end, impossibleAt: index))
      return false
    }
    // A character that isn't allowed in user information either is final. Otherwise, the text isn't
    // a port so far.
    guard characters(text, &index, .uriUser, isQuery: false, upTo: end) else { return false }
    report(.init(.port, at: start..<end, impossibleAt: end < bytes.count ? end : nil))
    return false
  }
}
