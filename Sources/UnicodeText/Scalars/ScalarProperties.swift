import CICU

/// The properties of one scalar in the newest version of Unicode that ICU or this module knows.
///
/// ICU decides about all characters that it knows. A table adds the characters of newer versions,
/// up to Unicode 18, so that the same text has the same properties on older systems. Normalization,
/// case mapping, segmentation and domain names come from ICU alone.
///
///     let properties = ScalarProperties(of: "ß")
///     properties.category       // .lowercaseLetter
///     properties.script.code    // "Latn"
package struct ScalarProperties: Sendable {
  private let found: cicu_scalar

  /// Gets the properties.
  package init(of scalar: Unicode.Scalar) {
    found = cicu_scalar_properties(scalar.value)
  }

  /// Returns the simple case folding of a scalar, by its value.
  ///
  ///     ScalarProperties.folding(of: 0x41)  // 0x61, a
  ///     ScalarProperties.folding(of: 0xDF)  // 0xDF, ß: only full folding makes it ss
  package static func folding(of scalar: UInt32) -> UInt32 { cicu_scalar_folding(scalar) }

  /// General_Category; unassigned for scalars that no known version of Unicode has.
  package var category: Unicode.GeneralCategory { .init(code: found.category) }

  /// Script.
  ///
  /// For characters that several scripts use, ``ScriptSet/init(of:)`` returns all of them.
  package var script: Script { Script(number: Int32(found.script)) }

  /// Bidi_Class.
  package var bidiClass: BidiClass { BidiClass(rawValue: found.bidi_class) ?? .leftToRight }

  /// Joining_Type.
  package var joiningType: JoiningType { JoiningType(rawValue: found.joining_type) ?? .nonJoining }

  /// Canonical_Combining_Class; 9 is a virama.
  package var combiningClass: UInt8 { found.combining_class }

  /// Whether the scalar is a part of an old Korean syllable: Hangul_Syllable_Type L, V, or T.
  package var isConjoiningJamo: Bool { 1...3 ~= found.hangul_syllable }

  /// Decomposition_Type, if the scalar is a variant of other characters.
  package var decomposition: DecompositionType? { DecompositionType(rawValue: found.decomposition) }

  /// Default_Ignorable_Code_Point: shown as nothing if it isn't supported.
  package var isDefaultIgnorable: Bool { has(CICU_SCALAR_DEFAULT_IGNORABLE) }

  /// Emoji.
  package var isEmoji: Bool { has(CICU_SCALAR_EMOJI) }

  /// Emoji_Presentation: shown as a picture by default.
  package var isEmojiPresentation: Bool { has(CICU_SCALAR_EMOJI_PRESENTATION) }

  /// Extended_Pictographic: an emoji, or reserved for one.
  package var isPictographic: Bool { has(CICU_SCALAR_PICTOGRAPHIC) }

  /// Noncharacter_Code_Point.
  package var isNoncharacter: Bool { has(CICU_SCALAR_NONCHARACTER) }

  /// Join_Control: U+200C and U+200D.
  package var isJoinControl: Bool { has(CICU_SCALAR_JOIN_CONTROL) }

  /// Prepended_Concatenation_Mark: a format character with a glyph.
  package var isPrependedMark: Bool { has(CICU_SCALAR_PREPENDED) }

  /// Regional_Indicator: one half of a flag.
  package var isRegionalIndicator: Bool { has(CICU_SCALAR_REGIONAL_INDICATOR) }

  private func has(_ flag: some BinaryInteger) -> Bool { found.flags & UInt32(flag) != 0 }
}

/// Bidi_Class (UAX #9), in ICU's order.
@usableFromInline
package enum BidiClass: UInt8, Sendable {
  case leftToRight, rightToLeft, europeanNumber, europeanSeparator, europeanTerminator
  case arabicNumber, commonSeparator, blockSeparator, segmentSeparator, whiteSpace, otherNeutral
  case leftToRightEmbedding, leftToRightOverride, arabicLetter, rightToLeftEmbedding
  case rightToLeftOverride, popFormat, nonspacingMark, boundaryNeutral
  case firstStrongIsolate, leftToRightIsolate, rightToLeftIsolate, popIsolate
}

/// Joining_Type (Unicode §9.2), in ICU's order.
@usableFromInline
package enum JoiningType: UInt8, Sendable {
  case nonJoining, joinCausing, dualJoining, leftJoining, rightJoining, transparent
}

/// Decomposition_Type, in ICU's order.
@usableFromInline
package enum DecompositionType: UInt8, Sendable {
  case canonical = 1
  case compatibility, circle, final, font, fraction, initial, isolated, medial, narrow, noBreak
  case small, square, sub, `super`, vertical, wide
}

