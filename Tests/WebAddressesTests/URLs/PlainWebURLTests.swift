import TestSupport
import Testing
import UnicodeText

@testable import WebAddresses

/// The fast path against the parser.
@Suite struct PlainWebURLTests {
  private static let pieces = [
    "a", "ab", "xn", "example", "Z", "0", "9", ".", ".", "-", "--", "xn--", "_", "www.", ".org",
    ".com", ".c0m",
    ".1", "0x7", "/", "/", "?",
    "#", ":", ":80", ":443", ":8080", ":65535", ":65536", ":0", "%41", "%4", "%", "%zz", "@", "\\",
    "[", "]", "[::1]", " ", "<",
    "{", "^", "|", "~", "'", "!", "(", "é", "。", "\t", "..", "127.0.0.1",
    String(repeating: "a", count: 60), String(repeating: "a.", count: 60),
  ]

  private static func text(_ generator: inout SplitMix64) -> String {
    func run(_ count: ClosedRange<Int>) -> String {
      (0..<Int.random(in: count, using: &generator))
        .map { _ in pieces.randomElement(using: &generator) ?? "a" }.joined()
    }
    let scheme =
      ["https://", "http://", "HTTP://", "https:/", "ftp://", ""].randomElement(using: &generator)
      ?? ""
    switch Int.random(in: 0..<4, using: &generator) {
    case 0: return scheme + run(0...6)
    case 1: return "https://" + run(1...3) + ".example.org" + run(0...4)
    case 2: return "http://example.org" + run(0...6)
    default: return "https://" + run(1...3) + ".org/" + run(0...5)
    }
  }

  @Test("A plain URL is a valid one, with the same parts", arguments: 0..<8 as Range<UInt64>)
  func parser(seed: UInt64) {
    var generator = SplitMix64(seed: seed)
    var plain = 0
    for _ in 0..<5_000 {
      let text = Self.text(&generator)
      var parser = WebURLParser(text.utf8Span)
      let url = parser.parse()
      let isValid = url != nil && parser.faults.isEmpty
      guard let found = PlainWebURL(text.utf8Span.span) else {
        // What looks plain to an obvious reading is not left to the parser.
        #expect(!(isValid && Self.looksPlain(text)), "\(text.debugDescription)")
        continue
      }
      plain += 1
      #expect(isValid, "\(text.debugDescription) \(parser.faults)")
      #expect(url?.scheme == (found.isSecure ? "https" : "http"))
      #expect(parser.hostRange == found.host, "\(text.debugDescription)")
      let port = found.port == (found.isSecure ? 443 : 80) ? nil : found.port
      #expect(url?.port == (found.port < 0 ? nil : port), "\(text.debugDescription)")
      #expect(parser.queryStart ?? -1 == found.queryStart, "\(text.debugDescription)")
      #expect(parser.fragmentStart ?? -1 == found.fragmentStart, "\(text.debugDescription)")
    }
    #expect(plain > 200)
  }

  /// Whether a valid URL has the form that the fast path is for.
  private static func looksPlain(_ text: String) -> Bool {
    let pattern = /https?:\/\/([A-Za-z0-9\-]+\.)+[A-Za-z][A-Za-z0-9\-]*(:[0-9]*)?([\/?#].*)?/
    return text.utf8.allSatisfy { $0 < 0x80 } && !text.lowercased().contains("xn--")
      && text.wholeMatch(of: pattern) != nil
  }

  @Test("A plain URL has these parts")
  func parts() throws {
    let found = PlainWebURL("https://example.org:8080/a?b#c?d".utf8Span.span)
    let url = try #require(found)
    #expect(url.isSecure)
    #expect(url.host == 8..<19)
    #expect(url.port == 8080)
    #expect(url.queryStart == 26)
    #expect(url.fragmentStart == 28)
  }
}
