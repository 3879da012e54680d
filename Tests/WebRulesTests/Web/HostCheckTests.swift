import RuleEngine
import TestSupport
import Testing
import Violations
import WebAddresses
import WebRules

/// Checks of addresses and hosts: codes, arguments, ranges, facts and progress.
@Suite struct HostCheckTests {
  /// A text, what is reported of it, and where.
  struct Row: Sendable, CustomTestStringConvertible {
    var testDescription: String
    var text: String
    var code: String?
    var range: Range<Int>?

    init(_ name: String, _ text: String, _ code: String? = nil, _ range: Range<Int>? = nil) {
      testDescription = name
      self.text = text
      self.code = code
      self.range = range
    }
  }

  static let addresses = [
    Row("valid/IPv4", "192.0.2.1"),
    Row("valid/IPv6", "2001:db8::1"),
    Row("invalid/octet", "192.0.2.256", "ip.octet", 10..<11),
    Row("invalid/zero", "192.0.2.01", "ip.format", 9..<10),
    Row("invalid/too few", "192.0.2", "ip.format.parts", 0..<7),
    Row("invalid/prefix", "192.0.2.1/24", "ip.format.prefix", 9..<12),
    Row("invalid/name", "example.org", "ip.format", 0..<11),
    Row("invalid/mark on a digit", "192.0.2.1\u{301}", "ip.format", 8..<11),
  ]

  @Test("Addresses are reported where they are wrong", arguments: addresses)
  func address(row: Row) throws {
    try expect(row, of: IPAddressCheck())
  }

  static let networks = [
    Row("valid/network", "10.0.0.0/16"),
    Row("valid/IPv6", "2001:db8::/48"),
    Row("invalid/no prefix", "10.0.0.0", "ip.prefix", 0..<8),
    Row("invalid/too short", "10.0.0.0/8", "ip.prefix", 9..<10),
    Row("invalid/above the width", "10.0.0.0/33", "ip.prefix", 10..<11),
    Row("invalid/host bits", "10.0.0.1/16", "ip.host_bits"),
    Row("invalid/kind", "127.0.0.0/16", "ip.not_accepted", 0..<12),
    Row("invalid/network", "192.168.0.0/16", "ip.not_accepted", 0..<14),
    Row("invalid/another of IPv6", "2001:db9::/48", "ip.not_accepted", 0..<13),
  ]

  @Test("Networks are held against limits", arguments: networks)
  func network(row: Row) throws {
    let check = try IPAddressCheck(
      prefix: .required,
      prefixLengths: 16...64,
      allowsHostBits: false,
      exceptKinds: ["loopback"],
      within: ["10.0.0.0/8", "127.0.0.0/8", "2001:db8::/32"]
    )
    try expect(row, of: check)
  }

  @Test("Only public addresses are accepted where these alone are wanted")
  func publicOnly() throws {
    let check = try IPAddressCheck(kinds: ["public"])
    #expect(check.outcome(of: "8.8.8.8") == .valid)
    for text in ["10.0.0.1", "::1", "::ffff:8.8.8.8", "169.254.169.254", "100.64.0.1", "2002::1"] {
      #expect(check.violations(in: text).map(\.code.rawValue) == ["ip.not_public"], "\(text)")
    }
  }

  @Test("Settings that name nothing are refused")
  func settings() {
    #expect(throws: SettingError.self) { try IPAddressCheck(kinds: ["secret"]) }
    #expect(throws: SettingError.self) { try IPAddressCheck(within: ["10.0.0.1/8"]) }
    #expect(throws: SettingError.self) { try IPAddressCheck(within: ["example.org"]) }
  }

  @Test("An address of the other version is told as such")
  func version() throws {
    let violations = try IPAddressCheck(version: 6).violations(in: "192.0.2.1")
    #expect(violations.map(\.code.rawValue) == ["ip.version"])
    #expect(violations.first?.arguments == ["version": 6])
  }

  static let hosts = [
    Row("valid/name", "www.example.org"),
    Row("valid/A-label", "xn--bcher-kva.example"),
    Row("invalid/underscore", "a_b.org", "host.character", 1..<2),
    Row("invalid/letter beyond ASCII", "bücher.org", "host.character", 1..<3),
    Row("invalid/dots", "a..org", "host.dot", 2..<3),
    Row("invalid/hyphen", "a-.org", "host.hyphen", 1..<2),
    Row("invalid/address", "192.0.2.1", "host.ip_address", 0..<9),
    Row("invalid/address in brackets", "[::1]", "host.ip_address", 0..<5),
    Row("invalid/Punycode", "www.xn--X.org", "host.label", 4..<9),
    Row("valid/reserved hyphens", "qa--acme.netlify.app"),
    Row("valid/reserved hyphens beside an A-label", "ab--c.xn--bcher-kva.org"),
    Row("invalid/reserved hyphens beside a false A-label", "ab--c.xn--X.org", "host.label", 6..<11),
    Row("invalid/reserved hyphens within an A-label", "a.XN--aa---o47jg78q", "host.label", 2..<19),
    Row("invalid/digits", "example.0", "host.top_level", 0..<9),
    Row("invalid/one label", "example", "host.top_level", 0..<7),
  ]

