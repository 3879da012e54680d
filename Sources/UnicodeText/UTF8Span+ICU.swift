import CICU

// SAFETY: these are the places where texts cross between Swift and C. Pointers to Swift's memory
// are valid during the call that receives them, and no C function keeps one. Texts from C belong
// to the calling thread until its next call; each is copied before anything else runs.

/// The largest text that ICU's 32-bit lengths and growth by normalisation leave room for.
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

  /// Copies a text that ICU wrote, or nil if it gave no answer.
  init?(_ text: cicu_text) {
    guard let bytes = text.bytes else { return nil }
    self = String(
      decoding: UnsafeBufferPointer(start: bytes, count: text.length),
      as: UTF8.self
    )
  }
}
