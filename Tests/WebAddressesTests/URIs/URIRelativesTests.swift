import Testing
import UnicodeText

@testable import WebAddresses

/// Templates, media types, and URIs that hold data.
@Suite struct URIRelativesTests {
  @Test(
    "Templates have the level of RFC 6570 that they need",
    arguments: [
      ("/a/b", 1, []), ("/{var}", 1, ["var"]), ("{+path}{#here}", 2, ["path", "here"]),
      ("{x,y}", 3, ["x", "y"]), ("{/a}{?b}{&c}{;d}{.e}", 3, ["a", "b", "c", "d", "e"]),
      ("{a:3}", 4, ["a"]), ("{?list*}", 4, ["list"]), ("{a.b.c}{%41b}", 1, ["a.b.c", "%41b"]),
      ("'é\u{E000}", 1, []),
    ] as [(String, Int, [String])]
  )
  func templates(text: String, level: Int, variables: [String]) {
    let template = URITemplate.read(text.utf8Span)
    #expect(template.fault == nil)
    #expect(template.level == level)
    #expect(
      template.variables.map { String(decoding: Array(text.utf8)[$0], as: UTF8.self) } == variables
    )
  }

  @Test(
    "Templates have faults with places",
    arguments: [
      ("a{b", .expression, 1..<3, nil), ("a{", .expression, 1..<2, nil),
      ("{}", .expression, 0..<2, 1),
      ("{a,,b}", .expression, 0..<6, 3), ("{a:0}", .expression, 0..<5, 3),
      ("{a:10000}", .expression, 0..<9, 7), ("{a..b}", .expression, 0..<6, 3),
      ("{=a}", .expression, 0..<4, 1), ("{a b}", .expression, 0..<5, 2),
      ("{a{b}", .expression, 0..<2, 2),
      ("a}", .character("}"), 1..<2, 1), ("a b", .character(" "), 1..<2, 1),
      ("%4", .percentEncoding, 0..<2, nil), ("%4g", .percentEncoding, 0..<2, 2),
      ("{%4g}", .expression, 0..<5, 3),
    ] as [(String, URITemplate.Fault, Range<Int>, Int?)]
  )
  func templateFaults(text: String, fault: URITemplate.Fault, range: Range<Int>, offset: Int?) {
    let template = URITemplate.read(text.utf8Span)
    #expect(template.fault == fault)
    #expect(template.range == range)
    #expect(template.impossibleAt == offset)
  }

  @Test(
    "Media types end where they cease to be ones",
    arguments: [
      ("text/html", nil), ("image/svg+xml;charset=utf-8", nil), ("a/b ; c=\"d\\\"e\" ", nil),
      ("text", 4),
      ("text/", 5), ("/html", 0), ("text/html;", 10), ("text/html; a", 12), ("text/html; a=", 13),
      ("text/ht ml", 8), ("text/html; a=\"b", 15), ("*/*", 0), ("text/é", 5),
      ("a/" + String(repeating: "b", count: 127), nil),
      ("a/" + String(repeating: "b", count: 128), 129),
    ] as [(String, Int?)]
  )
  func mediaTypes(text: String, end: Int?) {
    let found = MediaType.read(text.utf8Span)
    #expect(found.isWhole == (end == nil))
    if let end { #expect(found.end == end) }
  }

  @Test(
    "A type is matched in whatever case, and by its first part",
    arguments: [
      ("image/png", "image/*", true), ("Image/PNG", "image/png", true), ("image/png", "*/*", true),
      ("image/png", "text/*", false), ("image/png", "image/pn", false), ("a/b", "*/*", true),
      ("imagex/png", "image/*", false),
    ]
  )
  func matching(text: String, accepted: String, isMatch: Bool) {
    #expect(MediaType.read(text.utf8Span).matches(accepted, in: text.utf8Span) == isMatch)
  }

  @Test(
    "Data has a size or a fault",
    arguments: [
      ("data:,", 0, nil), ("data:,a%20b", 3, nil), ("DATA:text/plain;base64,SGVsbG8=", 5, nil),
      ("data:;base64,", 0, nil), ("data:;charset=utf-8;base64,QUJD", 3, nil),
      ("data:a/b;base64,QQ%3D%3D", 1, nil), ("data:a/b;c=d,x", 1, nil),
      ("data", nil, 4..<4), ("date:,", nil, 3..<4), ("data:base64,x", nil, 11..<12),
      ("data:a/b;base64,QUI", nil, 19..<19), ("data:a/b;base64,Q===", nil, 17..<18),
      ("data:a/b;base64,Q Q=", nil, 17..<18), ("data:a/b;base64,QQ=Q", nil, 19..<20),
      ("data:,[", nil, 6..<7), ("data:a/b;c=,x", nil, 11..<12), ("data:a/b;c,x", nil, 10..<11),
      ("data:,%4", nil, 6..<8), ("data:é", nil, 5..<7),
    ] as [(String, Int?, Range<Int>?)]
  )
  func data(text: String, size: Int?, fault: Range<Int>?) {
    let found = DataURI.read(text.utf8Span)
    #expect(found.fault == fault)
    if let size { #expect(found.size == size) }
  }

  @Test("What is said to be impossible stays so")
  func typing() {
    let pieces = [
      "data:", "text", "/", "plain", ";", "base64", ",", "QUJD", "=", "%", "%3D", "a", "{", "}",
      "+", "#",
      "é", " ", "\"", "*", ":", "1", "4", ".", "\\",
    ]
    var generator = Numbers(state: 11)
    for _ in 0..<10_000 {
      var text = ["", "data:", "data:a/b;base64,", "{"][generator.below(4)]
      for _ in 0..<generator.below(7) { text += pieces[generator.below(pieces.count)] }
      var more = text
      for _ in 0..<generator.below(5) { more += pieces[generator.below(pieces.count)] }
      if URITemplate.read(text.utf8Span).impossibleAt != nil {
        #expect(URITemplate.read(more.utf8Span).fault != nil, "\(text) \(more)")
      }
      if DataURI.read(text.utf8Span).impossibleAt != nil {
        #expect(DataURI.read(more.utf8Span).fault != nil, "\(text) \(more)")
      }
      if MediaType.read(text.utf8Span).impossibleAt != nil {
        #expect(!MediaType.read(more.utf8Span).isWhole, "\(text) \(more)")
      }
    }
  }
}
