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
      let password = String.random(
        ofScalars: 1..<11,
        from: String(alphabet),
        using: &generator
      )
      let words = Set(
        (0..<60).map { number in
          number % 2 == 0
            ? String.random(ofScalars: 1..<5, from: letters, using: &generator)
            : word(in: password, using: &generator)
        }
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

  /// A piece of a password as one of the tables reads it, with some of its characters left.
  private func word(in password: String, using generator: inout SplitMix64) -> String {
    let tables = ObviousSubstitutions.tables(for: Set(password))
    let table = tables.randomElement(using: &generator) ?? [:]
    let read = password.map { character in
      Bool.random(using: &generator) ? table[character] ?? character : character
    }
    let start = Int.random(in: read.indices, using: &generator)
    return String(read[start...].prefix(Int.random(in: 1...8, using: &generator))).lowercased()
  }

  /// Where a dictionary of one word, and a context of it, are found with substitutions.
  private func places(of word: String, in password: String) -> [Range<Int>] {
    let dictionary = PasswordDictionary(
      name: "words",
      role: .words,
      publishedOrder: 1,
      words: Array(word.utf8)
    )
    let lexicon = PasswordLexicon([dictionary])
    defer { withExtendedLifetime(lexicon) {} }
    return EstimationMemory.with(units: password.utf16.count) { memory in
      let units = memory.table(password)
      let text = TextVariants(units, countsAllLetters: false, in: memory)
      let words = DictionaryMatching(lexicon, text, isPublished: true, in: memory)
      let substitutions = SubstitutionTable(text, isFree: false, in: memory)
      var table = MatchTable(length: units.count, in: memory)
      words.offerWords(to: &table)
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
      let text = TextVariants(memory.table("1o"), countsAllLetters: false, in: memory)
      let table = try #require(SubstitutionTable(text, isFree: false, in: memory))
      let meaning = try #require(table.meaning(at: 0))
      #expect(meaning.letter == 0x69 && meaning.otherLetter == 0x6C)
      #expect(table.order(meaning.asLetter) < table.order(meaning.asOtherLetter))
    }
  }
}
