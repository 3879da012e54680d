/// Text that a number is written to: at most 255 bytes of ASCII.
struct PhoneWriter {
  private var bytes = InlineArray<256, UInt8>(repeating: 0)
  private(set) var count = 0

  /// Adds a byte; what does not fit is dropped.
  mutating func append(_ byte: UInt8) {
    guard count < 255 else { return }
    bytes[count] = byte
    count += 1
  }

  /// Adds digits.
  mutating func append(_ digits: DialledDigits) {
    for index in 0..<digits.count { append(digits[index] + UInt8(ascii: "0")) }
  }

  /// Adds ASCII text.
  mutating func append(_ text: StaticString) {
    text.withUTF8Buffer { for byte in $0 { append(byte) } }
  }

  /// Adds a number.
  mutating func append(_ number: Int) {
    if number >= 10 { append(number / 10) }
    append(UInt8(number % 10) + UInt8(ascii: "0"))
  }

  /// Makes one hyphen of all punctuation in a row from a place on, and none of that in front.
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

  /// Removes all that was written.
  mutating func removeAll() { count = 0 }

  /// Removes bytes at the end, of which there are so many.
  mutating func removeLast(_ removed: Int) { count -= removed }

  /// Writes another byte in place of one.
  mutating func replace(at place: Int, with byte: UInt8) { bytes[place] = byte }

  /// Returns the text, or the end of it.
  func text(from start: Int = 0) -> String {
    String(unsafeUninitializedCapacity: count - start) { buffer in
      for index in start..<count { buffer[index - start] = bytes[index] }
      return count - start
    }
  }
}
