import Testing
import UnicodeText

@Suite struct InternationalDomainTests {
  @Test(
    "Names in Unicode and in ASCII belong together",
    arguments: [
      ("bücher.example", "xn--bcher-kva.example"),
      // RFC 5891 keeps ß, which transitional processing would turn into ss.
      ("faß.de", "xn--fa-hia.de"),
      ("почта.рф", "xn--80a1acny.xn--p1ai"),
      ("例え.テスト", "xn--r8jz45g.xn--zckzah"),
      ("example.com", "example.com"),
      ("example.com.", "example.com."),
    ]
  )
  func pairs(unicode: String, ascii: String) {
    #expect(InternationalDomain.ascii(unicode) == .init(text: ascii))
    #expect(InternationalDomain.unicode(ascii) == .init(text: unicode))
    #expect(InternationalDomain.ascii(ascii) == .init(text: ascii))
    #expect(InternationalDomain.unicode(ofValidASCII: ascii.utf8Span) == unicode)
  }

  @Test(
    "Names are mapped first",
    arguments: [
      ("BÜCHER.Example", "xn--bcher-kva.example"), ("ｅｘａｍｐｌｅ。com", "example.com"),
      ("bu\u{308}cher.de", "xn--bcher-kva.de"), ("XN--BCHER-KVA.example", "xn--bcher-kva.example"),
    ]
  )
  func mapped(name: String, ascii: String) {
    #expect(InternationalDomain.ascii(name) == .init(text: ascii))
  }

  static let longest = String(repeating: "a", count: 63)

  @Test(
    "Problems are named",
    arguments: [
      ("a..b", [.emptyLabel]),
      (longest + ".de", []),
      (longest + "a.de", [.labelTooLong]),
      (Array(repeating: longest, count: 4).joined(separator: "."), [.domainNameTooLong]),
      ("-a.de", [.leadingHyphen]),
      ("a-.de", [.trailingHyphen]),
      ("ab--c.de", [.hyphen34]),
      ("\u{301}a.de", [.leadingCombiningMark]),
      ("a_b.de", [.disallowed]),
      ("a b.de", [.disallowed]),
      ("xn--ü.de", [.punycode]),
      ("xn--99999999.de", [.punycode]),
      // Decodes to U+0080, a control.
      ("xn--a.de", [.invalidACELabel]),
      // Decodes to ASCII, which would have been written as it is.
      ("xn--abc-.de", [.invalidACELabel]),
      // Decodes to a capital letter with diaeresis, which is mapped away.
      ("xn--bcher-2pa.example", [.invalidACELabel]),
      ("ｘn－－abc-.de", [.invalidACELabel]),
      ("ab--c.xn--bcher-2pa", [.hyphen34, .invalidACELabel]),
      ("אa.de", [.bidi]),
      ("a\u{200D}b.de", [.contextJ]),
    ] as [(String, [InternationalDomain.Problem])]
  )
  func problems(name: String, problems: [InternationalDomain.Problem]) {
    #expect(InternationalDomain.ascii(name).problems == problems)
  }
}
