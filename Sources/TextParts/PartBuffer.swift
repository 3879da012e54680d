/// A text that is assembled from pieces, without allocating unless it is long.
struct PartBuffer: ~Copyable {
  private var short = InlineArray<128, UInt8>(repeating: 0)

  /// The whole text, once it is longer than `short`.
  private var long: [UInt8] = []

  /// The length in bytes.
  private(set) var count = 0

  init() {}

  mutating func append(_ byte: UInt8) {
    if count < short.count {
      short[count] = byte
    } else {
      if count == short.count { long = short.indices.map { short[$0] } }
      long.append(byte)
    }
    count += 1
  }

  mutating func append(_ bytes: Span<UInt8>) {
    guard count + bytes.count <= short.count else {
      for index in bytes.indices { append(bytes[index]) }
      return
    }
    for index in bytes.indices { short[count &+ index] = bytes[unchecked: index] }
    count += bytes.count
  }

  /// Removes everything after the first bytes.
  mutating func truncate(to length: Int) {
    if count > short.count {
      if length <= short.count {
        for index in 0..<length { short[index] = long[index] }
        long = []
      } else {
        long.removeLast(count - length)
      }
    }
    count = length
  }

  subscript(index: Int) -> UInt8 { count > short.count ? long[index] : short[index] }

  func withBytes<Result>(_ body: (Span<UInt8>) -> Result) -> Result {
    count > short.count ? body(long.span) : body(short.span.extracting(0..<count))
  }

  /// Calls a closure with the text.
  ///
  /// - Precondition: The buffer contains only whole characters.
  func withText<Result>(_ body: (UTF8Span) -> Result) -> Result {
    withText(passing: ()) { text, _ in body(text) }
  }

  /// Calls a closure with the text, and with a value that is only borrowed.
  ///
  /// - Precondition: The buffer contains only whole characters.
  func withText<Context, Result>(
    passing context: borrowing Context,
    _ body: (UTF8Span, borrowing Context) -> Result
  ) -> Result {
    // SAFETY: the pieces are whole groups of a UTF-8 text, and texts from tables and patterns.
    count > short.count
      ? body(UTF8Span(unchecked: long.span), context)
      : body(UTF8Span(unchecked: short.span.extracting(0..<count)), context)
  }
}
