extension DigitRanges {
  /// Adds prefixes, and all strings of some lengths that start with one of them.
  ///
  ///     try ranges.add("21-22 24 800-809", lengths: [9])
  ///
  /// - Parameters:
  ///   - prefixes: Prefixes and ranges of prefixes of equal length, separated by blanks.
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
      let bounds = try Self.bounds(in: text, from: start)
      do throws(DigitRangesError.Reason) {
        let shorter = (UInt32(1) << UInt32(bounds.lower.count)) - 1
        if !isOpen, mask & shorter != 0 { throw .longerThanItsNumbers }
        try insert(
          from: text.extracting(bounds.lower),
          to: text.extracting(bounds.upper),
          lengths: isOpen ? ~shorter : mask
        )
      } catch {
        throw DigitRangesError(
          reason: error,
          offset: start,
          length: bounds.upper.upperBound - start
        )
      }
      start = bounds.upper.upperBound
    }
  }

  /// Finds the bounds of the range that starts at a place; those of one prefix are the same.
  private static func bounds(
    in text: Span<UInt8>,
    from start: Int
  ) throws(DigitRangesError) -> (lower: Range<Int>, upper: Range<Int>) {
    var hyphen: Int?
    var end = start
    while end < text.count, text[end] != UInt8(ascii: " ") {
      if text[end] == UInt8(ascii: "-"), hyphen == nil, end > start {
        hyphen = end
      } else if text[end] &- UInt8(ascii: "0") > 9 {
        throw DigitRangesError(reason: .notADigit, offset: end, length: 1)
      }
      end += 1
    }
    let lower = start..<(hyphen ?? end)
    let upper = hyphen.map { ($0 + 1)..<end } ?? lower
    guard lower.count <= longest else {
      throw DigitRangesError(reason: .longerThanItsNumbers, offset: start, length: end - start)
    }
    var place = 0
    while place < lower.count, place < upper.count,
      text[lower.lowerBound + place] == text[upper.lowerBound + place]
    {
      place += 1
    }
    let isAscending =
      place == lower.count
      || place < upper.count && text[lower.lowerBound + place] < text[upper.lowerBound + place]
    guard lower.count == upper.count, isAscending else {
      throw DigitRangesError(reason: .disordered, offset: start, length: end - start)
    }
    return (lower, upper)
  }
}
