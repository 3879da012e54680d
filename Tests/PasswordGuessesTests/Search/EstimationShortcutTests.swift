import TestSupport
import Testing

@testable import Rules

/// Each short way of an estimate gives what the long one does.
@Suite struct EstimationShortcutTests {
  @Test("Small letters by one look at each unit are those of the whole text")
  func smallLetters() {
    var count = 0
    for value in UInt16.min...UInt16.max {
      guard let scalar = Unicode.Scalar(value), let small = SmallLetters.ofUnit(value) else {
        #expect(SmallLetters.ofUnit(value) == nil, "half of a pair: \(value)")
        continue
      }
      count += 1
      for text in ["\(scalar)", "a\(scalar)", "\(scalar)b", "é\(scalar)ж"] {
        let expected = SmallLetters.lowercased(Array(text.utf16))
        let units = text.utf16.map { $0 == value ? small : $0 }
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
          Found(
            start: $0.start,
            end: $0.end,
            dictionary: Int($0.dictionary),
            rank: Int($0.rank)
          )
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

  @Test("Long estimates with many words need more memory, and get it")
  func growth() {
    EstimationMemory.with(units: 1) { memory in
      var list = ScratchList<UInt64>(capacity: 1, in: memory)
      for number in UInt64(0)..<10_000 { list.append(number) }
      let other = memory.table(5_000, repeating: UInt64(7))
      #expect(list.indices.allSatisfy { list[$0] == UInt64($0) })
      #expect(other.indices.allSatisfy { other[$0] == 7 })
      list.reverse()
      #expect(list[0] == 9_999 && list[9_999] == 0)
    }
  }

  @Test("Memory that is kept for the next estimate is overwritten", arguments: [100, 3000])
  func wiped(count: Int) {
    let spare = SpareMemory()
    // The last block is kept; what does not fit into the first one moves to another.
    spare.with(units: 1) { memory in
      _ = memory.table(10, repeating: UInt16(7))
      _ = memory.table(count, repeating: UInt16(7))
    }
    spare.with(units: 1) { memory in
      let table = memory.unwrittenTable(count, of: UInt16.self)
      #expect(table.indices.allSatisfy { table[$0] == 0 })
    }
  }
}
