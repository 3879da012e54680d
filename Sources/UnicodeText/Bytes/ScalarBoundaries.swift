extension UInt8 {
  /// Whether this is a byte of a UTF-8 scalar other than the first.
  @inlinable @inline(__always)
  package var continuesScalar: Bool { self & 0xC0 == 0x80 }
}

extension Span<UInt8> {
  /// Returns the start of the scalar that ends at an offset; 0 at the start of the text.
  ///
  ///     "aé".utf8Span.span.startOfScalar(before: 3)  // 1
  @inlinable
  package func startOfScalar(before end: Int) -> Int {
    var start = Swift.max(end - 1, 0)
    while start > 0, self[start].continuesScalar { start -= 1 }
    return start
  }

  /// Returns the first offset, starting at a given one, that isn't inside a scalar.
  ///
  ///     "éa".utf8Span.span.endOfScalar(from: 1)  // 2
  @inlinable
  package func endOfScalar(from offset: Int) -> Int {
    var end = offset
    while end < count, self[end].continuesScalar { end += 1 }
    return end
  }

  /// Returns the bytes of the scalar that begins at an offset; an empty range at the end of the
  /// text.
  ///
  ///     "aé".utf8Span.span.rangeOfScalar(at: 1)  // 1..<3
  @inlinable
  package func rangeOfScalar(at offset: Int) -> Range<Int> {
    let start = Swift.min(offset, count)
    return start..<endOfScalar(from: Swift.min(start + 1, count))
  }
}