  @Test("Names are reported where they are wrong", arguments: hosts)
  func host(row: Row) throws {
    try expect(row, of: HostNameCheck())
  }

  static let international = [
    Row("valid/name", "Bücher.example"),
    Row("valid/other dots", "例え。テスト"),
    Row("valid/reserved hyphens", "qa--acme.example"),
    Row("valid/reserved hyphens beside a U-label", "qa--acme.bücher.example"),
    Row("valid/reserved hyphens in full width", "ｑａ--acme.bücher.example"),
    Row("invalid/reserved hyphens within a U-label", "a.bü--cher.example", "host.label", 2..<11),
    Row("invalid/reserved hyphens before a symbol", "qa--acme.♥.example", "host.label", 9..<12),
    Row("invalid/symbol", "www.♥.example", "host.label", 4..<7),
    Row("invalid/symbol in ASCII", "bücher_x.example", "host.character", 7..<8),
    Row("invalid/contextual rule", "a·l.example", "host.label", 0..<4),
    Row("invalid/hyphen", "-ü.example", "host.hyphen", 0..<3),
    Row("invalid/one label", "ü", "host.top_level", 0..<2),
    Row("invalid/right to left", "0א.example", "host.label", 0..<3),
    Row(
      "invalid/long label",
      String(repeating: "ü", count: 60) + ".de",
      "host.label_too_long",
      0..<120
    ),
    Row("invalid/hostile length", String(repeating: "ü.", count: 5_000), "host.too_long"),
  ]

  @Test("Names in other scripts are those of IDNA2008", arguments: international)
  func idn(row: Row) throws {
    try expect(row, of: HostNameCheck(allowsUnicode: true))
  }

  private func expect(_ row: Row, of check: some Check) throws {
    let violations = check.violations(in: row.text)
    #expect(violations.map(\.code.rawValue) == (row.code.map { [$0] } ?? []))
    #expect(violations.first?.range == row.range)
    #expect((check.outcome(of: row.text) == .valid) == (row.code == nil))
  }

  @Test("A domain tells its parts")
  func facts() {
    let list = PublicSuffixes(lines: ["com", "co.uk", "xn--p1ai"])
    let check = HostNameCheck(allowsUnicode: true, suffixes: list)
    let findings = check.findings(in: "A.B.Bücher.co.uk")
    #expect(findings.canonicalForm == "a.b.xn--bcher-kva.co.uk")
    #expect(
      findings.facts == [
        "ascii": "a.b.xn--bcher-kva.co.uk", "unicode": "a.b.bücher.co.uk",
        "public_suffix": "co.uk", "registrable_domain": "xn--bcher-kva.co.uk", "subdomain": "a.b",
      ]
    )
    #expect(check.violations(in: "co.uk").map(\.code.rawValue) == ["host.public_suffix"])
    #expect(check.violations(in: "пример.xn--X").map(\.code.rawValue) == ["host.label"])
    #expect(check.violations(in: "example.con").map(\.code.rawValue) == ["host.top_level"])
    #expect(check.violations(in: "example").map(\.code.rawValue) == ["host.top_level"])
    for suffix in ["com", "xn--p1ai", "рф"] {
      #expect(check.violations(in: suffix).map(\.code.rawValue) == ["host.public_suffix"])
    }
  }

  @Test(
    "Typing is impossible only where nothing can follow",
    arguments: [
      ("192.0.2", .unfinished), ("192.0.2.1", .valid), ("192.0.2.1.", .impossible(at: 9)),
      ("300", .unfinished), ("300.", .impossible(at: 3)), ("12345", .impossible(at: 4)),
      ("fe80", .unfinished), ("g", .impossible(at: 0)), ("::", .valid),
      ("10.0.0.0/", .impossible(at: 8)),
    ] as [(String, TextProgress)]
  )
  func addressProgress(text: String, expected: TextProgress) throws {
    #expect(try IPAddressCheck().progress(of: text.utf8Span, in: CheckContext()) == expected)
  }

  @Test(
    "Typing a name is impossible only where nothing can follow",
    arguments: [
      ("www.", .unfinished), ("www.a", .valid), ("www..", .impossible(at: 4)),
      ("-", .impossible(at: 0)), ("a-", .unfinished), ("192.0.2.1", .unfinished),
      ("a_", .impossible(at: 1)), ("xn--X.a", .unfinished),
    ] as [(String, TextProgress)]
  )
  func hostProgress(text: String, expected: TextProgress) {
    #expect(HostNameCheck().progress(of: text.utf8Span, in: CheckContext()) == expected)
  }
}
