/// Finds words of the context, such as the user's name.
///
/// There are only a few, and each password has its own, so they are compared one by one. A word's
/// rank is its position in the list, starting at 1. If a word appears twice, the last position
/// counts.
struct ContextMatching {
  /// The words in lowercase.
  let words: [[UInt16]]

  let text: TextVariants
  let substitutions: SubstitutionTable?

  /// The order of candidates; the published model puts the context after all dictionaries.
  let order: UInt32

  /// Offers every word unchanged, reversed, and with substitutions.
  func offerWords(to table: inout MatchTable) {
    for (number, word) in words.enumerated()
    where !word.isEmpty && word.count <= text.lowered.count {
      if words[(number + 1)...].contains(word) { continue }
      for start in 0...(text.lowered.count - word.count) {
        let end = start + word.count
        if isWord(word, in: text.lowered, start) {
          offer(.dictionary, start, end, number + 1, 1, 0, &table)
        }
        if isWord(word, in: text.reversed, start) {
          let count = text.reversed.count
          offer(.reversed, count - end, count - start, number + 1, 2, 0, &table)
        }
        if let substitutions, let set = set(for: word, start, substitutions), word.count > 1 {
          let variants = text.substitutionVariants(start, end) { word[$0 - start] }
          let order = substitutions.order(set) << 8
          offer(.substituted, start, end, number + 1, variants, order, &table)
        }
      }
    }
  }

  private func offer(
    _ kind: Candidate.Kind,
    _ start: Int,
    _ end: Int,
    _ rank: Int,
    _ variants: Double,
    _ order: UInt32,
    _ table: inout MatchTable
  ) {
    table.offer(
      Candidate(
        kind: kind,
        start: start,
        end: end,
        guesses: Double(rank) * variants * text.uppercaseVariants(start, end),
        order: order | self.order,
        dictionary: Candidate.context,
        rank: rank
      )
    )
  }

  private func isWord(_ word: [UInt16], in units: ScratchTable<UInt16>, _ start: Int) -> Bool {
    for index in word.indices where units[start + index] != word[index] { return false }
    return true
  }

  /// Returns the substitution tables that turn the text at an index into a word, or nil if there is
  /// none or nothing is substituted.
  private func set(
    for word: [UInt16],
    _ start: Int,
    _ substitutions: SubstitutionTable
  ) -> UInt64? {
    var set = substitutions.all
    var isSubstituted = false
    for index in word.indices {
      let unit = text.lowered[start + index]
      guard let meaning = substitutions.meaning(at: start + index) else {
        guard unit == word[index] else { return nil }
        continue
      }
      if unit == word[index] {
        set &= meaning.asItself
        if meaning.group == 0 { return nil }
      } else {
        isSubstituted = true
        if word[index] == meaning.letter {
          set &= meaning.asLetter
        } else if meaning.otherLetter != 0, word[index] == meaning.otherLetter {
          set &= meaning.asOtherLetter
        } else {
          return nil
        }
      }
      if meaning.group != 0, set & meaning.group == 0 { return nil }
    }
    return isSubstituted ? set : nil
  }
}
