import UnicodeText
package import Violations

/// A text as written in a file: a scalar of YAML or a string of JSON, with quotes, escapes and
/// folded lines.
///
///     // Line 1 of the file is: {"a": "x\u00e9{"}
///     written.position(ofScalar: 2, of: "xé{")  // 1:14, the brace
package struct WrittenText: Sendable {
  /// The languages for writing a text.
  package enum Notation: Sendable {
    /// A string of JSON.
    case json
    /// A scalar of YAML, of any style.
    case yaml
  }

  package let source: SourceText

  /// The position of the text's opening quote, of its block header, or of its first character.
  package let start: SourcePosition

  /// The language of the file.
  package let notation: Notation

  /// Creates a description of a text.
  package init(in source: SourceText, at start: SourcePosition, as notation: Notation) {
    self.source = source
    self.start = start
    self.notation = notation
  }

  /// Returns the position of a scalar of the text in the file.
  ///
  /// - Parameters:
  ///   - offset: The number of Unicode scalars before the wanted one.
  ///   - text: The text, as a reader of the file interprets it.
  /// - Returns: The position, or the position after the text for an offset past its end.
  /// - Complexity: O(*n*) in the length of the text as written, plus the length of the file on
  ///   first use.
  package func position(ofScalar offset: Int, of text: String) -> SourcePosition {
    guard offset >= 0, let first = source.byte(at: start) else { return start }
    let scalars = text.unicodeScalars
    // Folding only changes whitespace, so only the other scalars are counted.
    let before = scalars.prefix(offset)
    let isBlank = scalars.dropFirst(offset).first?.isFolded ?? true
    let count = before.count { !$0.isFolded }
    var walk = WrittenScalars(source.bytes, from: first, notation)
    var last = walk.index..<walk.index
    for number in 0...count {
      guard number < count || !isBlank else { break }
      guard let next = walk.next() else { break }
      last = next
    }
    guard isBlank else { return source.position(ofByte: last.lowerBound) }
    let blanks = before.reversed().prefix { $0.isFolded }.count
    let written = source.bytes[last.upperBound...].prefix(blanks).prefix {
      $0 == 0x20 || $0 == 0x09
    }
    return source.position(ofByte: last.upperBound + written.count)
  }
}

extension Unicode.Scalar {
  /// Whether this is whitespace that folded lines change between the file and the text.
  fileprivate var isFolded: Bool {
    switch value {
    case 0x09, 0x0A, 0x0D, 0x20, 0x85, 0x2028, 0x2029: true
    default: false
    }
  }
}

/// Iterates over the scalars of a written text that aren't whitespace.
private struct WrittenScalars {
  private enum Style { case plain, singleQuoted, escaped }

  private let bytes: [UInt8]
  private let style: Style

  /// The index of the first byte that wasn't read yet.
  private(set) var index: Int

  init(_ bytes: [UInt8], from start: Int, _ notation: WrittenText.Notation) {
    self.bytes = bytes
    index = start
    let first = start < bytes.count ? bytes[start] : 0
    switch (notation, first) {
    case (_, UInt8(ascii: "\"")): (style, index) = (.escaped, start + 1)
    case (.yaml, UInt8(ascii: "'")): (style, index) = (.singleQuoted, start + 1)
    case (.yaml, UInt8(ascii: "|")), (.yaml, UInt8(ascii: ">")):
      style = .plain
      // The block begins after its header line.
      index = (bytes[start...].firstIndex { $0 == 0x0A || $0 == 0x0D } ?? bytes.count)
    default: style = .plain
    }
  }

  /// Returns the bytes of the next scalar that isn't whitespace, or nil at the end of a quoted text
  /// or of the file.
  mutating func next() -> Range<Int>? {
    while index < bytes.count {
      let start = index
      let byte = bytes[index]
      if style == .escaped, byte == UInt8(ascii: "\\") {
        if escape() { return start..<index }
        continue
      }
      if style == .escaped, byte == UInt8(ascii: "\"") { return nil }
      if style == .singleQuoted, byte == UInt8(ascii: "'") {
        guard start + 1 < bytes.count, bytes[start + 1] == byte else { return nil }
        index += 2
        return start..<index
      }
      index = bytes.span.endOfScalar(from: index + 1)
      let isBlank = byte == 0x20 || byte == 0x09 || byte == 0x0A || byte == 0x0D
      if !isBlank, !scalar(start..<index).isFolded { return start..<index }
    }
    return nil
  }

  private func scalar(_ range: Range<Int>) -> Unicode.Scalar {
    String(decoding: bytes[range], as: UTF8.self).unicodeScalars.first ?? " "
  }

  /// Reads an escape, or both escapes of a surrogate pair, and returns whether it represents a
  /// scalar that isn't whitespace.
  private mutating func escape() -> Bool {
    let letter = index + 1 < bytes.count ? bytes[index + 1] : 0
    index = min(bytes.count, index + 2)
    switch letter {
    case UInt8(ascii: "x"): return isShown(hexadecimal(digits: 2))
    case UInt8(ascii: "U"): return isShown(hexadecimal(digits: 8))
    case UInt8(ascii: "u"):
      let value = hexadecimal(digits: 4)
      if 0xD800...0xDBFF ~= value { index = min(bytes.count, index + 6) }
      return isShown(value)
    case UInt8(ascii: "n"), UInt8(ascii: "r"), UInt8(ascii: "t"), UInt8(ascii: "N"),
      UInt8(ascii: "L"), UInt8(ascii: "P"), 0x20, 0x09, 0x0A, 0x0D:
      return false
    default: return true
    }
  }

  private func isShown(_ value: UInt32) -> Bool { Unicode.Scalar(value)?.isFolded != true }

  private mutating func hexadecimal(digits: Int) -> UInt32 {
    let end = min(bytes.count, index + digits)
    defer { index = end }
    return UInt32(String(decoding: bytes[index..<end], as: UTF8.self), radix: 16) ?? 0
  }
}
