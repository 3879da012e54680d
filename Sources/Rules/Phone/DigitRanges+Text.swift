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
    try add(prefixes, mask: mask, isOpen: false)
  }

  /// Adds prefixes, and everything that starts with one of them.
  ///
  ///     try leadingDigits.add("80 84 87-88")
  ///     leadingDigits.containsPrefix(of: "84123")  // true
  ///
  /// - Throws: `DigitRangesError` as ``add(_:lengths:)`` does.
  public mutating func add(_ prefixes: some StringProtocol) throws(DigitRangesError) {
    try add(prefixes, mask: .max, isOpen: true)
  }

  private mutating func add(
    _ prefixes: some StringProtocol,
    mask: UInt32,
    isOpen: Bool
  ) throws(DigitRangesError) {
    var reader = DigitRangesReader()
    var offset = 0
    for byte in prefixes.utf8 {
      if byte == UInt8(ascii: " ") {
        try close(&reader, before: offset, mask, isOpen)
      } else {
        try reader.read(byte, at: offset)
      }
      offset += 1
    }
    try close(&reader, before: offset, mask, isOpen)
  }

  /// Adds the range that has been read, if there is one.
  private mutating func close(
    _ reader: inout DigitRangesReader,
    before end: Int,
    _ mask: UInt32,
    _ isOpen: Bool
  ) throws(DigitRangesError) {
    guard let count = try reader.finish(before: end) else { return }
    let shorter = (UInt32(1) << UInt32(count)) - 1
    do throws(DigitRangesError.Reason) {
      if !isOpen, mask & shorter != 0 { throw .longerThanItsNumbers }
      try insert(
        from: reader.lower.span.extracting(0..<count),
        to: (reader.isRange ? reader.upper : reader.lower).span.extracting(0..<count),
        lengths: isOpen ? ~shorter : mask
      )
    } catch {
      throw DigitRangesError(reason: error, offset: reader.start, length: end - reader.start)
    }
    reader = DigitRangesReader()
  }
}

/// Reads one prefix or range of prefixes, byte by byte.
private struct DigitRangesReader {
  var lower = InlineArray<31, UInt8>(repeating: 0)
  var upper = InlineArray<31, UInt8>(repeating: 0)
  var lowerCount = 0
  var upperCount = 0
  var isRange = false
  var start = -1

  mutating func read(_ byte: UInt8, at offset: Int) throws(DigitRangesError) {
    if start < 0 { start = offset }
    let digit = byte &- UInt8(ascii: "0")
    if byte == UInt8(ascii: "-"), !isRange, lowerCount > 0 {
      isRange = true
    } else if digit > 9 {
      throw DigitRangesError(reason: .notADigit, offset: offset, length: 1)
    } else if lowerCount == 31 && !isRange || upperCount == 31 {
      throw DigitRangesError(
        reason: .longerThanItsNumbers, offset: start, length: offset - start)
    } else if isRange {
      upper[upperCount] = digit
      upperCount += 1
    } else {
      lower[lowerCount] = digit
      lowerCount += 1
    }
  }

  /// Returns the number of digits of what was read, or nil if nothing was.
  func finish(before end: Int) throws(DigitRangesError) -> Int? {
    guard start >= 0 else { return nil }
    guard isRange else { return lowerCount }
    guard lowerCount == upperCount, isAscending else {
      throw DigitRangesError(reason: .disordered, offset: start, length: end - start)
    }
    return lowerCount
  }

  private var isAscending: Bool {
    for index in 0..<lowerCount where lower[index] != upper[index] {
      return lower[index] < upper[index]
    }
    return true
  }
}
