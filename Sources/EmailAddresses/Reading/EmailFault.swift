/// One thing that is wrong with an address: what, where, and the details for a message.
@usableFromInline
package struct EmailFault: Hashable, Sendable {
  /// What is wrong.
  ///
  /// People do not see these names: the check `email` of the module `Rules` reports each kind under
  /// a code, such as `email.missing_at`, and a new kind needs one too.
  @usableFromInline
  package enum Kind: Hashable, Sendable, CaseIterable {
    // The whole address.
    case missingAt, atLookAlike, multipleAt, severalAddresses, tooLong, whiteSpace
    case comment, commentUnclosed, obsolete
    case displayName, displayNameUnclosed, displayNameCharacter

    // The part before the `@`.
    case localMissing, localTooLong, localDotAtStart, localDotAtEnd, localConsecutiveDots
    case localCharacter, localNotASCII, localQuotedNotAllowed, localQuoteUnclosed

    // The domain.
    case domainMissing, domainTooLong, domainDotAtStart, domainDotAtEnd, domainConsecutiveDots
    case domainCharacter, domainNotASCII, domainHyphen, domainDoubleHyphen, domainLabelTooLong
    case domainPunycode, domainBidi, domainJoiner
    case domainSingleLabel, domainTopLevel, domainSpecialUse
    case domainLiteralNotAllowed, domainLiteralMalformed
  }

  /// What a message about some kinds of fault can mention.
  @usableFromInline
  package enum Detail: Hashable, Sendable {
    /// The character that must not stand there.
    case character(Unicode.Scalar)

    /// A length in bytes, and the greatest that is allowed.
    case length(Int, maximum: Int)

    /// The top-level domain that is for special use.
    case domain(String)
  }

  /// What is wrong.
  package let kind: Kind

  /// Where it is, as offsets of bytes in the text.
  package let range: Range<Int>

  /// What a message can mention, or nil if this kind has no details.
  package let detail: Detail?

  init(_ kind: Kind, at range: Range<Int>, _ detail: Detail? = nil) {
    self.kind = kind
    self.range = range
    self.detail = detail
  }
}
