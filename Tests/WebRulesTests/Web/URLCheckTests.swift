import RuleEngine
import TestSupport
import Testing
import Violations
import WebRules

/// What the check finds under its settings.
@Suite struct URLCheckTests {
  static let strict = [
    URLRow("a plain URL", "https://example.org/a?b#c"),
    URLRow("a port", "http://example.org:8080/"),
    URLRow("a domain beyond ASCII", "https://bücher.example/straße?ä#ö"),
    URLRow("an address", "http://192.0.2.1/"),
    URLRow("an address of version 6", "http://[2001:db8::1]/"),
    URLRow("a path with dots", "https://example.org/a/../b"),
    URLRow("the root of the DNS", "https://example.org./"),
    URLRow("two hyphens after two characters", "https://qa--acme.netlify.app"),
    URLRow("two hyphens in capitals", "HTTPS://QA--Acme.example/a?b#c"),
    URLRow("two hyphens beside a U-label", "https://qa--acme.bücher.example/"),
    URLRow("two hyphens beside an A-label", "https://qa--acme.xn--bcher-kva.example/"),
    URLRow("two hyphens within a U-label", "https://bü--cher.example/"),
    URLRow(
      "two hyphens beside a false A-label",
      "https://qa--acme.xn--0.org",
      [:],
      "url.host 8..<26"
    ),
    URLRow("no scheme", "example.org", [:], "url.scheme.missing 0..<0"),
    URLRow("a port in place of a scheme", "example.org:80", [:], "url.scheme.missing 0..<0"),
    URLRow("a number in place of a path", "localhost:8080/a", [:], "url.scheme.missing 0..<0"),
    URLRow("slashes without a scheme", "//example.org", [:], "url.scheme.missing 0..<0"),
    URLRow("a scheme that is not accepted", "ftp://exam ple", [:], "url.scheme 0..<3"),
    URLRow("a script", "javascript:alert(1)", [:], "url.scheme 0..<10"),
    URLRow("one slash", "https:/example.org", [:], "url.slashes 0..<6"),
    URLRow("three slashes", "https:///example.org", [:], "url.slashes 8..<9"),
    URLRow("backslashes", "https:\\\\example.org\\a", [:], "url.backslash 6..<7"),
    URLRow("no host", "https://", [:], "url.host.missing 8..<8"),
    URLRow(
      "no host before a path",
      "https:///",
      [:],
      "url.slashes 8..<9",
      "url.host.missing 9..<9"
    ),
    URLRow("a name and a password", "https://a:b@example.org", [:], "url.credentials 8..<12"),
    URLRow("an underscore", "https://a_b.org", [:], "url.host 8..<15"),
    URLRow("a character in the host", "https://a<b.org", [:], "url.character 9..<10"),
    // %20 isn't possible there.
    URLRow("a space in the host", "https://a b.org", [:], "url.character 9..<10"),
    URLRow("a tab in the host", "https://a\tb.org", [:], "url.character 9..<10"),
    URLRow("a space before the host", "https:// example.org", [:], "url.character 8..<9"),
    URLRow(
      "a space before the slashes",
      "https: //example.org",
      [:],
      "url.slashes 0..<6",
      "url.white_space 6..<7"
    ),
    URLRow("an encoded character in the host", "https://a%3Cb.org", [:], "url.host 8..<17"),
    URLRow("a single label", "https://example/", [:], "url.host.single_label 8..<15"),
    URLRow("a single label and the root", "https://example./", [:], "url.host.single_label 8..<16"),
    URLRow("numbers in other writings", "http://0x7f.1/", [:], "url.host.ip_malformed 7..<13"),
    URLRow("five numbers", "http://1.2.3.4.5/", [:], "url.host.ip_malformed 7..<16"),
    URLRow("brackets that are open", "http://[::1/", [:], "url.host.ip_malformed 7..<8"),
    URLRow("a port that is too large", "https://example.org:65536", [:], "url.port 20..<25"),
    URLRow("a port of letters", "https://example.org:a/b", [:], "url.port 20..<21"),
    URLRow("a space in the path", "https://example.org/a b", [:], "url.white_space 21..<22"),
    URLRow("a space at the end", "https://example.org ", [:], "url.white_space 19..<20"),
    URLRow("a character in the path", "https://example.org/a|b", [:], "url.character 21..<22"),
    URLRow("a percent sign", "https://example.org/5%", [:], "url.percent 21..<22"),
    URLRow(
      "several faults, in the order of the text",
      "https://a@b_c.org:x/",
      [:],
      "url.credentials 8..<10",
      "url.host 10..<17",
      "url.port 18..<19"
    ),
  ]

