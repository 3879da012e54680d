import UnicodeText

/// The words of the context, as passwords are compared with them.
enum ContextCandidates {
  /// The fewest units of a part that counts by itself.
  private static let leastUnits = 3

  /// Returns the words of some texts, most likely first.
  ///
  /// The published model takes each text as it is, in small letters. Else also the parts between
  /// characters that are neither letters nor digits count, and the letters and digits alone:
  /// `Ann Smith` gives `ann smith`, `annsmith`, `ann` and `smith`.
  ///
  /// - Complexity: O(*n*) in the sizes of the texts.
  static func words(of texts: [String], _ model: PasswordModel) -> [[UInt16]] {
    if model == .zxcvbn { return texts.map { SmallLetters.lowercased(Array($0.utf16)) } }
    var words: [[UInt16]] = []
    var seen: Set<[UInt16]> = []
    func add(_ word: some Sequence<UInt16>) {
      let word = Array(word)
      if !word.isEmpty, seen.insert(word).inserted { words.append(word) }
    }
    for text in texts {
      let composed = text.utf8Span.normalized(.nfc).text
      for mapping in [CaseMapping.lowercase, .foldCase] {
        let word = composed.utf8Span.mapped(mapping).text
        let parts = word.unicodeScalars.split { !isPartOfWord($0) }
        add(word.utf16)
        if parts.count > 1 { add(parts.flatMap { String($0).utf16 }) }
        for part in parts where isLongEnough(part) { add(String(part).utf16) }
      }
    }
    return words
  }

  private static func isPartOfWord(_ scalar: Unicode.Scalar) -> Bool {
    switch ScalarProperties(of: scalar).category {
    case .uppercaseLetter, .lowercaseLetter, .titlecaseLetter, .modifierLetter, .otherLetter,
      .nonspacingMark, .spacingMark, .decimalNumber, .letterNumber:
      true
    default: false
    }
  }

  /// Whether a part says something by itself: `com` does, `a` does not, and one ideograph does.
  private static func isLongEnough(_ part: Substring.UnicodeScalarView) -> Bool {
    part.count >= leastUnits || part.allSatisfy { $0.value >= 0x2E80 }
  }
}
