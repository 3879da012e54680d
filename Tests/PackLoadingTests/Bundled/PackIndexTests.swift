import SourceTexts
import TestSupport
import Testing
import Violations

@testable import PackLoading

@Suite("The index of the bundled packs")
struct PackIndexTests {
  private static func index(_ texts: [String]) throws -> PackIndex {
    let packs = try texts.enumerated().map { number, text in
      let source = SourceText("format: 1\n" + text, name: "/packs/\(number)/pack.yaml")
      return PackFolder.Pack(declaration: try PackReader.read(source, registry: .builtIn))
    }
    let library = try PackLibrary(packs.map(\.declaration), registry: .builtIn)
    return try PackIndex(of: packs, in: library, folder: "/packs", digest: 0xAB)
  }

  @Test("has the names of each pack, and reads as it is written")
  func text() throws {
    let index = try Self.index([
      """
      pack: cars
      version: 1.2.0
      summary: What is said of cars
      rules:
        plate:
          personal: true
          checks: [{ name: shape, pattern: '[A-Z]{2}', code: plate.format }, { length: { maximum: 9 } }]
        plate.short: { extends: plate, drop: [shape], checks: [{ prefix: A, code: plate.short }] }
        plate.trade: { extends: plate, title: { words: Trade plate, subject: badge } }
        badge: { title: { words: Badge, subject: plate }, checks: [{ length: { maximum: 9 } }] }
      forms:
        car: { fields: { plate: { rule: plate, required: true } } }
        used-car: { extends: car }
      codes:
        plate.format: { summary: Not like AB }
        plate.long: { summary: Too long, retired: { since: '1.1', replaced-by: plate.format } }
        plate.old: { retired: { since: '1.0' } }
        plate.short: { number: 7 }
      """
    ])
    let text = """
      index\t1\tab
      pack\t0/pack.yaml\tcars\t1.2.0\ten\tWhat is said of cars
      rule\tplate\tpersonal
      rule\tplate.short\topen\tplate
      rule\tplate.trade\topen\tplate\tbadge
      rule\tbadge\topen\t\tplate
      form\tcar
      form\tused-car\tcar
      code\tplate.format\tNot like AB
      retired\tplate.long\t1.1\tplate.format\tToo long
      retired\tplate.old\t1.0\t
      code\tplate.short
      reports\tlength.too_long plate.format plate.long plate.old plate.short

      """
    #expect(index.text == text)
    let read = try #require(PackIndex(SourceText(text, name: "INDEX")))
    #expect(read.entries == index.entries)
    #expect(read.digest == 0xAB)
  }

  @Test(
    "leaves packs out that do more than to define names, so that they are always read",
    arguments: [
      ("messages", "messages: { en: { a.b: Text } }\ncodes: { a.b: { summary: S } }"),
      ("a code of programs", "codes: { a.b: { summary: S, arguments: { x: { type: text } } } }"),
      ("a retired code with a number", "codes: { a.b: { number: 1, retired: { since: '1.0' } } }"),
      ("a deprecated code", "codes: { a.b: { summary: S, deprecated: { since: '1.0' } } }"),
      ("a replaced rule", "rules: { b: { replaces: [a], checks: [{ length: 1 }] } }"),
      ("a disabled rule", "disable: { rules: [a] }"),
      ("a required pack", "requires: { packs: [low] }"),
    ]
  )
  func whole(row: (name: String, text: String)) throws {
    let low = "pack: low\nrules: { a: { checks: [{ length: 1 }] } }"
    let index = try Self.index([low, "pack: high\n" + row.text])
    #expect(index.entries.last == .whole("1/pack.yaml"))
    #expect(PackIndex(SourceText(index.text, name: "INDEX"))?.entries == index.entries)
  }

  @Test("keeps a summary with any characters that a line can have")
  func summaryOfOneLine() throws {
    let index = try Self.index([
      "pack: cars\n" + #"summary: "\u2068a\u2069 \\t\u00A0\"b\" | c""#
        + "\nrules: { a: { checks: [{ length: 1 }] } }"
    ])
    let read = try #require(PackIndex(SourceText(index.text, name: "INDEX")))
    guard case .outline(let pack) = read.entries.first else {
      Issue.record("the pack has no outline")
      return
    }
    #expect(pack.summary == "\u{2068}a\u{2069} \\t\u{A0}\"b\" | c")
  }

  @Test(
    "is none",
    arguments: [
      ("without text", ""), ("of another form", "index\t2\tab\n"),
      ("with no checksum", "index\t1\tx\n"),
      ("with a rule of no pack", "index\t1\tab\nrule\ta\topen\n"),
      ("with an unknown word", "index\t1\tab\npack\tp\tn\t\ten\t\nfrom\tx\n"),
      ("with too few parts", "index\t1\tab\npack\tp\tn\t\ten\n"),
      ("with an unknown level", "index\t1\tab\npack\tp\tn\t\ten\t\nrule\ta\tdim\n"),
    ]
  )
  func broken(row: (name: String, text: String)) {
    #expect(PackIndex(SourceText(row.text, name: "INDEX")) == nil)
  }
}
