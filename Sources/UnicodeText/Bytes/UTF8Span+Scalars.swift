extension UTF8Span {
  /// Whether the first byte is an ASCII character that a reader sees, which settles for nearly every
  /// text that it is not blank.
  @inlinable @inline(__always)
  package var beginsWithVisibleASCII: Bool {
    let bytes = span
    return !bytes.isEmpty && bytes[0] > 0x20 && bytes[0] < 0x7F
  }

  /// Returns the scalar that begins at a byte.
  ///
  /// The byte must be the first of a scalar.
  package func scalar(at offset: Int) -> Unicode.Scalar {
    let bytes = span
    let first = UInt32(bytes[offset])
    func continuation(_ distance: Int) -> UInt32 { UInt32(bytes[offset + distance] & 0x3F) }
    let value: UInt32 =
      switch first {
      case ..<0x80: first
      case ..<0xE0: (first & 0x1F) << 6 | continuation(1)
      case ..<0xF0: (first & 0x0F) << 12 | continuation(1) << 6 | continuation(2)
      default:
        (first & 0x07) << 18 | continuation(1) << 12 | continuation(2) << 6 | continuation(3)
      }
    return Unicode.Scalar(value) ?? "\u{FFFD}"
  }

  /// Returns the number of scalars that belong to a set.
  ///
  /// - Complexity: O(*n*) in the number of bytes.
  package func numberOfMembers(of set: UnicodeSet) -> Int {
    let bytes = span
    var members = 0
    var start = 0
    while start < count {
      let end = set.endOfRun(in: self, from: start)
      for index in start..<end where bytes[index] & 0xC0 != 0x80 { members += 1 }
      start = set.endOfRun(in: self, from: end, ofMembers: false)
    }
    return members
  }

  /// Returns the offset of the member of a set that follows a number of other members, or nil if
  /// the text has no more of them.
  ///
  /// - Complexity: O(*n*) in the number of bytes.
  package func offset(after number: Int, membersOf set: UnicodeSet) -> Int? {
    if number >= count { return nil }
    let bytes = span
    var left = number
    var start = 0
    while start < count {
      let end = set.endOfRun(in: self, from: start)
      for index in start..<end where bytes[index] & 0xC0 != 0x80 {
        if left == 0 { return index }
        left -= 1
      }
      start = set.endOfRun(in: self, from: end, ofMembers: false)
    }
    return nil
  }

  /// Returns whether the bytes from an offset on begin with other bytes.
  package func hasBytes(_ other: Span<UInt8>, at offset: Int) -> Bool {
    guard offset >= 0, offset + other.count <= count else { return false }
    let bytes = span
    for index in other.indices where bytes[offset + index] != other[index] { return false }
    return true
  }
}

extension Unicode.Scalar {
  /// The number of bytes that this scalar takes in UTF-8.
  package var utf8Length: Int {
    switch value {
    case ..<0x80: 1
    case ..<0x800: 2
    case ..<0x10000: 3
    default: 4
    }
  }
}

extension Span<UInt8> {
  /// Returns the value and the length of the scalar beyond ASCII that begins at a byte.
  ///
  /// The bytes must be UTF-8.
  @inlinable @inline(__always)
  package func scalarValue(
    at offset: Int,
    startingWith first: UInt8
  ) -> (value: UInt32, length: Int) {
    let lead = UInt32(first)
    let second = UInt32(self[offset + 1] & 0x3F)
    if lead < 0xE0 { return ((lead & 0x1F) << 6 | second, 2) }
    let third = UInt32(self[offset + 2] & 0x3F)
    if lead < 0xF0 { return ((lead & 0x0F) << 12 | second << 6 | third, 3) }
    let fourth = UInt32(self[offset + 3] & 0x3F)
    return ((lead & 0x07) << 18 | second << 12 | third << 6 | fourth, 4)
  }
}

extension String {
  /// Creates a text with the bytes of a span.
  package init(copying span: UTF8Span) {
    self.init(copying: span, in: 0..<span.count)
  }

  /// Creates a text with some bytes of a span.
  ///
  /// The range is of offsets of bytes, each at the beginning of a scalar or the end.
  package init(copying span: UTF8Span, in range: Range<Int>) {
    let bytes = span.span
    self.init(unsafeUninitializedCapacity: range.count) { buffer in
      for index in range.indices { buffer[index - range.lowerBound] = bytes[index] }
      return range.count
    }
  }

  /// Creates a text of bytes in UTF-8; what is none is replaced by U+FFFD.
  package init(decoding bytes: Span<UInt8>) {
    // SAFETY: the buffer is used within the closure only, and decoding copies it.
    self = bytes.withUnsafeBufferPointer { String(decoding: $0, as: UTF8.self) }
  }
}

extension UTF8Span {
  /// Returns the offset at which the character begins that has the byte at an offset; the end of
  /// the text stays as it is.
  ///
  ///     "ae\u{301}b".utf8Span.startOfCharacter(at: 2)  // 1
  ///
  /// - Complexity: O(1) between two characters of ASCII, else O(*n*) in the number of bytes back to
  ///   the last two such characters.
  package func startOfCharacter(at offset: Int) -> Int {
    if offset <= 0 || offset >= count { return min(max(offset, 0), count) }
    // What joins characters may look back far, but never past a pair of ASCII scalars.
    var start = offset
    while start > 0, !isBetweenASCII(start) { start -= 1 }
    if start == offset { return offset }
    var iterator = makeCharacterIterator()
    iterator.reset(roundingBackwardsFrom: start)
    while iterator.skipForward(by: 1) == 1, iterator.currentCodeUnitOffset <= offset {
      start = iterator.currentCodeUnitOffset
    }
    return start
  }

  /// Whether a character surely begins at an offset: between two ASCII scalars, of which CR LF is
  /// the only pair that forms one character.
  private func isBetweenASCII(_ offset: Int) -> Bool {
    let bytes = span
    return bytes[offset] < 0x80 && bytes[offset - 1] < 0x80 && bytes[offset] != 0x0A
  }

  /// Returns where the white space ends that begins at an offset; that offset if none begins there.
  package func endOfWhiteSpace(from offset: Int) -> Int {
    var end = offset
    while end < count {
      // Inside of a scalar there is no white space.
      guard span[end] & 0xC0 != 0x80 else { break }
      let scalar = scalar(at: end)
      guard scalar.isWhiteSpaceProperty else { break }
      end += scalar.utf8Length
    }
    return end
  }

  /// Returns how many bytes this text and another have in common from the beginning.
  @inlinable
  package func commonPrefix(with other: Span<UInt8>) -> Int {
    let bytes = span
    let end = min(bytes.count, other.count)
    var length = 0
    while length < end, bytes[length] == other[length] { length += 1 }
    return length
  }
}
