import UnicodeText

/// The beginning of an address, read from left to right up to the first byte that no address has
/// there.
///
/// It follows the forms that people type. Where the options accept a form that it does not follow,
/// such as comments, it ends without a fault. Whoever changes what ``EmailParser`` accepts must
/// look here: a test compares both.
struct EmailBeginning {
  let options: EmailAddress.Options

  /// Whether the text surely lacks something: the `@`, or a dot or a letter at the end.
  private(set) var isSurelyUnfinished = false

  init(_ options: EmailAddress.Options) {
    self.options = options
  }

  /// How one side of the `@` ends.
  enum End {
    /// At the end of the text.
    case open

    /// At a byte that no address has there.
    case fault(Int)

    /// Before the `@`.
    case at(Int)

    /// In a form that is not followed.
    case unknown
  }

  /// Returns the place of the first byte with which the text is no beginning of a valid address,
  /// or nil if there is none, or none is known.
  ///
  /// - Complexity: O(*n*).
  mutating func firstImpossibleByte(in text: UTF8Span) -> Int? {
    switch endOfLocalPart(text) {
    case .open:
      isSurelyUnfinished = true
      return nil
    case .fault(let place):
      return options.allowsDisplayName ? faultOfName(text, after: place) : place
    case .unknown: return nil
    case .at(let at): return firstImpossibleByte(ofDomainIn: text, behind: at)
    }
  }

  /// Whether a byte may begin a form that is not followed: a comment, or a name.
  private func isUnknown(_ byte: UInt8) -> Bool {
    switch byte {
    case UInt8(ascii: "("), 0x20, 0x09, 0x0A, 0x0D:
      options.allowsComments || options.allowsDisplayName
    case UInt8(ascii: "\""), UInt8(ascii: "<"): options.allowsDisplayName
    default: false
    }
  }

  /// What cannot be an address may still be a name before one, up to the first `@`.
  private func faultOfName(_ text: UTF8Span, after place: Int) -> Int? {
    let bytes = text.span
    for index in place..<bytes.count {
      if isUnknown(bytes[index]) { return nil }
      if bytes[index] == UInt8(ascii: "@") { return index }
    }
    return nil
  }

  /// Reads the dot-atom or quoted string before the `@`.
  private func endOfLocalPart(_ text: UTF8Span) -> End {
    let bytes = text.span
    if !bytes.isEmpty, bytes[0] == UInt8(ascii: "\""), options.allowsQuotedLocalPart {
      return options.allowsDisplayName ? .unknown : endOfQuotedLocalPart(text)
    }
    var index = 0
    var isWordStart = true
    while index < bytes.count {
      let byte = bytes[index]
      if byte == UInt8(ascii: "@") { return isWordStart ? .fault(index) : .at(index) }
      if isUnknown(byte) { return .unknown }
      if index >= EmailLimits.localPart { return .fault(index) }
      if byte.isBeyondASCII {
        let scalar = text.scalar(at: index)
        if !mayBeInLocalPart(scalar, isWordStart: isWordStart) { return .fault(index) }
        if index + scalar.utf8Length > EmailLimits.localPart { return .fault(index) }
        index += scalar.utf8Length
        isWordStart = false
        continue
      }
      if byte == UInt8(ascii: ".") {
        if isWordStart { return .fault(index) }
        isWordStart = true
      } else if ByteSet.atext.contains(byte) {
        isWordStart = false
      } else {
        return .fault(index)
      }
      index += 1
    }
    return .open
  }

  private func endOfQuotedLocalPart(_ text: UTF8Span) -> End {
    let bytes = text.span
    var index = 1
    while index < bytes.count, bytes[index] != UInt8(ascii: "\"") {
      if index >= EmailLimits.localPart { return .fault(index) }
      index += bytes[index] == UInt8(ascii: "\\") ? 2 : 1
    }
    guard index < bytes.count else { return .open }
    if index >= EmailLimits.localPart { return .fault(index) }
    index += 1
    if index == bytes.count { return .open }
    if isUnknown(bytes[index]) { return .unknown }
    return bytes[index] == UInt8(ascii: "@") ? .at(index) : .fault(index)
  }

