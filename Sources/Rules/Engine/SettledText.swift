import UnicodeText

extension UTF8Span {
  /// Whether the text is surely its own trimmed, collapsed and composed form, and not blank.
  ///
  /// It is one pass without ICU, for the many texts that people typed with an ordinary keyboard.
  /// It may say no of a text that is settled all the same.
  ///
  ///     "Łukasz Żółć".utf8Span.isSettled   // true
  ///     " Ann".utf8Span.isSettled          // false
  ///
  /// - Complexity: O(*n*). It allocates nothing.
  var isSettled: Bool {
    let bytes = span
    let count = bytes.count
    var offset = 0
    var isAfterSpace = true
    while offset < count, bytes[offset] < 0x80 {
      let byte = bytes[offset]
      guard byte &- 0x20 < 0x5F else { return false }
      let isSpace = byte == 0x20
      if isSpace, isAfterSpace { return false }
      isAfterSpace = isSpace
      offset += 1
    }
    if offset == count { return !isAfterSpace }
    return bytes.isSettled(from: offset, isAfterSpace: isAfterSpace)
  }
}

extension Span<UInt8> {
  /// Whether the rest of a text is settled, from a scalar beyond ASCII on.
  fileprivate func isSettled(from start: Int, isAfterSpace: Bool) -> Bool {
    let table = SettledScalars.table
    let count = count
    var offset = start
    var isAfterSpace = isAfterSpace
    var isAfterMark = false
    while offset < count {
      let byte = self[offset]
      if byte < 0x80 {
        guard byte &- 0x20 < 0x5F else { return false }
        let isSpace = byte == 0x20
        if isSpace, isAfterSpace { return false }
        isAfterSpace = isSpace
        isAfterMark = false
        offset += 1
        continue
      }
      let (value, length) = scalarValue(at: offset, startingWith: byte)
      let nature = table[value]
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

  static let table = ScalarTable<UInt8>(count: 0x1_0000) { scalar in
    // Most assigned scalars are here, and all the same; nothing is known of private ones.
    if 0x4E00...0x9FEF ~= scalar.value || 0xAC00...0xD7A3 ~= scalar.value { return plain }
    if scalar.isASCII || 0xE000...0xF8FF ~= scalar.value { return 0 }
    guard scalar.isAssigned, scalar.isAlwaysComposed, !scalar.isInvisible else { return 0 }
    return ScalarProperties(of: scalar).combiningClass == 0 ? plain : orderedMark
  }
}
