import Violations

extension HTMLEmailAddress {
  /// Returns what is wrong with a text that is no valid e-mail address in HTML.
  ///
  /// The general parser names the fault if it sees one. What HTML alone refuses, it finds
  /// under options that are as narrow as HTML.
  ///
  /// - Complexity: O(*n*).
  static func issue(in text: UTF8Span) -> EmailIssue {
    var options = EmailAddress.Options.smtp
    options.allowsQuotedLocalPart = false
    options.allowsAddressLiteral = false
    options.allowsInternationalizedLocalPart = false
    options.allowsInternationalizedDomain = false
    var parser = EmailParser(text, options: options)
    parser.parse()
    return parser.issues.first { !isFree($0.code) }
      ?? EmailIssue(.emailMissingAt, at: text.count..<text.count)
  }

  /// Whether HTML does not mind: it counts only labels, and lets dots stand where they like
  /// before the `@`.
  private static func isFree(_ code: ViolationCode) -> Bool {
    [
      .emailTooLong, .emailLocalTooLong, .emailDomainTooLong, .emailLocalDotAtStart,
      .emailLocalDotAtEnd, .emailLocalConsecutiveDots, .emailDomainPunycode,
    ].contains(code)
  }
}