  static let settings = [
    URLRow("another scheme", "ftp://example.org/", ["schemes": ["ftp"]]),
    URLRow("a scheme without rules", "redis://cache.example.org/0", ["schemes": ["redis"]]),
    URLRow(
      "a space in the host of a scheme without rules",
      "redis://ca che/0",
      ["schemes": ["redis"]],
      "url.character 10..<11"
    ),
    URLRow("a scheme without a host", "mailto:ann@example.org", ["schemes": ["*"]]),
    URLRow("no longer http", "http://example.org/", ["schemes": ["https"]], "url.scheme 0..<4"),
    URLRow("no scheme", "example.org/a?b", ["scheme-optional": true]),
    URLRow("a scheme that could be missing", "http://example.org/", ["scheme-optional": true]),
    URLRow(
      "a port without a scheme",
      "localhost:80",
      ["scheme-optional": true, "single-label-host": true]
    ),
    URLRow(
      "a fault without a scheme",
      "example.org/a|b",
      ["scheme-optional": true],
      "url.character 13..<14"
    ),
    URLRow("a space without a scheme", "a b", ["scheme-optional": true], "url.character 1..<2"),
    URLRow(
      "a path without a host",
      "/a",
      ["scheme-optional": true],
      "url.scheme.missing 0..<0"
    ),
    URLRow(
      "a script, whose scheme isn't missing",
      "javascript:alert(1)",
      ["scheme-optional": true],
      "url.scheme 0..<10"
    ),
    URLRow("credentials", "https://a:b@example.org", ["credentials": true]),
    URLRow("an empty name", "https://@example.org", ["credentials": true], "url.credentials 8..<9"),
    URLRow(
      "a space in a password",
      "https://a:b c@example.org",
      ["credentials": true],
      "url.white_space 11..<12"
    ),
    URLRow(
      "a sign in a name",
      "https://a@b@example.org",
      ["credentials": true],
      "url.character 9..<10"
    ),
    URLRow("a port of the list", "https://example.org:8080/", ["ports": ["8080"]]),
    URLRow("a port of a range", "https://example.org:8999/", ["ports": ["8000-8999"]]),
    URLRow("the port that is implied", "https://example.org/", ["ports": ["443"]]),
    URLRow(
      "a port beyond a range",
      "https://example.org:9000/",
      ["ports": ["8000-8999"]],
      "url.port.not_allowed 20..<24"
    ),
    URLRow(
      "an implied port that is not listed",
      "http://example.org/",
      ["ports": ["443"]],
      "url.port.not_allowed"
    ),
    URLRow("no port", "http://example.org:80/", ["ports": ["default"]]),
    URLRow(
      "a port where none is accepted",
      "http://example.org:81/",
      ["ports": ["default"]],
      "url.port.not_allowed 19..<21"
    ),
    URLRow("a single label", "http://localhost:3000/", ["single-label-host": true]),
    URLRow("an underscore", "https://a_b.example.org/", ["any-host-name": true]),
    URLRow(
      "an address",
      "http://192.0.2.1/",
      ["ip-address": false],
      "url.host.ip_not_allowed 7..<16"
    ),
    URLRow("a public host", "http://example.org/", ["public-host": true]),
    URLRow(
      "the computer itself, which no ending makes public",
      "http://localhost/",
      ["public-host": true],
      "url.host.not_public 7..<16"
    ),
    URLRow(
      "a private address",
      "http://10.0.0.1/",
      ["public-host": true],
      "url.host.not_public 7..<15"
    ),
    URLRow(
      "a private name",
      "http://a.local/",
      ["public-host": true],
      "url.host.not_public 7..<14"
    ),
    URLRow(
      "no host that could be public",
      "mailto:a@b.org",
      ["schemes": ["*"], "public-host": true],
      "url.host.missing"
    ),
    URLRow(
      "a private opaque host",
      "ssh://10.0.0.1/",
      ["schemes": ["*"], "public-host": true],
      "url.host.not_public 6..<14"
    ),
    URLRow("a domain of the list", "https://ACME.example/", ["allow": ["acme.example"]]),
    URLRow(
      "a domain below it",
      "https://a.acme.example/",
      ["allow": ["acme.example"]],
      "domain.not_allowed 8..<22"
    ),
    URLRow("all domains below it", "https://a.acme.example./", ["allow": ["*.acme.example"]]),
    URLRow(
      "an address is no domain of a list",
      "http://192.0.2.1/",
      ["allow": ["acme.example"]],
      "domain.not_allowed 7..<16"
    ),
    URLRow(
      "a domain that is refused",
      "https://acme.example./",
      ["deny": ["acme.example"]],
      "domain.denied 8..<21"
    ),
    URLRow(
      "beyond ASCII",
      "https://bücher.example/",
      ["deny": ["xn--bcher-kva.example"]],
      "domain.denied 8..<23"
    ),
    URLRow("a relative URL", "../a", ["base": "https://example.org/b/"]),
    URLRow("a URL beside a base", "https://example.com/", ["base": "https://example.org/b/"]),
    URLRow(
      "a fault in a relative URL",
      "a b",
      ["base": "https://example.org/"],
      "url.white_space 1..<2"
    ),
    URLRow(
      "a base that is private",
      "/a",
      ["base": "http://10.0.0.1/", "public-host": true],
      "url.host.not_public"
    ),
    URLRow("a query", "https://example.org/?a#b", ["query": false], "url.query 20..<22"),
    URLRow("a fragment", "https://example.org/?a#b", ["fragment": false], "url.fragment 22..<24"),
    URLRow("a question mark in a fragment", "https://example.org/#a?b", ["query": false]),
  ]

