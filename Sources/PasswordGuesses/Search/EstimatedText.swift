import UnicodeText

/// The part of a password that is estimated, in UTF-16 units.
struct EstimatedText {
  let units: ScratchTable<UInt16>

  /// The offset of each unit in the UTF-8 of the original text, and the offset of the end; nil if
  /// each offset is the unit's index.
  private let offsets: [Int]?

  /// Takes the part of a password that is estimated: its first units, in NFC in the extended model,
  /// and none after `ExhaustiveSearch.most` guesses.
  init(_ password: UTF8Span, _ model: PasswordModel, in memory: EstimationMemory) {
    if let units = Self.asciiUnits(password, in: memory) {
      self.units = units
      offsets = nil
      return
    }
    if model == .extended, !password.isNormalized(.nfc) {
      let composed = password.normalized(.nfc)
      let text = EstimatedText(composed.text.utf8Span, model, in: memory)
      units = text.units
      offsets = text.unitOffsets.map { composed.edits.sourceRange(of: $0..<$0).lowerBound }
      return
    }
    let most = min(password.count, PasswordEstimator.mostUnits)
    var units = ScratchList<UInt16>(capacity: most, in: memory)
    var offsets: [Int] = []
    offsets.reserveCapacity(most + 1)
    var offset = 0
    var guesses = 1.0
    while offset < password.count, units.count < PasswordEstimator.mostUnits,
      guesses <= ExhaustiveSearch.most
    {
      let scalar = password.scalar(at: offset)
      for unit in UTF16.encode(scalar) ?? UTF16.encodedReplacementCharacter
      where units.count < PasswordEstimator.mostUnits {
        units.append(unit)
        offsets.append(offset)
        if model == .extended { guesses *= ExhaustiveSearch.choices(unit) }
      }
      offset += scalar.utf8Length
    }
    self.units = units.elements
    offsets.append(offset)
    self.offsets = offsets
  }

  /// The offset of each unit, and of the end.
  private var unitOffsets: [Int] { offsets ?? Array(0...units.count) }

  private static func asciiUnits(
    _ password: UTF8Span,
    in memory: EstimationMemory
  ) -> ScratchTable<UInt16>? {
    let bytes = password.span
    let units = memory.unwrittenTable(
      min(bytes.count, PasswordEstimator.mostUnits),
      of: UInt16.self
    )
    for index in units.indices {
      guard bytes[index] < 0x80 else { return nil }
      units[index] = UInt16(bytes[index])
    }
    return units
  }

  /// Returns the range of some units in the UTF-8 of the original text.
  func range(_ range: Range<Int>) -> Range<Int> {
    guard let offsets else { return range }
    return offsets[range.lowerBound]..<offsets[range.upperBound]
  }
}

/// The words of the context, such as the user's name, in the form that passwords are compared with.
enum ContextCandidates {
  /// The minimum number of units of a part that counts on its own.
  private static let leastUnits = 3

  /// Returns the words of some texts, most likely first.
  ///
  /// The published model uses each text in lowercase. The extended model also uses the letters and
  /// digits of a text without other characters, and the parts between other characters. For
  /// example, `Ann Smith` yields `ann smith`, `annsmith`, `ann`, and `smith`.
  ///
  /// - Complexity: O(*n*) in the sizes of the texts.
  static func words(of texts: [String], _ model: PasswordModel) -> [[UInt16]] {
    if model == .zxcvbn { return texts.map { LowercaseUnits.lowercased(Array($0.utf16)) } }
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

  /// Returns whether a part counts on its own: `com` does, `a` doesn't, and a single ideograph
  /// does.
  private static func isLongEnough(_ part: Substring.UnicodeScalarView) -> Bool {
    part.count >= leastUnits || part.allSatisfy { $0.value >= 0x2E80 }
  }
}
