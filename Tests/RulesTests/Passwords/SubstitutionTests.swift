import TestSupport
import Testing

@testable import Rules

/// The one walk over all tables of substitutions finds what going through the tables finds.
@Suite struct SubstitutionTests {
  @Test("Seeded random passwords of few characters give the same words")
  func random() throws {
    var generator = SplitMix64(seed: 1)
    for _ in 0..<400 {
      let alphabet = (0..<Int.random(in: 1...7, using: &generator)).map { _ in
        "ailtcgse4@8({[<3691!|07+$5%2ILTA".randomElement(using: &generator) ?? "a"
      }
      let letters = "ailtcgse1!|74@+$560"
      let words = Set(
        (0..<60).map { _ in
          String.random(ofScalars: 1..<5, from: letters, using: &generator)
        }
      )
      let password = String.random(
        ofScalars: 1..<9,
        from: String(alphabet),
        using: &generator
      )
      let expected = ObviousSubstitutions.find(words, in: password)
      // Each word alone, so that no other one for the same piece hides it.
      var found: Set<ObviousSubstitutions.Found> = []
      for word in words {
        for place in places(of: word, in: password) {
          found.insert(.init(start: place.lowerBound, end: place.upperBound, word: word))
        }
      }
      #expect(found == expected, "\(password) \(words.sorted())")
    }
  }

  /// Where a dictionary of one word, and a context of it, are found with substitutions.
  private func places(of word: String, in password: String) -> [Range<Int>] {
    let dictionary = PasswordDictionary(
      name: "words",
      role: .words,
      publishedOrder: 1,
      words: Array(word.utf8)
    )
    return EstimationMemory.with(units: password.utf16.count) { memory in
      let units = memory.table(password)
      let text = TextVariants(units, countsAllLetters: false, in: memory)
      let lexicon = PasswordLexicon([dictionary])
      let words = DictionaryMatching(lexicon, text, isPublished: true, in: memory)
      let substitutions = SubstitutionTable(units, isFree: false, in: memory)
      var table = MatchTable(length: units.count, in: memory)
      if let substitutions {
        SubstitutionMatching(words, substitutions, in: memory).offerWords(to: &table)
      }
      var other = MatchTable(length: units.count, in: memory)
      ContextMatching(
        words: [Array(word.utf16)],
        text: text,
        substitutions: substitutions,
        order: 0
      )
      .offerWords(to: &other)
      let found = substituted(table)
      #expect(substituted(other) == found, "\(password) \(word)")
      return found
    }
  }

  private func substituted(_ table: MatchTable) -> [Range<Int>] {
    table.candidates.indices.map { table.candidates[$0] }.filter { $0.kind == .substituted }.map {
      $0.start..<$0.end
    }
    .sorted { ($0.lowerBound, $0.upperBound) < ($1.lowerBound, $1.upperBound) }
  }

  @Test("Tables are in the order in which the model makes them")
  func order() throws {
    // Of `io` and `lo`, the first table reads the 1 as i.
    try EstimationMemory.with(units: 2) { memory throws in
      let units = memory.table("1o")
      let table = try #require(SubstitutionTable(units, isFree: false, in: memory))
      let meaning = try #require(table.meaning(at: 0))
      #expect(meaning.letter == 0x69 && meaning.otherLetter == 0x6C)
      #expect(table.order(meaning.asLetter) < table.order(meaning.asOtherLetter))
    }
  }
}
