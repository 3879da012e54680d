import Testing
import UnicodeText

@testable import WebAddresses

@Suite struct URIReferenceTests {
  typealias Row = (
    name: String, text: String, kind: URIFault.Kind?, range: Range<Int>, offset: Int?
  )

  static let uris: [Row] = [
    ("host and path", "http://example.org/a?b#c", nil, 0..<0, nil),
    ("name", "urn:isbn:9780306406157", nil, 0..<0, nil),
    ("user, port", "ftp://ann:pw@example.org:21/", nil, 0..<0, nil),
    ("empty port", "http://example.org:", nil, 0..<0, nil),
    ("empty host", "file:///etc", nil, 0..<0, nil),
    ("IPv6", "http://[2001:db8::1]:80/", nil, 0..<0, nil),
    ("IPv6 with IPv4", "http://[::ffff:192.0.2.1]", nil, 0..<0, nil),
    ("later IP", "http://[v1.fe80::a+en1]", nil, 0..<0, nil),
    ("no scheme", "/abc", .scheme, 0..<0, 0),
    ("unfinished scheme", "abc", .scheme, 0..<0, nil),
    ("digit first", "1http://a", .scheme, 0..<5, 0),
    ("low line", "ht_tp://a", .scheme, 2..<5, 2),
    ("not hexadecimal", "http://a/%6G", .percentEncoding, 9..<11, 11),
    ("unfinished percent", "http://a/%6", .percentEncoding, 9..<11, nil),
    ("space", "http://a/b c", .character(" "), 10..<11, 10),
    ("two numbers signs", "a:b#c#d", .character("#"), 5..<6, 5),
    ("bracket in a path", "http:/[::1]", .character("["), 6..<7, 6),
    ("bracket in user", "https://[@a/", .host, 8..<9, 9),
    ("two at", "http://a@b@c/", .character("@"), 10..<11, 10),
    ("letters in port", "http://a:8b/", .port, 9..<11, 11),
    ("password so far", "http://a:8b", .port, 9..<11, nil),
    ("unclosed", "http://[::1", .host, 7..<11, nil),
    ("unclosed before path", "http://[::1/", .host, 7..<11, 11),
    ("three colons", "http://[:::1]", .host, 7..<13, 10),
    ("behind literal", "http://[::1]a", .character("a"), 12..<13, 12),
    ("beyond ASCII", "http://é/", .character("é"), 7..<9, 7),
  ]

  @Test("URIs are judged by RFC 3986", arguments: uris.indices)
  func judged(index: Int) {
    let row = Self.uris[index]
    // A bracket before an at sign is user information with a character that it must not have.
    if row.name == "bracket in user" {
      #expect(URIReference.read(row.text.utf8Span).fault?.kind == .character("["))
      return
    }
    let fault = URIReference.read(row.text.utf8Span).fault
    #expect(fault?.kind == row.kind, "\(row.name)")
    guard let fault else { return }
    #expect(fault.range == row.range, "\(row.name)")
    #expect(fault.impossibleAt == row.offset, "\(row.name)")
  }

  @Test("The parts are where they are")
  func parts() {
    let text = "HTTP://ann@[::1]:80/a?b#c"
    let parts = URIReference.read(text.utf8Span).parts
    func written(_ range: Range<Int>?) -> String? {
      range.map { String(decoding: Array(text.utf8)[$0], as: UTF8.self) }
    }
    #expect(written(parts.scheme) == "HTTP")
    #expect(written(parts.authority) == "ann@[::1]:80")
    #expect(written(parts.userInformation) == "ann")
    #expect(written(parts.host) == "[::1]")
    #expect(written(parts.port) == "80")
    #expect(written(parts.path) == "/a")
    #expect(written(parts.query) == "b")
    #expect(written(parts.fragment) == "c")
  }

