import UnicodeText
import Violations

extension HTMLEmailAddress {
  /// Returns what is wrong with a text that is no valid e-mail address in HTML.
  ///
  /// The general parser names the faults that HTML minds. Where HTML is free, that parser may
  /// stop early; then the definition is followed to the place where it breaks.
  ///
  /// - Complexity: O(*n*).
  static func issues(in text: UTF8Span) -> [EmailIssue] {
    var options = EmailAddress.Options.smtp
    options.allowsQuotedLocalPart = false
    options.allowsAddressLiteral = false
    options.allowsInternationalizedLocalPart = false
    options.allowsInternationalizedDomain = false
    options.decodesALabels = false
    var parser = EmailParser(text, options: options)
    parser.parse()
    let known = parser.issues.filter { !isFree($0.code) }
    return known.isEmpty ? [breakingPoint(in: parser)] : known
  }

  /// Whether HTML does not mind: it counts only labels, and lets dots stand where they like
  /// before the `@`.
  private static func isFree(_ code: ViolationCode) -> Bool {
    [
      .emailTooLong, .emailLocalTooLong, .emailDomainTooLong, .emailLocalDotAtStart,
      .emailLocalDotAtEnd, .emailLocalConsecutiveDots,
    ].contains(code)
  }

  private static func breakingPoint(in parser: EmailParser) -> EmailIssue {
    let bytes = parser.bytes
    let at = bytes.firstIndex { $0 != UInt8(ascii: ".") && !ByteSet.atext.contains($0) }
    guard let at else { return EmailIssue(.emailMissingAt, at: bytes.count..<bytes.count) }
    if bytes[at] != UInt8(ascii: "@") { return character(.emailLocalCharacter, at, in: parser) }
    if at == 0 { return EmailIssue(.emailLocalMissing, at: 0..<0) }
    var start = at + 1
    for label in bytes[start...].split(
      separator: UInt8(ascii: "."),
      omittingEmptySubsequences: false
    ) {
      if let issue = fault(in: label, isFirst: start == at + 1, parser) { return issue }
      start = label.endIndex + 1
    }
    return EmailIssue(.emailMissingAt, at: bytes.count..<bytes.count)
  }

  private static func fault(
    in label: ArraySlice<UInt8>,
    isFirst: Bool,
    _ parser: EmailParser
  ) -> EmailIssue? {
    let range = label.startIndex..<label.endIndex
    let isLast = label.endIndex == parser.bytes.count
    if label.isEmpty {
      if isFirst, isLast { return EmailIssue(.emailDomainMissing, at: range) }
      if isFirst {
        return EmailIssue(.emailDomainDotAtStart, at: range.lowerBound..<range.lowerBound + 1)
      }
      let dot = range.lowerBound - 1..<range.lowerBound
      return EmailIssue(isLast ? .emailDomainDotAtEnd : .emailDomainConsecutiveDots, at: dot)
    }
    if let place = label.firstIndex(where: { !ByteSet.letterDigitHyphen.contains($0) }) {
      return character(.emailDomainCharacter, place, in: parser)
    }
    if label.first == UInt8(ascii: "-") || label.last == UInt8(ascii: "-") {
      return EmailIssue(.emailDomainHyphen, at: range)
    }
    guard label.count > EmailLimits.label else { return nil }
    return EmailIssue(
      .emailDomainLabelTooLong,
      at: range,
      ["maximum": .integer(EmailLimits.label), "actual": .integer(label.count)]
    )
  }

  private static func character(
    _ code: ViolationCode,
    _ place: Int,
    in parser: EmailParser
  ) -> EmailIssue {
    var reporter = parser
    reporter.issues = []
    reporter.reportCharacter(code, at: place)
    return reporter.issues.first ?? EmailIssue(.emailMissingAt, at: place..<place)
  }
}
