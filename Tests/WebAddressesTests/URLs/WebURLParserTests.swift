import Testing
import UnicodeText

@testable import WebAddresses

/// What the parser finds wrong, with the standard's own examples of validation errors (URL Standard §1.1).
@Suite struct WebURLParserTests {
  /// A text, the URL that it becomes, or nil, and its faults: the standard's name and the bytes.
  struct Row: Sendable, CustomTestStringConvertible {
    var testDescription: String
    var text: String
    var href: String?
    var faults: [String]
    var base: String?

    init(
      _ name: String,
      _ text: String,
      _ href: String?,
      _ faults: [String] = [],
      base: String? = nil
    ) {
      testDescription = name
      self.text = text
      self.href = href
      self.faults = faults
      self.base = base
    }
  }

  static let rows = [
    Row("a valid URL", "https://example.org/a?b#c", "https://example.org/a?b#c"),
    Row("scheme and host in capitals", "HTTP://EXAMPLE.org", "http://example.org/"),
    Row("a port that is implied", "https://example.org:443/", "https://example.org/"),
    Row("a port that is empty", "https://example.org:/", "https://example.org/"),
    Row("a path with dots", "https://example.org/a/./b/../c/..", "https://example.org/a/"),
    Row(
      "a path with dots that are encoded",
      "https://example.org/a/%2E/b/.%2e/",
      "https://example.org/a/"
    ),
    Row("more dots than segments", "https://example.org/../../a", "https://example.org/a"),
    Row("a domain beyond ASCII", "https://bücher.example/", "https://xn--bcher-kva.example/"),
    Row(
      "a scheme without rules",
      "data:text/plain,a b?c",
      "data:text/plain,a b?c",
      ["invalid-URL-unit (white space) 17..<18"]
    ),
    Row("an opaque host", "foo://Ex%41mple/a", "foo://Ex%41mple/a"),
    Row("an empty path before two slashes", "web+demo:/.//not-a-host/", "web+demo:/.//not-a-host/"),
    Row("a name of a file", "file:///C|/a", "file:///C:/a", ["invalid-URL-unit 9..<10"]),
    Row("a relative path", "../c", "https://example.org/c", base: "https://example.org/a/b"),
    Row("a relative query", "?c", "https://example.org/a?c", base: "https://example.org/a?b#d"),
    Row(
      "a relative fragment",
      "#c",
      "https://example.org/a?b#c",
      base: "https://example.org/a?b#d"
    ),
    Row("a relative host", "//example.com", "https://example.com/", base: "https://example.org/a"),
    Row("a fragment of an opaque path", "#c", "mailto:a#c", base: "mailto:a"),

    Row("domain-to-ASCII", "https://a\u{AD}", "https://a/"),
    Row("domain-to-ASCII, nothing is left", "https://\u{AD}", nil, ["domain-to-ASCII 8..<10"]),
    Row("domain-to-ASCII, false Punycode", "https://xn--0.org", nil, ["domain-to-ASCII 8..<17"]),
    Row(
      "domain-invalid-code-point",
      "https://exa%23mple.org",
      nil,
      ["domain-invalid-code-point 8..<22"]
    ),
    Row(
      "domain-invalid-code-point, as written",
      "https://exa<mple.org",
      nil,
      ["domain-invalid-code-point 11..<12"]
    ),
    Row("host-invalid-code-point", "foo://exa[mple.org", nil, ["host-invalid-code-point 9..<10"]),
    Row(
      "IPv4-empty-part",
      "https://127.0.0.1./",
      "https://127.0.0.1/",
      ["IPv4-empty-part 8..<18", "valid-IPv4-address-string 8..<18"]
    ),
    Row("IPv4-too-many-parts", "https://1.2.3.4.5/", nil, ["IPv4-too-many-parts 8..<17"]),
    Row("IPv4-non-numeric-part", "https://test.42", nil, ["IPv4-non-numeric-part 8..<15"]),
    Row(
      "IPv4-non-decimal-part",
      "https://127.0.0x0.1",
      "https://127.0.0.1/",
      ["IPv4-non-decimal-part 8..<19", "valid-IPv4-address-string 8..<19"]
    ),
    Row("IPv4-out-of-range-part", "https://255.255.4000.1", nil, ["IPv4-out-of-range-part 8..<22"]),
    Row(
      "one number",
      "http://2130706433/",
      "http://127.0.0.1/",
      ["IPv4-out-of-range-part 7..<17", "valid-IPv4-address-string 7..<17"]
    ),
    Row(
      "two numbers, hexadecimal",
      "http://0x7f.1/",
      "http://127.0.0.1/",
      ["IPv4-non-decimal-part 7..<13", "valid-IPv4-address-string 7..<13"]
    ),
    Row(
      "octal numbers",
      "http://0177.0.0.01/",
      "http://127.0.0.1/",
      ["IPv4-non-decimal-part 7..<18", "valid-IPv4-address-string 7..<18"]
    ),
    Row("a number that is too large", "http://4294967296/", nil, ["IPv4-out-of-range-part 7..<17"]),
    Row(
      "full-width digits",
      "http://１２７.0.0.1/",
      "http://127.0.0.1/",
      ["valid-IPv4-address-string 7..<22"]
    ),
    Row("IPv6-unclosed", "https://[::1", nil, ["IPv6-unclosed 8..<9"]),
    Row("IPv6-invalid-compression", "https://[:1]", nil, ["IPv6-invalid-compression 9..<11"]),
    Row(
      "IPv6-too-many-pieces",
      "https://[1:2:3:4:5:6:7:8:9]",
      nil,
      ["IPv6-too-many-pieces 9..<26"]
    ),
    Row(
      "IPv6-multiple-compression",
      "https://[1::1::1]",
      nil,
      ["IPv6-multiple-compression 9..<16"]
    ),
    Row("IPv6-invalid-code-point", "https://[1:2:3!:4]", nil, ["IPv6-invalid-code-point 14..<15"]),
    Row(
      "IPv6-invalid-code-point, colon at the end",
      "https://[1:2:3:]",
      nil,
      ["IPv6-invalid-code-point 9..<15"]
    ),
    Row("a letter beyond ASCII", "https://[1é::]", nil, ["IPv6-invalid-code-point 10..<12"]),
    Row("IPv6-too-few-pieces", "https://[1:2:3]", nil, ["IPv6-too-few-pieces 9..<14"]),
    Row(
      "IPv4-in-IPv6-too-many-pieces",
      "https://[1:1:1:1:1:1:1:127.0.0.1]",
      nil,
      ["IPv4-in-IPv6-too-many-pieces 9..<32"]
    ),
    Row(
      "IPv4-in-IPv6-invalid-code-point",
      "https://[ffff::.0.0.1]",
      nil,
      ["IPv4-in-IPv6-invalid-code-point 9..<21"]
    ),
    Row(
      "a zero before a digit",
      "https://[ffff::127.00.0.1]",
      nil,
      ["IPv4-in-IPv6-invalid-code-point 9..<25"]
    ),
    Row(
      "IPv4-in-IPv6-out-of-range-part",
      "https://[ffff::127.0.0.4000]",
      nil,
      ["IPv4-in-IPv6-out-of-range-part 9..<27"]
    ),
    Row(
      "IPv4-in-IPv6-too-few-parts",
      "https://[ffff::127.0.0]",
      nil,
      ["IPv4-in-IPv6-too-few-parts 9..<22"]
    ),
    Row("an IPv6 address is shortened", "http://[1:0:0:2:0:0:0:3]/", "http://[1:0:0:2::3]/"),
    Row(
      "an IPv6 address with an IPv4 address",
      "http://[::ffff:192.0.2.1]/",
      "http://[::ffff:c000:201]/"
    ),

    Row(
      "invalid-URL-unit",
      "https://example.org/>",
      "https://example.org/%3E",
      ["invalid-URL-unit 20..<21"]
    ),
    Row(
      "white space at the ends",
      " https://example.org ",
      "https://example.org/",
      ["invalid-URL-unit (white space) 0..<1"]
    ),
    Row(
      "a line end within",
      "ht\ntps://example.org",
      "https://example.org/",
      ["invalid-URL-unit (white space) 2..<3"]
    ),
    Row(
      "ranges are those of the text as given",
      " ht\ttps://exam\nple.org/{",
      "https://example.org/%7B",
      ["invalid-URL-unit (white space) 0..<1", "invalid-URL-unit 23..<24"]
    ),
    Row(
      "a percent sign",
      "https://example.org/%s",
      "https://example.org/%s",
      ["invalid-URL-unit (percent sign) 20..<21"]
    ),
    Row(
      "a second number sign",
      "https://example.org/#a#",
      "https://example.org/#a#",
      ["invalid-URL-unit 22..<23"]
    ),
    Row(
      "a noncharacter",
      "https://example.org/" + String(decoding: [0xEF, 0xB7, 0x90] as [UInt8], as: UTF8.self),
      "https://example.org/%EF%B7%90",
      ["invalid-URL-unit 20..<23"]
    ),
    Row(
      "special-scheme-missing-following-solidus",
      "file:c:/my-secret-folder",
      "file:///c:/my-secret-folder",
      ["special-scheme-missing-following-solidus 0..<5"]
    ),
    Row(
      "no slash",
      "https:example.org",
      "https://example.org/",
      ["special-scheme-missing-following-solidus 0..<6"]
    ),
    Row(
      "three slashes",
      "https:///example.org",
      "https://example.org/",
      ["special-scheme-missing-following-solidus 8..<9"]
    ),
    Row("missing-scheme-non-relative-URL", "💩", nil, ["missing-scheme-non-relative-URL 0..<4"]),
    Row(
      "nothing is relative to a mail address",
      "a",
      nil,
      ["missing-scheme-non-relative-URL 0..<1"],
      base: "mailto:b"
    ),
    Row(
      "invalid-reverse-solidus",
      "https://example.org\\path\\to",
      "https://example.org/path/to",
      ["invalid-reverse-solidus 19..<20"]
    ),
    Row(
      "invalid-credentials",
      "https://user@example.org",
      "https://user@example.org/",
      ["invalid-credentials 8..<13"]
    ),
    Row(
      "several signs",
      "ssh://a@b:c@d@example.org",
      "ssh://a%40b:c%40d@example.org",
      ["invalid-credentials 6..<14"]
    ),
    Row("host-missing", "https://#fragment", nil, ["host-missing 8..<8"]),
    Row("host-missing, before a port", "https://:443", nil, ["host-missing 8..<8"]),
    Row(
      "host-missing, behind a password",
      "https://user:pass@",
      nil,
      ["invalid-credentials 8..<18", "host-missing 18..<18"]
    ),
    Row("port-out-of-range", "https://example.org:70000", nil, ["port-out-of-range 20..<25"]),
    Row("port-invalid", "https://example.org:7z", nil, ["port-invalid 20..<22"]),
    Row(
      "file-invalid-Windows-drive-letter",
      "C|/path/to/file",
      "file:///C:/path/to/file",
      ["file-invalid-Windows-drive-letter 0..<2", "invalid-URL-unit 1..<2"],
      base: "file:///a"
    ),
    Row(
      "file-invalid-Windows-drive-letter-host",
      "file://c:",
      "file:///c:",
      ["file-invalid-Windows-drive-letter-host 7..<9"]
    ),
    Row(
      "a label with an underscore",
      "https://a_b.org",
      "https://a_b.org/",
      ["valid-domain-string 8..<15"]
    ),
    Row("a hyphen at the end", "https://a-.org", "https://a-.org/", ["valid-domain-string 8..<14"]),
    Row("an empty label", "https://a..org", "https://a..org/", ["valid-domain-string 8..<14"]),
    Row("the root", "https://a.org./", "https://a.org./"),
    Row(
      "a long label",
      "https://\(String(repeating: "a", count: 64)).org",
      "https://\(String(repeating: "a", count: 64)).org/",
      ["valid-domain-string 8..<76"]
    ),
    Row(
      "a domain that is percent-encoded",
      "https://ex%61mple.org",
      "https://example.org/",
      ["valid-domain-string 8..<21"]
    ),
  ]

