import UnicodeText

// The states before the path (URL Standard §4.4).
extension WebURLParser {
  /// Skips any number of slashes, as browsers do, and reads the authority after them.
  mutating func parseAuthorityIgnoringSlashes(from start: Int) throws(Failure) {
    var index = start
    while hasSlash(at: index) { index += 1 }
    if index > start { report(.missingSolidus, at: start..<index) }
    try parseAuthority(from: index)
  }

  /// Reads credentials, host and port, and then the path.
  mutating func parseAuthority(from start: Int) throws(Failure) {
    var end = start
    var lastAt: Int?
    while end < bytes.count, !isEndOfAuthority(bytes[end]) {
      if bytes[end] == UInt8(ascii: "@") { lastAt = end }
      end += 1
    }
    if let lastAt {
      // Messages never repeat the value, so the range includes the `@` at the end.
      report(.credentials, at: start..<lastAt + 1)
      parseCredentials(start..<lastAt)
      if lastAt + 1 == end { throw fail(.hostMissing, at: end..<end) }
    }
    let hostStart = lastAt.map { $0 + 1 } ?? start
    let colon = endOfHost(hostStart..<end)
    if hostStart == colon, colon < end || isSpecial { throw fail(.hostMissing, at: colon..<colon) }
    try parseHost(hostStart..<colon)
    if colon < end { try parsePort(colon + 1..<end) }
    parsePathStart(from: end)
  }

  func isEndOfAuthority(_ byte: UInt8) -> Bool {
    switch byte {
    case UInt8(ascii: "/"), UInt8(ascii: "?"), UInt8(ascii: "#"): true
    case UInt8(ascii: "\\"): isSpecial
    default: false
    }
  }

  /// Reads the text before the last `@`.
  ///
  /// An `@` in it is part of the name or the password.
  private mutating func parseCredentials(_ range: Range<Int>) {
    let written = bytes[range]
    let colon = written.firstIndex(of: UInt8(ascii: ":")) ?? range.upperBound
    url.username = encoded(range.lowerBound..<colon, .userinfoEncoded)
    if colon < range.upperBound {
      url.password = encoded(colon + 1..<range.upperBound, .userinfoEncoded)
    }
  }

  private func encoded(_ range: Range<Int>, _ set: ByteSet) -> String {
    var result: [UInt8] = []
    for index in range { result.append(bytes[index], encoding: set) }
    return String(decoding: result, as: UTF8.self)
  }

  /// Returns the offset of the colon before the port, or the end.
  ///
  /// Colons in brackets are part of the host.
  private func endOfHost(_ range: Range<Int>) -> Int {
    var isInBrackets = false
    for index in range {
      switch bytes[index] {
      case UInt8(ascii: "["): isInBrackets = true
      case UInt8(ascii: "]"): isInBrackets = false
      case UInt8(ascii: ":") where !isInBrackets: return index
      default: break
      }
    }
    return range.upperBound
  }

  private mutating func parsePort(_ range: Range<Int>) throws(Failure) {
    locate(port: range)
    var port = 0
    for index in range {
      guard bytes[index].isDigit else { throw fail(.portInvalid, at: range) }
      port = min(port * 10 + Int(bytes[index] - UInt8(ascii: "0")), 1 << 16)
    }
    if port > Int(UInt16.max) { throw fail(.portOutOfRange, at: range) }
    let isDefault = port == WebURLScheme.defaultPort(of: url.scheme.utf8)
    url.port = range.isEmpty || isDefault ? nil : port
  }

  /// Reads a host and records its range.
  mutating func parseHost(_ range: Range<Int>) throws(Failure) {
    locate(host: range)
    url.host =
      isSpecial
      ? try parseSpecialHost(range)
      : has("[", at: range.lowerBound) ? try parseIPv6Host(range) : try parseOpaqueHost(range)
  }
}

// The states for files, whose hosts may be drives.
extension WebURLParser {
  /// Reads the text after `file:`, or a text that is relative to a file.
  mutating func parseFile(from start: Int) throws(Failure) {
    url.scheme = "file"
    isSpecial = true
    url.host = .empty
    if hasSlash(at: start) {
      reportBackslash(at: start)
      return try parseFileSlash(from: start + 1)
    }
    guard let base, WebURLScheme.isFile(base.scheme.utf8) else { return parsePath(from: start) }
    url.host = base.host
    path = Array(base.path.utf8)
    url.query = base.query
    if start < bytes.count, startsWithDriveLetter(at: start) {
      report(.driveLetter, at: start..<start + 2)
      url.query = nil
      path = []
      return parsePath(from: start)
    }
    parseRelativeEnd(from: start)
  }

  private mutating func parseFileSlash(from start: Int) throws(Failure) {
    if hasSlash(at: start) {
      reportBackslash(at: start)
      return try parseFileHost(from: start + 1)
    }
    if let base, WebURLScheme.isFile(base.scheme.utf8) {
      url.host = base.host
      let written = Array(base.path.utf8.prefix(4))
      if !startsWithDriveLetter(at: start), written.count >= 3, written[1].isLetter,
        written[2] == UInt8(ascii: ":"), written.count == 3 || written[3] == UInt8(ascii: "/")
      {
        path = Array(written[..<3])
      }
    }
    parsePath(from: start)
  }

  private mutating func parseFileHost(from start: Int) throws(Failure) {
    var end = start
    while end < bytes.count, !isEndOfAuthority(bytes[end]) { end += 1 }
    if end == start + 2, isDriveLetter(start..<end) {
      report(.driveLetterHost, at: start..<end)
      return parsePath(from: start)
    }
    if start < end {
      try parseHost(start..<end)
      if case .domain("localhost") = url.host { url.host = .empty }
    }
    parsePathStart(from: end)
  }

  /// Returns whether two bytes are a letter and then a colon or a vertical bar (URL Standard §4.2).
  func isDriveLetter(_ range: Range<Int>) -> Bool {
    range.count == 2 && bytes[range.lowerBound].isLetter
      && (has(":", at: range.lowerBound + 1) || has("|", at: range.lowerBound + 1))
  }

  /// Returns whether there is a drive letter at an offset, followed by the end of the text or of
  /// the segment.
  private func startsWithDriveLetter(at start: Int) -> Bool {
    guard start + 2 <= bytes.count, isDriveLetter(start..<start + 2) else { return false }
    return start + 2 == bytes.count || has("/", at: start + 2) || has("\\", at: start + 2)
      || has("?", at: start + 2) || has("#", at: start + 2)
  }
}
