import Violations

extension EmailCheck {
  /// The codes that the check reports, general ones first.
  static let codes = wholeCodes + localCodes + domainCodes

  private static let character = CodeDefinition.Argument(
    "character",
    .character,
    "the first character at fault",
    isFromInput: true
  )

  private static func lengths(_ what: String) -> [CodeDefinition.Argument] {
    [
      .init("maximum", .integer, "the largest length of \(what), in bytes"),
      .init("actual", .integer, "the length of \(what), in bytes"),
    ]
  }

  private static let wholeCodes = [
    CodeDefinition(.emailMissingAt, "There is no @."),
    CodeDefinition(
      .emailAtLookAlike,
      "There is no @, but a character that looks like one.",
      [character]
    ),
    CodeDefinition(.emailMultipleAt, "There is more than one @."),
    CodeDefinition(.emailSeveralAddresses, "There are several addresses."),
    CodeDefinition(.emailTooLong, "The address is too long.", lengths("the address")),
    CodeDefinition(.emailWhiteSpace, "There is a space, tab or line end."),
    CodeDefinition(.emailComment, "There is a comment in parentheses."),
    CodeDefinition(.emailCommentUnclosed, "A parenthesis is never closed."),
    CodeDefinition(.emailObsolete, "The address has a form that no system writes any more."),
    CodeDefinition(.emailDisplayName, "There is a name before the address."),
    CodeDefinition(.emailDisplayNameUnclosed, "The angle bracket is never closed."),
    CodeDefinition(
      .emailDisplayNameCharacter,
      "The name before the address has a character that it must not have.",
      [character]
    ),
  ]

  private static let localCodes = [
    CodeDefinition(.emailLocalMissing, "Nothing stands before the @."),
    CodeDefinition(
      .emailLocalTooLong,
      "The part before the @ is too long.",
      lengths("the part before the @")
    ),
    CodeDefinition(.emailLocalDotAtStart, "The address starts with a dot."),
    CodeDefinition(.emailLocalDotAtEnd, "A dot stands directly before the @."),
    CodeDefinition(.emailLocalConsecutiveDots, "Two dots follow each other before the @."),
    CodeDefinition(
      .emailLocalCharacter,
      "The part before the @ has a character that it must not have.",
      [character]
    ),
    CodeDefinition(
      .emailLocalNotASCII,
      "The part before the @ has a character beyond ASCII.",
      [character]
    ),
    CodeDefinition(.emailLocalQuotedNotAllowed, "The part before the @ is in double quotes."),
    CodeDefinition(.emailLocalQuoteUnclosed, "The double quotes are never closed."),
  ]

  private static let domainCodes = [
    CodeDefinition(.emailDomainMissing, "Nothing stands behind the @."),
    CodeDefinition(.emailDomainTooLong, "The domain is too long.", lengths("the domain")),
    CodeDefinition(.emailDomainDotAtStart, "A dot stands directly behind the @."),
    CodeDefinition(.emailDomainDotAtEnd, "The domain ends with a dot."),
    CodeDefinition(.emailDomainConsecutiveDots, "Two dots follow each other in the domain."),
    CodeDefinition(
      .emailDomainCharacter,
      "The domain has a character that it must not have.",
      [character]
    ),
    CodeDefinition(
      .emailDomainNotASCII,
      "The domain has a character beyond ASCII.",
      [character]
    ),
    CodeDefinition(.emailDomainHyphen, "A part of the domain starts or ends with a hyphen."),
    CodeDefinition(
      .emailDomainDoubleHyphen,
      "A part of the domain has hyphens in its third and fourth place."
    ),
    CodeDefinition(
      .emailDomainLabelTooLong,
      "A part of the domain between two dots is too long.",
      lengths("that part in ASCII")
    ),
    CodeDefinition(
      .emailDomainPunycode,
      "A part of the domain starts with xn-- and encodes no domain."
    ),
    CodeDefinition(
      .emailDomainBidi,
      "The domain mixes characters of both writing directions in a forbidden way."
    ),
    CodeDefinition(
      .emailDomainJoiner,
      "The domain has an invisible joiner where no script needs one."
    ),
    CodeDefinition(.emailDomainSingleLabel, "The domain has no dot."),
    CodeDefinition(.emailDomainTopLevel, "The last part of the domain has digits or hyphens."),
    CodeDefinition(
      .emailDomainSpecialUse,
      "The domain is not on the public net.",
      [.init("domain", .text, "the top-level domain, such as localhost", isFromInput: true)]
    ),
    CodeDefinition(
      .emailDomainLiteralNotAllowed,
      "The domain is the address of a machine in square brackets."
    ),
    CodeDefinition(
      .emailDomainLiteralMalformed,
      "The square brackets hold no address of a machine."
    ),
    CodeDefinition(
      .emailDomainLikelyTypo,
      "The domain looks like a misspelling of a well-known provider's.",
      [.init("suggestion", .text, "the provider's domain", isFromInput: true)],
      severity: .warning
    ),
  ]
}
