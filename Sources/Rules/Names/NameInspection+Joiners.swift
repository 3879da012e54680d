extension NameInspection {
  /// Finds joiners that stand where names do not have them.
  mutating func inspectJoiners() {
    for index in text.characters.indices {
      guard let joiner = joiner(at: index) else { continue }
      if let before = self.joiner(at: index - 1), before.group == joiner.group {
        add(.repeatedJoiner, at: index)
        continue
      }
      let isFirst = isEdge(index - 1) || isLeading(before: index)
      let isLast = isEdge(index + 1) || isTrailing(after: index)
      if isFirst, isLast {
        // Alone between spaces, or with other joiners only.
        let isEnd = text.words.count > 1 && text.words.last?.contains(index) == true
        if isEnd, !joiner.places.contains(.final) {
          add(.trailingJoiner, at: index)
        } else if !isEnd, text.words.first?.contains(index) == true
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

  private func joiner(at index: Int) -> JoinerTable.Joiner? {
    guard let character = text[index], !character.isTaken, !isAllowed(character),
      isJoiner(at: index)
    else { return nil }
    return policy.joiners[character.scalar]
  }

  /// Whether a word ends at an index: a space, or the end of the name.
  private func isEdge(_ index: Int) -> Bool {
    guard let character = text[index] else { return true }
    return character.kind == .space
  }

  /// Whether only joiners stand between the beginning of a word and an index.
  private func isLeading(before index: Int) -> Bool {
    var place = index - 1
    while joiner(at: place) != nil { place -= 1 }
    return isEdge(place)
  }

  /// Whether only joiners stand between an index and the end of a word.
  private func isTrailing(after index: Int) -> Bool {
    var place = index + 1
    while joiner(at: place) != nil { place += 1 }
    return isEdge(place)
  }
}
