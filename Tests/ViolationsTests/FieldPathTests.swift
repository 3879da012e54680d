import TestSupport
import Testing
import Violations

@Suite struct FieldPathTests {
  struct Sample: CustomTestStringConvertible {
    var text: String
    var components: [FieldPath.Component]
    var testDescription: String { text }

    init(_ text: String, _ components: FieldPath.Component...) {
      (self.text, self.components) = (text, components)
    }
  }

  static let samples = [
    Sample(""),
    Sample("email", .name("email")),
    Sample("a.b.c", .name("a"), .name("b"), .name("c")),
    Sample("contacts[].email", .name("contacts"), .each, .name("email")),
    Sample("contacts[2].email", .name("contacts"), .index(2), .name("email")),
    Sample("[0]", .index(0)),
    Sample("[][1]", .each, .index(1)),
    Sample("0", .name("0")),
    Sample("first name", .name("first name")),
    Sample("größe.straße", .name("größe"), .name("straße")),
    Sample(#"["a.b"]"#, .name("a.b")),
    Sample(#"["a.b"].c"#, .name("a.b"), .name("c")),
    Sample(#"x["[]"][0]["/"]"#, .name("x"), .name("[]"), .index(0), .name("/")),
    Sample(#"[""]"#, .name("")),
    Sample(#"["\"\\"]"#, .name("\"\\")),
    Sample(#"["]"]"#, .name("]")),
    Sample("a.\u{301}b", .name("a"), .name("\u{301}b")),
    Sample("a\u{600}.b", .name("a\u{600}"), .name("b")),
    Sample("[\"\u{301}.\u{600}\"]", .name("\u{301}.\u{600}")),
    Sample("[\"\\\"\u{301}\"].\u{200D}", .name("\"\u{301}"), .name("\u{200D}")),
  ]

  @Test("A path parses and prints as forms write it", arguments: samples)
  func parsesAndPrints(sample: Sample) {
    #expect(FieldPath(sample.text)?.components == sample.components)
    let printed = FieldPath(components: sample.components).description
    #expect(printed.unicodeScalars.elementsEqual(sample.text.unicodeScalars))
  }

  @Test(
    "Other text is no path",
    arguments: [
      ".", "a.", ".a", "a..b", "a.[0]", "a[", "a]", "a[0", "a[-1]", "a[+1]", "a[x]", "a[ ]",
      "a[0]b", "[]b", #"[""#, #"["a"#, #"["a""#, #"["a"x]"#, #"["a\"]"#, #"a"b"#, "a:b", "a/b",
      "form/a", "a[99999999999999999999]", "a[１]", #"a."b""#,
    ]
  )
  func refuses(text: String) { #expect(FieldPath(text) == nil) }

  @Test("Every path prints text that parses to the same path", arguments: 0..<8)
  func randomRoundTrip(seed: Int) {
    var generator = SplitMix64(seed: UInt64(seed))
    let alphabet = "ab.[]:/\"\\ \u{301}\u{600}\u{200D}é\r\n👩\u{0}0"
    for _ in 0..<500 {
      let components = (0..<Int.random(in: 0..<5, using: &generator)).map {
        _ -> FieldPath.Component in
        switch Int.random(in: 0..<4, using: &generator) {
        case 0: .index(Int.random(in: 0..<1_000, using: &generator))
        case 1: .each
        default: .name(String.random(ofScalars: 0..<6, from: alphabet, using: &generator))
        }
      }
      let path = FieldPath(components: components)
      #expect(FieldPath(path.description) == path)
      #expect(
        FieldPath(path.description)?.description.utf8.elementsEqual(path.description.utf8)
          == true
      )
    }
  }

  @Test("A pattern has every position replaced by brackets")
  func pattern() {
    #expect(FieldPath("a[2].b[0][]").pattern.description == "a[].b[][]")
    #expect(FieldPath("a[2].b[0]").lastName == "b")
    #expect(FieldPath("[2]").lastName == nil)
    #expect(FieldPath(field: "a.b").appending(.index(1)).description == #"["a.b"][1]"#)
    #expect(FieldPath().isEmpty)
  }
}
