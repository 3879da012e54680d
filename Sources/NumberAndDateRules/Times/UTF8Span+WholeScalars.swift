import UnicodeText

extension UTF8Span {
  /// Returns a range of bytes with the rest of the scalar in which it ends, or nil if it is empty or
  /// lies behind the text.
  func wholeScalars(in range: Range<Int>) -> Range<Int>? {
    let end = min(range.upperBound, count)
    return range.lowerBound < end ? range.lowerBound..<span.endOfScalar(from: end) : nil
  }
}