  @Test(
    "The parser reads what browsers read, and finds what the standard calls validation errors",
    arguments: rows
  )
  func reading(row: Row) {
    var parser = WebURLParser(row.text.utf8Span, base: row.base.flatMap { WebURL($0) })
    let url = parser.parse()
    #expect(url?.href == row.href)
    #expect(parser.faults.map { "\($0.kind.rawValue) \($0.range)" } == row.faults)
    #expect((parser.failure == nil) == (url != nil))
  }

  @Test("The sets of characters are those of the standard")
  func sets() {
    let controls =
      String(String.UnicodeScalarView((0..<0x20).map { Unicode.Scalar($0) })) + "\u{7F}"
    let fragment = controls + " \"<>`"
    let query = controls + " \"#<>"
    let path = query + "?^`{}"
    let host = "\0\t\n\r #/:<>?@[\\]^|"
    let sets: [(ByteSet, String)] = [
      (.controlEncoded, controls), (.fragmentEncoded, fragment), (.queryEncoded, query),
      (.specialQueryEncoded, query + "'"), (.pathEncoded, path),
      (.userinfoEncoded, path + "/:;=@[\\]|"),
      (.forbiddenInHost, host), (.forbiddenInDomain, host + controls + "%"),
    ]
    for byte in UInt8.min...127 {
      let character = Unicode.Scalar(byte)
      for (set, members) in sets {
        #expect(
          set.contains(byte) == members.unicodeScalars.contains(character),
          "\(members.debugDescription) \(byte)"
        )
      }
      let isUnit =
        byte.isLetter || byte.isDigit || "!$&'()*+,-./:;=?@_~".unicodeScalars.contains(character)
      #expect(ByteSet.urlCodePoint.contains(byte) == isUnit, "\(byte)")
      let isOfScheme = byte.isLetter || byte.isDigit || "+-.".unicodeScalars.contains(character)
      #expect(ByteSet.scheme.contains(byte) == isOfScheme, "\(byte)")
    }
  }
}
