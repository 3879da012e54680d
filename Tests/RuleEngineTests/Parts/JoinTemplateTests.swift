import Testing

@testable import RuleEngine

@Suite("Joins as packs write them")
struct JoinTemplateTests {
  struct Row: CustomTestStringConvertible, Sendable {
    var testDescription: String { text }
    var text: String

    /// The pieces; nil where the text is refused.
    var pieces: [JoinTemplate.Piece]?

    /// Where it is refused, in scalars.
    var offset: Int?

    init(_ text: String, _ pieces: [JoinTemplate.Piece]) {
      (self.text, self.pieces) = (text, pieces)
    }

    init(_ text: String, refusedAt offset: Int?) { (self.text, self.offset) = (text, offset) }
  }

  static let rows: [Row] = [
    Row("{a}", [.part("a")]),
    Row("{a}{b_1}", [.part("a"), .part("b_1")]),
    Row("19{yy}-{check}!", [.text("19"), .part("yy"), .text("-"), .part("check"), .text("!")]),
    Row("é{a}Ж", [.text("é"), .part("a"), .text("Ж")]),
    Row("text", [.text("text")]),
    Row("", refusedAt: nil),
    Row("{a", refusedAt: 0),
    Row("a}", refusedAt: 1),
    Row("{a}}", refusedAt: 3),
    Row("{a{b}", refusedAt: 0),
    Row("{}", refusedAt: 0),
    Row("Жé{a-b}", refusedAt: 2),
    Row("{A}", refusedAt: 0),
    Row("{a.b}", refusedAt: 0),
    Row("{ a}", refusedAt: 0),
  ]

  @Test("has pieces, or is refused at its brace", arguments: rows)
  func pieces(_ row: Row) {
    do throws(SettingError) {
      #expect(try JoinTemplate(row.text).pieces == row.pieces)
    } catch {
      #expect(row.pieces == nil)
      #expect(error.offset == row.offset)
    }
  }

  @Test("names each part once, in order")
  func names() throws {
    #expect(try JoinTemplate("{b}-{a}{b}").names == ["b", "a"])
  }

  @Test(
    "Groups are of characters, of which the last length is repeated",
    arguments: [
      ([4], " ", "CH9300762011", "CH93 0076 2011"), ([3, 2], "-", "12345678", "123-45-67-8"),
      ([2], "", "1234", "1234"), ([5], " ", "1234", "1234"), ([1], " ", "é😀", "é 😀"),
      ([3], " ", "", ""),
    ] as [([Int], String, String, String)]
  )
  func groups(lengths: [Int], separator: String, text: String, expected: String) {
    #expect(text.grouped(lengths, separator) == expected)
  }
}
