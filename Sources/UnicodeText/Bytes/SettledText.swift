import FrozenTables

extension UTF8Span {
  /// Whether the text is its own trimmed, collapsed and composed form, and not blank.
  ///
  /// The test is one pass without ICU, for the many texts that people type with an ordinary
  /// keyboard. It is false also for some other texts that are in that form.
  ///
  ///     "Łukasz Żółć".utf8Span.isSettled   // true
  ///     " Ann".utf8Span.isSettled          // false
  ///
  /// - Complexity: O(*n*). It allocates nothing.
  package var isSettled: Bool {
    let bytes = span
    let count = bytes.count
    var offset = 0
    var isAfterSpace = true
    while offset + 8 <= count {
      // SAFETY: the eight bytes are inside the span, which is asked once more; any bytes make an
      // integer.
      let word = UInt64(
        littleEndian: bytes.bytes.unsafeLoadUnaligned(fromByteOffset: offset, as: UInt64.self)
      )
      guard word & EightBytes.highBits == 0 else { break }
      guard let isSpaceLast = EightBytes.isSettled(word, isAfterSpace: isAfterSpace) else {
        return false
      }
      isAfterSpace = isSpaceLast
      offset += 8
    }
    while offset < count, bytes[offset] < 0x80 {
      guard bytes[offset].isSettled(isAfterSpace: &isAfterSpace) else { return false }
      offset += 1
    }
    return offset == count
      ? !isAfterSpace : bytes.isSettled(from: offset, isAfterSpace: isAfterSpace)
  }
}

/// Eight characters of ASCII in one number, the first one lowest.
private enum EightBytes {
  static let highBits: UInt64 = 0x8080_8080_8080_8080
  private static let ones: UInt64 = 0x0101_0101_0101_0101

  /// Returns whether the last character is a space, or nil if the characters are not settled.
  @inline(__always)
  static func isSettled(_ word: UInt64, isAfterSpace: Bool) -> Bool? {
    // Adding reaches the high bit of a byte from 0x20 on, and for 0x7F already with 1.
    let isControl = ~(word &+ ones &* 0x60) | (word &+ ones)
    // Of the bytes, only a space becomes zero, which 0x7F cannot carry to the high bit.
    let spaces = ~((word ^ ones &* 0x20) &+ ones &* 0x7F) & highBits
    let before = spaces << 8 | (isAfterSpace ? 0x80 : 0)
    return (isControl | spaces & before) & highBits == 0 ? spaces >> 63 == 1 : nil
  }
}

extension UInt8 {
  /// Whether an ASCII character is visible, or a single space.
  @inline(__always)
  fileprivate func isSettled(isAfterSpace: inout Bool) -> Bool {
    let isSpace = self == 0x20
    defer { isAfterSpace = isSpace }
    return 0x20..<0x7F ~= self && !(isSpace && isAfterSpace)
  }
}

extension Span<UInt8> {
  /// Whether the rest of a text is settled; only texts beyond ASCII need the table.
  fileprivate func isSettled(from start: Int, isAfterSpace: Bool) -> Bool {
    let table = SettledScalars.table
    let count = count
    var offset = start
    var isAfterSpace = isAfterSpace
    var isAfterMark = false
    while offset < count {
      let byte = self[offset]
      if byte < 0x80 {
        guard byte.isSettled(isAfterSpace: &isAfterSpace) else { return false }
        isAfterMark = false
        offset += 1
        continue
      }
      let (value, length) = scalarValue(at: offset, startingWith: byte)
      let nature = value < table.count ? table[Int(value)] : 0
      if nature != SettledScalars.plain {
        guard nature == SettledScalars.orderedMark, !isAfterMark else { return false }
      }
      isAfterMark = nature != SettledScalars.plain
      isAfterSpace = false
      offset += length
    }
    return !isAfterSpace
  }
}

/// The scalars of the first plane that normalisation keeps.
private enum SettledScalars {
  /// Neither white space nor invisible, and composed whatever stands beside it.
  static let plain: UInt8 = 1

  /// A mark that is composed, but may have to change places with the mark before it.
  static let orderedMark: UInt8 = 2

  static let table = FrozenTable(
    immortal: (0..<0x1_0000 as Range<UInt32>).lazy.map { Unicode.Scalar($0).map(nature) ?? 0 }
  )

  private static func nature(of scalar: Unicode.Scalar) -> UInt8 {
    // Most assigned scalars are here, and all the same; nothing is known of private ones.
    if 0x4E00...0x9FEF ~= scalar.value || 0xAC00...0xD7A3 ~= scalar.value { return plain }
    if scalar.isASCII || 0xE000...0xF8FF ~= scalar.value { return 0 }
    guard scalar.isAssigned, scalar.isAlwaysComposed, !scalar.isInvisible else { return 0 }
    return ScalarProperties(of: scalar).combiningClass == 0 ? plain : orderedMark
  }
}
