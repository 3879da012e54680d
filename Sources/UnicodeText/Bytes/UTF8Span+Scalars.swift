extension UTF8Span {
  /// Whether the first byte is a visible ASCII character.
  ///
  /// If it is, the text isn't blank, which settles the question for nearly every text.
  @inlinable @inline(__always)
  package var beginsWithVisibleASCII: Bool {
    let bytes = span
    return !bytes.isEmpty && bytes[0] > 0x20 && bytes[0] < 0x7F
  }

  /// Returns the scalar that begins at an offset.
  ///
  /// The byte at the offset must be the first of a scalar.
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

  /// Returns the number of scalars that are in a set.
  package func numberOfMembers(of set: UnicodeSet) -> Int {
    let bytes = span
    var members = 0
    var start = 0
    while start < count {
      let end = set.endOfRun(in: self, from: start)
      for index in start..<end where !bytes[index].continuesScalar { members += 1 }
      start = set.endOfRun(in: self, from: end, ofMembers: false)
    }
    return members
  }

  /// Returns the offset of the member of a set that comes after a number of other members, or nil
  /// if the text doesn't have enough of them.
  package func offset(after number: Int, membersOf set: UnicodeSet) -> Int? {
    if number >= count { return nil }
    let bytes = span
    var left = number
    var start = 0
    while start < count {
      let end = set.endOfRun(in: self, from: start)
      for index in start..<end where !bytes[index].continuesScalar {
        if left == 0 { return index }
        left -= 1
      }
      start = set.endOfRun(in: self, from: end, ofMembers: false)
    }
    return nil
  }

  /// Returns whether the bytes at an offset begin with other bytes.
  package func hasBytes(_ other: Span<UInt8>, at offset: Int) -> Bool {
    guard offset >= 0, offset + other.count <= count else { return false }
    let bytes = span
    for index in other.indices where bytes[offset + index] != other[index] { return false }
    return true
  }
}

extension Span<UInt8> {
  /// Returns whether some bytes are a lowercase ASCII text, regardless of their case.
  ///
  ///     "a=BASE64".utf8Span.span.isText(2..<8, "base64")  // true
  @inlinable
  package func isText(_ range: Range<Int>, _ lowercase: String) -> Bool {
    let wanted = lowercase.utf8Span.span
    guard wanted.count == range.count else { return false }
    for index in wanted.indices
    where self[range.lowerBound + index].lowercasedASCII != wanted[index] { return false }
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
  /// Returns the value and the length of the scalar beyond ASCII that begins at an offset.
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
  /// The range consists of byte offsets, each at the start of a scalar or at the end.
  package init(copying span: UTF8Span, in range: Range<Int>) {
    let bytes = span.span
    self.init(unsafeUninitializedCapacity: range.count) { buffer in
      for index in range.indices { buffer[index - range.lowerBound] = bytes[index] }
      return range.count
    }
  }

  /// Creates a text from UTF-8 bytes, where U+FFFD replaces malformed bytes.
  package init(decoding bytes: Span<UInt8>) {
    // SAFETY: the buffer is used only within the closure, and decoding copies it.
    self = bytes.withUnsafeBufferPointer { String(decoding: $0, as: UTF8.self) }
  }
}

extension UTF8Span {
  /// Returns the offset where the character that contains a byte begins; the end of the text is
  /// returned unchanged.
  ///
  ///     "ae\u{301}b".utf8Span.startOfCharacter(at: 2)  // 1
  ///
  /// - Complexity: O(1) between two ASCII characters, otherwise O(*n*) in the number of bytes back
  ///   to the last two adjacent ASCII characters.
  package func startOfCharacter(at offset: Int) -> Int {
    if offset <= 0 || offset >= count { return min(max(offset, 0), count) }
    // Grapheme breaking may look back far, but never past a pair of ASCII scalars.
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

  /// Returns whether a character certainly begins at an offset: between two ASCII scalars.
  ///
  /// CR LF is the only ASCII pair that forms a single character.
  private func isBetweenASCII(_ offset: Int) -> Bool {
    let bytes = span
    return bytes[offset] < 0x80 && bytes[offset - 1] < 0x80 && bytes[offset] != 0x0A
  }

  /// Returns the end of the whitespace that begins at an offset, or the offset if there is none.
  package func endOfWhiteSpace(from offset: Int) -> Int {
    var end = offset
    while end < count {
      // Scalars don't contain whitespace.
      guard !span[end].continuesScalar else { break }
      let scalar = scalar(at: end)
      guard scalar.isWhiteSpaceProperty else { break }
      end += scalar.utf8Length
    }
    return end
  }

  /// Returns the length of the common prefix of this text and another one, in bytes.
  @inlinable
  package func commonPrefix(with other: Span<UInt8>) -> Int {
    let bytes = span
    let end = min(bytes.count, other.count)
    var length = 0
    while length < end, bytes[length] == other[length] { length += 1 }
    return length
  }
}
