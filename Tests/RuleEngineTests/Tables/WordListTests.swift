import RuleEngine
import Testing

@Suite struct WordListTests {
  @Test("Words are found as they are spelled, scalar by scalar")
  func contains() {
    let list = WordList(["one", "Zoë", "a b"])
    #expect(list.contains("one"))
    #expect(list.contains("a b"))
    #expect(!list.contains("One"))
    #expect(!list.contains(""))
    #expect(list.contains("Zo\u{EB}"))
    #expect(!list.contains("Zoe\u{308}"))
    #expect(WordList(["Zo\u{EB}", "Zoe\u{308}"]).words.count == 2)
    #expect(WordList(["a", "a"]) == WordList(["a"]))
  }
}
