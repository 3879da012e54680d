import TestSupport
import Testing

@testable import PasswordGuesses

/// Words that come of typing on another keyboard are found wherever a unit of them changes.
@Suite struct TranspositionTests {
  private struct Found: Hashable {
    var start: Int
    var end: Int
    var rank: Int
  }

  @Test(
    "Seeded random words of a script, typed on a Latin keyboard",
    arguments: ["аве1.", "αςξ1;", "שדג1", "شسيب1", "aq1.", "aф'", "01./;"]
  )
  func random(letters: String) throws {
    let keyboards = try ShippedPasswordTables.keyboards.keyboardSet()
    var generator = SplitMix64(seed: 12)
    for _ in 0..<200 {
      let words = Array(
        Set((0..<12).map { _ in String.random(ofScalars: 1..<6, from: letters, using: &generator) })
      )
      .sorted()
      let password = String.random(ofScalars: 1..<12, from: "asdfq01./';абю", using: &generator)
      let found = found(words, in: password, keyboards)
      #expect(changed(words, in: password, keyboards).subtracting(found).isEmpty, "\(password)")
      // A word without a unit that changes may be found or not, because it is cheaper as it is.
      #expect(found.subtracting(all(words, in: password, keyboards)).isEmpty, "\(password)")
    }
  }

  /// What the search finds.
  private func found(_ words: [String], in password: String, _ keyboards: KeyboardSet) -> Set<Found>
  {
    let dictionary = PasswordDictionary(
      name: "words",
      role: .words,
      publishedOrder: nil,
      words: Array(words.joined(separator: "\n").utf8)
    )
    let lexicon = PasswordLexicon([dictionary])
    defer { withExtendedLifetime(lexicon) {} }
    return EstimationMemory.with(units: password.utf16.count) { memory in
      let text = TextVariants(memory.table(password), countsAllLetters: true, in: memory)
      var table = MatchTable(length: text.units.count, in: memory)
      DictionaryMatching(lexicon, text, isPublished: false, in: memory)
        .offerWords(typedAs: keyboards.transpositions, keyboards.classes, to: &table)
      return Set(
        table.candidates.indices.map { table.candidates[$0] }.map {
          Found(start: $0.start, end: $0.end, rank: Int($0.rank))
        }
      )
    }
  }

  /// Every word with a unit that changes.
  private func changed(
    _ words: [String],
    in password: String,
    _ keyboards: KeyboardSet
  ) -> Set<Found> {
    pieces(words, in: password, keyboards) { $0 != $1 }
  }

  /// Every word, whether anything changes or not.
  private func all(_ words: [String], in password: String, _ keyboards: KeyboardSet) -> Set<Found> {
    pieces(words, in: password, keyboards) { _, _ in true }
  }

  private func pieces(
    _ words: [String],
    in password: String,
    _ keyboards: KeyboardSet,
    where counts: (ArraySlice<UInt16>, ArraySlice<UInt16>) -> Bool
  ) -> Set<Found> {
    let units = Array(password.utf16)
    var found: Set<Found> = []
    for transposition in keyboards.transpositions {
      let typed = units.map { transposition.other(of: $0, keyboards.classes) ?? $0 }
      for (number, word) in words.enumerated() {
        let word = Array(word.utf16)
        for start in typed.indices where typed[start...].starts(with: word) {
          let range = start..<(start + word.count)
          if counts(units[range], typed[range]) {
            found.insert(Found(start: start, end: start + word.count, rank: number + 1))
          }
        }
      }
    }
    return found
  }
}
