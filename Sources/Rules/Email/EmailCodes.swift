import EmailAddresses
import Violations

// The faults that the module `EmailAddresses` finds get their codes here, and their details become
// the arguments of the codes.

extension Findings {
  /// Adds a fault of an address.
  mutating func add(_ fault: EmailFault) {
    add(fault.kind.code, at: fault.range, fault.detail?.arguments ?? [:])
  }
}

extension EmailFault.Detail {
  /// The arguments of the code.
  fileprivate var arguments: [String: Argument] {
    switch self {
    case .character(let scalar): ["character": .character(scalar)]
    case .length(let actual, let maximum):
      ["maximum": .integer(maximum), "actual": .integer(actual)]
    case .domain(let name): ["domain": .text(name)]
    }
  }
}

extension EmailCheck {
  /// The codes that the check reports, general ones first.
  static let codes = EmailFault.Kind.allCases.map(\.code) + [.emailDomainLikelyTypo]
}

extension EmailFault.Kind {
  /// The code under which the check reports a fault.
  var code: CodeDefinition {
    switch self {
    case .missingAt: .emailMissingAt
    case .atLookAlike: .emailAtLookAlike
    case .multipleAt: .emailMultipleAt
    case .severalAddresses: .emailSeveralAddresses
    case .tooLong: .emailTooLong
    case .whiteSpace: .emailWhiteSpace
    case .comment: .emailComment
    case .commentUnclosed: .emailCommentUnclosed
    case .obsolete: .emailObsolete
    case .displayName: .emailDisplayName
    case .displayNameUnclosed: .emailDisplayNameUnclosed
    case .displayNameCharacter: .emailDisplayNameCharacter
    case .localMissing: .emailLocalMissing
    case .localTooLong: .emailLocalTooLong
    case .localDotAtStart: .emailLocalDotAtStart
    case .localDotAtEnd: .emailLocalDotAtEnd
    case .localConsecutiveDots: .emailLocalConsecutiveDots
    case .localCharacter: .emailLocalCharacter
    case .localNotASCII: .emailLocalNotASCII
    case .localQuotedNotAllowed: .emailLocalQuotedNotAllowed
    case .localQuoteUnclosed: .emailLocalQuoteUnclosed
    case .domainMissing: .emailDomainMissing
    case .domainTooLong: .emailDomainTooLong
    case .domainDotAtStart: .emailDomainDotAtStart
    case .domainDotAtEnd: .emailDomainDotAtEnd
    case .domainConsecutiveDots: .emailDomainConsecutiveDots
    case .domainCharacter: .emailDomainCharacter
    case .domainNotASCII: .emailDomainNotASCII
    case .domainHyphen: .emailDomainHyphen
    case .domainDoubleHyphen: .emailDomainDoubleHyphen
    case .domainLabelTooLong: .emailDomainLabelTooLong
    case .domainPunycode: .emailDomainPunycode
    case .domainBidi: .emailDomainBidi
    case .domainJoiner: .emailDomainJoiner
    case .domainSingleLabel: .emailDomainSingleLabel
    case .domainTopLevel: .emailDomainTopLevel
    case .domainSpecialUse: .emailDomainSpecialUse
    case .domainLiteralNotAllowed: .emailDomainLiteralNotAllowed
    case .domainLiteralMalformed: .emailDomainLiteralMalformed
    }
  }
}

// Codes of the whole address.
extension CodeDefinition {
  static let emailMissingAt = CodeDefinition("email.missing_at", "There is no @.")

  static let emailAtLookAlike = CodeDefinition(
    "email.missing_at.look_alike",
    "There is no @, but a character that looks like one.",
    [.characterAtFault]
  )

  static let emailMultipleAt = CodeDefinition("email.multiple_at", "There is more than one @.")

  static let emailSeveralAddresses = CodeDefinition(
    "email.several_addresses",
    "There are several addresses."
  )

  static let emailTooLong = CodeDefinition(
    "email.too_long",
    "The address is too long.",
    .lengths(of: "the address")
  )

  static let emailWhiteSpace = CodeDefinition(
    "email.white_space",
    "There is a space, tab or line end."
  )

  static let emailComment = CodeDefinition("email.comment", "There is a comment in parentheses.")

  static let emailCommentUnclosed = CodeDefinition(
    "email.comment.unclosed",
    "A parenthesis is never closed."
  )

  static let emailObsolete = CodeDefinition(
    "email.obsolete",
    "The address has a form that no system writes any more."
  )

  static let emailDisplayName = CodeDefinition(
    "email.display_name",
    "There is a name before the address."
  )

  static let emailDisplayNameUnclosed = CodeDefinition(
    "email.display_name.unclosed",
    "The angle bracket is never closed."
  )

  static let emailDisplayNameCharacter = CodeDefinition(
    "email.display_name.character",
    "The name before the address has a character that it must not have.",
    [.characterAtFault]
  )
}

