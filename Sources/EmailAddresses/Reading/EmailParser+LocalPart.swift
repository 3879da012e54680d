import UnicodeText
import Violations

/// The part before the `@`, RFC 5321 §4.1.2 with RFC 6531 §3.3.
extension EmailParser {
  /// Reads the local part.
  mutating func parseLocalPart(_ core: Core) {
    let tokens = core.hasFillers ? core.tokens.filter { !$0.isFiller }[...] : core.tokens
    guard let first = tokens.first else { return report(.emailLocalMissing, at: core.range) }
    if tokens.count == 1, first.kind == .quotedString {
      checkQuoted(first.range)
    } else if isSpecial(first, "\"") {
      // Where the quotes should end is a guess, and so is all that follows.
      report(.emailLocalQuoteUnclosed, at: first.range)
    } else {
      checkDots(tokens)
      checkWords(tokens)
    }
    if core.hasFillers { return }
    localPart = text(core.range)
    checkLocalLength(core.range)
  }

  private mutating func checkLocalLength(_ range: Range<Int>) {
    guard range.count > EmailLimits.localPart else { return }
    report(
      .emailLocalTooLong,
      at: range,
      ["maximum": .integer(EmailLimits.localPart), "actual": .integer(range.count)]
    )
  }

  /// Reports dots that separate nothing; a run of them is one fault.
  private mutating func checkDots(_ tokens: ArraySlice<EmailToken>) {
    var start = tokens.startIndex
    while let first = tokens[start...].firstIndex(where: { $0.kind == .dot }) {
      let end = tokens[first...].firstIndex { $0.kind != .dot } ?? tokens.endIndex
      let last = tokens[end - 1].range.upperBound
      if first == tokens.startIndex {
        report(.emailLocalDotAtStart, at: tokens[first].range.lowerBound..<last)
      } else if end == tokens.endIndex {
        report(.emailLocalDotAtEnd, at: tokens[first].range.lowerBound..<last)
      } else if end - first > 1 {
        report(.emailLocalConsecutiveDots, at: tokens[first + 1].range.lowerBound..<last)
      }
      start = end
    }
  }

  /// Reports what no word of a dot-atom has.
  private mutating func checkWords(_ tokens: ArraySlice<EmailToken>) {
    let isObsolete = isWordsAndDots(tokens)
    for token in tokens {
      switch token.kind {
      case .atom:
        checkCharacters(token.range)
      case .dot:
        continue
      case .quotedString where isObsolete:
        report(.emailObsolete, at: token.range)
      case .quotedString, .special, .literal, .at, .comment, .space:
        reportCharacter(.emailLocalCharacter, at: token.range.lowerBound)
      }
    }
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

  /// Checks the characters beyond ASCII of a word.
  private mutating func checkCharacters(_ range: Range<Int>) {
    guard bytes[range].contains(where: \.isBeyondASCII) else { return }
    flags.insert(.internationalizedLocalPart)
    let word = scalars(in: range)
    for index in word.indices where !word[index].scalar.isASCII {
      let (scalar, place) = word[index]
      if !options.allowsUnsafeCharacters, EmailScalars.whiteSpace.contains(scalar) {
        report(.emailWhiteSpace, at: place)
      } else if !options.allowsInternationalizedLocalPart {
        report(.emailLocalNotASCII, at: place, ["character": .character(scalar)])
      } else if !options.allowsUnsafeCharacters, !isSafe(index, in: word) {
        report(.emailLocalCharacter, at: place, ["character": .character(scalar)])
      }
    }
  }

  /// Whether a character is visible and means something in its place, RFC 8264 §9.
  private func isSafe(
    _ index: Int,
    in word: [(scalar: Unicode.Scalar, range: Range<Int>)]
  ) -> Bool {
    let scalar = word[index].scalar
    if index == 0, EmailScalars.marks.contains(scalar) { return false }
    return !EmailScalars.unsafe.contains(scalar) || JoinerContext.allows(index, in: word)
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
    } else {
      checkCharacters(range)
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
