import PersonNames
import RuleEngine
import UnicodeText

extension NameInspection {
  /// Finds characters that names don't contain.
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

  /// Returns whether the character is in the table of joiners, for the scripts around it.
  func isJoiner(at index: Int) -> Bool {
    guard let character = text[index], let joiner = policy.joiners[character.scalar] else {
      return false
    }
    // Characters with a meaning in only one place are ordinary punctuation elsewhere.
    if joiner.places == .leading, !(isEdge(index - 1) && text[index + 1]?.isLetter == true) {
      return false
    }
    let neighbours =
      joiner.places == .between ? lettersAround(index) : [index - 1, index + 1]
    if neighbours.isEmpty { return false }
    guard let scripts = joiner.scripts else { return true }
    return neighbours.contains { text.scripts(at: $0)?.intersects(scripts) == true }
  }

  /// Returns the letters nearest to a character that is alone between two words.
  ///
  /// Returns none if the character isn't alone, or if one of the words doesn't have a letter.
  private func lettersAround(_ index: Int) -> [Int] {
    guard isEdge(index - 1), isEdge(index + 1) else { return [] }
    let letters = [-1, 1].compactMap { step in
      var other = index + 2 * step
      while let character = text[other], character.kind != .space, !character.isLetter {
        other += step
      }
      return text[other]?.isLetter == true ? other : nil
    }
    return letters.count == 2 ? letters : []
  }

  /// Whether a slash is part of a word for “son of” or “daughter of”.
  ///
  /// Identity cards of Malaysia and Singapore have it before the father’s name: Ravi a/l Kumar.
  private func isInPatronymic(_ index: Int) -> Bool {
    guard text[index]?.scalar == "/", text.words.count > 1, index > 0, text[index + 1] != nil,
      isEdge(index - 2), isEdge(index + 2)
    else { return false }
    let scalars = [index - 1, index, index + 1].map { text.characters[$0].scalar.lowercasedASCII }
    return Self.patronymics.contains(String(String.UnicodeScalarView(scalars)))
  }

  /// Malay anak lelaki and anak perempuan, and English son, daughter and wife of.
  private static let patronymics: Set<String> = ["a/l", "a/p", "s/o", "d/o", "w/o"]

  /// Whether the character is U+180E before the last vowel of a Mongolian word, or U+034F between
  /// the marks of a Hebrew letter.
  private func separatesLetters(at index: Int) -> Bool {
    if text[index]?.scalar.value == 0x180E {
      return text.scripts(at: index - 1)?.contains(.mongolian) == true
        && text.scripts(at: index + 1)?.contains(.mongolian) == true
    }
    return text[index]?.scalar.value == 0x34F && text[index - 1]?.isMark == true
      && text[index + 1]?.isMark == true
      && text.scripts(at: index - 1)?.contains(.hebrew) == true
  }

  /// Whether a variation selector follows a letter with variants, which only a few scripts have.
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
  /// Whether this is an ideograph that the system's version of Unicode might not know.
  fileprivate var isLaterIdeograph: Bool { 0x20000...0x3FFFD ~= scalar.value }
}

extension NameInspection {
  /// Returns whether U+200C or U+200D has a purpose in its place.
  ///
  /// The places come from UAX #31 §2.3.1, which UTS #46 takes from RFC 5892, Appendix A.1 and A.2.
  /// Real names need more places. U+200C may be between any two letters of a joining script
  /// (کار‌ها), or before a mark of an Indic script (ड‌ंगोल). U+200D may be before a virama (Bengali
  /// র‍্য), and after a letter that joins at the end of an abbreviation (ه‍).
  func joins(at index: Int) -> Bool {
    guard let control = text[index], let before = text[index - 1],
      before.isLetter || before.isMark,
      let scripts = text.scripts(at: index - 1)
    else { return false }
    let after = text[index + 1].flatMap { $0.isLetter || $0.isMark ? $0 : nil }
    let continues =
      after.map { ScriptSet(of: $0.scalar) }
      .map { $0.isShared || $0.intersects(scripts) } ?? false
    let isNonJoiner = control.scalar.value == 0x200C
    if scripts.intersects(Self.indicScripts) {
      let isAfterVirama = ScalarProperties(of: before.scalar).combiningClass == 9
      if isAfterVirama { return after == nil || continues }
      if isNonJoiner { return continues }
      return continues
        && (after.map { ScalarProperties(of: $0.scalar).combiningClass == 9 || $0.isMark } ?? false)
    }
    if scripts.intersects(Self.joiningScripts) {
      if isNonJoiner { return continues }
      return continues || joinsForward(before: index)
    }
    return false
  }

  /// Whether the previous letter joins the next one.
  ///
  /// Transparent marks may be between them.
  private func joinsForward(before index: Int) -> Bool {
    var other = index - 1
    while let character = text[other] {
      switch ScalarProperties(of: character.scalar).joiningType {
      case .transparent: other -= 1
      case .dualJoining, .leftJoining, .joinCausing: return true
      case .nonJoining, .rightJoining: return false
      }
    }
    return false
  }

  private static let indicScripts = scripts(
    "Deva Beng Guru Gujr Orya Taml Telu Knda Mlym Sinh Khmr Mymr Tibt Newa Cakm Java Bali Sund"
  )

  private static let joiningScripts = scripts("Arab Syrc Mong Mand Nkoo Adlm Phag Mani Rohg Sogd")

  private static func scripts(_ codes: String) -> ScriptSet {
    ScriptSet(codes.split(separator: " ").compactMap { Script(String($0)) })
  }
}

extension NameInspection {
  /// Finds marks without a letter, and letters with more marks than any orthography uses.
  mutating func inspectMarks() {
    var hasBase = false
    var base = 0
    var isTold = false
    var marks = MarkCount()
    for index in text.characters.indices {
      let character = text.characters[index]
      if !character.isMark {
        marks = MarkCount()
        isTold = false
        base = index
        switch character.kind {
        case .variationSelector, .joinControl, .invisible: break
        case .letter, .styledLetter, .notationLetter, .digit: hasBase = true
        default: hasBase = false
        }
        continue
      }
      if character.isTaken { continue }
      if !hasBase {
        add(.markWithoutBase, at: index)
        continue
      }
      if marks.isTooMany(after: character, policy), !isTold {
        isTold = true
        // The range is the letter with its marks.
        let range = text.byteRange(of: base..<(index + 1))
        add(NameFault(kind: .tooManyMarks, range: range, character: character.scalar))
      }
    }
  }
}

/// The marks on one letter.
private struct MarkCount {
  private var shared = 0
  private var own = 0
  private var last: Unicode.Scalar?
  private var repetitions = 0

  /// Counts a mark, and returns whether it is one too many: more than the policy allows, or the
  /// same mark for the third time.
  mutating func isTooMany(after mark: NameText.Character, _ policy: NamePolicy) -> Bool {
    if mark.kind == .ownMark { own += 1 } else { shared += 1 }
    repetitions = mark.scalar == last ? repetitions + 1 : 1
    last = mark.scalar
    return shared > policy.maximumSharedMarks || own > policy.maximumOwnMarks || repetitions > 2
  }
}
