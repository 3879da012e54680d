import CICU

// SAFETY: all texts pass between Swift and C in this file. Pointers to Swift's memory are valid
// during the call that receives them, and no C function keeps one. A text from C belongs to the
// calling thread until its next call; it is copied before anything else runs.

/// The maximum length of a text for ICU, whose lengths have 32 bits.
///
/// Normalization may make a text many times longer.
private let longestText = 1 << 26

extension UTF8Span {
  /// Calls a closure with the bytes of this text.
  ///
  /// - Precondition: The text has at most 64 MiB.
  func withBytes<Result>(_ body: (UnsafePointer<UInt8>?, Int) -> Result) -> Result {
    precondition(count <= longestText, "a text of more than 64 MiB")
    return span.withUnsafeBufferPointer { body($0.baseAddress, $0.count) }
  }
}

extension String {
  /// Calls a closure with the bytes of this text.
  ///
  /// - Precondition: The text has at most 64 MiB.
  func withBytes<Result>(_ body: (UnsafePointer<UInt8>?, Int) -> Result) -> Result {
    utf8Span.withBytes(body)
  }

  /// Copies a text from ICU, or returns nil if ICU returned none.
  init?(_ text: cicu_text) {
    guard let bytes = text.bytes else { return nil }
    self = String(decoding: UnsafeBufferPointer(start: bytes, count: text.length), as: UTF8.self)
  }
}
