/// A buffer for up to four texts, written one after another.
///
/// Each text has at most 255 bytes of ASCII. The bytes are on the stack, so only the finished
/// strings are allocated. A later text can copy from an earlier one.
struct PhoneWriter {
  private static let longestText = 255

  private var bytes = InlineArray<1024, UInt8>(repeating: 0)
  private(set) var count = 0

  /// The offset where the current text begins.
  private var start = 0

  /// Adds a byte, or drops it if there is no room.
  mutating func append(_ byte: UInt8) {
    guard count - start < Self.longestText, count < bytes.count else { return }
    bytes[count] = byte
    count += 1
  }

  mutating func append(_ digits: DialledDigits) {
    for index in 0..<digits.count { append(digits[index] + UInt8(ascii: "0")) }
  }

  /// Adds ASCII text.
  mutating func append(_ text: StaticString) {
    text.withUTF8Buffer { for byte in $0 { append(byte) } }
  }

  mutating func append(_ number: Int) {
    if number >= 10 { append(number / 10) }
    append(UInt8(number % 10) + UInt8(ascii: "0"))
  }

  /// Adds a number between two ASCII texts.
  mutating func append(_ before: StaticString, _ number: Int, _ behind: StaticString) {
    append(before)
    append(number)
    append(behind)
  }

  /// Replaces each run of punctuation after an offset with one hyphen, and drops a leading hyphen.
  mutating func hyphenate(from start: Int) {
    var end = start
    var isPending = false
    for index in start..<count {
      if PhoneSymbol.isPunctuation(bytes[index]) {
        isPending = end > start
      } else {
        if isPending {
          bytes[end] = UInt8(ascii: "-")
          end += 1
          isPending = false
        }
        bytes[end] = bytes[index]
        end += 1
      }
    }
    if isPending {
      bytes[end] = UInt8(ascii: "-")
      end += 1
    }
    count = end
  }

  /// Adds a copy of an earlier part, with one hyphen for each run of punctuation and none at the
  /// front.
  mutating func appendHyphenated(_ written: Range<Int>) {
    let start = count
    for offset in written { append(bytes[offset]) }
    hyphenate(from: start)
  }

  /// Ends the current text and begins the next one.
  ///
  /// - Returns: The offsets of the text that ended.
  mutating func endText() -> Range<Int> {
    defer { start = count }
    return start..<count
  }

  /// Returns a text, followed by the digits of an extension if there are any.
  func text(_ range: Range<Int>, _ digitsOfExtension: String? = nil) -> String {
    // SAFETY: the buffer is read only within the closure. The closure captures nothing, because
    // capturing this writer would copy all of it.
    let text = bytes.span.extracting(range)
      .withUnsafeBufferPointer { String(decoding: $0, as: UTF8.self) }
    return digitsOfExtension.map { text + $0 } ?? text
  }
}