// Codes of the part before the `@`.
extension CodeDefinition {
  static let emailLocalMissing = CodeDefinition(
    "email.local.missing",
    "Nothing stands before the @."
  )

  static let emailLocalTooLong = CodeDefinition(
    "email.local.too_long",
    "The part before the @ is too long.",
    .lengths(of: "the part before the @")
  )

  static let emailLocalDotAtStart = CodeDefinition(
    "email.local.dot_at_start",
    "The address starts with a dot."
  )

  static let emailLocalDotAtEnd = CodeDefinition(
    "email.local.dot_at_end",
    "A dot stands directly before the @."
  )

  static let emailLocalConsecutiveDots = CodeDefinition(
    "email.local.consecutive_dots",
    "Two dots follow each other before the @."
  )

  static let emailLocalCharacter = CodeDefinition(
    "email.local.character",
    "The part before the @ has a character that it must not have.",
    [.characterAtFault]
  )

  static let emailLocalNotASCII = CodeDefinition(
    "email.local.not_ascii",
    "The part before the @ has a character beyond ASCII.",
    [.characterAtFault]
  )

  static let emailLocalQuotedNotAllowed = CodeDefinition(
    "email.local.quoted_not_allowed",
    "The part before the @ is in double quotes."
  )

  static let emailLocalQuoteUnclosed = CodeDefinition(
    "email.local.quote_unclosed",
    "The double quotes are never closed."
  )
}

// Codes of the domain.
extension CodeDefinition {
  static let emailDomainMissing = CodeDefinition(
    "email.domain.missing",
    "Nothing stands behind the @."
  )

  static let emailDomainTooLong = CodeDefinition(
    "email.domain.too_long",
    "The domain is too long.",
    .lengths(of: "the domain")
  )

  static let emailDomainDotAtStart = CodeDefinition(
    "email.domain.dot_at_start",
    "A dot stands directly behind the @."
  )

  static let emailDomainDotAtEnd = CodeDefinition(
    "email.domain.dot_at_end",
    "The domain ends with a dot."
  )

  static let emailDomainConsecutiveDots = CodeDefinition(
    "email.domain.consecutive_dots",
    "Two dots follow each other in the domain."
  )

  static let emailDomainCharacter = CodeDefinition(
    "email.domain.character",
    "The domain has a character that it must not have.",
    [.characterAtFault]
  )

  static let emailDomainNotASCII = CodeDefinition(
    "email.domain.not_ascii",
    "The domain has a character beyond ASCII.",
    [.characterAtFault]
  )

  static let emailDomainHyphen = CodeDefinition(
    "email.domain.hyphen",
    "A part of the domain starts or ends with a hyphen."
  )

  static let emailDomainDoubleHyphen = CodeDefinition(
    "email.domain.double_hyphen",
    "A part of the domain has hyphens in its third and fourth place."
  )

  static let emailDomainLabelTooLong = CodeDefinition(
    "email.domain.label_too_long",
    "A part of the domain between two dots is too long.",
    .lengths(of: "that part in ASCII")
  )

  static let emailDomainPunycode = CodeDefinition(
    "email.domain.punycode",
    "A part of the domain starts with xn-- and encodes no domain."
  )

  static let emailDomainBidi = CodeDefinition(
    "email.domain.bidi",
    "The domain mixes characters of both writing directions in a forbidden way."
  )

  static let emailDomainJoiner = CodeDefinition(
    "email.domain.joiner",
    "The domain has an invisible joiner where no script needs one."
  )

  static let emailDomainSingleLabel = CodeDefinition(
    "email.domain.single_label",
    "The domain has no dot."
  )

  static let emailDomainTopLevel = CodeDefinition(
    "email.domain.top_level",
    "The last part of the domain has digits or hyphens."
  )

  static let emailDomainSpecialUse = CodeDefinition(
    "email.domain.special_use",
    "The domain is not on the public net.",
    [.init("domain", .text, "the top-level domain, such as localhost", isFromInput: true)]
  )

  static let emailDomainLiteralNotAllowed = CodeDefinition(
    "email.domain.literal_not_allowed",
    "The domain is the address of a machine in square brackets."
  )

  static let emailDomainLiteralMalformed = CodeDefinition(
    "email.domain.literal_malformed",
    "The square brackets hold no address of a machine."
  )

  static let emailDomainLikelyTypo = CodeDefinition(
    "email.domain.likely_typo",
    "The domain looks like a misspelling of a well-known provider's.",
    [.init("suggestion", .text, "the provider's domain", isFromInput: true)],
    severity: .warning
  )
}

extension CodeDefinition.Argument {
  fileprivate static let characterAtFault = Self(
    "character",
    .character,
    "the first character at fault",
    isFromInput: true
  )
}

extension [CodeDefinition.Argument] {
  fileprivate static func lengths(of part: String) -> Self {
    [
      .init("maximum", .integer, "the largest length of \(part), in bytes"),
      .init("actual", .integer, "the length of \(part), in bytes"),
    ]
  }
}
