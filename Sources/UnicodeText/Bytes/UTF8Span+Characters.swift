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
