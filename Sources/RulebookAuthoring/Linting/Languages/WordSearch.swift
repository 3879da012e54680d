import Rulebook

/// The words of a text, prepared for searching.
struct WordSearch {
  private let characters: [Character]

  /// The characters in lowercase, one for each character.
  private let folded: [Character]

  /// The characters that occur, in both forms, to reject most words right away.
  private let occurring: Set<Character>

  private let partsWords: Bool

  /// Where a word may begin.
  private let starts: [Int]

  /// Prepares a text.
  ///
  /// - Parameters:
  ///   - text: The text.
  ///   - partsWords: Whether its language separates words. If not, a word may occur anywhere.
  init(_ text: String, partsWords: Bool) {
    let characters = Array(text)
    self.characters = characters
    folded = characters.map { $0.lowercased().first ?? $0 }
    occurring = Set(characters).union(folded)
    self.partsWords = partsWords
    starts = characters.indices.filter { index in
      !partsWords || index == 0 || !characters[index - 1].isLetter
    }
  }

  /// Whether the text contains a term, in the singular or with the ending of an English plural.
  func hasTerm(_ term: String) -> Bool { occurrence(ofTerm: term) != nil }

  /// Returns a term as the text has it, in the singular or with the ending of an English plural;
  /// nil if it doesn't occur.
  func occurrence(ofTerm term: String) -> String? {
    occurrence(of: term, endings: ["", "s", "es"])
  }

  /// Looks for a word.
  ///
  /// - Parameters:
  ///   - word: The word or words.
  ///   - endings: What may come after the word.
  ///   - isBeginning: Whether the text may have a longer word that begins with this one.
  ///   - exactly: Whether to distinguish uppercase and lowercase letters.
  /// - Returns: The word as it occurs in the text; nil if it doesn't occur.
  /// - Complexity: O(*n* · *m*) in the lengths of text and word.
  func occurrence(
    of word: String,
    endings: [String] = [""],
    isBeginning: Bool = false,
    exactly: Bool = false
  ) -> String? {
    let sought = Array(exactly ? word : word.lowercased())
    let own = exactly ? characters : folded
    guard let first = sought.first, occurring.contains(first) else { return nil }
    // The first character alone rules out nearly all places, without making slices.
    for start in starts where own[start] == first && own[start...].starts(with: sought) {
      let rest = own[(start + sought.count)...]
      let ending = endings.first { ending in
        let next = rest.dropFirst(ending.count).first
        return rest.starts(with: ending)
          && (isBeginning || !partsWords || next.map { !$0.isLetter } ?? true)
      }
      guard let ending else { continue }
      return String(characters[start..<(start + sought.count + ending.count)])
    }
    return nil
  }
}
