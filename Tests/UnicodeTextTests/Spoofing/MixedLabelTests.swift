import Testing
import UnicodeText

/// Labels of domains with letters of several scripts.
@Suite struct MixedLabelTests {
  struct Row: Sendable, CustomTestStringConvertible {
    var testDescription: String
    var name: String
    var character: Unicode.Scalar
    var offset: Int
    var lookAlike: Unicode.Scalar?

    init(
      _ description: String,
      _ name: String,
      _ character: Unicode.Scalar,
      at offset: Int,
      _ lookAlike: Unicode.Scalar? = nil
    ) {
      testDescription = description
      self.name = name
      self.character = character
      self.offset = offset
      self.lookAlike = lookAlike
    }
  }

  @Test(
    "A letter of another script is found with the letter that it looks like",
    arguments: [
      Row("Cyrillic in Latin", "p\u{430}ypal.example", "\u{430}", at: 1, "a"),
      Row("in the second label", "www.p\u{430}ypal.example", "\u{430}", at: 5, "a"),
      Row("in the last label", "example.c\u{43E}m", "\u{43E}", at: 9, "o"),
      Row("Greek in Latin", "exampl\u{3BF}.org", "\u{3BF}", at: 6, "o"),
      Row("Latin in Cyrillic", "почтa.рф", "a", at: 8, "\u{430}"),
      Row("the smaller group", "\u{440}\u{430}ypal.example", "\u{440}", at: 0, "p"),
      Row("next to a hyphen and digits", "my-p\u{430}ge1.example", "\u{430}", at: 4, "a"),
      Row("without a look-alike", "ex\u{436}mple.org", "\u{436}", at: 2),
      Row("Hebrew in Latin", "ex\u{5D0}mple.org", "\u{5D0}", at: 2),
    ]
  )
  func mixed(row: Row) {
    let found = MixedLabel(in: row.name.utf8Span)

    #expect(found?.character == row.character)
    #expect(found?.offset == row.offset)
    #expect(found?.lookAlike == row.lookAlike)
  }

  @Test(
    "Labels with writing that belongs together are left alone",
    arguments: [
      "", ".", "example.org", "bücher.example", "пример.рф", "example.рф", "東京タワー.example",
      "東京now.example", "例え.テスト", "한국abc.example", "παράδειγμα.gr", "قم۱۲.example", "1.2.3",
    ]
  )
  func whole(name: String) {
    #expect(MixedLabel(in: name.utf8Span) == nil)
  }
}
