@_spi(Kernels) import Rulebook
import RulebookKernels

/// Names of hosts and domains under the bundled rules, and while they are being typed.
public struct HostsTarget: FuzzTarget {
  /// The name on the command line.
  public let name = "hosts"

  private let rules: [RuleSubject]
  private let variants: [CheckSubject]

  /// Creates the target.
  public init() {
    let rulebook = Rulebook.forFuzzing()
    let definition = HostNameCheck.definition
    rules = [
      RuleSubject(
        "hostname",
        in: rulebook,
        HostNameCheck(options: [.singleLabel]),
        definition
      ),
      RuleSubject(
        "idn-hostname",
        in: rulebook,
        HostNameCheck(options: [.singleLabel], allowsUnicode: true),
        definition
      ),
    ]
    let list = PublicSuffixes(lines: [
      "com", "org", "uk", "co.uk", "*.ck", "!www.ck", "# private", "github.io", "*.example.com",
    ])
    variants = [
      CheckSubject(
        "any host",
        HostNameCheck(
          options: [.singleLabel, .underscores, .trailingDot, .wildcard, .numericTopLevel],
          allowsUnicode: true
        ),
        definition
      ),
      CheckSubject(
        "domains",
        HostNameCheck(
          options: [.trailingDot, .wildcard],
          allowsUnicode: true,
          suffixes: list,
          usesPrivateSuffixes: true
        ),
        definition
      ),
      CheckSubject(
        "hosts in ASCII",
        HostNameCheck(options: [.underscores, .wildcard]),
        definition
      ),
    ]
  }

  /// Tries the library with an input.
  public func attack(with input: [UInt8]) throws(Breach) {
    let text = String(decoding: input, as: UTF8.self)
    let bytes = Array(text.utf8)
    for rule in rules {
      try rule.attack(with: text)
      try rule.check.expectFinality(of: bytes, ends: Self.ends)
    }
    for variant in variants {
      _ = try variant.attack(with: bytes)
      try variant.expectFinality(of: bytes, ends: Self.ends)
    }
  }

  private static let ends = ["a", ".", "1", ".org", "-b.com", ".1"]
}

extension HostsTarget {
  /// Makes inputs that look like the subject.
  public var grammar: InputGrammar {
    InputGrammar(pieces: Self.pieces) { generator in
      let labels = (0...generator.below(4)).map { _ in Self.labels.any(&generator) }
      let ending = ["org", "com", "co.uk", "ck", "www.ck", "xn--p1ai"].any(&generator)
      return Array((labels + [ending]).joined(separator: ".").utf8)
    }
  }

  private static let labels = [
    "www", "example", "a--b", "xn--bcher-kva", "xn--l-fda", "bücher", "例え", "_dmarc", "*", "1",
    "שלום",
    "l·l", "faß", "☃", "github", String(repeating: "a", count: 63),
    String(repeating: "ü", count: 40),
  ]

  private static let pieces =
    labels + [
      ".", "..", "-", "_", "*.", "xn--", "XN--", "。", "．", "\u{200D}", "\u{200C}", "\u{AD}",
      "\u{301}",
      "::1", "[", "]", "192.0.2.1", " ", "\n", "\0", "é", "٠", "۰", "com", "co.uk", "ck",
    ]
}
