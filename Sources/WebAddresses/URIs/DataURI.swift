import UnicodeText

/// A URI that contains its data, such as `data:text/plain;base64,SGVsbG8=` (RFC 2397).
///
///     let reading = DataURI.read("data:text/plain;base64,SGVsbG8=".utf8Span)
///     reading.size       // 5
///     reading.mediaType  // 5..<15
///
/// The data after the comma is checked too: it must consist of URI characters, or be Base64 with
/// padding as in RFC 4648 §4. Its characters may be percent-encoded.
package struct DataURI: Hashable, Sendable {
  /// The range of the media type without parameters, or nil if it is left out, which means
  /// `text/plain`.
  package private(set) var mediaType: Range<Int>?

  /// Whether the data is in Base64.
  package private(set) var isBase64 = false

  /// The range of the data.
  package private(set) var data = 0..<0

  /// The size of the decoded data in bytes.
  package private(set) var size = 0

  /// The range of the fault, or nil if there is none.
  package private(set) var fault: Range<Int>?

  /// The byte where the text stops being the beginning of a data URI, or nil if more text can fix
  /// it.
  package private(set) var impossibleAt: Int?

  /// Reads a text.
  ///
  /// - Complexity: O(*n*), without allocation.
  package static func read(_ text: UTF8Span) -> DataURI {
    var found = DataURI()
    let bytes = text.span
    guard let start = found.scheme(bytes), let comma = found.header(bytes, from: start) else {
      return found
    }
    found.data = comma + 1..<bytes.count
    if found.isBase64 {
      found.readBase64(bytes)
    } else {
      found.readCharacters(text)
    }
    return found
  }

  private mutating func fail(_ bytes: Span<UInt8>, at offset: Int) {
    fault = bytes.rangeOfScalar(at: offset)
    impossibleAt = offset < bytes.count ? offset : nil
  }

  private mutating func scheme(_ bytes: Span<UInt8>) -> Int? {
    let scheme: StaticString = "data:"
    let length = scheme.utf8CodeUnitCount
    let common = scheme.withUTF8Buffer { buffer in
      var index = 0
      while index < min(length, bytes.count), bytes[index].lowercasedASCII == buffer[index] {
        index += 1
      }
      return index
    }
    if common == length { return length }
    fail(bytes, at: common)
    return nil
  }

  /// Reads the media type, parameters and `;base64`, and returns the offset of the comma.
  private mutating func header(_ bytes: Span<UInt8>, from start: Int) -> Int? {
    var index = start
    if index < bytes.count, bytes[index].isLetter || bytes[index].isDigit {
      while index < bytes.count, ByteSet.mediaName.contains(bytes[index]) { index += 1 }
      guard index < bytes.count, bytes[index] == UInt8(ascii: "/") else {
        return failed(bytes, at: index)
      }
      index += 1
      let subtype = index
      while index < bytes.count, ByteSet.mediaName.contains(bytes[index]) { index += 1 }
      guard index > subtype else { return failed(bytes, at: index) }
      mediaType = start..<index
    }
    while index < bytes.count, bytes[index] == UInt8(ascii: ";") {
      let parameter = index + 1
      index = parameter
      while index < bytes.count, bytes.isParameter(at: index) { index += 1 }
      if bytes.isText(parameter..<index, "base64"), index < bytes.count,
        bytes[index] == UInt8(ascii: ",")
      {
        isBase64 = true
        return index
      }
      guard index > parameter, index < bytes.count, bytes[index] == UInt8(ascii: "=") else {
        return failed(bytes, at: index)
      }
      let value = index + 1
      index = value
      while index < bytes.count, bytes.isParameter(at: index) { index += 1 }
      guard index > value else { return failed(bytes, at: index) }
    }
    guard index < bytes.count, bytes[index] == UInt8(ascii: ",") else {
      return failed(bytes, at: index)
    }
    return index
  }

  private mutating func failed(_ bytes: Span<UInt8>, at offset: Int) -> Int? {
    offset < bytes.count ? failAtCharacter(bytes, at: offset) : fail(bytes, at: offset)
    return nil
  }

  /// Reads data that isn't in Base64.
  private mutating func readCharacters(_ text: UTF8Span) {
    let bytes = text.span
    var index = data.lowerBound
    while index < bytes.count {
      if ByteSet.uriQuery.contains(bytes[index]) {
        index += 1
      } else if bytes.percentEncodedByte(at: index) != nil {
        index += 3
      } else {
        return failAtCharacter(bytes, at: index)
      }
      size += 1
    }
  }

  /// Reads Base64.
  ///
  /// A percent sign with two digits counts as one of its characters.
  private mutating func readBase64(_ bytes: Span<UInt8>) {
    var index = data.lowerBound
    var characters = 0
    var padding = 0
    while index < bytes.count {
      let encoded = bytes.percentEncodedByte(at: index)
      let byte = encoded ?? bytes[index]
      if byte == UInt8(ascii: "=") {
        padding += 1
        guard characters % 4 >= 2, characters % 4 + padding <= 4 else {
          return failAtCharacter(bytes, at: index)
        }
      } else {
        let isBase64 =
          byte.isLetter || byte.isDigit || byte == UInt8(ascii: "+") || byte == UInt8(ascii: "/")
        guard isBase64, padding == 0 else { return failAtCharacter(bytes, at: index) }
        characters += 1
      }
      index += encoded == nil ? 1 : 3
    }
    guard (characters + padding) % 4 == 0 else {
      fault = bytes.count..<bytes.count
      return
    }
    size = characters * 3 / 4
  }

  /// Records a fault at a character.
  ///
  /// A percent sign at the end might still get its digits.
  private mutating func failAtCharacter(_ bytes: Span<UInt8>, at offset: Int) {
    fail(bytes, at: offset)
    guard bytes[offset] == UInt8(ascii: "%") else { return }
    var end = offset + 1
    while end < min(bytes.count, offset + 3), bytes[end].hexadecimalValue != nil { end += 1 }
    fault = offset..<end
    impossibleAt = end == bytes.count && end < offset + 3 ? nil : offset
  }
}

extension Span<UInt8> {
  /// Returns whether the character at an offset is allowed in the name or the value of a parameter:
  /// one that both a token and a URI may contain, or a percent-encoded one.
  fileprivate func isParameter(at offset: Int) -> Bool {
    let byte = self[offset]
    if byte == UInt8(ascii: "%") { return percentEncodedByte(at: offset) != nil }
    return ByteSet.mediaToken.contains(byte) && ByteSet.uriName.contains(byte)
  }
}
