import UnicodeText

// Escapes after a backslash: `AtomEscape` and `ClassEscape` in ECMA-262 §22.2.1.
extension ExpressionParser {
  /// The meaning of an escape.
  enum Escaped {
    /// One character.
    case character(UInt32)

    /// A class such as `\d`.
    case set

    /// A boundary, which doesn't match a character.
    case assertion
  }

  /// Reads an escape outside brackets.
  mutating func atomEscape(_ text: UTF8Span, _ isTerm: inout Bool) -> Bool {
    let bytes = text.span
    let start = index
    index += 1
    guard index < bytes.count else { return report(.escape, start..<index, nil) }
    switch bytes[index] {
    case UInt8(ascii: "b"), UInt8(ascii: "B"):
      index += 1
      isTerm = false
      return true
    case UInt8(ascii: "1")...UInt8(ascii: "9"):
      isTerm = true
      var number = 0
      while index < bytes.count, bytes[index].isDigit {
        number = min(number * 10 + Int(bytes[index] &- 0x30), 1 << 32)
        index += 1
      }
      note(reference: number, at: start..<index)
      return true
    case UInt8(ascii: "k"):
      isTerm = true
      index += 1
      return namedReference(text, from: start)
    default:
      isTerm = true
      return escape(text, from: start, inClass: false) != nil
    }
  }

  /// Reads an escape that is also allowed inside brackets.
  ///
  /// `index` is after the backslash.
  ///
  /// - Returns: Its meaning, or nil after reporting a fault.
  mutating func escape(_ text: UTF8Span, from start: Int, inClass: Bool) -> Escaped? {
    let bytes = text.span
    guard index < bytes.count else { return failed(text, from: start) }
    let byte = bytes[index]
    switch byte {
    case UInt8(ascii: "d"), UInt8(ascii: "D"), UInt8(ascii: "s"), UInt8(ascii: "S"),
      UInt8(ascii: "w"), UInt8(ascii: "W"):
      index += 1
      return .set
    case UInt8(ascii: "p") where syntax.isUnicode, UInt8(ascii: "P") where syntax.isUnicode:
      index += 1
      return property(text, from: start) ? .set : nil
    case UInt8(ascii: "f"), UInt8(ascii: "n"), UInt8(ascii: "r"), UInt8(ascii: "t"),
      UInt8(ascii: "v"):
      index += 1
      return .character(byte.controlValue)
    case UInt8(ascii: "c"): return control(text, from: start, inClass: inClass)
    case UInt8(ascii: "0")...UInt8(ascii: "9"): return number(text, from: start)
    case UInt8(ascii: "x"): return hexadecimal(text, from: start)
    case UInt8(ascii: "u"): return unicode(text, from: start)
    default: return identity(text, from: start)
    }
  }

  /// Reports an escape with a fault at `index`.
  private mutating func failed(_ text: UTF8Span, from start: Int) -> Escaped? {
    _ = reportHere(.escape, from: start, text)
    return nil
  }

  /// Reads `\c` with a letter.
  ///
  /// In Annex B, the backslash is a literal if no letter follows, and digits and underscores are
  /// also allowed inside brackets.
  private mutating func control(_ text: UTF8Span, from start: Int, inClass: Bool) -> Escaped? {
    let bytes = text.span
    index += 1
    if index < bytes.count {
      let byte = bytes[index]
      let isMore = syntax.hasAnnexB && inClass && (byte.isDigit || byte == UInt8(ascii: "_"))
      if byte.isLetter || isMore {
        index += 1
        return .character(UInt32(byte & 0x1F))
      }
    }
    guard syntax.hasAnnexB else { return failed(text, from: start) }
    index = start + 1
    return .character(0x5C)
  }

  /// Reads `\0` or, in Annex B, an octal number, which `\8` and `\9` aren't.
  private mutating func number(_ text: UTF8Span, from start: Int) -> Escaped? {
    let bytes = text.span
    let first = bytes[index]
    if syntax.hasAnnexB {
      guard first < UInt8(ascii: "8") else { return identity(text, from: start) }
      let length = first < UInt8(ascii: "4") ? 3 : 2
      var value: UInt32 = 0
      let digits = index
      while index < bytes.count, index < digits + length, bytes[index] & 0xF8 == 0x30 {
        value = value << 3 | UInt32(bytes[index] & 7)
        index += 1
      }
      return .character(value)
    }
    guard first == UInt8(ascii: "0") else { return failed(text, from: start) }
    index += 1
    if index < bytes.count, bytes[index].isDigit { return failed(text, from: start) }
    return .character(0)
  }

