import TestSupport
import Testing

@testable import PasswordGuesses

/// Each short way of an estimate gives what the long one does.
@Suite struct EstimationShortcutTests {
  @Test("Lowercase by one look at each unit are those of the whole text")
  func lowercase() {
    var count = 0
    for value in UInt16.min...UInt16.max {
      guard let scalar = Unicode.Scalar(value), let lowercase = LowercaseUnits.ofUnit(value) else {
        #expect(LowercaseUnits.ofUnit(value) == nil, "half of a pair: \(value)")
        continue
      }
      count += 1
      for text in ["\(scalar)", "a\(scalar)", "\(scalar)b", "é\(scalar)ж"] {
        let expected = LowercaseUnits.lowercased(Array(text.utf16))
        let units = text.utf16.map { $0 == value ? lowercase : $0 }
        #expect(expected == units, "\(value)")
      }
    }
    #expect(count > 40_000)
  }

  @Test("One repeated unit has the guesses of a text of its own", arguments: PasswordModel.allCases)
  func oneUnit(model: PasswordModel) throws {
    let knowledge = GuessEstimation.Knowledge(
      lexicon: try ShippedPasswordTables.dictionaries.lexicon(),
      keyboards: try ShippedPasswordTables.keyboards.keyboardSet(),
      context: [],
      referenceYear: 2026,
      model: model
    )
    for unit in 0..<UInt8(128) {
      EstimationMemory.with(units: 1) { memory in
        let units = memory.table("\(Unicode.Scalar(unit))")
        let isPublished = model == .zxcvbn
        let text = TextVariants(units, countsAllLetters: !isPublished, in: memory)
        let words = DictionaryMatching(
          knowledge.lexicon,
          text,
          isPublished: isPublished,
          in: memory
        )
        let guesses = words.guesses(ofUnitAt: 0, isPublished ? nil : knowledge.keyboards)
        let expected = GuessEstimation(units, knowledge, in: memory).search.guesses
        #expect(guesses == expected, "\(unit)")
      }
    }
  }

  @Test("Every word of random dictionaries that can be chosen is found, and nothing else")
  func words() {
    var generator = SplitMix64(seed: 5)
    for _ in 0..<300 {
      let alphabet = ["ab", "abc1", "жabи", "漢字a", "🔥𐐨a", "aé?", "a\0"].randomElement(
        using: &generator
      )
      let letters = alphabet ?? "ab"
      let words = (0..<40).map { _ in
        String.random(ofScalars: 1..<11, from: letters, using: &generator)
      }
      let dictionaries = [words.prefix(25), words.suffix(25)].enumerated().map { number, words in
        PasswordDictionary(
          name: "\(number)",
          role: .words,
          publishedOrder: number,
          words: Array(words.joined(separator: "\n").utf8)
        )
      }
      let lists = [Array(words.prefix(25)), Array(words.suffix(25))]
      var password = String.random(ofScalars: 0..<14, from: letters, using: &generator)
      // The longest words are seldom there by chance.
      if Bool.random(using: &generator) { password += words.max { $0.count < $1.count } ?? "" }
      #expect(
        found(PasswordLexicon(dictionaries), in: password) == expected(lists, in: password),
        "\(password) \(words)"
      )
    }
  }

  private struct Found: Hashable {
    var start: Int
    var end: Int
    var dictionary: Int
    var rank: Int
  }

  private func found(_ lexicon: PasswordLexicon, in password: String) -> Set<Found> {
    defer { withExtendedLifetime(lexicon) {} }
    return EstimationMemory.with(units: password.utf16.count) { memory in
      let text = TextVariants(memory.table(password), countsAllLetters: true, in: memory)
      var table = MatchTable(length: password.utf16.count, in: memory)
      DictionaryMatching(lexicon, text, isPublished: true, in: memory).offerWords(to: &table)
      let candidates = table.candidates.indices.map { table.candidates[$0] }
      return Set(
        candidates.filter { $0.kind == .dictionary }.map {
          Found(start: $0.start, end: $0.end, dictionary: Int($0.dictionary), rank: Int($0.rank))
        }
      )
    }
  }

  /// Of equal words, only those cheaper than all before can be chosen, and are offered.
  private func expected(_ lists: [[String]], in password: String) -> Set<Found> {
    let units = Array(password.utf16)
    var found: Set<Found> = []
    for (dictionary, words) in lists.enumerated() {
      for (rank, word) in words.enumerated() {
        let word = Array(word.utf16)
        for start in units.indices where units[start...].starts(with: word) {
          let end = start + word.count
          let isDearer = found.contains {
            $0.start == start && $0.end == end && $0.rank <= rank + 1
          }
          if isDearer { continue }
          found.insert(Found(start: start, end: end, dictionary: dictionary, rank: rank + 1))
        }
      }
    }
    return found
  }
}
