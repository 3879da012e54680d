/// The digits of a number in common writing: ASCII digits with blanks, hyphens, stops, slashes and
/// brackets, and perhaps plus signs in front.
///
/// Such a text has no extension, and needs none of what ``PhoneText`` does. Nearly all numbers are
/// written so; ``PhoneText`` would read the same from them, only more slowly.
struct PlainPhoneText {
  /// The digits, off which the parser takes prefixes.
  var digits = DialledDigits()

  /// Whether there is a plus sign in front.
  private(set) var hasPlus = false

  /// Reads a text, or returns nil if it is written in another way.
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

  /// Whether a byte may stand between digits.
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
