extension DigitRanges {
  /// Adds prefixes, and all strings of some lengths that start with one of them.
  ///
  ///     try ranges.add("21-22 24 80(0-9)", lengths: [9])
  ///
  /// - Parameters:
  ///   - prefixes: Prefixes, each a ``DigitPattern``, separated by blanks.
  ///   - lengths: The lengths of the strings, prefix included.
  /// - Throws: `DigitRangesError` for text of another form, a prefix that is longer than one of
  ///   the lengths, and prefixes that are in the set with one of the lengths already.
  /// - Complexity: O(*n*), where *n* is the number of bytes, for ranges of siblings.
  public mutating func add(
    _ prefixes: some StringProtocol,
    lengths: [Int]
  ) throws(DigitRangesError) {
    var mask: UInt32 = 0
    for length in lengths {
      guard 1...Self.longest ~= length else {
        throw DigitRangesError(reason: .length, offset: 0, length: prefixes.utf8.count)
      }
      mask |= 1 << UInt32(length)
    }
    let text = String(prefixes)
    try add(text.utf8Span.span, mask: mask, isOpen: false)
  }

  /// Adds prefixes, and everything that starts with one of them.
  ///
  ///     try leadingDigits.add("80 84 87-88")
  ///
  /// - Throws: `DigitRangesError` as ``add(_:lengths:)`` does.
  public mutating func add(_ prefixes: some StringProtocol) throws(DigitRangesError) {
    let text = String(prefixes)
    try add(text.utf8Span.span, mask: .max, isOpen: true)
  }

  private mutating func add(
    _ text: Span<UInt8>,
    mask: UInt32,
    isOpen: Bool
  ) throws(DigitRangesError) {
    var start = 0
    while start < text.count {
      if text[start] == UInt8(ascii: " ") {
        start += 1
        continue
      }
      let pattern = try DigitPattern(in: text, from: start)
      do throws(DigitRangesError.Reason) {
        let shorter = (UInt32(1) << UInt32(pattern.count)) - 1
        if !isOpen, mask & shorter != 0 { throw .longerThanItsNumbers }
        try insert(pattern, in: text, lengths: isOpen ? ~shorter : mask)
      } catch {
        throw DigitRangesError(
          reason: error,
          offset: start,
          length: pattern.end - start
        )
      }
      start = pattern.end
    }
  }
}
