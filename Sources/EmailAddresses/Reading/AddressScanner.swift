import UnicodeText

/// Reads `local-part "@" domain` from left to right, in one pass, up to the first byte that no
/// accepted address has there.
///
/// It answers three questions at once: whether a text is an address, whether a beginning can
/// still become one, and which byte is the first at fault. Under ``EmailAddress/Options/html`` it
/// decides everything; under other options the forms that it does not follow, such as comments
/// and domains beyond ASCII, are left to ``EmailParser``, which names all faults of a text.
///
/// The steps of the grammar that both take stand beside each other: ``LabelSteps``,
/// ``AddressLiteral``, ``CharacterVerdict``. Whoever changes one reader looks at the other: a test
/// compares them on random texts.
package struct AddressScanner {
  /// What a scan found.
  @usableFromInline
  package enum Result: Hashable, Sendable {
    /// The text is an address.
    case accepted

    /// Each byte may stand where it does, but so far the text is no address, because of a fault
    /// that more text can mend.
    case needsMore(EmailFault.Kind)

    /// A fault that no further text can mend, and the offset of the byte where it shows.
    case fault(EmailFault.Kind, at: Int)

    /// No byte is surely wrong; only ``EmailParser`` knows whether the text is an address.
    case undecided
  }

  private let options: EmailAddress.Options

  /// Whether only the verdict on the whole text is wanted, not the first impossible byte.
  private let isForVerdict: Bool

  /// Whether a part was read that can still make the text invalid.
  private var isUndecided = false

  private init(_ options: EmailAddress.Options, isForVerdict: Bool) {
    self.options = options
    self.isForVerdict = isForVerdict
  }

  /// Scans a text.
  ///
  ///     AddressScanner.scan("ann@example.org".utf8Span, EmailAddress.Options())  // accepted
  ///     AddressScanner.scan("ann@exam".utf8Span, EmailAddress.Options())
  ///     // needsMore(domainSingleLabel)
  ///     AddressScanner.scan("ann..".utf8Span, EmailAddress.Options())
  ///     // fault(localConsecutiveDots, at: 4)
  ///
  /// - Parameters:
  ///   - text: The text.
  ///   - options: Which forms are accepted.
  ///   - isForVerdict: Whether only the verdict on the whole text is wanted. Then a domain beyond
  ///     ASCII is undecided at once, instead of asking UTS #46 about each of its characters.
  /// - Returns: Whether the text is an address or can become one, or its first fault; undecided if
  ///   only ``EmailParser`` knows.
  /// - Complexity: O(*n*). ASCII texts are scanned without allocation, but for IPv6 literals.
  package static func scan(
    _ text: UTF8Span,
    _ options: EmailAddress.Options,
    isForVerdict: Bool = false
  ) -> Result {
    var scanner = AddressScanner(options, isForVerdict: isForVerdict)
    switch scanner.localPart(text) {
    case .at(let at):
      return scanner.domain(text, from: at + 1)
    case .ended(.fault(let kind, let offset)) where options.allowsDisplayName:
      return scanner.displayName(text, kind, from: offset)
    case .ended(let result):
      return result
    }
  }

  /// How the part before the `@` ends.
  private enum LocalPartEnd {
    /// At an `@`, which has this offset.
    case at(Int)

    /// Before an `@`.
    case ended(Result)
  }

  /// Whether a byte may begin a form that is not followed: a comment, or a name.
  private func beginsOtherForm(_ byte: UInt8) -> Bool {
    switch byte {
    case UInt8(ascii: "("), 0x20, 0x09, 0x0A, 0x0D:
      options.allowsComments || options.allowsDisplayName
    case UInt8(ascii: "\""), UInt8(ascii: "<"): options.allowsDisplayName
    default: false
    }
  }

  /// Reads on behind what is no address but may be a name before one, up to the first `@`.
  private func displayName(_ text: UTF8Span, _ kind: EmailFault.Kind, from offset: Int) -> Result {
    let bytes = text.span
    for index in offset..<bytes.count {
      if beginsOtherForm(bytes[index]) { return .undecided }
      if bytes[index] == UInt8(ascii: "@") { return .fault(kind, at: index) }
    }
    return .undecided
  }
}

