extension String {
  /// Creates a text with the bytes of a span.
  package init(copying span: UTF8Span) {
    self.init(copying: span, in: 0..<span.count)
  }

  /// Creates a text with some bytes of a span.
  ///
  /// The range is of offsets of bytes, each at the beginning of a scalar or the end.
  package init(copying span: UTF8Span, in range: Range<Int>) {
    let bytes = span.span
    self.init(unsafeUninitializedCapacity: range.count) { buffer in
      for index in range.indices { buffer[index - range.lowerBound] = bytes[index] }
      return range.count
    }
  }
}
