import UnicodeText

/// A media type with its parameters, such as `text/html; charset=utf-8`.
///
///     MediaType.read("image/svg+xml; charset=utf-8".utf8Span).suffix  // 10..<13
///
/// All ranges are in bytes. Standards: RFC 6838 §4.2 (names), RFC 2045 §5.1 and RFC 9110 §8.3.1
/// (parameters).
package struct MediaType: Hashable, Sendable {
  /// The range of the type, such as `image`.
  package private(set) var type = 0..<0

  /// The range of the subtype with its suffix, such as `svg+xml`.
  package private(set) var subtype = 0..<0

  /// The range of the structured syntax after the last `+`, such as `xml` (RFC 6838 §4.2.8).
  package private(set) var suffix: Range<Int>?

  /// The range of the value of the parameter `charset`, including its quotation marks if it has
  /// them.
  package private(set) var charset: Range<Int>?

  /// The offset where reading ended: the end of the text, or the first byte that isn't allowed
  /// there.
  package private(set) var end = 0

  /// Whether everything up to the end is a media type.
  package private(set) var isWhole = false

  /// The byte where the text stops being the beginning of a media type, or nil if there is none.
  package var impossibleAt: Int? { isWhole || end == count ? nil : end }

  private var count = 0

  /// The maximum number of characters in a name (RFC 6838 §4.2).
  private static let longestName = 127

  /// Reads a text.
  ///
  /// - Parameters:
  ///   - text: The text.
  ///   - start: The offset where the media type begins.
  /// - Returns: The ranges of the parts that were found.
  /// - Complexity: O(*n*), without allocation.
  package static func read(_ text: UTF8Span, from start: Int = 0) -> MediaType {
    let bytes = text.span
    var found = MediaType()
    found.count = bytes.count
    found.end = start
    guard let type = found.name(bytes) else { return found }
    found.type = type
    guard found.take(UInt8(ascii: "/"), bytes), let subtype = found.name(bytes) else {
      return found
    }
    found.subtype = subtype
    var plus = subtype.upperBound - 1
    while plus > subtype.lowerBound, bytes[plus] != UInt8(ascii: "+") { plus -= 1 }
    if plus > subtype.lowerBound, plus + 1 < subtype.upperBound {
      found.suffix = plus + 1..<subtype.upperBound
    }
    found.isWhole = found.parameters(bytes)
    return found
  }

  /// Reads parameters up to the end.
  private mutating func parameters(_ bytes: Span<UInt8>) -> Bool {
    while true {
      skipSpace(bytes)
      if end == bytes.count { return true }
      guard take(UInt8(ascii: ";"), bytes) else { return false }
      skipSpace(bytes)
      guard let name = token(bytes, .mediaToken), take(UInt8(ascii: "="), bytes) else {
        return false
      }
      let start = end
      if end < bytes.count, bytes[end] == UInt8(ascii: "\"") {
        guard quoted(bytes) else { return false }
      } else if token(bytes, .mediaToken) == nil {
        return false
      }
      if bytes.isText(name, "charset"), charset == nil { charset = start..<end }
    }
  }

  private mutating func skipSpace(_ bytes: Span<UInt8>) {
    while end < bytes.count, bytes[end] == 0x20 || bytes[end] == 0x09 { end += 1 }
  }

  private mutating func take(_ byte: UInt8, _ bytes: Span<UInt8>) -> Bool {
    guard end < bytes.count, bytes[end] == byte else { return false }
    end += 1
    return true
  }

  /// Reads a `restricted-name`, which begins with a letter or digit.
  private mutating func name(_ bytes: Span<UInt8>) -> Range<Int>? {
    guard end < bytes.count, bytes[end].isLetter || bytes[end].isDigit else { return nil }
    let start = end
    while end < bytes.count, ByteSet.mediaName.contains(bytes[end]) {
      if end - start == Self.longestName { return nil }
      end += 1
    }
    return start..<end
  }

  private mutating func token(_ bytes: Span<UInt8>, _ set: ByteSet) -> Range<Int>? {
    let start = end
    while end < bytes.count, set.contains(bytes[end]) { end += 1 }
    return end > start ? start..<end : nil
  }

  /// Reads a value in quotation marks.
  ///
  /// A backslash may precede any character in it.
  private mutating func quoted(_ bytes: Span<UInt8>) -> Bool {
    end += 1
    while end < bytes.count {
      let byte = bytes[end]
      if byte == UInt8(ascii: "\"") {
        end += 1
        return true
      }
      if byte.isControl, byte != 0x09 { return false }
      end += 1
      if byte == UInt8(ascii: "\\") {
        guard end < bytes.count, !bytes[end].isControl || bytes[end] == 0x09 else { return false }
        end += 1
      }
    }
    return false
  }
}

extension MediaType {
  /// Returns whether the type matches a text such as `image/*` or `text/html`.
  ///
  ///     let text = "Image/PNG".utf8Span
  ///     MediaType.read(text).matches("image/*", in: text)  // true
  ///
  /// - Complexity: O(*n*) in the length of the names.
  package func matches(_ accepted: String, in text: UTF8Span) -> Bool {
    let bytes = text.span
    let wanted = accepted.utf8Span.span
    let slash = type.count
    guard wanted.count > slash + 1, wanted[slash] == UInt8(ascii: "/") else {
      return accepted == "*/*"
    }
    for index in 0..<slash
    where wanted[index].lowercasedASCII != bytes[type.lowerBound + index].lowercasedASCII {
      return accepted == "*/*"
    }
    if wanted.count == slash + 2, wanted[slash + 1] == UInt8(ascii: "*") { return true }
    guard wanted.count - slash - 1 == subtype.count else { return false }
    for index in 0..<subtype.count
    where wanted[slash + 1 + index].lowercasedASCII
      != bytes[subtype.lowerBound + index].lowercasedASCII
    {
      return false
    }
    return true
  }

  /// Returns whether a text names a media type, or all types or subtypes with an asterisk.
  ///
  ///     MediaType.isRange("image/*")  // true
  ///     MediaType.isRange("image")    // false
  package static func isRange(_ text: String) -> Bool {
    if text == "*/*" { return true }
    let whole = text.hasSuffix("/*") ? String(text.dropLast()) + "x" : text
    let found = read(whole.utf8Span)
    return found.isWhole && found.subtype.upperBound == whole.utf8.count
  }
}

extension ByteSet {
  /// Characters of a type or subtype (RFC 6838 §4.2).
  @inline(__always)
  static var mediaName: ByteSet { ByteSet(low: 0x03FF_685A_0000_0000, high: 0x07FF_FFFE_C7FF_FFFE) }

  /// Characters of a token (RFC 2045 §5.1), except for the braces and marks that RFC 9110 excludes.
  @inline(__always)
  static var mediaToken: ByteSet {
    ByteSet(low: 0x03FF_6CFA_0000_0000, high: 0x57FF_FFFF_C7FF_FFFE)
  }
}
