import Foundation
import Rulebook
import RulebookKernels

/// Measures URLs next to Foundation's parser.
enum URLBenchmarks {
  static func run(_ rulebook: Rulebook, _ harness: inout Harness) throws {
    let short = "https://www.example.org/a/path?q=1#"
    let reference = Harness.Side(name: "URL(string:)") { URL(string: short) == nil ? 0 : 1 }
    harness.compare(
      "url, kernel, 35 bytes",
      { PlainWebURL(short.utf8Span.span)?.host.count ?? 0 },
      with: reference
    )
    let rule = try rulebook.rule("url")
    let open = try rulebook.rule("url.public")
    for (name, text) in [
      ("url, 35 bytes", short),
      (
        "url, with a port and escapes",
        "https://example.org:8443/caf%C3%A9/menu?day=2026-11-24&sort=-price#top"
      ),
      ("url, international", "https://bücher.example/straße"),
      ("url, IPv6", "http://[2001:db8::1]:8080/"),
    ] {
      let reference = Harness.Side(name: "URL(string:)") { URL(string: text) == nil ? 0 : 1 }
      harness.compare(name, { Benchmarks.valid(rule, text) }, with: reference)
    }
    harness.compare("url.public, 35 bytes", { Benchmarks.valid(open, short) }, with: reference)
    harness.compare(
      "url, parser, 35 bytes",
      { WebURL(short) == nil ? 0 : 1 },
      with: reference
    )
  }
}

extension HostileInputs {
  /// URLs that make a careless parser go back and forth.
  static let urls = [
    Shape("letters", "https://example.org/", repeating: "a"),
    Shape("segments", "https://example.org/", repeating: "a/"),
    Shape("dots", "https://example.org/", repeating: "../"),
    Shape("segments and dots", "https://example.org/", repeating: "a/../"),
    Shape("escaped dots", "https://example.org/", repeating: "%2e%2e/"),
    Shape("at signs", "https://", repeating: "@", "example.org/"),
    Shape("colons", "https://", repeating: ":", "@example.org/"),
    Shape("numbers", "http://", repeating: "1.", "1/"),
    Shape("hexadecimal numbers", "http://", repeating: "0x1.", "1/"),
    Shape("one number", "http://", repeating: "1", "/"),
    Shape("pieces", "http://[", repeating: "1:", "1]/"),
    Shape("open brackets", "http://", repeating: "["),
    Shape("labels", "https://", repeating: "a.", "org"),
    Shape("Punycode labels", "https://", repeating: "xn--bcher-kva.", "org"),
    Shape("letters beyond ASCII", "https://", repeating: "例", ".org"),
    Shape("backslashes", "https:", repeating: "\\"),
    Shape("line ends", "https://", repeating: "\n", "example.org"),
    Shape("percent signs", "https://example.org/", repeating: "%"),
    Shape("queries and fragments", "https://example.org/", repeating: "?#"),
    Shape("scheme", repeating: "a", "://example.org"),
  ]
}
