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
  static let whiteSpace = set(#"[\p{White_Space}]"#)

  /// Characters that nobody sees or that mean nothing, RFC 8264 §9: controls, formatting,
  /// private use, unassigned, separators; the characters that stand for lost ones; and the Greek
  /// question mark, which becomes a semicolon in the normal form that RFC 6532 §3.1 asks for.
  static let unsafe = set(#"[\p{C}\p{Z}\uFFFC\uFFFD\u037E]"#)

  /// Combining marks.
  static let marks = set(#"[\p{M}]"#)

  /// Makes a set from a pattern of this module.
  static func set(_ pattern: String) -> UnicodeSet {
    do {
      return try UnicodeSet(pattern: pattern)
    } catch {
      preconditionFailure("The constant pattern \(pattern) is refused: \(error.reason)")
    }
  }
}

/// Where the invisible joiners U+200C and U+200D may stand: where the script needs them.
///
/// RFC 5892, appendix A.1 and A.2.
enum JoinerContext {
  private static let viramas = AddressCharacters.set(#"[\p{ccc=9}]"#)
  private static let transparent = AddressCharacters.set(#"[\p{Joining_Type=T}]"#)
  private static let joinsForward = AddressCharacters.set(
    #"[\p{Joining_Type=L}\p{Joining_Type=D}]"#
  )
  private static let joinsBackward = AddressCharacters.set(
    #"[\p{Joining_Type=R}\p{Joining_Type=D}]"#
  )

  /// Whether a character is one of the two joiners.
  static func isJoiner(_ scalar: Unicode.Scalar) -> Bool {
    scalar == "\u{200C}" || scalar == "\u{200D}"
  }

  /// Returns whether a character is a joiner that its neighbours in the word need.
  ///
  /// - Complexity: O(*n*) in the length of the run of marks around it.
  static func allows(_ index: Int, in word: [(scalar: Unicode.Scalar, range: Range<Int>)]) -> Bool {
    let scalar = word[index].scalar
    guard isJoiner(scalar), index > 0 else { return false }
    if viramas.contains(word[index - 1].scalar) { return true }
    guard scalar == "\u{200C}",
      let before = word[..<index].last(where: { !transparent.contains($0.scalar) }),
      let after = word[(index + 1)...].first(where: { !transparent.contains($0.scalar) })
    else { return false }
    return joinsForward.contains(before.scalar) && joinsBackward.contains(after.scalar)
  }
}
