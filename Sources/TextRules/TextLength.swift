import RuleEngine
import UnicodeText

extension UTF8Span {
  func length(in unit: LengthCheck.Unit) -> Int {
    switch unit {
    case .bytes: count
    case .scalars: isKnownASCII ? count : scalarCount
    case .utf16: isKnownASCII ? count : utf16Count
    case .characters: isKnownASCII ? asciiCharacterCount : characterCount
    case .words: wordCount
    }
  }

  /// Returns the offset of the first unit after a number of units, where a text becomes too long.
  ///
  ///     "Zoë!".utf8Span.offset(after: 3, in: .bytes)       // 2: the ë has the third and fourth
  ///     "Zoë!".utf8Span.offset(after: 3, in: .characters)  // 4
  func offset(after number: Int, in unit: LengthCheck.Unit) -> Int {
    if unit == .characters {
      var iterator = makeCharacterIterator()
      _ = iterator.skipForward(by: number)
      return iterator.currentCodeUnitOffset
    }
    var left = number
    var offset = 0
    while offset < count {
      let scalar = self.scalar(at: offset)
      let units =
        switch unit {
        case .bytes: scalar.utf8Length
        case .utf16: scalar.value > 0xFFFF ? 2 : 1
        case .scalars, .characters, .words: 1
        }
      if units > left { return offset }
      left -= units
      offset += scalar.utf8Length
    }
    return offset
  }

  /// The number of scalars, which is the number of bytes that don't continue a scalar.
  private var scalarCount: Int {
    let bytes = span
    var scalars = 0
    for index in bytes.indices where !bytes[index].continuesScalar { scalars += 1 }
    return scalars
  }

  /// The number of UTF-16 code units.
  ///
  /// A scalar of four bytes needs two.
  private var utf16Count: Int {
    let bytes = span
    var units = 0
    for index in bytes.indices where !bytes[index].continuesScalar {
      units += bytes[index] >= 0xF0 ? 2 : 1
    }
    return units
  }

  private var characterCount: Int {
    var iterator = makeCharacterIterator()
    return iterator.skipForward(by: .max)
  }

  /// The number of characters in an ASCII text, found without segmentation.
  ///
  /// Segmentation would return the same number about ten times slower (the `length` benchmarks).
  /// The shortcut works because CR LF is the only pair of ASCII scalars that forms one character.
  private var asciiCharacterCount: Int {
    let bytes = span
    var characters = bytes.count
    for index in bytes.indices.dropFirst()
    where bytes[index] == UInt8(ascii: "\n") && bytes[index - 1] == UInt8(ascii: "\r") {
      characters -= 1
    }
    return characters
  }
}

/// A text without the scalars that don't count.
///
/// It knows where the others are in the source.
struct CountedText {
  /// The scalars that count.
  private(set) var text = ""

  /// The offset of each scalar of ``text``, in bytes, there and in the source.
  private var offsets: [(counted: Int, source: Int)] = []

  init(_ source: UTF8Span, without ignored: UnicodeSet) {
    var offset = 0
    while offset < source.count {
      let scalar = source.scalar(at: offset)
      if !ignored.contains(scalar) {
        offsets.append((text.utf8.count, offset))
        text.unicodeScalars.append(scalar)
      }
      offset += scalar.utf8Length
    }
  }

  /// Returns the offset in the source of the scalar that begins at an offset of ``text``.
  func sourceOffset(of offset: Int) -> Int {
    offsets.first { $0.counted >= offset }?.source ?? 0
  }
}
