import TestSupport
import Testing
import UnicodeText

@testable import WebAddresses

/// Names of hosts and public suffixes.
@Suite struct HostTests {
  static let label63 = String(repeating: "a", count: 63)

  static let rows: [(String, HostName.Options, HostName.Fault?, Bool)] = [
    ("www.example.org", [], nil, false), ("a--b.com", [], nil, false),
    ("1host.example", [], nil, false), ("localhost", [.singleLabel], nil, false),
    ("localhost", [], .singleLabel, false), ("a_b.org", [], .character, true),
    ("a_b.org", [.underscores], nil, false), ("example.org.", [], .emptyLabel, false),
    ("example.org.", [.trailingDot], nil, false), (".", [.trailingDot], .emptyLabel, true),
    ("a..b", [], .emptyLabel, true), ("", [], .emptyLabel, false),
    ("-a.org", [], .hyphen, true), ("a-.org", [], .hyphen, true), ("a.org-", [], .hyphen, false),
    ("*.a.org", [], .character, true), ("*.a.org", [.wildcard], nil, false),
    ("a.*.org", [.wildcard], .character, true), ("*a.org", [.wildcard], .character, true),
    ("192.0.2.1", [], .ipAddress, false), ("192.0.2", [], .numericTopLevel, false),
    ("192.0.2", [.numericTopLevel], nil, false), ("a.1.", [.trailingDot], .numericTopLevel, false),
    ("::1", [], .ipAddress, true), ("[::1]", [], .ipAddress, true),
    (label63 + ".org", [], nil, false), (label63 + "a.org", [], .labelTooLong, true),
    ("bücher.org", [], .character, true),
  ]

  @Test("Faults of names are found, with whether they are final", arguments: rows)
  func faults(row: (text: String, options: HostName.Options, fault: HostName.Fault?, isFinal: Bool))
  {
    switch HostName.read(row.text.utf8Span.span, row.options) {
    case .name: #expect(row.fault == nil)
    case .fault(let fault, _, let isFinal):
      #expect(fault == row.fault)
      #expect(isFinal == row.isFinal)
    }
  }

  @Test("A name has at most 253 characters, and one dot more where that may stand")
  func longest() {
    let long = Array(repeating: Self.label63, count: 3).joined(separator: ".")
    let name = long + "." + String(repeating: "b", count: 61)
    #expect(name.utf8.count == 253)
    #expect(HostName.read(name.utf8Span.span, []) == .name(hasALabel: false))
    #expect(HostName.read((name + ".").utf8Span.span, [.trailingDot]) == .name(hasALabel: false))
    for longer in [name + "b", name + ".", name + ".."] {
      guard case .fault = HostName.read(longer.utf8Span.span, []) else {
        Issue.record("\(longer.utf8.count) bytes are too many")
        continue
      }
    }
    #expect(
      HostName.read((name + "b").utf8Span.span, [.trailingDot])
        == .fault(.nameTooLong, 253..<254, isFinal: true)
    )
  }

  @Test("Names are those of the standard, and what is final is the beginning of none")
  func random() {
    var generator = SplitMix64(seed: 1123)
    let all: [HostName.Options] = [
      [], [.singleLabel], [.trailingDot, .underscores], [.wildcard, .numericTopLevel],
    ]
    var names = 0
    for _ in 0..<10_000 {
      let text = String.random(ofScalars: 1..<16, from: "ab1-._*xn", using: &generator)
      for options in all {
        let isName = Self.isName(text, options)
        var isRead = false
        if case .name = HostName.read(text.utf8Span.span, options) { isRead = true }
        #expect(isRead == isName, "\(text) \(options)")
        guard isName else { continue }
        names += 1
        for count in 1..<text.utf8.count {
          let start = String(text.prefix(count))
          if case .fault(_, _, isFinal: true) = HostName.read(start.utf8Span.span, options) {
            Issue.record("\(start) is the beginning of \(text)")
          }
        }
      }
    }
    #expect(names > 1_000)
  }

  /// The rules of RFC 1123 §2.1, one after the other.
  static func isName(_ text: String, _ options: HostName.Options) -> Bool {
    var labels = text.split(separator: ".", omittingEmptySubsequences: false)
    if options.contains(.trailingDot), labels.count > 1, labels.last == "" { labels.removeLast() }
    guard let last = labels.last else { return false }
    let count = labels.count
    if options.contains(.wildcard), labels[0] == "*", count > 1 { labels.removeFirst() }
    return labels.joined(separator: ".").count <= 253
      && labels.allSatisfy { label in
        1...63 ~= label.count && label.first != "-" && label.last != "-"
          && label.allSatisfy {
            $0.isASCII && ($0.isLetter || $0.isNumber || $0 == "-")
              || $0 == "_" && options.contains(.underscores)
          }
      }
      && (options.contains(.singleLabel) || count > 1)
      && (options.contains(.numericTopLevel) || !last.allSatisfy(\.isNumber))
  }

  static let list = PublicSuffixes(lines: [
    "# icann", "com", "uk", "co.uk", "*.ck", "!www.ck", "jp", "*.kawasaki.jp",
    "!city.kawasaki.jp", "xn--p1ai", "# private", "github.io", "*.compute.example.com",
    "blogspot.com",
  ])

  static let divisions: [(String, String?, String?)] = [
    ("com", "com", nil), ("example.com", "com", "example.com"),
    ("WWW.Example.COM", "COM", "Example.COM"), ("a.b.example.co.uk", "co.uk", "example.co.uk"),
    ("co.uk", "co.uk", nil), ("example.uk", "uk", "example.uk"), ("ck", "ck", nil),
    ("test.ck", "test.ck", nil), ("b.test.ck", "test.ck", "b.test.ck"),
    ("www.ck", "ck", "www.ck"), ("www.www.ck", "ck", "www.ck"),
    ("kawasaki.jp", "jp", "kawasaki.jp"), ("b.kawasaki.jp", "b.kawasaki.jp", nil),
    ("city.kawasaki.jp", "kawasaki.jp", "city.kawasaki.jp"),
    ("a.b.kawasaki.jp", "b.kawasaki.jp", "a.b.kawasaki.jp"),
    ("xn--80a.xn--p1ai", "xn--p1ai", "xn--80a.xn--p1ai"), ("example.com.", "com", "example.com"),
    ("a.blogspot.com", "blogspot.com", "a.blogspot.com"),
    ("x.compute.example.com", "x.compute.example.com", nil),
    ("example", nil, nil), ("example.local", nil, nil), ("", nil, nil),
  ]

  @Test("Names are divided as publicsuffix.org has it", arguments: divisions)
  func division(row: (name: String, suffix: String?, registrable: String?)) {
    let bytes = Array(row.name.utf8)
    let parts = Self.list.split(bytes.span)
    func text(_ range: Range<Int>) -> String { String(decoding: bytes[range], as: UTF8.self) }
    #expect(parts.map { text($0.suffix) } == row.suffix)
    #expect(parts?.registrable.map(text) == row.registrable)
  }

  @Test("Rules of owners of domains count only where they are wanted")
  func privateRules() {
    let bytes = Array("a.blogspot.com".utf8)
    #expect(Self.list.split(bytes.span, usesPrivate: false)?.registrable == 2..<14)
    #expect(Self.list.split(bytes.span)?.registrable == 0..<14)
    #expect(Self.list.split(Array("a.github.io".utf8).span, usesPrivate: false) == nil)
  }
}
