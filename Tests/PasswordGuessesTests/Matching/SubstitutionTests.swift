import TestSupport
import Testing

@testable import PasswordGuesses

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
      let password = String.random(ofScalars: 1..<11, from: String(alphabet), using: &generator)
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

/// The substitutions of the published model, found as its description says: make every table, put
/// its letters into the whole password, and look up every piece.
struct ObviousSubstitutions {
  /// A found word: its place, the word, and the number of the first table that finds it.
  struct Found: Hashable {
    var start: Int
    var end: Int
    var word: String
  }

  static let table: [(Character, String)] = [
    ("a", "4@"), ("b", "8"), ("c", "({[<"), ("e", "3"), ("g", "69"), ("i", "1!|"), ("l", "1|7"),
    ("o", "0"), ("s", "$5"), ("t", "+7"), ("x", "%"), ("z", "2"),
  ]

  /// Every word of a list that a password has with at least one substitution.
  static func find(_ words: Set<String>, in password: String) -> Set<Found> {
    var found: Set<Found> = []
    let characters = Array(password)
    for table in tables(for: Set(password)) where !table.isEmpty {
      let read = characters.map { table[$0] ?? $0 }
      for start in read.indices {
        for end in (start + 2)..<max(read.count + 1, start + 2) where end <= read.count {
          let word = String(read[start..<end]).lowercased()
          let isChanged = String(characters[start..<end]).lowercased() != word
          if isChanged, words.contains(word) {
            found.insert(Found(start: start, end: end, word: word))
          }
        }
      }
    }
    return found
  }

  static func tables(for present: Set<Character>) -> [[Character: Character]] {
    var tables: [[Character: Character]] = [[:]]
    for (letter, all) in table {
      let characters = all.filter(present.contains)
      if characters.isEmpty { continue }
      var made: [[Character: Character]] = []
      for character in characters {
        for table in tables {
          if table[character] != nil { made.append(table) }
          var changed = table
          changed[character] = letter
          made.append(changed)
        }
      }
      tables = made.reduce(into: []) { if !$0.contains($1) { $0.append($1) } }
    }
    return tables
  }
}
