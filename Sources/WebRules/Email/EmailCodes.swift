import EmailAddresses
import RuleEngine
import Violations

// Maps the faults that the module `EmailAddresses` finds to codes, and their details to the
// arguments of the codes.

extension Findings {
  /// Adds a fault of an address.
  mutating func add(_ fault: EmailFault) {
    add(fault, at: fault.range, example: ExampleAddresses.usual)
  }

  /// Adds a fault of an address at another range, with another example if the code shows one.
  mutating func add(_ fault: EmailFault, at range: Range<Int>?, example: String) {
    let code = fault.kind.code
    var arguments = fault.detail?.arguments ?? [:]
    if code.hasExample { arguments["example"] = .text(example) }
    add(code, at: range, arguments)
  }
}

extension EmailFault.Detail {
  var arguments: [String: Argument] {
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
  static let codes =
    EmailFault.Kind.allCases.map(\.code) + [
      .emailDomainLikelyTypo, .emailDomainUnknownEnding, .emailDomainMixedScripts,
      .emailDomainLookAlike, .emailDomainWWW, .emailLocalLookAlike,
    ]
}

extension EmailFault.Kind {
  /// The code that the check reports for a fault.
  var code: CodeDefinition {
    switch self {
    case .missingAt: .init("email.missing_at", "There is no @.", [.example])
    case .atLookAlike:
      .init(
        "email.missing_at.look_alike",
        "There is no @, only a character that looks like one.",
        [.characterAtFault, .example]
      )
    case .multipleAt: .init("email.multiple_at", "There is more than one @.")
    case .severalAddresses: .init("email.several_addresses", "There are several addresses.")
    case .tooLong: .init("email.too_long", "The address is too long.", .lengths(of: "the address"))
    case .whiteSpace: .init("email.white_space", "There is a space, tab or line end.")
    case .comment: .init("email.comment", "There is a comment in parentheses.")
    case .commentUnclosed: .init("email.comment.unclosed", "A parenthesis is never closed.")
    case .obsolete:
      .init(
        "email.obsolete",
        "The address has an obsolete form that no system writes any more.",
        [.example]
      )
    case .displayName: .init("email.display_name", "There is a name before the address.")
    case .displayNameUnclosed:
      .init("email.display_name.unclosed", "The angle bracket is never closed.")
    case .displayNameCharacter:
      .init(
        "email.display_name.character",
        "The name before the address contains a character that isn't allowed there.",
        [.characterAtFault]
      )
    case .textAfter: .init("email.text_after", "There is a remark after the address.")
    case .localMissing:
      .init("email.local.missing", "There is nothing before the @.", [.example])
    case .localTooLong:
      .init(
        "email.local.too_long",
        "The part before the @ is too long.",
        .lengths(of: "the part before the @")
      )
    case .localDotAtStart: .init("email.local.dot_at_start", "The address starts with a dot.")
    case .localDotAtEnd: .init("email.local.dot_at_end", "There is a dot right before the @.")
    case .localConsecutiveDots:
      .init("email.local.consecutive_dots", "There are two dots in a row before the @.")
    case .localCharacter:
      .init(
        "email.local.character",
        "The part before the @ contains a character that isn't allowed there.",
        [.characterAtFault]
      )
    case .localNotASCII:
      .init(
        "email.local.not_ascii",
        "The part before the @ contains a character outside ASCII.",
        [.characterAtFault]
      )
    case .localQuotedNotAllowed:
      .init("email.local.quoted_not_allowed", "The part before the @ is in double quotes.")
    case .localQuoteUnclosed:
      .init("email.local.quote_unclosed", "The double quotes are never closed.")
    case .domainMissing:
      .init("email.domain.missing", "There is nothing after the @.", [.example])
    case .domainTooLong:
      .init("email.domain.too_long", "The domain is too long.", .lengths(of: "the domain"))
    case .domainDotAtStart:
      .init("email.domain.dot_at_start", "There is a dot right after the @.")
    case .domainDotAtEnd: .init("email.domain.dot_at_end", "The domain ends with a dot.")
    case .domainConsecutiveDots:
      .init("email.domain.consecutive_dots", "There are two dots in a row in the domain.")
    case .domainCharacter:
      .init(
        "email.domain.character",
        "The domain contains a character that isn't allowed there.",
        [.characterAtFault]
      )
    case .domainNotASCII:
      .init(
        "email.domain.not_ascii",
        "The domain contains a character outside ASCII.",
        [.characterAtFault]
      )
    case .domainHyphen:
      .init("email.domain.hyphen", "A part of the domain starts or ends with a hyphen.")
    case .domainDoubleHyphen:
      .init(
        "email.domain.double_hyphen",
        "A part of the domain outside ASCII has hyphens as its third and fourth character."
      )
    case .domainLabelTooLong:
      .init(
        "email.domain.label_too_long",
        "A part of the domain between two dots is too long.",
        .lengths(of: "that part in ASCII")
      )
    case .domainPunycode:
      .init(
        "email.domain.punycode",
        "A part of the domain starts with xn-- but isn't valid Punycode."
      )
    case .domainBidi:
      .init(
        "email.domain.bidi",
        "The domain mixes left-to-right and right-to-left characters in a forbidden way."
      )
    case .domainJoiner:
      .init("email.domain.joiner", "The domain contains a joiner that no script needs there.")
    case .domainSingleLabel:
      .init("email.domain.single_label", "The domain doesn't contain a dot.", [.example])
    case .domainTopLevel:
      .init(
        "email.domain.top_level",
        "The last part of the domain contains digits or hyphens.",
        [.example]
      )
    case .domainSpecialUse:
      .init(
        "email.domain.special_use",
        "The domain isn't on the public internet.",
        [.init("domain", .text, "the top-level domain, such as localhost", isFromInput: true)]
      )
    case .domainLiteralNotAllowed:
      .init(
        "email.domain.literal_not_allowed",
        "The domain is an IP address in square brackets.",
        [.example]
      )
    case .domainLiteralMalformed:
      .init("email.domain.literal_malformed", "The square brackets don't contain an IP address.")
    }
  }
}

extension CodeDefinition {
  static let emailDomainLikelyTypo = CodeDefinition(
    "email.domain.likely_typo",
    "The domain looks like a misspelling of a well-known provider's domain, or lacks a dot.",
    [.init("suggestion", .text, "the domain that may be meant", isFromInput: true)],
    severity: .warning
  )
}

extension [CodeDefinition.Argument] {
  fileprivate static func lengths(of part: String) -> Self {
    [
      .init("maximum", .integer, "the maximum length of \(part), in bytes"),
      .init("actual", .integer, "the length of \(part), in bytes", isMeasured: true),
    ]
  }
}