  /// Reads `\x` with two digits.
  private mutating func hexadecimal(_ text: UTF8Span, from start: Int) -> Escaped? {
    let bytes = text.span
    index += 1
    if let value = digits(bytes, 2) { return .character(value) }
    guard syntax.hasAnnexB else { return failed(text, from: start) }
    index = start + 2
    return .character(0x78)
  }

  /// Reads `\u` with four digits or, with the flag `u`, with digits in braces.
  private mutating func unicode(_ text: UTF8Span, from start: Int) -> Escaped? {
    let bytes = text.span
    index += 1
    if syntax.isUnicode {
      guard let value = codePoint(bytes, allowsBraces: true) else {
        return failed(text, from: start)
      }
      return .character(value)
    }
    if let value = digits(bytes, 4) { return .character(value) }
    guard syntax.hasAnnexB else { return failed(text, from: start) }
    index = start + 2
    return .character(0x75)
  }

  /// Reads a character that may be escaped as a literal.
  private mutating func identity(_ text: UTF8Span, from start: Int) -> Escaped? {
    let scalar = text.scalar(at: index)
    let isAccepted =
      if syntax.isUnicode {
        scalar.isASCII && UInt8(scalar.value).isSyntax
      } else if syntax.hasAnnexB {
        true
      } else {
        // `UnicodeIDContinue`: the escapes of letters and similar characters are reserved for later
        // editions.
        !scalar.isIdentifierPart
      }
    guard isAccepted else { return failed(text, from: start) }
    index += scalar.utf8Length
    return .character(scalar.value)
  }

  /// Reads an exact number of hexadecimal digits.
  ///
  /// If there are fewer, returns nil with `index` after them.
  private mutating func digits(_ bytes: Span<UInt8>, _ count: Int) -> UInt32? {
    let start = index
    var value: UInt32 = 0
    while index < bytes.count, index < start + count, let digit = bytes[index].hexadecimalValue {
      value = value << 4 | UInt32(digit)
      index += 1
    }
    return index == start + count ? value : nil
  }

  /// Reads the text after `\u`: four digits, twice four for a surrogate pair, or digits in braces
  /// up to 10FFFF.
  ///
  /// After a fault, returns nil with `index` at the fault.
  mutating func codePoint(_ bytes: Span<UInt8>, allowsBraces: Bool) -> UInt32? {
    if allowsBraces, take(UInt8(ascii: "{"), bytes) {
      let start = index
      var value: UInt32 = 0
      while index < bytes.count, let digit = bytes[index].hexadecimalValue {
        value = value << 4 | UInt32(digit)
        if value > 0x10FFFF { return nil }
        index += 1
      }
      guard index > start, take(UInt8(ascii: "}"), bytes) else { return nil }
      return value
    }
    guard let lead = digits(bytes, 4) else { return nil }
    let after = index
    if 0xD800...0xDBFF ~= lead, take(UInt8(ascii: "\\"), bytes), take(UInt8(ascii: "u"), bytes),
      let trail = digits(bytes, 4), 0xDC00...0xDFFF ~= trail
    {
      return 0x10000 + (lead & 0x3FF) << 10 + (trail & 0x3FF)
    }
    index = after
    return lead
  }
}

