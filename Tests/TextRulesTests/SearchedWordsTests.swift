import Testing

@testable import TextRules

@Suite struct SearchedWordsTests {
  @Test(
    "Texts give themselves and their parts, folded and once",
    arguments: [
      (
        ["ann.smith@acme.example"],
        [
          "ann.smith@acme.example", "annsmithacmeexample", "ann.smith", "annsmith", "acme.example",
          "acmeexample", "ann", "smith", "acme", "example",
        ]
      ),
      (["Ann  Smith", "SMITH"], ["ann  smith", "annsmith", "ann", "smith"]),
      (["www.acme.com"], ["www.acme.com", "wwwacmecom", "acme"]), (["com"], ["com"]),
      (["ann+news_2024"], ["ann+news_2024", "annnews2024", "ann", "news", "2024"]),
      (["AB-123456"], ["ab-123456", "ab123456", "123456"]),
      (["李 小龙大人"], ["李 小龙大人", "李小龙大人", "小龙大人"]),
      ([""], []), (["..", "ab"], []),
    ] as [([String], [String])]
  )
  func words(texts: [String], words: [String]) {
    #expect(SearchedWords(in: texts, minimumLength: 3).words == words)
  }

  @Test("The search is for at most 128 lanes, whatever the texts")
  func bounds() {
    let texts = (0..<1_000).map { "\($0)" + String(repeating: "x", count: 1_000) }
    let words = SearchedWords(in: texts, minimumLength: 3)
    #expect(words.words.count == 64)
    #expect(words.search.laneCount == 128)
  }
}
