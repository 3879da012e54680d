import UnicodeText

extension AsTyped {
  /// What becomes of a character.
  enum Fate: Equatable {
    /// Part of the value.
    case stays

    /// An invisible character without a meaning.
    case goes

    /// Another way to write an ASCII character.
    case becomes(Unicode.Scalar)

    /// A joiner (ZWJ or ZWNJ), which stays only between two characters beyond ASCII, or after a
    /// virama.
    case joins

    /// A variation selector or tag, which stays only after a character beyond ASCII.
    case follows

    /// The long vowel mark, which keyboards for Japanese write for a hyphen after a digit.
    case isHyphenAfterDigit
  }

  /// The signs that are written with Arabic digits, and the ASCII ones.
  private static let arabicSigns: [Unicode.Scalar: Unicode.Scalar] = [
    "\u{66A}": "%", "\u{66B}": ".", "\u{66C}": ",",
  ]

  /// Returns what becomes of a character.
  ///
  /// Characters that override the direction of text stay, so that checks can refuse them: they make
  /// readers see another value than the one that is stored.
  func fate(of scalar: Unicode.Scalar) -> Fate {
    switch scalar.value {
    case 0x09: fate(of: .blanks, " ")
    case ..<0xA0: .stays
    // Letters of the commonest scripts, so that ICU needn't be asked.
    case 0xA1..<0xAD, 0xAE..<0x600, 0x3041..<0x30FC, 0x4E00...0x9FFF, 0xAC00...0xD7A3: .stays
    case 0x066A...0x066C: fate(of: .digits, Self.arabicSigns[scalar])
    case 0x200C, 0x200D: kept.contains(.invisible) ? .stays : .joins
    case 0x202D, 0x202E: .stays
    case 0x2010...0x2015, 0x2212, 0xFE58, 0xFE63, 0xFF0D: fate(of: .dashes, "-")
    case 0x3001, 0xFF64: fate(of: .fullWidth, ",")
    case 0x3002, 0xFF61: fate(of: .fullWidth, ".")
    case 0x30FC, 0xFF70: kept.contains(.dashes) ? .stays : .isHyphenAfterDigit
    case 0x180B...0x180D, 0x180F, 0xFE00...0xFE0F, 0xE0020...0xE007F, 0xE0100...0xE01EF:
      kept.contains(.invisible) ? .stays : .follows
    case 0xFF01...0xFF5E:
      fate(
        of: 0xFF10...0xFF19 ~= scalar.value ? .digits : .fullWidth,
        Unicode.Scalar(scalar.value - 0xFEE0)
      )
    default: fateOfRareCharacter(scalar)
    }
  }

  private func fate(of change: Changes, _ replacement: Unicode.Scalar?) -> Fate {
    if kept.contains(change) { return .stays }
    return replacement.map(Fate.becomes) ?? .stays
  }

  private func fateOfRareCharacter(_ scalar: Unicode.Scalar) -> Fate {
    if scalar.isSpaceSeparator { return fate(of: .blanks, " ") }
    if let digit = scalar.decimalDigitValue {
      return fate(of: .digits, Unicode.Scalar(UInt32(digit) + 0x30))
    }
    if kept.contains(.invisible) { return .stays }
    let properties = ScalarProperties(of: scalar)
    return properties.isDefaultIgnorable && properties.category == .format ? .goes : .stays
  }

  /// Returns true only if the step leaves all characters of a text unchanged.
  ///
  /// This is a quick test, so it also returns false for some texts that it wouldn't change.
  ///
  /// - Complexity: O(*n*) in the number of bytes. It allocates nothing.
  func leavesCharacters(of text: UTF8Span) -> Bool {
    let bytes = text.span
    var offset = 0
    while offset < bytes.count {
      let byte = bytes[offset]
      if byte < 0x80, byte != 0x09 {
        offset += 1
        continue
      }
      let scalar = text.scalar(at: offset)
      guard case .stays = fate(of: scalar) else { return false }
      offset += scalar.utf8Length
    }
    return true
  }

  /// Returns a text with the characters that were meant, and a record of the changes.
  ///
  /// - Complexity: O(*n*) in the number of bytes.
  func mapped(_ text: UTF8Span) -> EditedText {
    var result = ""
    result.reserveCapacity(text.count)
    var edits = TextEdits()
    var last: Unicode.Scalar = " "
    var joint = Joint(end: 0, joins: false)
    let keepsDigits = kept.contains(.digitsInNames) && hasLettersBeyondASCII(text)
    var offset = 0
    while offset < text.count {
      let scalar = text.scalar(at: offset)
      let length = scalar.utf8Length
      let written: Unicode.Scalar?
      switch fate(of: scalar) {
      case .stays: written = scalar
      case .goes: written = nil
      case .becomes(let other): written = keepsDigits && scalar.isOtherDigit ? scalar : other
      case .follows: written = last.isASCII ? nil : scalar
      case .isHyphenAfterDigit: written = "0"..."9" ~= last ? "-" : scalar
      case .joins:
        if joint.end <= offset { joint = self.joint(in: text, from: offset) }
        written = !last.isASCII && (joint.joins || last.isVirama) ? scalar : nil
      }
      offset += length
      guard let written else {
        edits.replace(length, with: 0)
        continue
      }
      result.unicodeScalars.append(written)
      if written == scalar {
        edits.keep(length)
      } else {
        edits.replace(length, with: written.utf8Length)
      }
      last = written
    }
    return EditedText(text: result, edits: edits)
  }

  /// Returns whether a text has letters beyond ASCII that stay.
  private func hasLettersBeyondASCII(_ text: UTF8Span) -> Bool {
    var offset = 0
    while offset < text.count {
      let scalar = text.scalar(at: offset)
      if !scalar.isASCII, scalar.isInWords, scalar.decimalDigitValue == nil {
        if case .stays = fate(of: scalar) { return true }
      }
      offset += scalar.utf8Length
    }
    return false
  }

  /// A run of characters that are invisible or could join their neighbors.
  private struct Joint {
    /// The offset of the first character after the run.
    var end: Int

    /// Whether that character is one beyond ASCII that stays.
    var joins: Bool
  }

  /// Returns the run that begins with a character that could join its neighbors.
  private func joint(in text: UTF8Span, from offset: Int) -> Joint {
    var end = offset
    while end < text.count {
      let scalar = text.scalar(at: end)
      switch fate(of: scalar) {
      case .goes, .joins: end += scalar.utf8Length
      case .becomes: return Joint(end: end, joins: false)
      case .stays, .follows, .isHyphenAfterDigit: return Joint(end: end, joins: !scalar.isASCII)
      }
    }
    return Joint(end: end, joins: false)
  }
}

extension Unicode.Scalar {
  /// Whether this is a decimal digit of another script, and not a full-width one.
  fileprivate var isOtherDigit: Bool {
    !(0xFF10...0xFF19 ~= value) && decimalDigitValue != nil
  }

  /// Whether this is a virama.
  ///
  /// A joiner after it says how the letters are written (RFC 5892, appendix A.1 and A.2).
  fileprivate var isVirama: Bool { ScalarProperties(of: self).combiningClass == 9 }
}
