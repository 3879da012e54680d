import UnicodeText

extension Normalization {
  /// Returns how much of a normalised text stays as it is when characters follow.
  ///
  /// Two steps look beyond the end of a character, so that what they made of the last letters may
  /// change: `lowercase` writes the last Σ of a word as ς, and `nfkc` joins the letters of Hangul
  /// that are typed as compatibility letters.
  ///
  /// - Complexity: O(*n*) in the number of bytes behind the last ς; O(1) without it.
  func settledEnd(of text: UTF8Span) -> Int {
    var end = text.count
    if steps.contains(.nfkc), let last = text.startOfLastScalar,
      text.scalar(at: last).joinsHangul
    {
      end = last
    }
    if steps.contains(.lowercase), let sigma = text.startOfLastSigma { end = min(end, sigma) }
    return end
  }
}

extension UTF8Span {
  fileprivate var startOfLastScalar: Int? {
    let bytes = span
    return bytes.indices.last { bytes[$0] & 0xC0 != 0x80 }
  }

  /// The place of a ς that would become σ if a letter followed: only what is no letter, and no
  /// space, stands behind it.
  fileprivate var startOfLastSigma: Int? {
    let bytes = span
    guard
      let sigma = bytes.indices.dropLast().last(where: {
        bytes[$0] == 0xCF && bytes[$0 + 1] == 0x82
      })
    else { return nil }
    var offset = sigma + 2
    while offset < count {
      let scalar = scalar(at: offset)
      switch ScalarProperties(of: scalar).category {
      case .uppercaseLetter, .lowercaseLetter, .titlecaseLetter, .otherLetter, .spaceSeparator,
        .decimalNumber:
        return nil
      default: offset += scalar.utf8Length
      }
    }
    return sigma
  }
}

extension Unicode.Scalar {
  /// Whether a following vowel or consonant of Hangul may join this letter or syllable.
  fileprivate var joinsHangul: Bool {
    0x1100...0x11FF ~= value || 0xA960...0xA97C ~= value || 0xAC00...0xD7A3 ~= value
      || 0xD7B0...0xD7FB ~= value
  }
}
