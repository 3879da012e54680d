import UnicodeText

extension UTF8Span {
  /// Returns a range of bytes, extended to the end of its last scalar, or nil if the range is empty
  /// or after the text.
  func wholeScalars(in range: Range<Int>) -> Range<Int>? {
    let end = min(range.upperBound, count)
    return range.lowerBound < end ? range.lowerBound..<span.endOfScalar(from: end) : nil
  }
}
