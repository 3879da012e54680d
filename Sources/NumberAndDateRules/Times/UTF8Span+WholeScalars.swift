import RuleEngine

extension UTF8Span {
  /// Returns a range of bytes with the rest of the scalar in which it ends, or nil if it is empty or
  /// lies behind the text.
  func wholeScalars(in range: Range<Int>) -> Range<Int>? {
    var end = min(range.upperBound, count)
    guard range.lowerBound < end else { return nil }
    while end < count, span[end] & 0xC0 == 0x80 { end += 1 }
    return range.lowerBound..<end
  }
}
