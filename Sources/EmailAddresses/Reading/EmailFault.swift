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

/// The lengths that the standards set, in bytes.
enum EmailLimits {
  // RFC 5321 §4.5.3.1.1
  static let localPart = 64

  // RFC 5321 §4.5.3.1.2
  static let domain = 255

  // RFC 5321 §4.5.3.1.3 allows a path of 256 bytes with its angle brackets; erratum 1690
  // to RFC 3696 draws the conclusion for the address between them.
  static let address = 254

  // RFC 1035 §2.3.4
  static let label = 63

  // The longest domain as written, in UTF-8. A domain of 255 ASCII characters comes from at most
  // 255 scalars of up to four bytes, unless UTS #46 removes or composes some of them. A longer name
  // is refused before it is decoded, because the cost of Punycode grows with the square of a
  // label's length.
  static let undecodedDomain = 1_020
}
