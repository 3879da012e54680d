import Violations

/// The words of a text, prepared for searching.
struct WordSearch {
  private let characters: [Character]

  /// The characters in lowercase, one for each character.
  private let folded: [Character]

  private let partsWords: Bool

  /// Where a word may begin.
  private let starts: [Int]

  /// The characters that words begin with, in both forms, to reject most words right away.
  private let beginnings: SeenCharacters

  /// Prepares a text.
  ///
  /// - Parameters:
  ///   - text: The text.
  ///   - partsWords: Whether its language separates words. If not, a word may occur anywhere.
  ///   - lowercase: How the language writes letters in lowercase.
  init(_ text: String, partsWords: Bool, lowercase: LowercaseLetters = .usual) {
    let characters = Array(text)
    let folded = characters.map(lowercase.character)
    let starts = characters.indices.filter { index in
      !partsWords || index == 0 || !characters[index - 1].isLetterOfWord
    }
    var beginnings = SeenCharacters()
    for start in starts {
      beginnings.insert(characters[start])
      beginnings.insert(folded[start])
    }
    self.characters = characters
    self.folded = folded
    self.partsWords = partsWords
    self.starts = starts
    self.beginnings = beginnings
  }

  /// Whether the text contains a term that is given in lowercase, in the singular or with the
  /// ending of an English plural.
  func hasTerm(_ term: [Character]) -> Bool {
    occurrence(of: term, endings: Self.pluralEndings) != nil
  }

  /// Returns a term as the text has it, in the singular or with the ending of an English plural;
  /// nil if it doesn't occur.
  func occurrence(ofTerm term: String) -> String? {
    occurrence(of: Array(term.lowercased()), endings: Self.pluralEndings)
  }

  private static let pluralEndings = ["", "s", "es"]
  private static let noEnding = [""]

  /// Looks for a word.
  ///
  /// - Parameters:
  ///   - sought: The characters of the word or words, in lowercase unless `exactly` is true.
  ///   - endings: What may come after the word; nil for nothing.
  ///   - isBeginning: Whether the text may have a longer word that begins with this one.
  ///   - exactly: Whether to distinguish uppercase and lowercase letters.
  /// - Returns: The word as it occurs in the text; nil if it doesn't occur.
  /// - Complexity: O(*n* · *m*) in the lengths of text and word.
  func occurrence(
    of sought: [Character],
    endings: [String]? = nil,
    isBeginning: Bool = false,
    exactly: Bool = false
  ) -> String? {
    guard let first = sought.first, beginnings.mayContain(first) else { return nil }
    let own = exactly ? characters : folded
    // The first character alone rules out nearly all places, without making slices.
    for start in starts where own[start] == first && own[start...].starts(with: sought) {
      let rest = own[(start + sought.count)...]
      let ending = (endings ?? Self.noEnding).first { ending in
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

/// Characters: one bit for each in ASCII, and a set of the others.
private struct SeenCharacters {
  private var low: UInt64 = 0
  private var high: UInt64 = 0
  private var others: Set<Character> = []

  /// Whether there may be characters that are equal to one in ASCII, such as the Kelvin sign.
  private var hasTwins = false

  mutating func insert(_ character: Character) {
    if let code = character.code {
      if code < 64 { low |= 1 << UInt64(code) } else { high |= 1 << UInt64(code - 64) }
    } else {
      others.insert(character)
      if character.isTwin { hasTwins = true }
    }
  }

  /// Returns whether a character was inserted; true also if that isn't certain.
  func mayContain(_ character: Character) -> Bool {
    if hasTwins || character.isTwin { return true }
    guard let code = character.code else { return others.contains(character) }
    return code < 64 ? low & (1 << UInt64(code)) != 0 : high & (1 << UInt64(code - 64)) != 0
  }
}

/// How a language writes letters in lowercase.
struct LowercaseLetters {
  /// The letters of nearly all languages.
  static let usual = LowercaseLetters(hasDotlessI: false)

  /// Whether I becomes ı, and İ becomes i (Unicode's SpecialCasing.txt).
  private let hasDotlessI: Bool

  private init(hasDotlessI: Bool) { self.hasDotlessI = hasDotlessI }

  /// Creates the letters of a language.
  init(of locale: LocaleIdentifier) {
    self.init(hasDotlessI: ["az", "tr"].contains(locale.language))
  }

  /// Returns a text in lowercase.
  func text(_ text: String) -> String {
    hasDotlessI ? String(text.map { ownLetter($0) ?? $0 }).lowercased() : text.lowercased()
  }

  /// Returns the first character of another one in lowercase.
  fileprivate func character(_ character: Character) -> Character {
    ownLetter(character) ?? character.folded
  }

  private func ownLetter(_ character: Character) -> Character? {
    guard hasDotlessI else { return nil }
    switch character {
    case "I": return "ı"
    case "İ": return "i"
    default: return nil
    }
  }
}

extension Character {
  /// The code of a single character in ASCII; nil for others, and for a line break of two.
  fileprivate var code: UInt8? {
    let bytes = utf8
    guard bytes.count == 1 else { return nil }
    return bytes.first
  }

  /// Whether the character is equal to one in ASCII, as the Kelvin sign is.
  fileprivate var isTwin: Bool {
    switch unicodeScalars.first?.value {
    case 0x37E, 0x1FEF, 0x212A: true
    default: false
    }
  }

  /// The first character of this one in lowercase.
  fileprivate var folded: Character {
    guard let code else { return lowercased().first ?? self }
    return 0x41...0x5A ~= code ? Character(Unicode.Scalar(code + 32)) : self
  }

  /// Whether the character is a letter.
  fileprivate var isLetterOfWord: Bool {
    guard let code else { return isLetter }
    return 0x41...0x5A ~= code || 0x61...0x7A ~= code
  }
}
