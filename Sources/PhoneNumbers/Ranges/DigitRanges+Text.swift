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
    try add(text.utf8Span.span) { (count) throws(DigitRangesError.Reason) in
      if mask & Self.lengths(below: count) != 0 { throw .longerThanItsNumbers }
      return Said(lengths: mask)
    }
  }

  /// Adds prefixes, and everything that starts with one of them.
  ///
  ///     try leadingDigits.add("80 84 87-88")
  ///
  /// - Throws: `DigitRangesError` as ``add(_:lengths:)`` does.
  public mutating func add(_ prefixes: some StringProtocol) throws(DigitRangesError) {
    let text = String(prefixes)
    try add(text.utf8Span.span) { (count) throws(DigitRangesError.Reason) in
      Said(lengths: ~Self.lengths(below: count))
    }
  }

  /// Adds patterns, with what is said of those of some count of digits.
  mutating func add(
    _ text: Span<UInt8>,
    _ said: (_ count: Int) throws(DigitRangesError.Reason) -> Said
  ) throws(DigitRangesError) {
    var start = 0
    while start < text.count {
      if text[start] == UInt8(ascii: " ") {
        start += 1
        continue
      }
      let pattern = try DigitPattern(in: text, from: start)
      do throws(DigitRangesError.Reason) {
        try insert(pattern, in: text, try said(pattern.count))
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

  /// The lengths that a prefix of some digits is too long for, as bits.
  static func lengths(below count: Int) -> UInt32 { (1 << UInt32(count)) - 1 }
}
