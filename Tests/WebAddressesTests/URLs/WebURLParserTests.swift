import TestSupport
import Testing
import UnicodeText

@testable import WebAddresses

/// The faults that the parser finds, with the standard's own examples of validation errors (URL
/// Standard §1.1).
@Suite struct WebURLParserTests {
  /// A text, its URL or nil, its faults (the standard's name and the bytes), and its base.
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

  static let rows: [Row] =
    TextRow.rows(
      """
      a valid URL | https://example.org/a?b#c | https://example.org/a?b#c
      scheme and host in capitals | HTTP://EXAMPLE.org | http://example.org/
      a port that is implied | https://example.org:443/ | https://example.org/
      a port that is empty | https://example.org:/ | https://example.org/
      a path with dots | https://example.org/a/./b/../c/.. | https://example.org/a/
      a path with dots that are encoded | https://example.org/a/%2E/b/.%2e/ | https://example.org/a/
      more dots than segments | https://example.org/../../a | https://example.org/a
      a domain beyond ASCII | https://bücher.example/ | https://xn--bcher-kva.example/
      a scheme without rules | data:text/plain,a b?c | data:text/plain,a b?c | invalid-URL-unit (white space) 17..<18
      an opaque host | foo://Ex%41mple/a | foo://Ex%41mple/a
      an empty path before two slashes | web+demo:/.//not-a-host/ | web+demo:/.//not-a-host/
      a name of a file | file:///C|/a | file:///C:/a | invalid-URL-unit 9..<10
      a relative path | ../c | https://example.org/c |  | https://example.org/a/b
      a relative query | ?c | https://example.org/a?c |  | https://example.org/a?b#d
      a relative fragment | #c | https://example.org/a?b#c |  | https://example.org/a?b#d
      a relative host | //example.com | https://example.com/ |  | https://example.org/a
      a fragment of an opaque path | #c | mailto:a#c |  | mailto:a
      domain-to-ASCII | https://a\u{AD} | https://a/
      domain-to-ASCII, nothing is left | https://\u{AD} |  | domain-to-ASCII 8..<10
      domain-to-ASCII, false Punycode | https://xn--0.org |  | domain-to-ASCII 8..<17
      domain-invalid-code-point | https://exa%23mple.org |  | domain-invalid-code-point 8..<22
      domain-invalid-code-point, as written | https://exa<mple.org |  | domain-invalid-code-point 11..<12
      host-invalid-code-point | foo://exa[mple.org |  | host-invalid-code-point 9..<10
      IPv4-empty-part | https://127.0.0.1./ | https://127.0.0.1/ | IPv4-empty-part 8..<18, valid-IPv4-address-string 8..<18
      IPv4-too-many-parts | https://1.2.3.4.5/ |  | IPv4-too-many-parts 8..<17
      IPv4-non-numeric-part | https://test.42 |  | IPv4-non-numeric-part 8..<15
      IPv4-non-decimal-part | https://127.0.0x0.1 | https://127.0.0.1/ | IPv4-non-decimal-part 8..<19, valid-IPv4-address-string 8..<19
      IPv4-out-of-range-part | https://255.255.4000.1 |  | IPv4-out-of-range-part 8..<22
      one number | http://2130706433/ | http://127.0.0.1/ | IPv4-out-of-range-part 7..<17, valid-IPv4-address-string 7..<17
      two numbers, hexadecimal | http://0x7f.1/ | http://127.0.0.1/ | IPv4-non-decimal-part 7..<13, valid-IPv4-address-string 7..<13
      octal numbers | http://0177.0.0.01/ | http://127.0.0.1/ | IPv4-non-decimal-part 7..<18, valid-IPv4-address-string 7..<18
      a number that is too large | http://4294967296/ |  | IPv4-out-of-range-part 7..<17
      full-width digits | http://１２７.0.0.1/ | http://127.0.0.1/ | valid-IPv4-address-string 7..<22
      IPv6-unclosed | https://[::1 |  | IPv6-unclosed 8..<9
      IPv6-invalid-compression | https://[:1] |  | IPv6-invalid-compression 9..<11
      IPv6-too-many-pieces | https://[1:2:3:4:5:6:7:8:9] |  | IPv6-too-many-pieces 9..<26
      IPv6-multiple-compression | https://[1::1::1] |  | IPv6-multiple-compression 9..<16
      IPv6-invalid-code-point | https://[1:2:3!:4] |  | IPv6-invalid-code-point 14..<15
      IPv6-invalid-code-point, colon at the end | https://[1:2:3:] |  | IPv6-invalid-code-point 9..<15
      a letter beyond ASCII | https://[1é::] |  | IPv6-invalid-code-point 10..<12
      IPv6-too-few-pieces | https://[1:2:3] |  | IPv6-too-few-pieces 9..<14
      IPv4-in-IPv6-too-many-pieces | https://[1:1:1:1:1:1:1:127.0.0.1] |  | IPv4-in-IPv6-too-many-pieces 9..<32
      IPv4-in-IPv6-invalid-code-point | https://[ffff::.0.0.1] |  | IPv4-in-IPv6-invalid-code-point 9..<21
      a zero before a digit | https://[ffff::127.00.0.1] |  | IPv4-in-IPv6-invalid-code-point 9..<25
      IPv4-in-IPv6-out-of-range-part | https://[ffff::127.0.0.4000] |  | IPv4-in-IPv6-out-of-range-part 9..<27
      IPv4-in-IPv6-too-few-parts | https://[ffff::127.0.0] |  | IPv4-in-IPv6-too-few-parts 9..<22
      an IPv6 address is shortened | http://[1:0:0:2:0:0:0:3]/ | http://[1:0:0:2::3]/
      an IPv6 address with an IPv4 address | http://[::ffff:192.0.2.1]/ | http://[::ffff:c000:201]/
      invalid-URL-unit | https://example.org/> | https://example.org/%3E | invalid-URL-unit 20..<21
      white space at the ends | ␠https://example.org␠ | https://example.org/ | invalid-URL-unit (white space) 0..<1
      a line end within | ht¶tps://example.org | https://example.org/ | invalid-URL-unit (white space) 2..<3
      ranges are those of the text as given | ␠ht\ttps://exam¶ple.org/{ | https://example.org/%7B | invalid-URL-unit (white space) 0..<1, invalid-URL-unit 23..<24
      a percent sign | https://example.org/%s | https://example.org/%s | invalid-URL-unit (percent sign) 20..<21
      a second number sign | https://example.org/#a# | https://example.org/#a# | invalid-URL-unit 22..<23
      special-scheme-missing-following-solidus | file:c:/my-secret-folder | file:///c:/my-secret-folder | special-scheme-missing-following-solidus 0..<5
      no slash | https:example.org | https://example.org/ | special-scheme-missing-following-solidus 0..<6
      three slashes | https:///example.org | https://example.org/ | special-scheme-missing-following-solidus 8..<9
      missing-scheme-non-relative-URL | 💩 |  | missing-scheme-non-relative-URL 0..<4
      nothing is relative to a mail address | a |  | missing-scheme-non-relative-URL 0..<1 | mailto:b
      invalid-reverse-solidus | https://example.org\\path\\to | https://example.org/path/to | invalid-reverse-solidus 19..<20
      invalid-credentials | https://user@example.org | https://user@example.org/ | invalid-credentials 8..<13
      several signs | ssh://a@b:c@d@example.org | ssh://a%40b:c%40d@example.org | invalid-credentials 6..<14
      host-missing | https://#fragment |  | host-missing 8..<8
      host-missing, before a port | https://:443 |  | host-missing 8..<8
      host-missing, behind a password | https://user:pass@ |  | invalid-credentials 8..<18, host-missing 18..<18
      port-out-of-range | https://example.org:70000 |  | port-out-of-range 20..<25
      port-invalid | https://example.org:7z |  | port-invalid 20..<22
      file-invalid-Windows-drive-letter | C|/path/to/file | file:///C:/path/to/file | file-invalid-Windows-drive-letter 0..<2, invalid-URL-unit 1..<2 | file:///a
      file-invalid-Windows-drive-letter-host | file://c: | file:///c: | file-invalid-Windows-drive-letter-host 7..<9
      a label with an underscore | https://a_b.org | https://a_b.org/ | valid-domain-string 8..<15
      two hyphens after two characters | https://ab--c.org | https://ab--c.org/
      a hyphen at the end | https://a-.org | https://a-.org/ | valid-domain-string 8..<14
      an empty label | https://a..org | https://a..org/ | valid-domain-string 8..<14
      the root | https://a.org./ | https://a.org./
      a domain that is percent-encoded | https://ex%61mple.org | https://example.org/ | valid-domain-string 8..<21
      """
    ).map { row in
      Row(row[0], row[1], row.optional(2), row.list(3), base: row.optional(4))
    } + long

  static let long: [Row] = [
    Row(
      "a noncharacter",
      "https://example.org/" + String(decoding: [0xEF, 0xB7, 0x90] as [UInt8], as: UTF8.self),
      "https://example.org/%EF%B7%90",
      ["invalid-URL-unit 20..<23"]
    ),
    Row(
      "a long label",
      "https://\(String(repeating: "a", count: 64)).org",
      "https://\(String(repeating: "a", count: 64)).org/",
      ["valid-domain-string 8..<76"]
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
