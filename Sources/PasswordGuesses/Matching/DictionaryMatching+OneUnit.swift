extension DictionaryMatching {
  /// Returns the guesses for a text of one unit of ASCII without a context.
  ///
  /// Most of what is repeated is one character. It is found as a word or by trying everything, and
  /// as itself rather than from right to left.
  func guesses(ofUnitAt place: Int, _ keyboards: KeyboardSet?) -> Double {
    let capitals = text.units[place] == text.lowered[place] ? 1.0 : 2.0
    var least = ExhaustiveSearch.leastForOneUnit
    let unit = text.lowered[place..<(place + 1)]
    forEachWord(unit) { entry in least = min(least, Double(entry.rank) * capitals) }
    if let keyboards {
      let typed = memory.table(1, repeating: UInt16(0))
      let transpositions = keyboards.transpositions
      for index in transpositions.indices {
        guard let other = transpositions[index].other(of: unit[0], keyboards.classes) else {
          continue
        }
        typed[0] = other
        forEachWord(typed) { entry in least = min(least, Double(entry.rank) * 2 * capitals) }
      }
    }
    return least + 1
  }

  private func forEachWord(_ unit: ScratchTable<UInt16>, _ body: (LexiconEntry) -> Void) {
    guard lexicon.beginnings.isWord(LexiconBeginnings.kind(of: unit[0])) else { return }
    lexicon.forEachEntry(of: unit, 0, 1, LexiconHash().appending(unit[0]), dictionaryCount, body)
  }
}
