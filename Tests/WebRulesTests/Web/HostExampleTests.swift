import RuleEngine
import Testing
import Violations
import WebRules

/// Examples for messages about hosts and email addresses, which suit the settings of the checks.
@Suite("Examples of email addresses and hosts")
struct HostExampleTests {
  static let emails = [
    ExampleRow("no @", [:], "ann", "ann@example.org"),
    ExampleRow("nothing before the @", [:], "@example.org", "ann@example.org"),
    ExampleRow("nothing after the @", [:], "ann@", "ann@example.org"),
    ExampleRow("no dot", [:], "ann@example", "ann@example.org"),
    ExampleRow("no letters at the end", [:], "ann@192.0.2.1", "ann@example.org"),
    ExampleRow("an IP address", [:], "ann@[192.0.2.1]", "ann@example.org"),
    ExampleRow("obsolete", [:], #""ann".lee@example.org"#, "ann@example.org"),
    ExampleRow("HTML", ["profile": "html"], "ann", "ann@example.org"),
  ]

  static let emailSwitches = [
    "quoted-local-part", "address-literal", "internationalized-local-part",
    "internationalized-domain", "unsafe-characters", "single-label-domain", "any-top-level-domain",
    "reserved-labels", "undecodable-labels", "special-use-domains", "comments", "display-name",
  ].flatMap { name in
    [true, false].map {
      ExampleRow("\(name): \($0)", [name: .boolean($0)], "ann@", "ann@example.org")
    }
  }

  @Test("Email addresses", arguments: emails + emailSwitches)
  func email(row: ExampleRow) throws { try row.expect(of: EmailCheck.definition) }

  static let domains = [
    ExampleRow("a list of one", ["allow": ["acme.example"]], "ann@", "acme.example"),
    ExampleRow("those below one", ["allow": ["*.acme.example"]], "ann@", "example.acme.example"),
    ExampleRow(
      "one of the list that isn't refused",
      ["allow": ["bad.example", "acme.example"], "deny": ["bad.example"]],
      "ann@",
      "acme.example"
    ),
    ExampleRow("in Unicode", ["allow": ["xn--bcher-kva.example"]], "ann@", "bücher.example"),
    ExampleRow("refused ones", ["deny": ["example.org", "*.example.org"]], "ann@", "example.com"),
  ]

  @Test("Domains", arguments: domains)
  func domain(row: ExampleRow) throws { try row.expect(of: DomainCheck.definition) }

  static let hosts = [
    ExampleRow("a name", [:], "a_b.org", "www.example.org"),
    ExampleRow("no address", [:], "192.0.2.1", "www.example.org"),
    ExampleRow("no ending", [:], "localhost", "www.example.org"),
    ExampleRow("in any script", ["unicode": true], "a b.org", "www.example.org"),
    ExampleRow("with underscores", ["underscores": true], "a b.org", "www.example.org"),
    ExampleRow("with one label", ["single-label": true], "a b", "www.example.org"),
    ExampleRow("with a dot at the end", ["trailing-dot": true], "a b", "www.example.org"),
    ExampleRow("with an asterisk", ["wildcard": true], "a*.org", "www.example.org"),
    ExampleRow("with digits at the end", ["numeric-top-level": true], "a b", "www.example.org"),
    ExampleRow("registrable", [:], suffixes: ["com", "org"], "com", "www.example.org"),
    ExampleRow("under another ending", [:], suffixes: ["de", "at"], "example.org", "example.de"),
    ExampleRow("below names under an ending", [:], suffixes: ["*.ck"], "foo.ck", "www.example.ck"),
    ExampleRow(
      "with suffixes of owners",
      ["private-suffixes": true],
      suffixes: ["com", "# private", "example.com"],
      "com",
      "www.example.com"
    ),
  ]

  @Test("Hosts", arguments: hosts)
  func host(row: ExampleRow) throws { try row.expect(of: HostNameCheck.definition) }

  static let links = [
    ExampleRow("no @", [:], "mailto:ann", "mailto:ann@example.org"),
    ExampleRow("no domain", [:], "mailto:ann@", "mailto:ann@example.org"),
  ]

  @Test("mailto links", arguments: links)
  func mailto(row: ExampleRow) throws { try row.expect(of: MailtoCheck.definition) }
}
