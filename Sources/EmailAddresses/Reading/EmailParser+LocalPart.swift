import UnicodeText

/// The part before the `@` (RFC 5321 §4.1.2 with RFC 6531 §3.3).
extension EmailParser {
  mutating func parseLocalPart(_ core: Core) {
    let tokens = core.hasFillers ? core.tokens.filter { !$0.isFiller }[...] : core.tokens
    guard let first = tokens.first else { return report(.localMissing, at: core.range) }
    if tokens.count == 1, first.kind == .quotedString {
      checkQuoted(first.range)
    } else if isSpecial(first, "\"") {
      // It is unknown where the quotes should end, so the rest isn't judged.
      report(.localQuoteUnclosed, at: first.range)
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
    report(.localTooLong, at: range, .length(range.count, maximum: EmailLimits.localPart))
  }

  private mutating func checkDots(_ tokens: ArraySlice<EmailToken>) {
    guard tokens.contains(where: { $0.kind == .dot }) else { return }
    for fault in DotRule.localPart.faults(in: words(tokens)) { report(fault.kind, at: fault.range) }
  }

  /// Returns the words between the dots.
  ///
  /// A word extends from dot to dot and includes fillers, which aren't among the tokens.
  private func words(_ tokens: ArraySlice<EmailToken>) -> [DotRule.Word] {
    var words: [DotRule.Word] = []
    var start = tokens.first?.range.lowerBound ?? 0
    var isEmpty = true
    func end(at offset: Int) {
      words.append(DotRule.Word(range: (isEmpty ? offset : start)..<offset, isEmpty: isEmpty))
      isEmpty = true
    }
    for token in tokens {
      if token.kind == .dot {
        end(at: token.range.lowerBound)
        start = token.range.upperBound
      } else {
        isEmpty = false
      }
    }
    end(at: tokens.last?.range.upperBound ?? start)
    return words
  }

  /// Reports tokens and characters that a word of a dot-atom can't contain.
  private mutating func checkWords(_ tokens: ArraySlice<EmailToken>) {
    let isObsolete = isWordsAndDots(tokens)
    for token in tokens {
      switch token.kind {
      case .atom:
        checkCharacters(token.range)
      case .dot:
        continue
      case .quotedString where isObsolete:
        report(.obsolete, at: token.range)
      case .quotedString, .special, .literal, .at, .comment, .space:
        reportCharacter(.localCharacter, at: token.range.lowerBound)
      }
    }
  }

  /// Returns whether the tokens are words with one dot between any two of them, as in
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

  /// Checks the characters outside ASCII in a word.
  private mutating func checkCharacters(_ range: Range<Int>) {
    guard bytes[range].contains(where: \.isBeyondASCII) else { return }
    flags.insert(.internationalizedLocalPart)
    let word = scalars(in: range)
    for index in word.indices where !word[index].scalar.isASCII {
      let (scalar, range) = word[index]
      switch options.verdict(beforeAt: scalar, isWordStart: index == 0) {
      case .allowed: continue
      case .refused(.whiteSpace): report(.whiteSpace, at: range)
      case .refused(let kind): report(kind, at: range, .character(scalar))
      case .dependsOnNeighbours:
        if !JoinerContext.allows(index, in: word.lazy.map(\.scalar)) {
          report(.localCharacter, at: range, .character(scalar))
        }
      }
    }
  }

  private mutating func checkQuoted(_ range: Range<Int>) {
    flags.insert(.quotedLocalPart)
    guard options.allowsQuotedLocalPart else {
      return report(.localQuotedNotAllowed, at: range)
    }
    if let offset = offsetOfFault(inQuotes: range) {
      let byte = bytes[offset]
      if byte == 0x0D || byte == 0x0A || byte == 0x09 {
        report(.whiteSpace, at: offset..<offset + 1)
      } else if byte.isControl {
        report(.obsolete, at: offset..<offset + 1)  // RFC 5322 §4.1
      } else {
        reportCharacter(.localCharacter, at: offset)
      }
    } else {
      checkCharacters(range)
    }
  }

  /// Returns the offset of the first byte of a quoted string that RFC 5321 §4.1.2 doesn't allow.
  ///
  /// `qtextSMTP` is printable ASCII and, since RFC 6531 §3.3, all characters outside ASCII.
  /// `quoted-pairSMTP` is a backslash and a printable ASCII character.
  func offsetOfFault(inQuotes range: Range<Int>) -> Int? {
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
