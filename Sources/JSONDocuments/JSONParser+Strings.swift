import UnicodeText

extension JSONParser {
  private static var quote: UInt8 { UInt8(ascii: "\"") }
  private static var backslash: UInt8 { UInt8(ascii: "\\") }

  /// Reads a string (RFC 8259 §7), from the opening quote at the index, and leaves the index after
  /// the closing quote.
  mutating func string(_ input: Span<UInt8>) throws(JSONError) -> String {
    index += 1
    let start = index
    let byte = try skipPlain(input)
    if byte == Self.quote {
      let text = Self.text(input, start..<index)
      index += 1
      return text
    }
    return try escapedString(input, from: start)
  }

  /// Moves the index past characters that need no escape, and returns the quote or backslash that
  /// follows.
  private mutating func skipPlain(_ input: Span<UInt8>) throws(JSONError) -> UInt8 {
    while index < input.count {
      let byte = input[index]
      if byte == Self.quote || byte == Self.backslash { return byte }
      if byte < 0x20 { throw JSONError(.controlCharacter, at: index) }
      index += 1
    }
    throw JSONError(.truncated, at: index)
  }

  /// Reads a string that contains escapes.
  ///
  /// The text begins at `start`, after the opening quote, and the first escape is at the index.
  private mutating func escapedString(
    _ input: Span<UInt8>,
    from start: Int
  ) throws(JSONError) -> String {
    var text = Self.text(input, start..<index)
    while true {
      text.unicodeScalars.append(try escape(input))
      let runStart = index
      let byte = try skipPlain(input)
      if runStart < index { text += Self.text(input, runStart..<index) }
      if byte == Self.quote {
        index += 1
        return text
      }
    }
  }

  /// Reads the escape at the index, or both escapes of a surrogate pair.
  private mutating func escape(_ input: Span<UInt8>) throws(JSONError) -> Unicode.Scalar {
    let start = index
    index += 1
    guard let letter = peek(input) else { throw JSONError(.truncated, at: index) }
    index += 1
    switch letter {
    case UInt8(ascii: "\""), UInt8(ascii: "\\"), UInt8(ascii: "/"): return Unicode.Scalar(letter)
    case UInt8(ascii: "b"): return "\u{8}"
    case UInt8(ascii: "f"): return "\u{C}"
    case UInt8(ascii: "n"): return "\n"
    case UInt8(ascii: "r"): return "\r"
    case UInt8(ascii: "t"): return "\t"
    case UInt8(ascii: "u"): return try codePoint(input, from: start)
    default: throw JSONError(.escape, at: start)
    }
  }

  /// Reads the digits after `\u`, and the second escape if the first is a high surrogate.
  ///
  /// The backslash is at `start`, which is where errors are reported.
  private mutating func codePoint(
    _ input: Span<UInt8>,
    from start: Int
  ) throws(JSONError) -> Unicode.Scalar {
    let first = try fourDigits(input, from: start)
    if let scalar = Unicode.Scalar(first) { return scalar }
    guard first < 0xDC00 else { throw JSONError(.loneSurrogate, at: start) }
    let second = index
    for expected in [Self.backslash, UInt8(ascii: "u")] {
      guard let byte = peek(input) else { throw JSONError(.truncated, at: index) }
      guard byte == expected else { throw JSONError(.loneSurrogate, at: start) }
      index += 1
    }
    let low = try fourDigits(input, from: second)
    guard (0xDC00...0xDFFF).contains(low),
      let scalar = Unicode.Scalar(0x10000 + (first - 0xD800) << 10 + (low - 0xDC00))
    else { throw JSONError(.loneSurrogate, at: start) }
    return scalar
  }

  /// Reads the four hexadecimal digits of an escape whose backslash is at `start`.
  private mutating func fourDigits(
    _ input: Span<UInt8>,
    from start: Int
  ) throws(JSONError) -> UInt32 {
    var value: UInt32 = 0
    for _ in 0..<4 {
      guard let byte = peek(input) else { throw JSONError(.truncated, at: index) }
      guard let digit = Character(Unicode.Scalar(byte)).hexDigitValue, byte < 0x80 else {
        throw JSONError(.escape, at: start)
      }
      value = value << 4 | UInt32(digit)
      index += 1
    }
    return value
  }

  /// Returns the bytes of a range as a string.
  ///
  /// They are well-formed UTF-8, because ``parse(_:depthLimit:)`` checks the whole input first, and
  /// every range begins and ends next to an ASCII character.
  static func text(_ input: Span<UInt8>, _ range: Range<Int>) -> String {
    String(decoding: input.extracting(range))
  }
}