// Brackets.
extension ExpressionParser {
  /// Reads a class in brackets (`CharacterClass`, §22.2.1).
  mutating func characterClass(_ text: UTF8Span) -> Bool {
    let bytes = text.span
    let opening = index
    index += 1
    _ = take(UInt8(ascii: "^"), bytes)
    var range = RangeState()
    while index < bytes.count {
      let start = index
      switch bytes[index] {
      case UInt8(ascii: "]"):
        index += 1
        return true
      case UInt8(ascii: "-") where range.awaitsHyphen:
        index += 1
        // A hyphen before the closing bracket is a literal.
        if index < bytes.count, bytes[index] != UInt8(ascii: "]") { range.hasHyphen = true }
      case UInt8(ascii: "\\"):
        index += 1
        guard let escaped = classEscape(text, from: start) else { return false }
        let value: UInt32? = if case .character(let value) = escaped { value } else { nil }
        guard add(value, to: &range, from: start, text) else { return false }
      default:
        let scalar = text.scalar(at: index)
        index += scalar.utf8Length
        guard add(scalar, to: &range, from: start, text) else { return false }
      }
    }
    return report(.unclosedClass, opening..<opening + 1, nil)
  }

  /// The part of a range that was read so far.
  private struct RangeState {
    /// The previous character or class if it can begin a range.
    var first: UInt32?

    var firstIsSet = false

    /// The offset of the first character.
    var start = 0

    var hasHyphen = false

    var awaitsHyphen: Bool { !hasHyphen && (first != nil || firstIsSet) }
  }

  private mutating func classEscape(_ text: UTF8Span, from start: Int) -> Escaped? {
    let bytes = text.span
    if take(UInt8(ascii: "b"), bytes) { return .character(8) }
    if syntax.isUnicode, take(UInt8(ascii: "-"), bytes) { return .character(0x2D) }
    return escape(text, from: start, inClass: true)
  }

  /// Adds a character.
  ///
  /// Above U+FFFF, it counts as two code units without the flag `u`.
  private mutating func add(
    _ scalar: Unicode.Scalar,
    to range: inout RangeState,
    from start: Int,
    _ text: UTF8Span
  ) -> Bool {
    guard scalar.value > 0xFFFF, !syntax.isUnicode else {
      return add(scalar.value, to: &range, from: start, text)
    }
    let lead = 0xD7C0 + scalar.value >> 10
    let trail = 0xDC00 + scalar.value & 0x3FF
    return add(lead, to: &range, from: start, text) && add(trail, to: &range, from: start, text)
  }

  /// Adds a character, or nil for a class, and checks the range that it ends.
  private mutating func add(
    _ value: UInt32?,
    to range: inout RangeState,
    from start: Int,
    _ text: UTF8Span
  ) -> Bool {
    guard range.hasHyphen else {
      range = RangeState(first: value, firstIsSet: value == nil, start: start)
      return true
    }
    let first = range.first
    let whole = range.start..<index
    range = RangeState()
    guard let first, let value else {
      return syntax.hasAnnexB || report(.range, whole, finalOffset(of: start, text))
    }
    return first <= value || report(.range, whole, finalOffset(of: start, text))
  }

  /// Returns the offset where the character that ends an invalid range makes the text impossible,
  /// or nil if the range can still change: an escape near the end of the text might become a
  /// surrogate pair or a longer number.
  private func finalOffset(of start: Int, _ text: UTF8Span) -> Int? {
    text.count - index < 6 && text.span[start] == UInt8(ascii: "\\") ? nil : start
  }
}

extension UInt8 {
  /// The control character that `\f`, `\n`, `\r`, `\t` or `\v` represents.
  fileprivate var controlValue: UInt32 {
    switch self {
    case UInt8(ascii: "t"): 9
    case UInt8(ascii: "n"): 10
    case UInt8(ascii: "v"): 11
    case UInt8(ascii: "f"): 12
    default: 13
    }
  }

  /// Whether the byte is a `SyntaxCharacter` or a slash, the only characters to escape with the
  /// flag `u`.
  fileprivate var isSyntax: Bool {
    switch self {
    case UInt8(ascii: "^"), UInt8(ascii: "$"), UInt8(ascii: "\\"), UInt8(ascii: "."),
      UInt8(ascii: "*"), UInt8(ascii: "+"), UInt8(ascii: "?"), UInt8(ascii: "("),
      UInt8(ascii: ")"), UInt8(ascii: "["), UInt8(ascii: "]"), UInt8(ascii: "{"),
      UInt8(ascii: "}"), UInt8(ascii: "|"), UInt8(ascii: "/"):
      true
    default: false
    }
  }
}
