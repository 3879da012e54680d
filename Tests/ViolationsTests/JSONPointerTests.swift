import TestSupport
import Testing
import Violations

@Suite("Paths as JSON Pointers")
struct JSONPointerTests {
  struct Row: CustomTestStringConvertible, Sendable {
    var components: [FieldPath.Component]
    var pointer: String
    var fragment: String
    var testDescription: String { pointer }

    init(_ pointer: String, _ fragment: String, _ components: FieldPath.Component...) {
      (self.pointer, self.fragment, self.components) = (pointer, fragment, components)
    }
  }

  /// The examples of RFC 6901 §5 and §6, and then others.
  static let rows = [
    Row("", "#"),
    Row("/foo", "#/foo", .name("foo")),
    Row("/foo/0", "#/foo/0", .name("foo"), .index(0)),
    Row("/", "#/", .name("")),
    Row("/a~1b", "#/a~1b", .name("a/b")),
    Row("/c%d", "#/c%25d", .name("c%d")),
    Row("/e^f", "#/e%5Ef", .name("e^f")),
    Row("/g|h", "#/g%7Ch", .name("g|h")),
    Row("/i\\j", "#/i%5Cj", .name("i\\j")),
    Row("/k\"l", "#/k%22l", .name("k\"l")),
    Row("/ ", "#/%20", .name(" ")),
    Row("/m~0n", "#/m~0n", .name("m~n")),
    Row("/contacts/2/email", "#/contacts/2/email", .name("contacts"), .index(2), .name("email")),
    // RFC 6901 §4: ~01 is ~1 and not a slash.
    Row("/~01", "#/~01", .name("~1")),
    Row("/~1~0//~0~0", "#/~1~0//~0~0", .name("/~"), .name(""), .name("~~")),
    Row("/größe", "#/gr%C3%B6%C3%9Fe", .name("größe")),
    Row("/👩", "#/%F0%9F%91%A9", .name("👩")),
    Row("/a\u{301}/\u{301}", "#/a%CC%81/%CC%81", .name("a\u{301}"), .name("\u{301}")),
    Row("/a.b[0]#", "#/a.b%5B0%5D%23", .name("a.b[0]#")),
    Row("/-._~0!$&'()*+,;=:@?", "#/-._~0!$&'()*+,;=:@?", .name("-._~!$&'()*+,;=:@?")),
    Row("/\u{0}\u{7F}", "#/%00%7F", .name("\u{0}\u{7F}")),
    // RFC 6901 §4: a position has no zero before it, so these are names.
    Row("/00", "#/00", .name("00")),
    Row("/01", "#/01", .name("01")),
    Row("/1a", "#/1a", .name("1a")),
    Row("/-1", "#/-1", .name("-1")),
    Row("/-", "#/-", .name("-")),
    Row("/*", "#/*", .name("*")),
    Row("/１", "#/%EF%BC%91", .name("１")),
    Row("/99999999999999999999", "#/99999999999999999999", .name("99999999999999999999")),
    Row("/9223372036854775807", "#/9223372036854775807", .index(.max)),
  ]

  @Test("A path gives its pointer, and the pointer the path", arguments: rows)
  func bothWays(row: Row) {
    let path = FieldPath(components: row.components)
    #expect(path.jsonPointer.utf8.elementsEqual(row.pointer.utf8))
    #expect(path.jsonPointerFragment == row.fragment)
    #expect(FieldPath(jsonPointer: row.pointer) == path)
    #expect(FieldPath(jsonPointer: row.fragment) == path)
  }

  @Test("A name of digits comes back as a position, and every element as a name")
  func ambiguity() {
    #expect(FieldPath(field: "0").jsonPointer == "/0")
    #expect(FieldPath(jsonPointer: "/0")?.components == [.index(0)])
    #expect(FieldPath(components: [.name("a"), .each]).jsonPointer == "/a/*")
  }

  @Test("Small and capital digits stand for the same byte")
  func digits() {
    #expect(FieldPath(jsonPointer: "#/%c3%b6") == FieldPath(field: "ö"))
    #expect(FieldPath(jsonPointer: "#%2Fa%2Fb")?.components == [.name("a"), .name("b")])
  }

  @Test(
    "Other text is no pointer",
    arguments: [
      "foo", "foo/bar", " /foo", "/~", "/a~", "/~2", "/~a/b", "#foo", "#/%", "#/%2", "#/%GG",
      "#/%+1", "#/ö", "#/a b", "#/^", "##", "#/%FF", "#/%C3", "#/~2",
    ]
  )
  func refuses(text: String) { #expect(FieldPath(jsonPointer: text) == nil) }

  @Test("Every path without names of digits survives", arguments: 0..<8)
  func randomRoundTrip(seed: Int) {
    var generator = SplitMix64(seed: UInt64(seed))
    let alphabet = "ab~/%#.[]\"\\ \u{301}\u{200D}é\r\n👩\u{0}-*"
    for _ in 0..<500 {
      let components = (0..<Int.random(in: 0..<5, using: &generator)).map {
        _ -> FieldPath.Component in
        if Bool.random(using: &generator) {
          return .index(Int.random(in: 0..<1_000, using: &generator))
        }
        return .name(String.random(ofScalars: 0..<6, from: alphabet, using: &generator))
      }
      let path = FieldPath(components: components)
      #expect(FieldPath(jsonPointer: path.jsonPointer) == path)
      #expect(FieldPath(jsonPointer: path.jsonPointerFragment) == path)
    }
  }
}
