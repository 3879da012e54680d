import UnicodeText
import Violations

/// The part before the `@`, RFC 5321 §4.1.2 with RFC 6531 §3.3.
extension EmailParser {
  /// Reads the local part.
  mutating func parseLocalPart(_ core: Core) {
    if core.tokens.isEmpty { return report(.emailLocalMissing, at: core.range) }
    if core.hasFillers { return }
    localPart = text(core.range)
    let known = issues.count
    if let first = core.tokens.first, first.kind == .quotedString, core.tokens.count == 1 {
      checkQuoted(first.range)
    } else {
      checkDotAtom(core)
    }
    if issues.count == known { checkLocalLength(core.range) }
  }

  private mutating func checkLocalLength(_ range: Range<Int>) {
    guard range.count > EmailLimits.localPart else { return }
    report(
      .emailLocalTooLong,
      at: range,
      ["maximum": .integer(EmailLimits.localPart), "actual": .integer(range.count)]
    )
  }

  private mutating func checkDotAtom(_ core: Core) {
    var before: EmailToken.Kind?
    for token in core.tokens {
      switch token.kind {
      case .atom:
        guard checkAtom(token.range) else { return }
      case .dot where before == nil:
        return report(.emailLocalDotAtStart, at: token.range)
      case .dot where before == .dot:
        return report(.emailLocalConsecutiveDots, at: token.range)
      case .dot:
        break
      case .quotedString where isWordsAndDots(core.tokens):
        return report(.emailObsolete, at: token.range)
      case .special where isUnclosedQuote(token, before: before):
        return report(.emailLocalQuoteUnclosed, at: token.range)
      case .quotedString, .special, .literal, .at, .comment, .space:
        return reportCharacter(.emailLocalCharacter, at: token.range.lowerBound)
      }
      before = token.kind
    }
    if let last = core.tokens.last, last.kind == .dot {
      report(.emailLocalDotAtEnd, at: last.range)
    }
  }

  private func isUnclosedQuote(_ token: EmailToken, before: EmailToken.Kind?) -> Bool {
    isSpecial(token, "\"") && before == nil
  }

  /// RFC 5322 §4.4: `obs-local-part = word *("." word)`.
  private func isWordsAndDots(_ tokens: ArraySlice<EmailToken>) -> Bool {
    var expectsWord = true
    for token in tokens {
      switch token.kind {
      case .atom where expectsWord, .quotedString where expectsWord: expectsWord = false
      case .dot where !expectsWord: expectsWord = true
      default: return false
      }
    }
    return !expectsWord
  }

  /// Checks the characters beyond ASCII of a word; false after a report.
  private mutating func checkAtom(_ range: Range<Int>) -> Bool {
    guard bytes[range].contains(where: \.isBeyondASCII) else { return true }
    flags.insert(.internationalizedLocalPart)
    var isFirst = true
    for (scalar, place) in scalars(in: range) {
      defer { isFirst = false }
      if scalar.isASCII { continue }
      if !options.allowsUnsafeCharacters, EmailScalars.whiteSpace.contains(scalar) {
        report(.emailWhiteSpace, at: place)
        return false
      }
      guard options.allowsInternationalizedLocalPart else {
        report(.emailLocalNotASCII, at: place, ["character": .character(scalar)])
        return false
      }
      let isMisplacedMark =
        isFirst && !options.allowsUnsafeCharacters && EmailScalars.marks.contains(scalar)
      if isMisplacedMark || !allows(scalar, in: range) {
        report(.emailLocalCharacter, at: place, ["character": .character(scalar)])
        return false
      }
    }
    return true
  }

  /// Joiners are invisible, but some scripts need them; where they stand right, they are safe
  /// (RFC 8264 §9.8, RFC 5892 appendix A).
  private func allows(_ scalar: Unicode.Scalar, in word: Range<Int>) -> Bool {
    if options.allows(scalar) { return true }
    guard scalar == "\u{200C}" || scalar == "\u{200D}", word.count <= EmailLimits.localPart
    else { return false }
    return !InternationalDomain.ascii(text(word).utf8Span).problems.contains(.contextJ)
  }

  private mutating func checkQuoted(_ range: Range<Int>) {
    flags.insert(.quotedLocalPart)
    guard options.allowsQuotedLocalPart else {
      return report(.emailLocalQuotedNotAllowed, at: range)
    }
    if let place = quotedFault(range) {
      let byte = bytes[place]
      if byte == 0x0D || byte == 0x0A || byte == 0x09 {
        report(.emailWhiteSpace, at: place..<place + 1)
      } else if byte.isControl {
        report(.emailObsolete, at: place..<place + 1)  // RFC 5322 §4.1
      } else {
        reportCharacter(.emailLocalCharacter, at: place)
      }
    } else if bytes[range].contains(where: \.isBeyondASCII) {
      _ = checkAtom(range)
    }
  }

  /// Returns the first place of a quoted string that RFC 5321 §4.1.2 does not generate.
  ///
  /// `qtextSMTP` is printable ASCII, by RFC 6531 §3.3 also what is beyond ASCII;
  /// `quoted-pairSMTP` is a backslash and printable ASCII alone.
  func quotedFault(_ range: Range<Int>) -> Int? {
    var index = range.lowerBound + 1
    while index < range.upperBound - 1 {
      if bytes[index].isControl { return index }
      if bytes[index] == UInt8(ascii: "\\") {
        index += 1
        if bytes[index].isControl || bytes[index].isBeyondASCII { return index }
      }
      index += 1
    }
    return nil
  }
}
