/// The digits of an extension, in the script in which they were written.
struct PhoneExtension: Sendable, Hashable {
  private(set) var digits = PackedDigits()

  /// Bit *n* says that digit *n* is not ASCII.
  private var native: UInt32 = 0

  /// The zero of the script of those digits.
  private var nativeZero: UInt32 = 0

  /// Creates an extension without digits.
  init() {}

  /// Reads an extension from a text.
  init(_ text: borrowing PhoneText, in range: Range<Int>) {
    for index in range {
      if text[index] >= 0x80 {
        native |= 1 << UInt32(digits.count)
        nativeZero = text.nativeZero
      }
      digits.append(PhoneSymbol.digit(text[index]))
    }
  }

  var isEmpty: Bool { digits.count == 0 }

  /// The digits as written.
  var text: String {
    var text = String.UnicodeScalarView()
    for index in 0..<digits.count {
      let zero: UInt32 = native & 1 << UInt32(index) == 0 ? 0x30 : nativeZero
      if let scalar = Unicode.Scalar(zero + UInt32(digits[index])) { text.append(scalar) }
    }
    return String(text)
  }
}
