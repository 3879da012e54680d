import UnicodeText

extension UTF8Span {
  /// Returns where the character begins that has a byte; the end of the text stays.
  ///
  ///     "ae\u{301}b".utf8Span.startOfCharacter(at: 2)  // 1
  ///
  /// - Complexity: O(1) between two characters of ASCII, else O(*n*) in the number of bytes of the
  ///   character and what joins it.
  func startOfCharacter(at place: Int) -> Int {
    let bytes = span
    if place <= 0 || place >= bytes.count { return min(max(place, 0), bytes.count) }
    let (byte, before) = (bytes[place], bytes[place - 1])
    // CR LF is the only pair of ASCII scalars that forms one character.
    if byte < 0x80, before < 0x80, byte != 0x0A { return place }
    var iterator = makeCharacterIterator()
    iterator.reset(roundingBackwardsFrom: place)
    return iterator.currentCodeUnitOffset
  }

  /// Returns the end of the white space that begins at a place: the place itself if none does.
  func endOfWhiteSpace(from place: Int) -> Int {
    var end = place
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
  func commonPrefix(with other: Span<UInt8>) -> Int {
    let bytes = span
    let end = min(bytes.count, other.count)
    var length = 0
    while length < end, bytes[length] == other[length] { length += 1 }
    return length
  }
}
