import CICU

// SAFETY: all texts cross between Swift and C in this file. Pointers to Swift's memory are valid
// during the call that receives them, and no C function keeps one. A text from C belongs to the
// calling thread until its next call; it is copied before anything else runs.

/// The longest text that is given to ICU, whose lengths have 32 bits: normalisation may make a text
/// many times longer.
private let longestText = 1 << 26

extension UTF8Span {
  /// Calls a function with the bytes of this text.
  ///
  /// - Precondition: The text has at most 64 MiB.
  func withBytes<Result>(_ body: (UnsafePointer<UInt8>?, Int) -> Result) -> Result {
    precondition(count <= longestText, "a text of more than 64 MiB")
    return span.withUnsafeBufferPointer { body($0.baseAddress, $0.count) }
  }
}

extension String {
  /// Calls a function with the bytes of this text.
  ///
  /// - Precondition: The text has at most 64 MiB.
  func withBytes<Result>(_ body: (UnsafePointer<UInt8>?, Int) -> Result) -> Result {
    utf8Span.withBytes(body)
  }

  /// Copies a text that ICU wrote, or returns nil if ICU gave no answer.
  init?(_ text: cicu_text) {
    guard let bytes = text.bytes else { return nil }
    self = String(
      decoding: UnsafeBufferPointer(start: bytes, count: text.length),
      as: UTF8.self
    )
  }
}