  static let lenient =
    [
      "http:\\\\example.org\\a b", "https:example.org", "http://0x7f.1/", " https://example.org ",
      "mailto:a", "file:///a",
      "http://localhost", "https://a:b@example.org", "https://exa_mple..org/%zz", "data:,<>",
    ].map { URLRow($0, $0, ["profile": "lenient"]) } + [
      URLRow("no scheme", "example.org", ["profile": "lenient"], "url.scheme.missing 0..<0"),
      URLRow("no host", "https:// a", ["profile": "lenient"], "url.character 8..<9"),
      URLRow("false Punycode", "https://xn--0/", ["profile": "lenient"], "url.host 8..<13"),
      URLRow(
        "credentials",
        "https://@example.org",
        ["profile": "lenient", "credentials": false],
        "url.credentials 8..<9"
      ),
      URLRow(
        "the odd spellings of private addresses",
        "http:\\\\127.1",
        ["profile": "lenient", "public-host": true],
        "url.host.not_public 7..<12"
      ),
    ]

  @Test("The check finds what is wrong, where it is", arguments: strict + settings + lenient)
  func check(row: URLRow) throws {
    let check = try row.check()
    #expect(check.violations(in: row.text).map(\.located) == row.found)
    #expect(check.outcome(of: row.text) == (row.found.isEmpty ? .valid : .invalid))
  }

