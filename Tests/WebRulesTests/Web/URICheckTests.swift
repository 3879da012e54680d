import RuleEngine
import TestSupport
import Testing
import Violations
import WebRules

@Suite struct URICheckTests {
  /// A text with the codes that a check reports, their ranges and their arguments.
  struct Row: Sendable, CustomTestStringConvertible {
    var check: any Check
    var text: String
    var expected: [Violation]
    var testDescription: String { text }
  }

  private static func row(_ check: any Check, _ text: String, _ expected: Violation...) -> Row {
    Row(check: check, text: text, expected: expected)
  }

  private static func violation(
    _ code: ViolationCode,
    _ range: Range<Int>?,
    _ arguments: [String: Argument] = [:]
  ) -> Violation {
    Violation(code, arguments, at: range)
  }

  static let uris: [Row] = [
    row(URICheck(), "https://example.org/a?b#c"),
    row(URICheck(), "/a", violation("uri.scheme", nil, ["example": "https://example.org"])),
    row(URICheck(acceptsReferences: true), "/a"),
    row(URICheck(), "a:%4x", violation("uri.percent_encoding", 2..<4)),
    row(
      URICheck(),
      "a:é é%",
      violation("uri.character", 2..<4, ["character": .character("é"), "encoded": "%C3%A9"]),
      violation("uri.percent_encoding", 7..<8)
    ),
    row(URICheck(isInternational: true), "a:é"),
    row(URICheck(), "http://[::1", violation("uri.host", 7..<11)),
    row(URICheck(), "http://a:b/", violation("uri.port", 9..<10)),
    row(URICheck(schemes: ["HTTPS"]), "https://a"),
    row(
      URICheck(schemes: ["https", "ftp"]),
      "HTTP://a",
      violation("uri.scheme_not_accepted", 0..<4, ["accepted": .list(["https", "ftp"])])
    ),
    row(
      URICheck(authority: .required),
      "urn:a",
      violation(
        "uri.part_missing",
        nil,
        ["part": "authority", "example": "https://example.org"]
      )
    ),
    row(
      URICheck(authority: .refused),
      "http://a/b",
      violation("uri.part_not_accepted", 5..<8, ["part": "authority"])
    ),
    row(
      URICheck(fragment: .refused),
      "a:b#c",
      violation("uri.part_not_accepted", 3..<5, ["part": "fragment"])
    ),
    row(
      URICheck(fragment: .required),
      "a:b",
      violation(
        "uri.part_missing",
        nil,
        ["part": "fragment", "example": "https://example.org#top"]
      )
    ),
  ]

  private static let mailto: [String: Argument] = ["example": "mailto:ann@example.org"]

  static let relatives: [Row] = [
    row(URITemplateCheck(), "/{a}"),
    row(URITemplateCheck(), "/{a", violation("uri_template.expression", 1..<3)),
    row(URITemplateCheck(), "%4", violation("uri.percent_encoding", 0..<2)),
    row(
      URITemplateCheck(),
      "a b",
      violation("uri.character", 1..<2, ["character": .character(" "), "encoded": "%20"])
    ),
    row(MediaTypeCheck(), "text/html; charset=utf-8"),
    row(MediaTypeCheck(), "text", violation("identifier.format", nil)),
    row(MediaTypeCheck(), "text/a b", violation("identifier.format", 7..<8)),
    row(
      MediaTypeCheck(accepted: ["image/*"]),
      "text/html;a=b",
      violation("media_type.not_accepted", 0..<9, ["accepted": .list(["image/*"])])
    ),
    row(MediaTypeCheck(.data), "data:,a"),
    row(MediaTypeCheck(.data, accepted: ["text/plain"]), "data:,a"),
    row(
      MediaTypeCheck(.data, accepted: ["image/*"]),
      "data:a/b,c",
      violation("media_type.not_accepted", 5..<8, ["accepted": .list(["image/*"])])
    ),
    row(
      MediaTypeCheck(.data, maximumSize: 2),
      "data:,a%20b",
      violation("length.too_long.bytes", 6..<11, ["maximum": 2, "actual": 3, "unit": "bytes"])
    ),
    row(MailtoCheck(), "mailto:ann@example.org?subject=a%20b&cc=ben@example.org"),
    row(MailtoCheck(), "mailto:"),
    row(MailtoCheck(), "mailto:?to=ann%40example.org"),
    row(MailtoCheck(), "mailto:ann", violation("email.missing_at", 7..<10, mailto)),
    row(
      MailtoCheck(),
      "mailto:ann%40example.org",
      violation("email.missing_at", 7..<24, mailto)
    ),
    row(
      MailtoCheck(),
      "mailto:a@example.org?cc=ann",
      violation("email.missing_at", 24..<27, mailto)
    ),
    row(
      MailtoCheck(),
      "mailto:a%2Cb@example.org",
      violation("email.local.character", 7..<24, ["character": .character(",")])
    ),
    row(MailtoCheck(), "mailto:a%0Ab@example.org", violation("email.white_space", 7..<24)),
    row(
      MailtoCheck(),
      "mailto:a@b.org?subject=x%0d%0aBcc:z",
      violation("identifier.format", 23..<35)
    ),
    row(MailtoCheck(), "mailto:a@b.org?body=x%0d%0ay"),
    row(MailtoCheck(), "mailto:?a", violation("identifier.format", 8..<9)),
    row(MailtoCheck(), "mailto://a", violation("identifier.format", 0..<6)),
    row(MailtoCheck(), "mail:a@example.org", violation("identifier.format", 0..<4)),
  ]

