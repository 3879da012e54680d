import UnicodeText

/// The role of a character in a name.
@usableFromInline
package enum NameKind: UInt8, Sendable {
  /// A character that hasn't been examined yet, or isn't an ordinary letter or mark.
  case other = 0

  /// A letter that names are written with.
  case letter

  /// A mark without a script of its own, such as U+0301.
  case sharedMark

  /// A mark of one script or a few scripts, such as a vowel sign.
  case ownMark

  /// A letter in a special style, such as 𝐀 or Ⓐ, that represents a plain letter.
  case styledLetter

  /// A letter that only notations use.
  case notationLetter

  /// A mark that makes symbols or strikes letters out.
  case signMark

  case digit, space, symbol, punctuation, emoji, control, bidiControl, invisible, joinControl
  case variationSelector, unassigned, privateUse

  /// Determines the kind of a character.
  ///
  ///     NameKind(of: "é")         // letter
  ///     NameKind(of: "\u{301}")   // sharedMark
  package init(of scalar: Unicode.Scalar) {
    self = Self.kind(of: scalar, ScalarProperties(of: scalar))
  }

  private static func kind(_ scalar: Unicode.Scalar) -> Self? {
    switch scalar.value {
    case 0x20: .space
    case 0x3007, 0x10341, 0x1034A: .letter  // ideographic zero; two Gothic letters
    case 0x200C, 0x200D: .joinControl
    case 0x2800: .invisible  // the blank Braille pattern
    case 0x61C, 0x200E, 0x200F, 0x202A...0x202E, 0x2066...0x2069: .bidiControl
    case 0x180B...0x180D, 0x180F, 0xFE00...0xFE0F, 0xE0100...0xE01EF: .variationSelector
    case 0x20D0...0x20FF, 0x335...0x338, 0x488, 0x489: .signMark
    case 0x17F, 0x265, 0x26F, 0x279, 0x287, 0x28D, 0x28E: .notationLetter  // ſ, turned h m r t w y
    default: nil
    }
  }

  private static func kind(of scalar: Unicode.Scalar, _ properties: ScalarProperties) -> Self {
    if let kind = kind(scalar) { return kind }
    switch properties.category {
    case .unassigned: return .unassigned
    case .privateUse, .surrogate: return .privateUse
    case .control: return .control
    case .format: return properties.isPrependedMark ? .symbol : .invisible
    case .lineSeparator, .paragraphSeparator: return .control
    case .spaceSeparator: return .invisible
    default: break
    }
    if properties.isDefaultIgnorable { return .invisible }
    if properties.isEmojiPicture(scalar) { return .emoji }
    switch properties.category {
    case .decimalNumber, .letterNumber, .otherNumber: return .digit
    case .enclosingMark: return .signMark
    case .nonspacingMark, .spacingMark:
      return scalar.isSharedMark ? .sharedMark : .ownMark
    case .mathSymbol, .currencySymbol, .modifierSymbol, .otherSymbol: return .symbol
    case .uppercaseLetter, .lowercaseLetter, .titlecaseLetter, .modifierLetter, .otherLetter:
      return properties.isStyled(scalar) ? .styledLetter : .letter
    default: return .punctuation
    }
  }
}

extension ScalarProperties {
  /// Whether the character is a picture, not a digit or symbol that also has a picture.
  fileprivate func isEmojiPicture(_ scalar: Unicode.Scalar) -> Bool {
    if isEmojiPresentation || isRegionalIndicator { return true }
    if scalar.value >= 0x1F000 { return isPictographic || isEmoji }
    return isEmoji && scalar.value > 0x2139
  }

  /// Whether a letter is a plain letter in another style: 𝐀, Ⓐ, ₐ.
  fileprivate func isStyled(_ scalar: Unicode.Scalar) -> Bool {
    switch decomposition {
    case .font, .circle, .square, .sub, .vertical, .small: true
    // Among superscript letters, orthographies use U+02B0 to U+02FF (xʷməθkʷəy̓əm), ⁿ and ᴺ (Sīaⁿ),
    // the ordinals ª º, and those outside the phonetic blocks.
    case .super:
      0x1D2C...0x1DBF ~= scalar.value && scalar.value != 0x1D3A || scalar.value == 0x2071
        || 0x2C7C...0x2C7D ~= scalar.value
    default: false
    }
  }
}

extension Unicode.Scalar {
  /// Whether a mark belongs to no script: the blocks of combining diacritical marks.
  fileprivate var isSharedMark: Bool {
    switch value {
    case 0x300...0x36F, 0x1AB0...0x1AFF, 0x1DC0...0x1DFF, 0xFE20...0xFE2F: true
    default: false
    }
  }
}
