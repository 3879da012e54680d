import UnicodeText

/// The grammar's verdict on a single character.
///
/// ``AddressScanner`` and ``EmailParser`` both use it, so they agree on every character.
enum CharacterVerdict: Hashable {
  /// The character is allowed there.
  case allowed

  /// The character is allowed if the characters around it need it. ``JoinerContext`` decides.
  case dependsOnNeighbours

  /// The character isn't allowed there.
  case refused(EmailFault.Kind)
}

extension EmailAddress.Options {
  /// Judges a character outside ASCII before the `@` (RFC 6531 §3.3, RFC 8264 §9).
  func verdict(beforeAt scalar: Unicode.Scalar, isWordStart: Bool) -> CharacterVerdict {
    if !allowsUnsafeCharacters, AddressCharacters.whiteSpace.contains(scalar) {
      return .refused(.whiteSpace)
    }
    if !allowsInternationalizedLocalPart { return .refused(.localNotASCII) }
    if allowsUnsafeCharacters { return .allowed }
    if isWordStart, AddressCharacters.marks.contains(scalar) { return .refused(.localCharacter) }
    if !AddressCharacters.unsafe.contains(scalar) { return .allowed }
    return JoinerContext.isJoiner(scalar) ? .dependsOnNeighbours : .refused(.localCharacter)
  }

  /// Judges a character in the domain, before UTS #46 maps the whole name.
  func verdict(inDomain scalar: Unicode.Scalar) -> CharacterVerdict {
    if scalar.isASCII {
      let isAllowed = ByteSet.letterDigitHyphen.contains(UInt8(ascii: scalar))
      return isAllowed ? .allowed : .refused(.domainCharacter)
    }
    if AddressCharacters.whiteSpace.contains(scalar) { return .refused(.whiteSpace) }
    if !allowsInternationalizedDomain { return .refused(.domainNotASCII) }
    // UTS #46 would remove it, and the domain would be another one than the person sees.
    if AddressCharacters.ignored.contains(scalar) { return .refused(.domainCharacter) }
    return .dependsOnNeighbours
  }
}

extension Unicode.Scalar {
  /// The problems of the character as a domain on its own (UTS #46, IDNA2008).
  var problemsAsDomain: [InternationalDomain.Problem] {
    InternationalDomain.registrable(String(self).utf8Span).problems
  }

  /// Whether no domain contains the character, whatever is around it.
  ///
  /// The parts of Korean syllables are refused alone, but are composed with their neighbors.
  var isRefusedInDomains: Bool {
    !AddressCharacters.jamo.contains(self) && problemsAsDomain.contains(.disallowed)
  }
}

/// Sets of characters that matter in internationalized addresses.
enum AddressCharacters {
  /// Characters that look like a space.
  static let whiteSpace = UnicodeSet(constant: #"[\p{White_Space}]"#)

  /// Characters that are invisible or meaningless (RFC 8264 §9).
  ///
  /// These are controls, formatting characters, private use, unassigned characters, separators and
  /// replacement characters. The Greek question mark is one of them because it becomes a semicolon
  /// in the normal form that RFC 6532 §3.1 requires.
  static let unsafe = UnicodeSet(constant: #"[\p{C}\p{Z}\uFFFC\uFFFD\u037E]"#)

  /// Characters that UTS #46 removes from domains, except joiners, which some scripts need.
  static let ignored = UnicodeSet(
    constant: #"[\p{Default_Ignorable_Code_Point}-[\u200C\u200D]]"#
  )

  /// The parts of Korean syllables, of all widths.
  static let jamo = UnicodeSet(
    constant: #"[\u1100-\u11FF\u3131-\u318E\uA960-\uA97C\uD7B0-\uD7FB\uFFA1-\uFFDC]"#
  )

  /// Combining marks.
  static let marks = UnicodeSet(constant: #"[\p{M}]"#)
}
