import Rulebook

/// The words of a text, prepared for searching.
struct WordSearch {
  private let characters: [Character]

  /// The characters in lowercase, one for each character.
  private let folded: [Character]

  /// The characters that occur, in both forms, to reject most words right away.
  private let occurring: Set<Character>

  private let partsWords: Bool

  /// Prepares a text.
  ///
  /// - Parameters:
  ///   - text: The text.
  ///   - partsWords: Whether its language separates words. If not, a word may occur anywhere.
  init(_ text: String, partsWords: Bool) {
    characters = Array(text)
    folded = characters.map { $0.lowercased().first ?? $0 }
    occurring = Set(characters).union(folded)
    self.partsWords = partsWords
  }

  /// Whether the text contains a term, in the singular or with the ending of an English plural.
  func hasTerm(_ term: String) -> Bool { occurrence(ofTerm: term) != nil }

  /// Returns a term as the text has it, in the singular or with the ending of an English plural;
  /// nil if it doesn't occur.
  func occurrence(ofTerm term: String) -> String? {
    for ending in ["", "s", "es"] {
      if let found = occurrence(of: term + ending) { return found }
    }
    return nil
  }

  /// Looks for a word.
  ///
  /// - Parameters:
  ///   - word: The word or words.
  ///   - isBeginning: Whether the text may have a longer word that begins with this one.
  ///   - exactly: Whether to distinguish uppercase and lowercase letters.
  /// - Returns: The word as it occurs in the text; nil if it doesn't occur.
  /// - Complexity: O(*n* · *m*) in the lengths of text and word.
  func occurrence(of word: String, isBeginning: Bool = false, exactly: Bool = false) -> String? {
    let sought = Array(exactly ? word : word.lowercased())
    let own = exactly ? characters : folded
    guard let first = sought.first, occurring.contains(first), sought.count <= own.count else {
      return nil
    }
    for start in 0...(own.count - sought.count) where own[start...].starts(with: sought) {
      let end = start + sought.count
      let beginsWord = start == 0 || !own[start - 1].isLetter
      let endsWord = isBeginning || end == own.count || !own[end].isLetter
      if !partsWords || beginsWord && endsWord { return String(characters[start..<end]) }
    }
    return nil
  }
}
