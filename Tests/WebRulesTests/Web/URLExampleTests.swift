import RuleEngine
import TestSupport
import Testing
import Violations
import WebRules

/// Examples for messages about URLs, networks and media types, which suit the settings of the
/// checks.
@Suite("Examples of URLs, networks and media types")
struct URLExampleTests {
  static let urls = [
    ExampleRow("no host", [:], "https://", "https://example.org"),
    ExampleRow("one slash", [:], "https:/example.org", "https://example.org"),
    ExampleRow("no dot", [:], "https://example", "https://example.org"),
    ExampleRow("no domain", [:], "https://-example.org", "https://example.org"),
    ExampleRow("another scheme", ["schemes": ["ftp"]], "ftp://", "ftp://example.org"),
    ExampleRow("any scheme", ["schemes": ["*"]], "https://", "https://example.org"),
    ExampleRow(
      "one with a host first",
      ["schemes": ["tel", "wss"]],
      "wss://",
      "wss://example.org"
    ),
    ExampleRow("credentials", ["credentials": true], "https://", "https://example.org"),
    ExampleRow("ports", ["ports": ["8000-8999"]], "https://", "https://example.org:8000"),
    ExampleRow("the usual port", ["ports": ["443"]], "https://", "https://example.org"),
    ExampleRow("no port", ["ports": ["default"]], "https://", "https://example.org"),
    ExampleRow("a public host", ["public-host": true], "https://", "https://example.org"),
    ExampleRow("one label", ["single-label-host": true], "https://", "https://example.org"),
    ExampleRow("any host name", ["any-host-name": true], "https://", "https://example.org"),
    ExampleRow("no address", ["ip-address": false], "http://192.0.2.1", "https://example.org"),
    ExampleRow(
      "no false address either",
      ["ip-address": false],
      "http://192.0.2.256",
      "https://example.org"
    ),
    ExampleRow("a domain", ["allow": ["acme.example"]], "https://", "https://acme.example"),
    ExampleRow("refused domains", ["deny": ["example.org"]], "https://", "https://example.com"),
    ExampleRow("a base", ["base": "https://example.org/"], "https://", "https://example.org"),
    ExampleRow("no query", ["query": false], "https://", "https://example.org"),
    ExampleRow("no fragment", ["fragment": false], "https://", "https://example.org"),
    ExampleRow("lenient", ["profile": "lenient"], "https://", "https://example.org"),
    ExampleRow("no scheme and no domain", [:], "example", "https://example.org"),
  ]

  @Test("URLs", arguments: urls)
  func url(row: ExampleRow) throws { try row.expect(of: URLCheck.definition) }

  @Test("A text without a scheme is its own example with one")
  func suggestion() throws {
    let check = try URLCheck.definition.check()
    let violation = check.violations(in: "acme.example/a").first
    #expect(violation?.arguments["example"] == Argument.text("https://acme.example/a"))
  }

  @Test("The example doesn't repeat other slips")
  func corrected() throws {
    let check = try URLCheck.definition.check()
    for (typed, example) in [
      ("www,acme,org", "https://www.acme.org"),
      ("www.acme.example\\a", "https://www.acme.example/a"),
      ("www. acme.example/a", "https://www.acme.example/a"),
      ("wwww.acme.example/a", "https://www.acme.example/a"),
      ("www.https.acme.example", "https://www.acme.example"),
    ] {
      let violation = check.violations(in: typed).first
      #expect(violation?.code.rawValue == "url.scheme.missing", "\(typed)")
      #expect(violation?.arguments["example"] == Argument.text(example), "\(typed)")
    }
  }

  static let uris = [
    ExampleRow("no scheme", [:], "/a", "https://example.org"),
    ExampleRow("international", ["international": true], "/a", "https://example.org"),
    ExampleRow("references", ["references": true], "1a:b", "https://example.org"),
    ExampleRow("a scheme", ["schemes": ["ftp"]], "/a", "ftp://example.org"),
    ExampleRow("a scheme without a host", ["schemes": ["urn"]], "/a", "urn:isbn:9780306406157"),
    ExampleRow("with a host", ["authority": "required"], "urn:a:b", "https://example.org"),
    ExampleRow("without one", ["authority": "refused"], "/a", "urn:isbn:9780306406157"),
    ExampleRow(
      "an unusual one without a host",
      ["authority": "refused", "schemes": ["x"]],
      "/a",
      "x:example"
    ),
    ExampleRow(
      "a fragment",
      ["fragment": "required"],
      "https://example.org",
      "https://example.org#top"
    ),
    ExampleRow("no fragment", ["fragment": "refused"], "/a", "https://example.org"),
  ]

  @Test("URIs", arguments: uris)
  func uri(row: ExampleRow) throws { try row.expect(of: URICheck.definition) }

