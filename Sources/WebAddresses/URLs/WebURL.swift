import UnicodeText

/// A URL as the WHATWG URL Standard defines it and browsers understand it.
///
///     let url = WebURL("HTTPS://Example.ORG:443/a/../b?q#f")
///     url?.href  // "https://example.org/b?q#f"
///     url?.path  // "/b"
///
/// All parts are percent-encoded and in ASCII, as the standard's parser leaves them. No request is
/// ever made.
///
/// Standard: URL Standard §4.1, https://url.spec.whatwg.org/#concept-url.
public struct WebURL: Hashable, Sendable {
  /// The scheme in lowercase, without the colon.
  package internal(set) var scheme = ""

  /// The name before the `@`, or an empty string if there is none.
  package internal(set) var username = ""

  /// The password before the `@`, or an empty string if there is none.
  package internal(set) var password = ""

  /// The host, or nil if the URL has none, as in `mailto:ann@example.org`.
  package internal(set) var host: WebURLHost?

  /// The port, or nil if it is absent or the one that the scheme implies.
  package internal(set) var port: Int?

  /// The path, with a `/` before each of its segments.
  ///
  /// With ``hasOpaquePath``, it can be any text.
  package internal(set) var path = ""

  /// Whether the path doesn't have segments, as in `mailto:ann@example.org`.
  package internal(set) var hasOpaquePath = false

  /// The text after the `?`, or nil if there is none.
  package internal(set) var query: String?

  /// The text after the `#`, or nil if there is none.
  package internal(set) var fragment: String?

  init() {}

  /// Reads a URL as a browser does, or returns nil if a browser would refuse the text.
  ///
  ///     WebURL("../c", base: WebURL("https://example.org/a/b"))?.href  // "https://example.org/c"
  ///     WebURL("example.org")                                          // nil
  ///
  /// - Parameters:
  ///   - text: The text.
  ///   - base: The base URL for a relative one.
  /// - Complexity: O(*n*).
  public init?(_ text: String, base: WebURL? = nil) {
    var parser = WebURLParser(text.utf8Span, base: base)
    guard let url = parser.parse() else { return nil }
    self = url
  }

  /// Whether the standard has special rules for the scheme (URL Standard §4.2).
  package var isSpecial: Bool { WebURLScheme.isSpecial(scheme.utf8) }

  /// Whether there is a name or a password before an `@`.
  package var hasCredentials: Bool { !username.isEmpty || !password.isEmpty }

  /// The port that a request would use: the one in the text, otherwise the one that the scheme
  /// implies.
  ///
  ///     WebURL("https://example.org/")?.effectivePort  // 443
  package var effectivePort: Int? { port ?? WebURLScheme.defaultPort(of: scheme.utf8) }

  /// The serialized URL (URL Standard §4.5).
  ///
  ///     WebURL("http:example.org")?.href  // "http://example.org/"
  ///
  /// - Complexity: O(*n*).
  public var href: String {
    var text = scheme + ":"
    if let host {
      text += "//"
      if hasCredentials {
        text += username
        if !password.isEmpty { text += ":" + password }
        text += "@"
      }
      text += host.description
      if let port { text += ":\(port)" }
    } else if !hasOpaquePath, path.utf8.starts(with: "//".utf8) {
      // Otherwise, the empty first segment would be read as the beginning of a host.
      text += "/."
    }
    text += path
    if let query { text += "?" + query }
    if let fragment { text += "#" + fragment }
    return text
  }
}

/// The standard's rules for some schemes (URL Standard §4.2).
package enum WebURLScheme {
  /// Returns whether a scheme, in lowercase, is one of the six special ones.
  ///
  ///     WebURLScheme.isSpecial("wss".utf8)     // true
  ///     WebURLScheme.isSpecial("mailto".utf8)  // false
  package static func isSpecial(_ scheme: some Collection<UInt8>) -> Bool {
    defaultPort(of: scheme) != nil || isFile(scheme)
  }

  /// Returns the port that a scheme implies, or nil if it doesn't imply one.
  ///
  ///     WebURLScheme.defaultPort(of: "https".utf8)  // 443
  package static func defaultPort(of scheme: some Collection<UInt8>) -> Int? {
    if scheme.elementsEqual("https".utf8) || scheme.elementsEqual("wss".utf8) { return 443 }
    if scheme.elementsEqual("http".utf8) || scheme.elementsEqual("ws".utf8) { return 80 }
    return scheme.elementsEqual("ftp".utf8) ? 21 : nil
  }

  /// Returns whether a scheme, in lowercase, is the one for files.
  static func isFile(_ scheme: some Collection<UInt8>) -> Bool {
    scheme.elementsEqual("file".utf8)
  }

  /// Returns whether a text is a scheme without its colon, in any letter case.
  ///
  ///     WebURLScheme.isScheme("git+ssh")  // true
  package static func isScheme(_ text: String) -> Bool {
    end(in: Array(text.utf8) + [UInt8(ascii: ":")]) == text.utf8.count
  }

  /// Returns the end of the scheme at the start of a text, which is the offset of the colon, or nil
  /// if the text doesn't start with a scheme.
  ///
  ///     WebURLScheme.end(in: Array("a+b:c".utf8))  // 3
  ///     WebURLScheme.end(in: Array("1a:".utf8))    // nil
  static func end(in bytes: [UInt8]) -> Int? {
    guard let first = bytes.first, first.isLetter else { return nil }
    guard let end = bytes.firstIndex(where: { !ByteSet.scheme.contains($0) }),
      bytes[end] == UInt8(ascii: ":")
    else { return nil }
    return end
  }

  /// Returns whether an ASCII character is a URL code point, which is allowed in a URL unencoded
  /// (URL Standard §4.3).
  package static func isURLCodePoint(_ byte: UInt8) -> Bool { ByteSet.urlCodePoint.contains(byte) }
}
