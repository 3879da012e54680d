import Violations

/// The codes of ``EmailCheck``.
extension ViolationCode {
  static let emailMissingAt: Self = "email.missing_at"
  static let emailAtLookAlike: Self = "email.missing_at.look_alike"
  static let emailMultipleAt: Self = "email.multiple_at"
  static let emailSeveralAddresses: Self = "email.several_addresses"
  static let emailTooLong: Self = "email.too_long"
  static let emailWhiteSpace: Self = "email.white_space"
  static let emailComment: Self = "email.comment"
  static let emailCommentUnclosed: Self = "email.comment.unclosed"
  static let emailObsolete: Self = "email.obsolete"
  static let emailDisplayName: Self = "email.display_name"
  static let emailDisplayNameUnclosed: Self = "email.display_name.unclosed"
  static let emailDisplayNameCharacter: Self = "email.display_name.character"

  static let emailLocalMissing: Self = "email.local.missing"
  static let emailLocalTooLong: Self = "email.local.too_long"
  static let emailLocalDotAtStart: Self = "email.local.dot_at_start"
  static let emailLocalDotAtEnd: Self = "email.local.dot_at_end"
  static let emailLocalConsecutiveDots: Self = "email.local.consecutive_dots"
  static let emailLocalCharacter: Self = "email.local.character"
  static let emailLocalNotASCII: Self = "email.local.not_ascii"
  static let emailLocalQuotedNotAllowed: Self = "email.local.quoted_not_allowed"
  static let emailLocalQuoteUnclosed: Self = "email.local.quote_unclosed"

  static let emailDomainMissing: Self = "email.domain.missing"
  static let emailDomainTooLong: Self = "email.domain.too_long"
  static let emailDomainDotAtStart: Self = "email.domain.dot_at_start"
  static let emailDomainDotAtEnd: Self = "email.domain.dot_at_end"
  static let emailDomainConsecutiveDots: Self = "email.domain.consecutive_dots"
  static let emailDomainCharacter: Self = "email.domain.character"
  static let emailDomainNotASCII: Self = "email.domain.not_ascii"
  static let emailDomainHyphen: Self = "email.domain.hyphen"
  static let emailDomainDoubleHyphen: Self = "email.domain.double_hyphen"
  static let emailDomainLabelTooLong: Self = "email.domain.label_too_long"
  static let emailDomainPunycode: Self = "email.domain.punycode"
  static let emailDomainBidi: Self = "email.domain.bidi"
  static let emailDomainJoiner: Self = "email.domain.joiner"
  static let emailDomainSingleLabel: Self = "email.domain.single_label"
  static let emailDomainTopLevel: Self = "email.domain.top_level"
  static let emailDomainSpecialUse: Self = "email.domain.special_use"
  static let emailDomainLiteralNotAllowed: Self = "email.domain.literal_not_allowed"
  static let emailDomainLiteralMalformed: Self = "email.domain.literal_malformed"
  static let emailDomainLikelyTypo: Self = "email.domain.likely_typo"

  /// Whether this says that an address or one side of it is too long.
  var isAboutLength: Bool {
    self == .emailLocalTooLong || self == .emailDomainTooLong || self == .emailTooLong
      || self == .emailDomainLabelTooLong
  }

  /// Whether this says that a domain or a part of it is too long.
  var isAboutDomainLength: Bool { self == .emailDomainTooLong || self == .emailDomainLabelTooLong }
}
