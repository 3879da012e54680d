import Rulebook

/// The words of a text, prepared to be looked for.
struct WordSearch {
  private let characters: [Character]

  /// The characters in lowercase, one for each.
  private let folded: [Character]

  private let partsWords: Bool

  /// Prepares a text.
  ///
  /// - Parameters:
  ///   - text: The text.
  ///   - partsWords: Whether its language parts words; else a word may stand anywhere.
  init(_ text: String, partsWords: Bool) {
    characters = Array(text)
    folded = characters.map { $0.lowercased().first ?? $0 }
    self.partsWords = partsWords
  }

  /// Whether a term stands in the text, in the singular or with an ending of English plurals.
  func hasTerm(_ term: String) -> Bool {
    ["", "s", "es"].contains { occurrence(of: term + $0) != nil }
  }

  /// Looks for a word.
  ///
  /// - Parameters:
  ///   - word: The word, or several.
  ///   - isBeginning: Whether the word may go on.
  ///   - exactly: Whether upper and lower case make a difference.
  /// - Returns: The word as it stands in the text; nil if it does not.
  /// - Complexity: O(*n* · *m*) in the lengths of text and word.
  func occurrence(of word: String, isBeginning: Bool = false, exactly: Bool = false) -> String? {
    let sought = Array(exactly ? word : word.lowercased())
    let own = exactly ? characters : folded
    guard !sought.isEmpty, sought.count <= own.count else { return nil }
    for start in 0...(own.count - sought.count) where own[start...].starts(with: sought) {
      let end = start + sought.count
      let beginsWord = start == 0 || !own[start - 1].isLetter
      let endsWord = isBeginning || end == own.count || !own[end].isLetter
      if !partsWords || beginsWord && endsWord { return String(characters[start..<end]) }
    }
    return nil
  }
}
