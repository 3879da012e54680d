import UnicodeText

extension UTF8Span {
  /// Returns where the character begins that has a byte; the end of the text stays.
  ///
  ///     "ae\u{301}b".utf8Span.startOfCharacter(at: 2)  // 1
  ///
  /// - Complexity: O(1) between two characters of ASCII, else O(*n*) in the number of bytes back to
  ///   the last two such characters.
  func startOfCharacter(at place: Int) -> Int {
    if place <= 0 || place >= count { return min(max(place, 0), count) }
    // What joins characters may look back far, but never past a pair of ASCII scalars.
    var start = place
    while start > 0, !isBetweenASCII(start) { start -= 1 }
    if start == place { return place }
    var iterator = makeCharacterIterator()
    iterator.reset(roundingBackwardsFrom: start)
    while iterator.skipForward(by: 1) == 1, iterator.currentCodeUnitOffset <= place {
      start = iterator.currentCodeUnitOffset
    }
    return start
  }

  /// Whether a character surely begins at a place: between two ASCII scalars, of which CR LF is
  /// the only pair that forms one character.
  private func isBetweenASCII(_ place: Int) -> Bool {
    let bytes = span
    return bytes[place] < 0x80 && bytes[place - 1] < 0x80 && bytes[place] != 0x0A
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