  @Test("Arguments say what to do instead")
  func arguments() throws {
    let check = try URLCheck.definition.check()
    #expect(
      check.violations(in: "example.org/x").first?.arguments["suggestion"]
        == "https://example.org/x"
    )
    #expect(
      check.violations(in: "example.org:80/x").first?.arguments["suggestion"]
        == "https://example.org:80/x"
    )
    #expect(
      check.violations(in: "no address").first?.arguments["suggestion"] == "https://example.org"
    )
    // A host means the same with each of these full stops, and a path doesn't.
    for dot in ["。", "．", "｡"] {
      #expect(
        check.violations(in: "www\(dot)example\(dot)org/a。b").first?.arguments["suggestion"]
          == "https://www.example.org/a。b"
      )
    }
    #expect(
      check.violations(in: "https://a b.org").first?.arguments == ["character": .character(" ")]
    )
    #expect(
      check.violations(in: "ftp://a.org").first?.arguments == [
        "schemes": .list(["https://", "http://"])
      ]
    )
    #expect(
      check.violations(in: "https://a.org/{").first?.arguments == ["character": .character("{")]
    )
  }

  @Test("Facts and the canonical form are those of the URL, without its password")
  func facts() throws {
    let check = try URLCheck.definition.check(["credentials": true])
    let findings = check.findings(in: "HTTPS://ann:secret@Bücher.Example/a/../b c?d#e")
    #expect(findings.canonicalForm == nil)
    #expect(
      findings.facts == [
        "scheme": "https", "host": "xn--bcher-kva.example", "unicode_host": "bücher.example",
        "host_kind": "domain",
        "port": 443, "path": "/b%20c", "query": "d", "fragment": "e",
      ]
    )
    let valid = check.findings(in: "HTTP://[2001:DB8::0]:80")
    #expect(valid.canonicalForm == "http://[2001:db8::]/")
    #expect(
      valid.facts == [
        "scheme": "http", "host": "[2001:db8::]", "host_kind": "ipv6", "port": 80, "path": "/",
      ]
    )
    #expect(check.findings(in: "http://192.0.2.1").facts["host_kind"] == "ipv4")
  }

  @Test("Settings that mean nothing are refused")
  func settingErrors() {
    for settings: [String: Value] in [
      ["schemes": ["ht tp"]], ["schemes": ["1a"]], ["ports": ["80-"]], ["ports": ["70000"]],
      ["ports": ["9-8"]],
      ["ports": ["http"]], ["base": "example.org"], ["allow": ["a b"]], ["deny": [""]],
    ] {
      #expect(throws: SettingError.self, "\(settings)") {
        _ = try URLCheck.definition.check(settings)
      }
    }
  }

  @Test("A checklist says with what a URL begins, and that its host is public")
  func requirements() throws {
    let plain = try URLCheck.definition.check()
    #expect(plain.requirements(in: CheckContext()).map(\.code) == ["url.scheme"])
    let strict = try URLCheck.definition.check(["public-host": true])
    #expect(
      strict.requirements(in: CheckContext()).map(\.code) == ["url.scheme", "url.host.not_public"]
    )
    let any = try URLCheck.definition.check(["profile": "lenient"])
    #expect(any.requirements(in: CheckContext()).isEmpty)
  }

  @Test(
    "Of hostile texts of 64 KiB no more is found than of their half, and no more made than they are long",
    arguments: [
      "a/", "../", "@", "%2e%2e/", "1.", "0x1.", "[", ":", "?#", "\\", "\t", "é", "xn--a.", "a.",
      "-",
    ]
  )
  func hostile(piece: String) throws {
    for settings: [String: Value] in [[:], ["profile": "lenient"]] {
      let check = try URLCheck.definition.check(settings)
      for beginning in ["https://", "https://example.org/", ""] {
        func found(_ size: Int) -> (codes: [ViolationCode], bytes: Int) {
          let text = beginning + String(repeating: piece, count: size / piece.utf8.count)
          let findings = check.findings(in: text)
          let texts = findings.facts.values.map { $0.text ?? "" } + [findings.canonicalForm ?? ""]
          return (findings.violations.map { $0.code }, texts.joined().utf8.count)
        }
        let (half, whole) = (found(32_500), found(65_000))
        #expect(half.codes == whole.codes, "\(beginning)")
        #expect(Set(whole.codes).count == whole.codes.count, "\(beginning)")
        #expect(whole.bytes <= half.bytes * 2 + 100, "\(beginning)")
      }
    }
  }
}