  @Test(
    "Equivalent URIs are written alike",
    arguments: [
      ("HTTP://Example.ORG/%7eann/./b/../c%2fd", "http://example.org/~ann/c%2Fd"),
      ("http://a/b/c/./../../g", "http://a/g"), ("http://a/..", "http://a/"),
      ("http://a/b/..", "http://a/"), ("http://a/b/.", "http://a/b/"), ("http://a", "http://a"),
      ("http://a//..//b", "http://a//b"), ("urn:A/../b", "urn:A/../b"), ("a:/..//b", "a:/.//b"),
      ("../a/./b", "../a/./b"), ("a:%41%C3%a9", "a:A%C3%A9"), ("http://%41:80", "http://a:80"),
      ("eXAMPLE://a/./b/../b/%63/%7bfoo%7d", "example://a/b/c/%7Bfoo%7D"),
    ]
  )
  func normalized(text: String, expected: String) {
    let reading = URIReference.read(text.utf8Span, needsScheme: false)
    #expect(reading.fault == nil)
    #expect(reading.parts.normalized(text.utf8Span) == expected)
  }

  static let pieces = [
    "a", "http", ":", "//", "/", "?", "#", "[", "]", "::", "1", "@", "%", "%41", "%4", "é", " ",
    ".",
    "v1", "80", "::1", "ffff", "1.2.3.4", "..", "-", "_", "\u{E000}", "\\", "0", "256", "+",
  ]

  @Test("The reader agrees with a slow one, and what is impossible stays so")
  func slowReader() {
    var generator = Numbers(state: 7)
    for _ in 0..<12_000 {
      var text = ["", "http://", "a:", "//", "http://["][generator.below(5)]
      for _ in 0..<generator.below(9) { text += Self.pieces[generator.below(Self.pieces.count)] }
      for (characters, needsScheme) in [
        (URIReference.Characters.ascii, true), (.ascii, false), (.international, true),
      ] {
        let reading = URIReference.read(text.utf8Span, characters, needsScheme: needsScheme)
        let slow = SlowURI(isInternational: characters == .international)
        #expect((reading.fault == nil) == slow.accepts(text, needsScheme: needsScheme), "\(text)")
        guard let offset = reading.fault?.impossibleAt else { continue }
        #expect(offset < text.utf8.count, "\(text)")
        for _ in 0..<3 {
          let more = text + Self.pieces[generator.below(Self.pieces.count)] + "@a]/"
          let again = URIReference.read(more.utf8Span, characters, needsScheme: needsScheme)
          #expect(again.fault != nil, "\(text) \(more)")
        }
      }
    }
  }
}

/// Numbers from a seed.
struct Numbers {
  var state: UInt64

  mutating func below(_ limit: Int) -> Int {
    state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
    return Int((state >> 33) % UInt64(limit))
  }
}

/// The grammar of RFC 3986, appendix A, by splitting as appendix B does.
struct SlowURI {
  var isInternational: Bool

  func accepts(_ text: String, needsScheme: Bool) -> Bool {
    var rest = Substring(text)
    if let hash = rest.firstIndex(of: "#") {
      guard isPart(rest[rest.index(after: hash)...], ":@/?", isQuery: false) else { return false }
      rest = rest[..<hash]
    }
    if let mark = rest.firstIndex(of: "?") {
      guard isPart(rest[rest.index(after: mark)...], ":@/?", isQuery: true) else { return false }
      rest = rest[..<mark]
    }
    let firstSegment = rest.prefix { $0 != "/" }
    if let colon = firstSegment.firstIndex(of: ":") {
      guard isScheme(rest[..<colon]) else { return false }
      rest = rest[rest.index(after: colon)...]
    } else if needsScheme {
      return false
    }
    if rest.hasPrefix("//") {
      rest = rest.dropFirst(2)
      let authority = rest.prefix { $0 != "/" }
      guard isAuthority(authority) else { return false }
      rest = rest[authority.endIndex...]
    }
    return isPart(rest, ":@/", isQuery: false)
  }

  private func isScheme(_ text: Substring) -> Bool {
    guard let first = text.unicodeScalars.first, first.isASCII, first.properties.isAlphabetic else {
      return false
    }
    return text.unicodeScalars.allSatisfy {
      $0.isASCII && ($0.properties.isAlphabetic || "0123456789+-.".unicodeScalars.contains($0))
    }
  }

