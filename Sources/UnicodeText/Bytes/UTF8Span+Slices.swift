extension UTF8Span {
  /// Calls a closure with a part of the text.
  ///
  ///     "AB-12".utf8Span.withSlice(0..<2) { String(copying: $0) }  // "AB"
  ///
  /// - Parameters:
  ///   - range: Byte offsets where scalars begin.
  ///   - body: Receives the part, which is valid during the call.
  /// - Returns: The result of the closure.
  @inline(__always)
  package func withSlice<Result>(_ range: Range<Int>, _ body: (UTF8Span) -> Result) -> Result {
    withSlice(range, passing: ()) { slice, _ in body(slice) }
  }

  /// Calls a closure with a part of the text and a borrowed value, which closures can't capture.
  @inline(__always)
  package func withSlice<Context, Result>(
    _ range: Range<Int>,
    passing context: borrowing Context,
    _ body: (UTF8Span, borrowing Context) -> Result
  ) -> Result {
    // SAFETY: the bytes between the starts of two scalars of well-formed UTF-8 are well formed.
    body(UTF8Span(unchecked: span.extracting(range), isKnownASCII: isKnownASCII), context)
  }
}