// The part before the `@`.
extension AddressScanner {
  /// Reads a dot-atom or a quoted string: RFC 5321 §4.1.2, RFC 6531 §3.3.
  private mutating func localPart(_ text: UTF8Span) -> LocalPartEnd {
    let bytes = text.span
    if !bytes.isEmpty, bytes[0] == UInt8(ascii: "\""), options.allowsQuotedLocalPart {
      return options.allowsDisplayName ? .ended(.undecided) : quotedLocalPart(bytes)
    }
    var index = 0
    var isWordStart = true
    while index < bytes.count {
      let byte = bytes[index]
      if byte == UInt8(ascii: "@") {
        if index == 0 { return .ended(.fault(.localMissing, at: 0)) }
        let isFault = isWordStart && !options.followsHTML
        return isFault ? .ended(.fault(.localDotAtEnd, at: index)) : .at(index)
      }
      if beginsOtherForm(byte) { return .ended(.undecided) }
      if index >= EmailLimits.localPart, !options.followsHTML {
        return .ended(.fault(.localTooLong, at: index))
      }
      if byte.isBeyondASCII {
        let scalar = text.scalar(at: index)
        if let fault = localFault(scalar, at: index, isWordStart) { return .ended(fault) }
        index += scalar.utf8Length
        isWordStart = false
        continue
      }
      if byte == UInt8(ascii: ".") {
        if isWordStart, !options.followsHTML {
          let kind: EmailFault.Kind = index == 0 ? .localDotAtStart : .localConsecutiveDots
          return .ended(.fault(kind, at: index))
        }
        isWordStart = true
      } else if ByteSet.atext.contains(byte) {
        isWordStart = false
      } else {
        return .ended(.fault(.localCharacter, at: index))
      }
      index += 1
    }
    return .ended(.needsMore(.missingAt))
  }

  private mutating func localFault(
    _ scalar: Unicode.Scalar,
    at index: Int,
    _ isWordStart: Bool
  ) -> Result? {
    switch options.verdict(beforeAt: scalar, isWordStart: isWordStart) {
    case .refused(let kind): return .fault(kind, at: index)
    case .dependsOnNeighbours: isUndecided = true
    case .allowed: break
    }
    let end = index + scalar.utf8Length
    return end > EmailLimits.localPart ? .fault(.localTooLong, at: index) : nil
  }

  /// Reads a quoted string up to the `@` behind it; its characters are left to the parser.
  private mutating func quotedLocalPart(_ bytes: borrowing Span<UInt8>) -> LocalPartEnd {
    isUndecided = true
    var index = 1
    while index < bytes.count, bytes[index] != UInt8(ascii: "\"") {
      if index >= EmailLimits.localPart { return .ended(.fault(.localTooLong, at: index)) }
      index += bytes[index] == UInt8(ascii: "\\") ? 2 : 1
    }
    guard index < bytes.count else { return .ended(.needsMore(.localQuoteUnclosed)) }
    if index >= EmailLimits.localPart { return .ended(.fault(.localTooLong, at: index)) }
    index += 1
    if index == bytes.count { return .ended(.needsMore(.missingAt)) }
    if beginsOtherForm(bytes[index]) { return .ended(.undecided) }
    let isAt = bytes[index] == UInt8(ascii: "@")
    return isAt ? .at(index) : .ended(.fault(.localCharacter, at: index))
  }
}