  @Test("A host that isn't accepted at all isn't to be repaired")
  func refusedHost() throws {
    let check = try URICheck.definition.check(["authority": "refused"])
    #expect(
      check.violations(in: "http://[1").map(\.code.rawValue) == ["uri.part_not_accepted"]
    )
    #expect(
      check.violations(in: "http://a:b").map(\.code.rawValue) == ["uri.part_not_accepted"]
    )
    let link = try MailtoCheck.definition.check()
    #expect(link.violations(in: "mailto://[1").map(\.code.rawValue) == ["identifier.format"])
  }

  static let networks = [
    ExampleRow("an address", [:], "x", "192.0.2.1"),
    ExampleRow("version 6", ["version": "6"], "x", "2001:db8::1"),
    ExampleRow("public", ["kinds": ["public"]], "x", "192.31.196.1"),
    ExampleRow("public, version 6", ["kinds": ["public"], "version": "6"], "x", "2001:4:112::1"),
    ExampleRow("private", ["kinds": ["private"]], "x", "10.0.0.1"),
    ExampleRow("not for examples", ["except-kinds": ["documentation"]], "x", "192.31.196.1"),
    ExampleRow("in a network", ["within": ["10.0.0.0/8"]], "x", "10.0.0.1"),
    ExampleRow("in a small network", ["within": ["10.9.8.0/24"]], "x", "10.9.8.1"),
    ExampleRow(
      "of a kind in a network",
      ["within": ["172.0.0.0/8"], "kinds": ["private"]],
      "x",
      "172.16.0.1"
    ),
    ExampleRow("with a zone", ["zone": true], "x", "192.0.2.1"),
    ExampleRow("with a prefix or without", ["prefix": "optional"], "x", "192.0.2.1"),
    ExampleRow("a network", ["prefix": "required"], "x", "192.0.2.0/24"),
    ExampleRow(
      "with a long prefix",
      ["prefix": "required", "least-prefix": 28],
      "x",
      "192.0.2.0/28"
    ),
    ExampleRow(
      "with a short prefix",
      ["prefix": "required", "greatest-prefix": 16],
      "x",
      "192.0.0.0/16"
    ),
    ExampleRow(
      "with a prefix of version 6 only",
      ["prefix": "required", "least-prefix": 64],
      "x",
      "2001:db8::/64"
    ),
    ExampleRow(
      "without host bits",
      ["prefix": "required", "host-bits": false],
      "x",
      "192.0.2.0/24"
    ),
    ExampleRow(
      "a public network",
      ["prefix": "required", "kinds": ["public"]],
      "x",
      "192.31.196.0/24"
    ),
    ExampleRow(
      "a wide public network",
      ["prefix": "required", "kinds": ["public"], "greatest-prefix": 8],
      "x",
      "8.0.0.0/8"
    ),
  ]

  @Test("IP addresses and networks", arguments: networks)
  func network(row: ExampleRow) throws { try row.expect(of: IPAddressCheck.definition) }

  @Test(
    "Each kind of IP address has an example, alone and with a prefix",
    arguments: [
      "public", "unspecified", "this-network", "private", "unique-local", "shared", "loopback",
      "link-local", "site-local", "documentation", "benchmarking", "multicast", "broadcast",
      "protocol", "discard", "reserved", "6to4", "teredo", "nat64", "ipv4-mapped",
      "ipv4-compatible",
    ]
  )
  func kind(name: String) throws {
    for prefix in ["none", "required"] {
      let check = try IPAddressCheck.definition.check([
        "kinds": [.text(name)], "prefix": .text(prefix),
      ])
      let example = try #require(check.examples(in: CheckContext()).first, "\(prefix)")
      #expect(check.outcome(of: example) == .valid, "\(example)")
    }
  }

  static let types: [(settings: [String: Value], example: String)] = [
    ([:], "text/html"), (["accepted": ["image/png"]], "image/png"),
    (["accepted": ["image/*"]], "image/png"), (["accepted": ["x/*"]], "x/example"),
    (["accepted": ["*/*"]], "text/html"),
  ]

  @Test("Media types", arguments: types)
  func mediaType(row: (settings: [String: Value], example: String)) throws {
    let check = try MediaTypeCheck.definition.check(row.settings)
    #expect(check.examples(in: CheckContext()).first == row.example)
    #expect(check.outcome(of: row.example) == .valid)
  }

  static let data: [(settings: [String: Value], example: String)] = [
    ([:], "data:text/html,Hello"),
    (["accepted": ["image/*"]], "data:image/png;base64,SGVsbG8="),
    (["maximum": 0], "data:text/html,"),
  ]

  @Test("URIs with data", arguments: data)
  func dataURI(row: (settings: [String: Value], example: String)) throws {
    let check = try MediaTypeCheck.dataDefinition.check(row.settings)
    #expect(check.examples(in: CheckContext()).first == row.example)
    #expect(check.outcome(of: row.example) == .valid)
  }

  @Test("Templates of URIs")
  func template() throws {
    let check = try URITemplateCheck.definition.check()
    for example in check.examples(in: CheckContext()) {
      #expect(check.outcome(of: example) == .valid, "\(example)")
    }
  }
}
