import UnicodeText

extension NameInspection {
  /// Finds characters that names do not have.
  mutating func inspectCharacters() {
    for index in text.characters.indices {
      let character = text.characters[index]
      if character.isTaken || isAllowed(character) { continue }
      switch character.kind {
      case .other, .letter, .sharedMark, .ownMark, .space, .emoji: break
      case .digit: add(.digit, at: index)
      case .symbol, .punctuation:
        if !isJoiner(at: index), policy.repertoire?.contains(character.scalar) != true {
          add(character.kind == .symbol ? .symbol : .punctuation, at: index)
        }
      case .styledLetter: add(.symbol, at: index)
      case .notationLetter, .signMark: add(.character, at: index)
      case .control: add(.control, at: index)
      case .bidiControl: add(.bidiControl, at: index)
      case .invisible: if !separatesLetters(at: index) { add(.invisible, at: index) }
      case .joinControl: if !joins(at: index) { add(.invisible, at: index) }
      case .variationSelector: if !selectsVariant(at: index) { add(.invisible, at: index) }
      case .unassigned: add(.unassigned, at: index)
      case .privateUse: add(.privateUse, at: index)
      }
    }
  }

  /// Returns whether the character is in the table of joiners, for the scripts beside it.
  func isJoiner(at index: Int) -> Bool {
    guard let character = text[index], let joiner = policy.joiners[character.scalar] else {
      return false
    }
    guard let scripts = joiner.scripts else { return true }
    return neighbours(of: index).contains { $0.intersects(scripts) }
  }

  private func neighbours(of index: Int) -> [ScriptSet] {
    [self.text.scripts(at: index - 1), self.text.scripts(at: index + 1)].compactMap { $0 }
  }

  /// U+180E separates the last vowel of a Mongolian word; U+034F keeps apart the marks of a
  /// Hebrew letter.
  private func separatesLetters(at index: Int) -> Bool {
    if text[index]?.scalar.value == 0x180E {
      return text.scripts(at: index - 1)?.contains(.mongolian) == true
        && text.scripts(at: index + 1)?.contains(.mongolian) == true
    }
    return text[index]?.scalar.value == 0x34F && text[index - 1]?.isMark == true
      && text[index + 1]?.isMark == true
      && text.scripts(at: index - 1)?.contains(.hebrew) == true
  }

  /// Variation selectors choose among forms of letters of a few scripts.
  private func selectsVariant(at index: Int) -> Bool {
    guard let character = text[index], let base = text[index - 1], base.kind == .letter else {
      return false
    }
    let scripts = ScriptSet(of: base.scalar)
    return switch character.scalar.value {
    case 0x180B...0x180F: scripts.contains(.mongolian)
    case 0xE0100...0xE01EF, 0xFE01, 0xFE02: scripts.contains(.han) || base.isLaterIdeograph
    case 0xFE00: scripts.intersects(Self.variantScripts) || base.isLaterIdeograph
    default: false
    }
  }

  private static let variantScripts = ScriptSet(
    ["Hani", "Mymr", "Phag", "Mong"].compactMap { Script($0) }
  )
}

extension NameText.Character {
  /// Whether this is an ideograph that the system's version of Unicode may not know.
  fileprivate var isLaterIdeograph: Bool { 0x20000...0x3FFFD ~= scalar.value }
}
