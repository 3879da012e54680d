/// The digits of a number in the usual form.
///
/// It has ASCII digits with spaces, hyphens, periods, slashes and brackets, and perhaps plus signs
/// at the front.
///
/// Nearly all numbers are written this way. The text doesn't have an extension and needs nothing
/// that ``PhoneText`` does. ``PhoneText`` would read the same number from it, only more slowly.
struct PlainPhoneText {
  /// The digits.
  ///
  /// The parser removes prefixes from them.
  var digits = DialledDigits()

  /// Whether a plus sign comes first.
  private(set) var hasPlus = false

  /// Reads a text, or returns nil if it has another form.
  init?(_ text: UTF8Span) {
    let bytes = text.span
    guard bytes.count <= PhoneText.longest else { return nil }
    var index = 0
    while index < bytes.count, Self.isSeparator(bytes[index]) { index += 1 }
    while index < bytes.count, bytes[index] == UInt8(ascii: "+") {
      hasPlus = true
      index += 1
    }
    while index < bytes.count {
      let digit = bytes[index] &- UInt8(ascii: "0")
      if digit < 10 {
        digits.append(digit)
      } else if !Self.isSeparator(bytes[index]) {
        return nil
      }
      index += 1
    }
    guard digits.count >= 3 else { return nil }
  }

  /// Whether a byte can come between digits.
  @inline(__always)
  static func isSeparator(_ byte: UInt8) -> Bool {
    switch byte {
    case UInt8(ascii: " "), UInt8(ascii: "-"), UInt8(ascii: "."), UInt8(ascii: "/"),
      UInt8(ascii: "("), UInt8(ascii: ")"), UInt8(ascii: "["), UInt8(ascii: "]"):
      true
    default: false
    }
  }
}
