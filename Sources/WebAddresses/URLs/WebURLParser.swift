import UnicodeText

/// The basic URL parser of the URL Standard, which also reports validation errors.
///
/// The standard describes a state machine that reads one character after another. Here, each state
/// that reads a part is a method that reads the whole part. The methods follow the order of the
/// standard: the beginning of a URL is in this file, then come `+Authority` and `+Path`.
/// ``WebURLHost`` reads hosts. State overrides aren't supported, because nothing here changes a
/// part of a URL.
///
///     var parser = WebURLParser("http:\\\\example.org".utf8Span)
///     parser.parse()?.href        // "http://example.org/"
///     parser.faults.map(\.kind)   // [.missingSolidus, .reverseSolidus]
///
/// All steps are linear in the length of the text. Standard: URL Standard §4.4.
package struct WebURLParser {
  /// An error for when the standard's parser returns failure.
  ///
  /// The reason is the last fault.
  struct Failure: Error {}

  /// The text without the bytes that the parser removes.
  let bytes: [UInt8]

  /// The offsets of these bytes in the original text if any were removed between them.
  private let offsets: [Int]

  /// The number of bytes that were removed before the first one.
  private let start: Int

  let base: WebURL?

  /// The parts that were read so far.
  var url = WebURL()

  /// Whether the scheme that was read is special.
  var isSpecial = false

  /// The path that was read so far.
  var path: [UInt8] = []

  /// The faults, the first of each kind, in the order of the standard's parser.
  package private(set) var faults: [WebURLFault] = []

  /// The fault that makes the standard's parser return failure, or nil.
  package private(set) var failure: WebURLFault?

  /// The range of the host in the original text, once it was read.
  package private(set) var hostRange: Range<Int>?

  /// The range of the port in the original text, without its colon.
  package private(set) var portRange: Range<Int>?

  /// The offsets of the query's `?` and the fragment's `#` in the original text.
  package private(set) var queryStart: Int?
  package private(set) var fragmentStart: Int?

  /// Whether the scheme is in the text, not only in the base.
  package private(set) var hasOwnScheme = false

  /// The scheme, once it was read, even if the text isn't a URL.
  package var scheme: String { url.scheme }

  /// Copies a text for ``parse()``.
  package init(_ text: UTF8Span, base: WebURL? = nil) {
    self.base = base
    let span = text.span
    var first = 0
    var end = span.count
    while first < end, span[first] <= 0x20 { first += 1 }
    while end > first, span[end - 1] <= 0x20 { end -= 1 }
    var bytes: [UInt8] = []
    bytes.reserveCapacity(end - first)
    var offsets: [Int] = []
    for index in first..<end {
      if span[index].isTabOrNewline {
        if offsets.isEmpty { offsets = Array(first..<index) }
      } else {
        if bytes.count < index - first { offsets.append(index) }
        bytes.append(span[index])
      }
    }
    self.bytes = bytes
    self.offsets = offsets
    start = first
    if first > 0 || end < span.count {
      faults.append(WebURLFault(kind: .whiteSpace, range: first > 0 ? 0..<first : end..<span.count))
    } else if bytes.count < end - first,
      let gap = (first..<end).first(where: { span[$0].isTabOrNewline })
    {
      faults.append(WebURLFault(kind: .whiteSpace, range: gap..<gap + 1))
    }
  }

  /// Reads the whole text.
  ///
  /// Returns nil if the standard's parser returns failure.
  package mutating func parse() -> WebURL? {
    do throws(Failure) {
      try parseScheme()
    } catch {
      return nil
    }
    url.path = String(decoding: path, as: UTF8.self)
    return url
  }

  /// Returns the range of some bytes in the original text, extended to the end of the last
  /// character.
  func originalRange(_ range: Range<Int>) -> Range<Int> {
    func original(_ index: Int) -> Int {
      if offsets.isEmpty { return start + index }
      return index < offsets.count ? offsets[index] : (offsets.last ?? start) + 1
    }
    if range.isEmpty { return original(range.lowerBound)..<original(range.lowerBound) }
    let end = bytes.span.endOfScalar(from: range.upperBound)
    return original(range.lowerBound)..<original(end - 1) + 1
  }

  /// Adds a fault.
  ///
  /// If there are two faults of one kind, the one that was found first remains.
  mutating func report(_ kind: WebURLFault.Kind, at range: Range<Int>) {
    if faults.contains(where: { $0.kind == kind }) { return }
    faults.append(WebURLFault(kind: kind, range: originalRange(range)))
  }

  /// Adds a fault that ends the parsing, and returns the error to throw.
  mutating func fail(_ kind: WebURLFault.Kind, at range: Range<Int>) -> Failure {
    report(kind, at: range)
    failure = WebURLFault(kind: kind, range: originalRange(range))
    return Failure()
  }

  /// Records the position of a part.
  mutating func locate(host range: Range<Int>) { hostRange = originalRange(range) }
  mutating func locate(port range: Range<Int>) { portRange = originalRange(range) }
  mutating func locate(query offset: Int) {
    queryStart = originalRange(offset..<offset + 1).lowerBound
  }
  mutating func locate(fragment offset: Int) {
    fragmentStart = originalRange(offset..<offset + 1).lowerBound
  }
}

