import UnicodeText

/// What the grammar says of one character, as far as one character can tell.
///
/// ``AddressScanner`` and ``EmailParser`` both ask here, so that they agree on every character.
enum CharacterVerdict: Hashable {
  /// It may stand there.
  case allowed

  /// It may stand there if the characters around it need it; ``JoinerContext`` decides.
  case dependsOnNeighbours

  /// It must not stand there.
  case refused(EmailFault.Kind)
}

extension EmailAddress.Options {
  /// Judges a character beyond ASCII before the `@`, RFC 6531 §3.3 and RFC 8264 §9.
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
    return .dependsOnNeighbours
  }
}

extension Unicode.Scalar {
  /// What UTS #46 finds in the character if it is a domain alone.
  var problemsAsDomain: [InternationalDomain.Problem] {
    InternationalDomain.ascii(String(self).utf8Span).problems
  }
}

/// Sets of characters that matter in addresses beyond ASCII.
enum AddressCharacters {
  /// Characters that look like a gap.
  static let whiteSpace = UnicodeSet(constant: #"[\p{White_Space}]"#)

  /// Characters that nobody sees or that mean nothing, RFC 8264 §9: controls, formatting,
  /// private use, unassigned, separators; the characters that stand for lost ones; and the Greek
  /// question mark, which becomes a semicolon in the normal form that RFC 6532 §3.1 asks for.
  static let unsafe = UnicodeSet(constant: #"[\p{C}\p{Z}\uFFFC\uFFFD\u037E]"#)

  /// Combining marks.
  static let marks = UnicodeSet(constant: #"[\p{M}]"#)
}