extension Unicode.GeneralCategory {
  /// The categories in the order of ICU's UCharCategory.
  private static let inOrder: [Self] = [
    .unassigned, .uppercaseLetter, .lowercaseLetter, .titlecaseLetter, .modifierLetter,
    .otherLetter, .nonspacingMark, .enclosingMark, .spacingMark, .decimalNumber, .letterNumber,
    .otherNumber, .spaceSeparator, .lineSeparator, .paragraphSeparator, .control, .format,
    .privateUse, .surrogate, .dashPunctuation, .openPunctuation, .closePunctuation,
    .connectorPunctuation, .otherPunctuation, .mathSymbol, .currencySymbol, .modifierSymbol,
    .otherSymbol, .initialPunctuation, .finalPunctuation,
  ]

  init(code: UInt8) {
    self = Int(code) < Self.inOrder.count ? Self.inOrder[Int(code)] : .unassigned
  }
}

extension Unicode.Scalar {
  /// The standard form of a full-width or half-width scalar, or the scalar itself.
  ///
  /// The standard form of `Ａ` is `A`, and the standard form of `ｶ` is `カ`.
  package var standardWidth: Unicode.Scalar {
    Unicode.Scalar(cicu_scalar_standard_width(value)) ?? self
  }

  /// Whether compatibility composition (NFKC) changes this scalar.
  package var hasCompatibilityForm: Bool { cicu_scalar_has_compatibility_form(value) }

  /// Whether canonical composition (NFC) keeps this scalar regardless of what precedes it, except
  /// for the order of marks: NFC_Quick_Check is Yes.
  package var isAlwaysComposed: Bool { cicu_scalar_is_always_composed(value) }
}

extension Unicode.Scalar {
  /// Whether readers can't see this scalar.
  ///
  /// True for controls, format characters without a glyph, default ignorable characters, all
  /// separators other than U+0020, and the blank Braille pattern. Unassigned and private-use
  /// scalars count as visible.
  package var isInvisible: Bool { cicu_scalar_is_invisible(value) }

  /// Whether the scalar has the property White_Space.
  package var isWhiteSpaceProperty: Bool {
    // These ranges, with most text, have none, so there is no need for the call.
    if 0x21..<0x85 ~= value || 0xA1..<0x1680 ~= value || 0x3001... ~= value { return false }
    return cicu_scalar_is_white_space(value)
  }

  /// The value of a decimal digit in any script: 7 for `7`, `７`, and `٧`.
  package var decimalDigitValue: Int? {
    let digit = cicu_scalar_digit(value)
    return digit < 0 ? nil : Int(digit)
  }

  /// Whether a known version of Unicode assigns a character to this code point.
  package var isAssigned: Bool { cicu_scalar_is_assigned(value) }
}

/// The direction of a text, determined by its first strong character.
@usableFromInline
package enum TextDirection: Sendable {
  /// Left to right, such as Latin, Han, and Devanagari.
  case leftToRight

  /// Right to left, such as Arabic and Hebrew.
  case rightToLeft

  /// Neither, because there is no strong character.
  case neutral
}

extension UTF8Span {
  /// The direction of the first strong character, ignoring isolates (UAX #9, rule P2).
  ///
  /// - Complexity: O(*n*), where *n* is the length up to that character.
  package var firstStrongDirection: TextDirection {
    withBytes { bytes, count in
      guard let bytes else { return .neutral }
      // SAFETY: `index` stays below `count`, the length of the memory at `bytes`.
      for index in 0..<count {
        // Letters are the only strong characters in ASCII.
        if asciiLetters.contains(bytes[index] | 0x20), bytes[index] < 0x80 { return .leftToRight }
        guard bytes[index] >= 0x80 else { continue }
        switch cicu_first_strong(bytes + index, count - index) {
        case 0: return .leftToRight
        case 1: return .rightToLeft
        default: return .neutral
        }
      }
      return .neutral
    }
  }
}

private let asciiLetters = UInt8(ascii: "a")...UInt8(ascii: "z")

extension String {
  /// The direction of the first strong character, ignoring isolates (UAX #9, rule P2).
  ///
  ///     "12 ארץ".firstStrongDirection   // .rightToLeft
  ///
  /// - Complexity: O(*n*), where *n* is the length up to that character.
  package var firstStrongDirection: TextDirection { utf8Span.firstStrongDirection }
}

extension Substring {
  /// The direction of the first strong character, ignoring isolates (UAX #9, rule P2).
  ///
  /// - Complexity: O(*n*), where *n* is the length up to that character.
  package var firstStrongDirection: TextDirection { utf8Span.firstStrongDirection }
}

extension Unicode.Scalar {
  /// Whether the scalar is a letter, a mark, or a number.
  package var isInWords: Bool {
    switch value {
    case 0x30...0x39, 0x41...0x5A, 0x61...0x7A: return true
    case ..<0x80: return false
    default: break
    }
    switch ScalarProperties(of: self).category {
    case .uppercaseLetter, .lowercaseLetter, .titlecaseLetter, .modifierLetter, .otherLetter,
      .nonspacingMark, .enclosingMark, .spacingMark, .decimalNumber, .letterNumber, .otherNumber:
      return true
    default: return false
    }
  }
}