  /// Whether a character beyond ASCII may stand before the `@`, in some company.
  private func mayBeInLocalPart(_ scalar: Unicode.Scalar, isWordStart: Bool) -> Bool {
    if !options.allowsInternationalizedLocalPart { return false }
    if options.allowsUnsafeCharacters { return true }
    if isWordStart, EmailScalars.marks.contains(scalar) { return false }
    let isJoiner = scalar == "\u{200C}" || scalar == "\u{200D}"
    return isJoiner || !EmailScalars.unsafe.contains(scalar)
  }
}

extension EmailBeginning {
  /// Reads the domain.
  private mutating func firstImpossibleByte(ofDomainIn text: UTF8Span, behind at: Int) -> Int? {
    let bytes = text.span
    var label = LabelBeginning(start: at + 1)
    var isASCII = true
    var hasDot = false
    var index = at + 1
    if index < bytes.count, bytes[index] == UInt8(ascii: "["), options.allowsAddressLiteral {
      return firstImpossibleByte(ofLiteralIn: text, from: index)
    }
    while index < bytes.count {
      let byte = bytes[index]
      if isUnknown(byte) { return nil }
      if byte.isBeyondASCII {
        let scalar = text.scalar(at: index)
        guard mayBeInDomain(scalar) else { return index }
        isASCII = false
        label.isASCII = false
        if DomainName.dots.contains(scalar) {
          label = LabelBeginning(start: index + scalar.utf8Length)
          label.isASCII = false
        }
        index += scalar.utf8Length
        continue
      }
      if isASCII, index >= EmailLimits.address { return index }
      if byte == UInt8(ascii: ".") {
        if label.isASCII, index == label.start { return index }
        if index > label.start, bytes[index - 1] == UInt8(ascii: "-") { return index }
        label = LabelBeginning(start: index + 1)
        hasDot = true
      } else if !ByteSet.letterDigitHyphen.contains(byte)
        || !label.append(byte, allowsReserved: options.allowsReservedLabels)
      {
        return index
      }
      index += 1
    }
    let last = bytes[bytes.count - 1]
    isSurelyUnfinished =
      last == UInt8(ascii: "@") || last == UInt8(ascii: ".") || last == UInt8(ascii: "-")
      || isASCII && !hasDot && !options.allowsSingleLabelDomain
    return nil
  }

  /// Whether a character beyond ASCII may stand in a domain, in some company.
  private func mayBeInDomain(_ scalar: Unicode.Scalar) -> Bool {
    guard options.allowsInternationalizedDomain, !EmailScalars.whiteSpace.contains(scalar) else {
      return false
    }
    return !InternationalDomain.ascii(String(scalar).utf8Span).problems.contains(.disallowed)
  }

  /// Reads what stands in square brackets; behind them nothing follows but a comment.
  private func firstImpossibleByte(ofLiteralIn text: UTF8Span, from start: Int) -> Int? {
    var literal = LiteralBeginning()
    let bytes = text.span
    for index in (start + 1)..<bytes.count {
      if literal.isClosed { return isUnknown(bytes[index]) ? nil : index }
      if !literal.append(bytes[index]) { return index }
    }
    return nil
  }
}

/// The beginning of one label of a domain.
private struct LabelBeginning {
  let start: Int
  var isASCII = true
  private var count = 0
  private var isEncoded = false
  private var first: UInt8 = 0
  private var third: UInt8 = 0

  init(start: Int) { self.start = start }

  /// Takes an ASCII letter, digit or hyphen, and returns false if no label has it there.
  mutating func append(_ byte: UInt8, allowsReserved: Bool) -> Bool {
    guard isASCII else { return true }
    let hyphen = UInt8(ascii: "-")
    count += 1
    switch count {
    case 1:
      first = byte.lowercasedASCII
      return byte != hyphen
    case 2: isEncoded = first == UInt8(ascii: "x") && byte.lowercasedASCII == UInt8(ascii: "n")
    case 3: third = byte
    case 4: return !(byte == hyphen && third == hyphen && !isEncoded && !allowsReserved)
    default: return count <= EmailLimits.label
    }
    return true
  }
}