  @Test("Violations have codes, arguments and places", arguments: uris + relatives)
  func violations(row: Row) {
    #expect(row.check.violations(in: row.text) == row.expected)
    #expect(row.check.outcome(of: row.text) == (row.expected.isEmpty ? .valid : .invalid))
  }

  @Test("Facts tell the parts")
  func facts() {
    let uri = URICheck().findings(in: "HTTP://ann@A:80/p?q#f")
    #expect(
      uri.facts == [
        "scheme": "http", "authority": "ann@A:80", "host": "A", "port": "80", "path": "/p",
        "query": "q",
        "fragment": "f",
      ]
    )
    #expect(uri.canonicalForm == "http://ann@a:80/p?q#f")
    #expect(
      URITemplateCheck().findings(in: "{a}{?b,a}").facts == [
        "level": 3, "variables": .list(["a", "b"]),
      ]
    )
    #expect(
      MediaTypeCheck().findings(in: "Image/SVG+XML").facts
        == ["type": "image", "subtype": "svg+xml", "suffix": "xml"]
    )
    #expect(
      MediaTypeCheck(.data).findings(in: "data:a/b;base64,QUJD").facts
        == ["type": "a", "subtype": "b", "base64": true, "size": 3]
    )
    #expect(
      MailtoCheck().findings(in: "mailto:a%40@example.org,b@example.org?subject=x%20y").facts[
        "subject"
      ]
        == "x y"
    )
  }

  @Test(
    "A text that is being typed is impossible where nothing can mend it",
    arguments: [
      (URICheck(), "http", TextProgress.unfinished), (URICheck(), "/", .impossible(at: 0)),
      (URICheck(), "a:%4", .unfinished), (URICheck(), "a:%4g", .impossible(at: 4)),
      (URICheck(schemes: ["https"]), "http", .unfinished),
      (URICheck(schemes: ["https"]), "http:", .impossible(at: 4)),
      (URICheck(fragment: .refused), "a:b#", .impossible(at: 3)),
      (URITemplateCheck(), "{a", .unfinished), (URITemplateCheck(), "{a,,", .impossible(at: 3)),
      (MediaTypeCheck(), "text/", .unfinished), (MediaTypeCheck(), "te xt", .impossible(at: 2)),
      (MediaTypeCheck(.data), "data:a", .unfinished),
      (MediaTypeCheck(.data), "dat:", .impossible(at: 3)),
      (MailtoCheck(), "mail", .unfinished), (MailtoCheck(), "mails", .impossible(at: 4)),
    ] as [(any Check, String, TextProgress)]
  )
  func progress(check: any Check, text: String, expected: TextProgress) {
    #expect(check.progress(of: text.utf8Span, in: CheckContext()) == expected)
  }
}