// The states from "scheme start" to "relative slash".
extension WebURLParser {
  /// Returns whether there is a character at an offset.
  func has(_ character: Unicode.Scalar, at offset: Int) -> Bool {
    offset < bytes.count && bytes[offset] == UInt8(ascii: character)
  }

  /// Returns whether there is a slash at an offset, or a backslash if the scheme is special.
  func hasSlash(at offset: Int) -> Bool {
    has("/", at: offset) || isSpecial && has("\\", at: offset)
  }

  private mutating func parseScheme() throws(Failure) {
    guard let end = WebURLScheme.end(in: bytes) else { return try parseWithoutScheme() }
    hasOwnScheme = true
    url.scheme = String(decoding: bytes[..<end].lazy.map(\.lowercasedASCII), as: UTF8.self)
    isSpecial = url.isSpecial
    let next = end + 1
    let hasSlashes = has("/", at: next) && has("/", at: next + 1)
    if WebURLScheme.isFile(url.scheme.utf8) {
      if !hasSlashes { report(.missingSolidus, at: 0..<next) }
      try parseFile(from: next)
    } else if isSpecial, let base, base.scheme == url.scheme, !hasSlashes {
      report(.missingSolidus, at: 0..<next)
      try parseRelative(to: base, from: next)
    } else if isSpecial {
      if !hasSlashes { report(.missingSolidus, at: 0..<next) }
      try parseAuthorityIgnoringSlashes(from: hasSlashes ? next + 2 : next)
    } else if hasSlashes {
      try parseAuthority(from: next + 2)
    } else if has("/", at: next) {
      parsePath(from: next + 1)
    } else {
      url.hasOpaquePath = true
      parseOpaquePath(from: next)
    }
  }

  private mutating func parseWithoutScheme() throws(Failure) {
    guard let base, !base.hasOpaquePath || has("#", at: 0) else {
      throw fail(.missingScheme, at: 0..<bytes.count)
    }
    url.scheme = base.scheme
    isSpecial = base.isSpecial
    if base.hasOpaquePath {
      url.hasOpaquePath = true
      path = Array(base.path.utf8)
      url.query = base.query
      parseFragment(from: 0)
    } else if WebURLScheme.isFile(base.scheme.utf8) {
      try parseFile(from: 0)
    } else {
      try parseRelative(to: base, from: 0)
    }
  }

  private mutating func parseRelative(to base: WebURL, from start: Int) throws(Failure) {
    if hasSlash(at: start) {
      reportBackslash(at: start)
      if isSpecial, hasSlash(at: start + 1) {
        reportBackslash(at: start + 1)
        return try parseAuthorityIgnoringSlashes(from: start + 2)
      }
      if has("/", at: start + 1) { return try parseAuthority(from: start + 2) }
      inheritAuthority(of: base)
      return parsePath(from: start + 1)
    }
    inheritAuthority(of: base)
    path = Array(base.path.utf8)
    url.query = base.query
    parseRelativeEnd(from: start)
  }

  /// Reads a query or a fragment after the base's path, or a path that replaces its last segment.
  mutating func parseRelativeEnd(from start: Int) {
    if has("?", at: start) {
      parseQuery(from: start)
    } else if has("#", at: start) {
      parseFragment(from: start)
    } else if start < bytes.count {
      url.query = nil
      shortenPath()
      parsePath(from: start)
    }
  }

  private mutating func inheritAuthority(of base: WebURL) {
    url.username = base.username
    url.password = base.password
    url.host = base.host
    url.port = base.port
  }

  mutating func reportBackslash(at offset: Int) {
    if has("\\", at: offset) { report(.reverseSolidus, at: offset..<offset + 1) }
  }
}
