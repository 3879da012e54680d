extension LanguageProfile {
  /// The entries of a profile, by their names in a file.
  package enum Entry: String, CaseIterable, Sendable {
    case style = "@@x-style"
    case quotationMarks = "@@x-quotation-marks"
    case spaces = "@@x-spaces"
    case letters = "@@x-letters"
    case digits = "@@x-digits"
    case address = "@@x-address"
    case glossary = "@@x-glossary"
    case avoid = "@@x-avoid"
    case end = "@@x-end"
  }

  /// Returns the profile with missing entries filled in from a parent.
  ///
  /// Terms and words to avoid are added to the profile's own, except for words that the profile
  /// releases. Nothing is filled in for an entry that the profile clears.
  public func inheriting(_ parent: LanguageProfile) -> LanguageProfile {
    var profile = self
    for entry in Entry.allCases where !cleared.contains(entry) {
      if parent.cleared.contains(entry), profile.lacks(entry) { profile.cleared.insert(entry) }
      profile.inherit(entry, from: parent)
    }
    return profile
  }

  /// Returns the profile with missing entries filled in from the library's texts.
  ///
  /// Only what is true of the language is filled in: its marks, spaces, digits and ends of
  /// sentences. The library's words, its form of address and its choice of letters don't concern
  /// the texts of others.
  package func borrowing(_ library: LanguageProfile) -> LanguageProfile {
    var profile = self
    for entry in [Entry.quotationMarks, .spaces, .digits, .end] where !cleared.contains(entry) {
      guard profile.lacks(entry), !library.lacks(entry) else { continue }
      profile.inherit(entry, from: library)
      profile.borrowed.insert(entry)
    }
    return profile
  }

  /// Whether the profile doesn't have an entry.
  package func lacks(_ entry: Entry) -> Bool {
    switch entry {
    case .style: style == nil
    case .quotationMarks: quotationMarks.isEmpty
    case .spaces: spacesBefore.isEmpty && spacesAfter.isEmpty && partsWords && !partsPhrases
    case .letters: letters == nil
    case .digits: digits == nil
    case .address: formOfAddress == nil
    case .glossary: glossary.isEmpty
    case .avoid: avoided.isEmpty
    case .end: ends.isEmpty
    }
  }

  private mutating func inherit(_ entry: Entry, from parent: LanguageProfile) {
    switch entry {
    case .style: style = style ?? parent.style
    case .quotationMarks: if quotationMarks.isEmpty { quotationMarks = parent.quotationMarks }
    case .spaces:
      if spacesBefore.isEmpty { spacesBefore = parent.spacesBefore }
      if spacesAfter.isEmpty { spacesAfter = parent.spacesAfter }
      partsWords = partsWords && parent.partsWords
      partsPhrases = partsPhrases || parent.partsPhrases
    case .letters: letters = letters ?? parent.letters
    case .digits: digits = digits ?? parent.digits
    case .address:
      if formOfAddress == nil {
        (formOfAddress, otherForms) = (parent.formOfAddress, parent.otherForms)
      }
    case .glossary: glossary.merge(parent.glossary) { own, _ in own }
    case .avoid:
      let words = parent.avoided.filter { !released.contains($0.key) }
      avoided.merge(words) { own, _ in own }
      released.formUnion(parent.released)
    case .end: if ends.isEmpty { ends = parent.ends }
    }
  }
}
