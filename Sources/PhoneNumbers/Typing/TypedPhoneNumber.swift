/// A number in the common writing, as far as it is typed.
///
/// That is: ASCII digits and the separators of ``PlainPhoneText``, with plus signs in front. Other
/// texts have too many readings to be foreseen.
struct TypedPhoneNumber {
  /// The digits.
  private(set) var digits = DialledDigits()

  /// Whether there is a plus sign in front.
  private(set) var hasPlus = false

  /// How many digits stand before the last blank or hyphen, if nothing but digits follows it.
  private var countBeforeBlank = 0

  /// Creates a number of which nothing is typed.
  init() {}

  /// Reads a text, or returns nil if it is written in another way.
  init?(_ text: UTF8Span) {
    let bytes = text.span
    for index in bytes.indices where !append(bytes[index]) { return nil }
  }

  /// Whether there is a digit or a plus sign; before that, any text may stand.
  var hasStarted: Bool { hasPlus || digits.count > 0 }

  /// The digits of the number if a hash follows, which makes the last ones an extension.
  ///
  /// In `079 123 45 67 503#` these are all but the last three.
  var digitsBeforeExtension: DialledDigits? {
    let count = digits.count - countBeforeBlank
    return countBeforeBlank > 0 && count <= 6 ? digits.prefix(countBeforeBlank) : nil
  }

  /// Adds a byte of UTF-8.
  ///
  /// - Returns: Whether the text is still in the common writing.
  mutating func append(_ byte: UInt8) -> Bool {
    if byte &- UInt8(ascii: "0") < 10 {
      digits.append(byte - UInt8(ascii: "0"))
    } else if byte == UInt8(ascii: "+"), digits.count == 0 {
      hasPlus = true
    } else if PlainPhoneText.isSeparator(byte) {
      let isBlank = byte == UInt8(ascii: " ") || byte == UInt8(ascii: "-")
      countBeforeBlank = isBlank ? digits.count : 0
    } else {
      return false
    }
    return true
  }
}
