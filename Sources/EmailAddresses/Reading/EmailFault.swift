/// A fault of an address: its kind, its range, and the details for a message.
@usableFromInline
package struct EmailFault: Hashable, Sendable {
  /// A kind of fault.
  ///
  /// People don't see these names. The check `email` of the module `WebRules` reports each kind
  /// under a code, such as `email.missing_at`, and a new kind needs a code too.
  @usableFromInline
  package enum Kind: Hashable, Sendable, CaseIterable {
    // The whole address.
    case missingAt, atLookAlike, multipleAt, severalAddresses, tooLong, whiteSpace
    case comment, commentUnclosed, obsolete
    case displayName, displayNameUnclosed, displayNameCharacter, textAfter

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

  /// The details that a message about a fault can mention.
  @usableFromInline
  package enum Detail: Hashable, Sendable {
    /// The character that isn't allowed there.
    case character(Unicode.Scalar)

    /// A length in bytes, and the greatest allowed length.
    case length(Int, maximum: Int)

    /// The top-level domain, which is for special use.
    case domain(String)
  }

  package let kind: Kind

  /// The range of the fault in bytes.
  package let range: Range<Int>

  /// The details that a message can mention, or nil if this kind has none.
  package let detail: Detail?

  init(_ kind: Kind, at range: Range<Int>, _ detail: Detail? = nil) {
    self.kind = kind
    self.range = range
    self.detail = detail
  }
}
