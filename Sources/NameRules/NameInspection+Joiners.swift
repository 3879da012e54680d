import PersonNames
import RuleEngine
import UnicodeText

// ADVICE: `NameCheck+Progress.swift` decides about the same places while a name is being typed, so
// both must change together.

extension NameInspection {
  /// Finds joiners in places that the table of joiners doesn't accept.
  ///
  /// ``inspect()`` calls this.
  mutating func inspectJoiners() {
    // Each of them is looked up once, because the table takes a third of the time for a name.
    let joiners = text.characters.indices.map { joiner(at: $0) }
    let isFirstInWord = edges(text.characters.indices, 1, joiners)
    let isLastInWord = edges(text.characters.indices.reversed(), -1, joiners)
    for index in text.characters.indices {
      guard let joiner = joiners[index], joiner.places != .between else { continue }
      if index > 0, let before = joiners[index - 1], before.group == joiner.group {
        add(.repeatedJoiner, at: index)
        continue
      }
      let isFirst = isFirstInWord[index]
      let isLast = isLastInWord[index]
      if isFirst, isLast {
        // Its word doesn't have a letter, only joiners.
        let isEnd = text.words.count > 1 && text.words.last?.contains(index) == true
        if isEnd, !joiner.places.contains(.final) {
          add(.trailingJoiner, at: index)
        } else if !isEnd,
          text.words.first?.contains(index) == true
            || joiner.places.isDisjoint(with: [.trailing, .final]),
          !joiner.places.contains(.leading)
        {
          add(.leadingJoiner, at: index)
        }
      } else if isFirst {
        if !joiner.places.contains(.leading) { add(.leadingJoiner, at: index) }
      } else if isLast {
        let isEnd = text.words.last?.contains(index) == true
        if !joiner.places.contains(isEnd ? .final : .trailing) {
          add(.trailingJoiner, at: index)
        }
      } else if !joiner.places.contains(.inner) {
        add(.trailingJoiner, at: index)
      }
    }
  }

  /// Returns the joiner at an index, or nil for other characters and for characters that are
  /// accepted anyway.
  private func joiner(at index: Int) -> JoinerTable.Joiner? {
    guard let character = text[index], !character.isTaken, !isAllowed(character),
      isJoiner(at: index)
    else { return nil }
    return policy.joiners[character.scalar]
  }

  /// Whether an index is at a space or outside the name, so a word begins or ends next to it.
  func isEdge(_ index: Int) -> Bool {
    guard let character = text[index] else { return true }
    return character.kind == .space
  }

  /// Returns a flag for each index: whether only joiners are between it and an edge of its word.
  ///
  /// - Parameters:
  ///   - indices: All indices, in the direction away from that edge.
  ///   - step: 1 for the beginnings of words, -1 for their ends.
  ///   - joiners: The joiner at each index, if there is one.
  /// - Returns: A flag for each index.
  ///
  /// - Complexity: O(*n*). A search from each joiner would be O(*n*²) in a text of joiners.
  private func edges(
    _ indices: some Sequence<Int>,
    _ step: Int,
    _ joiners: [JoinerTable.Joiner?]
  ) -> [Bool] {
    var result = [Bool](repeating: false, count: text.characters.count)
    for index in indices {
      let before = index - step
      result[index] = isEdge(before) || joiners[before] != nil && result[before]
    }
    return result
  }
}
