import TestSupport
import Testing

@testable import PasswordGuesses

/// The tables that one loop fills, compared with the functions that read them.
@Suite struct LexiconBuilderTests {
  private static func dictionary(
    _ name: String,
    _ order: Int?,
    _ words: [String]
  ) -> PasswordDictionary {
    PasswordDictionary(
      name: name,
      role: .words,
      publishedOrder: order,
      words: Array(words.joined(separator: "\n").utf8)
    )
  }

  private static func ranks(_ word: String, in lexicon: PasswordLexicon) -> [[Int]] {
    defer { withExtendedLifetime(lexicon) {} }
    return EstimationMemory.with(units: word.utf16.count) { memory in
      let units = memory.table(word)
      var hash = LexiconHash()
      var line = 0
      for index in units.indices {
        hash.append(units[index])
        if LexiconTables.beginsLine(index + 1) { line = hash.line }
        if index < 3 { continue }
        let marks = lexicon.tables.marks(of: hash, line: line)
        #expect(marks & 1 == 1)
        if index == 3 { #expect(lexicon.tables.mayBegin(with: hash)) }
        if index + 1 == units.count { #expect(marks & 2 == 2) }
      }
      var found: [[Int]] = []
      lexicon.tables.forEachEntry(of: units, 0, units.count, hash, lexicon.sources.count) { entry in
        found.append([entry.dictionary, entry.rank])
      }
      return found
    }
  }

  @Test("Every word is found by its hash, with its marks and rank")
  func words() {
    let words = [
      "password", "abcd", "abcde", "straßenbahn", "пароль", "富士山登山", "🦊🌲🏔🌊", "contraseña",
      "q1w2e3r4t5",
    ]
    let lexicon = PasswordLexicon([Self.dictionary("one", 1, words)])
    for (index, word) in words.enumerated() {
      #expect(Self.ranks(word, in: lexicon) == [[0, index + 1]], "\(word)")
    }
  }

  @Test("Equal words follow each other, unless a later one is beyond the model and no better")
  func equalWords() {
    let lexicon = PasswordLexicon([
      Self.dictionary("one", 1, ["first", "second", "third"]),
      Self.dictionary("two", 2, ["other", "more", "second"]),
      Self.dictionary("three", nil, ["third", "second", "fourth", "new-word"]),
    ])
    #expect(Self.ranks("second", in: lexicon) == [[0, 2], [1, 3]])
    #expect(Self.ranks("third", in: lexicon) == [[0, 3], [2, 1]])
    #expect(Self.ranks("new-word", in: lexicon) == [[2, 4]])
  }
}