// The domain.
extension AddressScanner {
  /// Reads a name or an address literal: RFC 5321 §4.1.2 and §4.1.3.
  private mutating func domain(_ text: UTF8Span, from start: Int) -> Result {
    let bytes = text.span
    guard start < bytes.count else { return .needsMore(.domainMissing) }
    if bytes[start] == UInt8(ascii: "["), options.allowsAddressLiteral {
      return literal(bytes, from: start)
    }
    var label = LabelSteps(start: start)
    var isASCII = true
    var index = start
    while index < bytes.count {
      let byte = bytes[index]
      if beginsOtherForm(byte) { return .undecided }
      if byte.isBeyondASCII {
        let scalar = text.scalar(at: index)
        if let kind = domainFault(scalar) { return .fault(kind, at: index) }
        if isForVerdict { return .undecided }
        isASCII = false
        index += scalar.utf8Length
        if DomainName.dots.contains(scalar) { label = LabelSteps(start: index) }
        label.skip()
        continue
      }
      if isASCII, index >= EmailLimits.address, !options.followsHTML {
        return .fault(.tooLong, at: index)
      }
      if byte == UInt8(ascii: ".") {
        if let kind = label.faultAtEnd {
          return .fault(kind == .domainMissing ? dotFault(at: index, start) : kind, at: index)
        }
        if label.isALabel { isUndecided = true }
        label = LabelSteps(start: index + 1)
      } else if !ByteSet.letterDigitHyphen.contains(byte) {
        return .fault(byte == UInt8(ascii: "@") ? .multipleAt : .domainCharacter, at: index)
      } else if let kind = label.append(byte, allowsReserved: options.allowsReservedLabels) {
        return .fault(kind, at: index)
      }
      index += 1
    }
    return end(of: label, isASCII, bytes, from: start)
  }

  /// What is wrong with a dot behind no label.
  private func dotFault(at index: Int, _ start: Int) -> EmailFault.Kind {
    index == start ? .domainDotAtStart : .domainConsecutiveDots
  }

  /// What is wrong with a character beyond ASCII in a domain, in any company.
  private func domainFault(_ scalar: Unicode.Scalar) -> EmailFault.Kind? {
    if case .refused(let kind) = options.verdict(inDomain: scalar) { return kind }
    if isForVerdict { return nil }
    let problems = InternationalDomain.ascii(String(scalar).utf8Span).problems
    return problems.contains(.disallowed) ? .domainCharacter : nil
  }

  /// Judges the whole domain at the end of the text.
  private func end(
    of label: LabelSteps,
    _ isASCII: Bool,
    _ bytes: borrowing Span<UInt8>,
    from start: Int
  ) -> Result {
    if let kind = label.faultAtEnd {
      return .needsMore(kind == .domainMissing ? .domainDotAtEnd : kind)
    }
    let hasDot = label.start > start
    if isASCII, !hasDot, !options.allowsSingleLabelDomain { return .needsMore(.domainSingleLabel) }
    if options.followsHTML { return .accepted }
    if !isASCII || isUndecided || label.isALabel { return .undecided }
    if !options.allowsSpecialUseDomains,
      SpecialUseDomain.contains(bytes, label.start..<bytes.count)
    {
      return .needsMore(.domainSpecialUse)
    }
    // RFC 1123 §2.1: "at least the highest-level component label will be alphabetic".
    if label.hasDigitOrHyphen, !options.allowsAnyTopLevelDomain {
      return .needsMore(.domainTopLevel)
    }
    return .accepted
  }

  /// Reads what stands in square brackets; behind them nothing follows but a comment.
  private func literal(_ bytes: borrowing Span<UInt8>, from start: Int) -> Result {
    switch AddressLiteral.read(bytes, from: start) {
    case .open: return .needsMore(.domainLiteralMalformed)
    case .fault(let offset): return .fault(.domainLiteralMalformed, at: offset)
    case .closed(let end):
      guard end < bytes.count else { return isUndecided ? .undecided : .accepted }
      return beginsOtherForm(bytes[end])
        ? .undecided : .fault(.domainLiteralMalformed, at: end)
    }
  }
}