  private func isAuthority(_ text: Substring) -> Bool {
    var host = text
    if let at = text.firstIndex(of: "@") {
      guard isPart(text[..<at], ":", isQuery: false) else { return false }
      host = text[text.index(after: at)...]
    }
    var port: Substring = ""
    if host.hasPrefix("[") {
      guard let close = host.firstIndex(of: "]") else { return false }
      guard isLiteral(host[host.index(after: host.startIndex)..<close]) else { return false }
      let rest = host[host.index(after: close)...]
      if !rest.isEmpty, !rest.hasPrefix(":") { return false }
      port = rest.dropFirst()
    } else {
      let parts = host.split(separator: ":", maxSplits: 1, omittingEmptySubsequences: false)
      guard isPart(parts[0], "", isQuery: false) else { return false }
      if parts.count == 2 { port = parts[1] }
    }
    return port.allSatisfy { "0123456789".contains($0) }
  }

  private func isLiteral(_ text: Substring) -> Bool {
    if text.hasPrefix("v") || text.hasPrefix("V") {
      let parts = text.dropFirst().split(
        separator: ".",
        maxSplits: 1,
        omittingEmptySubsequences: false
      )
      return parts.count == 2 && !parts[0].isEmpty && parts[0].allSatisfy { isHex($0) }
        && !parts[1].isEmpty && !parts[1].contains("%")
        && parts[1].unicodeScalars.allSatisfy { $0.isASCII }
        && isPart(parts[1], ":", isQuery: false)
    }
    let halves = String(text).splitOnce("::")
    guard let left = groups(halves.0, isLast: halves.1 == nil) else { return false }
    guard let second = halves.1 else { return left == 8 }
    guard let right = groups(second, isLast: true) else { return false }
    return left + right <= 7
  }

  private func groups(_ text: String, isLast: Bool) -> Int? {
    if text.isEmpty { return 0 }
    let parts = text.split(separator: ":", omittingEmptySubsequences: false)
    var count = 0
    for (index, part) in parts.enumerated() {
      if part.contains(".") {
        guard isLast, index == parts.count - 1, isAddress(part) else { return nil }
        count += 2
      } else {
        guard 1...4 ~= part.count, part.allSatisfy({ isHex($0) }) else { return nil }
        count += 1
      }
    }
    return count
  }

  private func isAddress(_ text: Substring) -> Bool {
    let parts = text.split(separator: ".", omittingEmptySubsequences: false)
    return parts.count == 4
      && parts.allSatisfy { part in
        guard let value = Int(part), 0...255 ~= value else { return false }
        return String(value) == part
      }
  }

  private func isHex(_ character: Character) -> Bool {
    "0123456789abcdefABCDEF".contains(character)
  }

  private func isPart(_ text: Substring, _ extra: String, isQuery: Bool) -> Bool {
    let allowed =
      "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-._~!$&'()*+,;=" + extra
    let scalars = Array(text.unicodeScalars)
    var index = 0
    while index < scalars.count {
      if scalars[index] == "%" {
        guard index + 2 < scalars.count, isHex(Character(scalars[index + 1])),
          isHex(Character(scalars[index + 2]))
        else { return false }
        index += 3
      } else {
        let scalar = scalars[index]
        let isMore = isInternational && (scalar == "é" || (isQuery && scalar == "\u{E000}"))
        guard allowed.unicodeScalars.contains(scalar) || isMore else { return false }
        index += 1
      }
    }
    return true
  }
}

extension String {
  /// Returns the text before and after the first occurrence of a separator.
  fileprivate func splitOnce(_ separator: String) -> (String, String?) {
    var start = startIndex
    while start < endIndex {
      if self[start...].hasPrefix(separator) {
        return (String(self[..<start]), String(self[start...].dropFirst(separator.count)))
      }
      start = index(after: start)
    }
    return (self, nil)
  }
}
