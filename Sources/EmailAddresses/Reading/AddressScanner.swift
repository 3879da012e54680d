import UnicodeText

/// Reads `local-part "@" domain` from left to right, in one pass, up to the first byte that can't
/// be part of an accepted address.
///
/// The scan answers three questions: whether a text is an address, whether a beginning can still
/// become one, and where the first fault is. With ``EmailAddress/Options/html`` it decides
/// everything. With other options it leaves some forms to ``EmailParser``, such as comments and
/// domains outside ASCII. That parser names all faults of a text.
///
/// The grammar rules aren't in this file, because the parser shares them: see
/// `AddressGrammar.swift`. A test compares the two readers on random texts.
package struct AddressScanner {
  /// The result of a scan.
  @usableFromInline
  package enum Result: Hashable, Sendable {
    /// The text is an address.
    case accepted

    /// Every byte is allowed in its place, but the text isn't an address yet. More text can fix the
    /// fault.
    case needsMore(EmailFault.Kind)

    /// A fault that more text can't fix, and the offset of the byte where it appears.
    case fault(EmailFault.Kind, at: Int)

    /// No byte is certainly wrong. Only ``EmailParser`` knows whether the text is an address.
    case undecided
  }

  private let options: EmailAddress.Options

  /// Whether only the verdict on the whole text is needed, not the first impossible byte.
  private let isForVerdict: Bool

  /// Whether the scan passed a part that might still make the text invalid.
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
  ///   - options: The forms to accept.
  ///   - isForVerdict: Whether only the verdict on the whole text is needed. If so, a domain
  ///     outside ASCII is undecided right away, and UTS #46 isn't applied to each of its
  ///     characters.
  /// - Returns: Whether the text is an address or can become one, or its first fault. The result is
  ///   undecided if only ``EmailParser`` knows.
  /// - Complexity: O(*n*). ASCII texts are scanned without allocation, except for IPv6 literals.
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

  /// The end of the part before the `@`.
  private enum LocalPartEnd {
    /// The offset of the `@`.
    case at(Int)

    /// The result of a scan that ended before an `@`.
    case ended(Result)
  }

  /// Returns whether a byte may begin a form that the scanner doesn't read: a comment, or a name.
  private func beginsOtherForm(_ byte: UInt8) -> Bool {
    if byte.isFoldingSpace || byte == UInt8(ascii: "(") {
      return options.allowsComments || options.allowsDisplayName
    }
    return options.allowsDisplayName && (byte == UInt8(ascii: "\"") || byte == UInt8(ascii: "<"))
  }

  /// Continues after a text that isn't an address but might be a name before one, up to the first
  /// `@`.
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
  /// Reads a dot-atom or a quoted string (RFC 5321 §4.1.2, RFC 6531 §3.3).
  private mutating func localPart(_ text: UTF8Span) -> LocalPartEnd {
    let bytes = text.span
    if !bytes.isEmpty, bytes[0] == UInt8(ascii: "\""), options.allowsQuotedLocalPart {
      return options.allowsDisplayName ? .ended(.undecided) : quotedLocalPart(bytes)
    }
    let limit = options.followsHTML ? Int.max : EmailLimits.localPart
    var index = 0
    var isWordStart = true
    while index < bytes.count {
      let byte = bytes[index]
      if ByteSet.atext.contains(byte), index < limit {
        isWordStart = false
        index += 1
        continue
      }
      if byte == UInt8(ascii: "@") {
        if index == 0 { return .ended(.fault(.localMissing, at: 0)) }
        let isFault = isWordStart && !options.followsHTML
        return isFault ? .ended(.fault(DotRule.localPart.atEnd, at: index)) : .at(index)
      }
      if beginsOtherForm(byte) { return .ended(.undecided) }
      if index >= limit { return .ended(.fault(.localTooLong, at: index)) }
      if byte.isBeyondASCII {
        let scalar = text.scalar(at: index)
        if let fault = localFault(scalar, at: index, isWordStart) { return .ended(fault) }
        index += scalar.utf8Length
        isWordStart = false
        continue
      }
      guard byte == UInt8(ascii: ".") else { return .ended(.fault(.localCharacter, at: index)) }
      if isWordStart, !options.followsHTML {
        return .ended(.fault(DotRule.localPart.fault(ofDotAt: index, from: 0), at: index))
      }
      isWordStart = true
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

  /// Reads a quoted string up to the `@` after it.
  ///
  /// Its characters are left to the parser.
  private mutating func quotedLocalPart(_ bytes: borrowing Span<UInt8>) -> LocalPartEnd {
    isUndecided = true
    let quote = UInt8(ascii: "\"")
    var index = bytes.offset(ofClosing: quote, from: 1, limit: EmailLimits.localPart)
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
  /// Reads a name or an address literal (RFC 5321 §4.1.2 and §4.1.3).
  private mutating func domain(_ text: UTF8Span, from start: Int) -> Result {
    let bytes = text.span
    guard start < bytes.count else { return .needsMore(.domainMissing) }
    if bytes[start] == UInt8(ascii: "["), options.allowsAddressLiteral {
      return literal(bytes, from: start)
    }
    let limit = options.followsHTML ? Int.max : EmailLimits.address
    var label = Label(start: start)
    var isASCII = true
    var index = start
    while index < bytes.count {
      let byte = bytes[index]
      let isTooLong = index >= limit && isASCII
      if ByteSet.letterDigitHyphen.contains(byte), !isTooLong {
        index += 1
        continue
      }
      let traits = label.traits(endingAt: index, bytes)
      if let fault = fault(of: label, traits) { return fault }
      if beginsOtherForm(byte) { return .undecided }
      if byte.isBeyondASCII {
        let scalar = text.scalar(at: index)
        if let kind = domainFault(scalar) { return .fault(kind, at: index) }
        if isForVerdict { return .undecided }
        isASCII = false
        index += scalar.utf8Length
        if DomainName.dots.contains(scalar) { label.start = index }
        label.isASCII = false
        continue
      }
      if let kind = faultAtEnd(of: traits, byte, at: index, from: start, isTooLong) {
        return .fault(kind, at: index)
      }
      if traits.contains(.encoded) { isUndecided = true }
      index += 1
      label = Label(start: index)
    }
    return end(of: label, isASCII, bytes, from: start)
  }

  /// The label that is being read.
  private struct Label {
    /// The offset of the label in the text.
    var start: Int

    /// Whether all of it is ASCII so far.
    var isASCII = true

    /// Returns the traits of the label if it ends here.
    ///
    /// Outside ASCII, only a hyphen at the end is known, because UTS #46 must judge the rest.
    func traits(endingAt end: Int, _ bytes: borrowing Span<UInt8>) -> LabelTraits {
      let traits = LabelTraits(bytes, start..<end)
      return isASCII ? traits : traits.intersection(.hyphenAtEnd)
    }
  }

  /// Returns the first fault of a label that no text after it can fix.
  private func fault(of label: Label, _ traits: LabelTraits) -> Result? {
    traits.firstFault.map {
      .fault($0.kind, at: label.start + $0.distance)
    }
  }

  /// Returns the fault of an ASCII character after a label, where only a dot is allowed.
  private func faultAtEnd(
    of label: LabelTraits,
    _ byte: UInt8,
    at index: Int,
    from start: Int,
    _ isTooLong: Bool
  ) -> EmailFault.Kind? {
    if isTooLong { return .tooLong }
    if byte == UInt8(ascii: "@") { return .multipleAt }
    if byte != UInt8(ascii: ".") { return .domainCharacter }
    if label.contains(.missing) { return DotRule.domain.fault(ofDotAt: index, from: start) }
    return label.contains(.hyphenAtEnd) ? .domainHyphen : nil
  }

  /// Returns the fault of a character that can't be in a domain, whatever is around it.
  private func domainFault(_ scalar: Unicode.Scalar) -> EmailFault.Kind? {
    if case .refused(let kind) = options.verdict(inDomain: scalar) { return kind }
    if isForVerdict { return nil }
    return scalar.isRefusedInDomains ? .domainCharacter : nil
  }

  /// Judges the whole domain at the end of the text.
  private func end(
    of label: Label,
    _ isASCII: Bool,
    _ bytes: borrowing Span<UInt8>,
    from start: Int
  ) -> Result {
    let traits = label.traits(endingAt: bytes.count, bytes)
    if let fault = fault(of: label, traits) { return fault }
    if traits.contains(.missing) { return .needsMore(DotRule.domain.atEnd) }
    if traits.contains(.hyphenAtEnd) { return .needsMore(.domainHyphen) }
    let hasDot = label.start > start
    if isASCII, !hasDot, !options.allowsSingleLabelDomain { return .needsMore(.domainSingleLabel) }
    if options.followsHTML { return .accepted }
    if !isASCII || isUndecided || traits.contains(.encoded) { return .undecided }
    let topLevel = TopLevelDomain(bytes, label.start..<bytes.count)
    if topLevel.isForSpecialUse, !options.allowsSpecialUseDomains {
      return .needsMore(.domainSpecialUse)
    }
    if !topLevel.isAlphabetic, !options.allowsAnyTopLevelDomain {
      return .needsMore(.domainTopLevel)
    }
    return .accepted
  }

  /// Reads a literal in square brackets.
  ///
  /// Only a comment may follow it.
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
