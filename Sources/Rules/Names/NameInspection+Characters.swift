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
        let isListed = policy.repertoire?.contains(character.scalar) == true
        if !isListed, !isJoiner(at: index), !isInPatronymic(index) {
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
    // Signs that have a meaning in one place only are ordinary punctuation elsewhere.
    if joiner.places == .leading, !(isEdge(index - 1) && text[index + 1]?.isLetter == true) {
      return false
    }
    let neighbours =
      joiner.places == .between ? lettersAround(index) : [index - 1, index + 1]
    if neighbours.isEmpty { return false }
    guard let scripts = joiner.scripts else { return true }
    return neighbours.contains { text.scripts(at: $0)?.intersects(scripts) == true }
  }

  /// Returns the letters that are nearest to a character that is alone between two words; none
  /// where it is not, or where a word has no letter.
  private func lettersAround(_ index: Int) -> [Int] {
    guard isEdge(index - 1), isEdge(index + 1) else { return [] }
    let letters = [-1, 1].compactMap { step in
      var place = index + 2 * step
      while let character = text[place], character.kind != .space, !character.isLetter {
        place += step
      }
      return text[place]?.isLetter == true ? place : nil
    }
    return letters.count == 2 ? letters : []
  }

  /// Whether a slash belongs to a word for “son of” or “daughter of”, as identity cards of
  /// Malaysia and Singapore have it before the father’s name: Ravi a/l Kumar.
  private func isInPatronymic(_ index: Int) -> Bool {
    guard text[index]?.scalar == "/", text.words.count > 1, index > 0, text[index + 1] != nil,
      isEdge(index - 2), isEdge(index + 2)
    else { return false }
    let scalars = [index - 1, index, index + 1].map { text.characters[$0].scalar.lowercasedASCII }
    return Self.patronymics.contains(String(String.UnicodeScalarView(scalars)))
  }

  /// Malay anak lelaki and anak perempuan; English son, daughter and wife of.
  private static let patronymics: Set<String> = ["a/l", "a/p", "s/o", "d/o", "w/o"]

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
