import UnicodeText
import Violations

/// The HTML standard's valid e-mail address, "willful violation of RFC 5322" included.
///
/// HTML §4.10.5.1.5:
///
///     email  = 1*( atext / "." ) "@" label *( "." label )
///     label  = let-dig [ [ ldh-str ] let-dig ]  ; limited to 63 characters, RFC 1034 §3.5
enum HTMLEmailAddress {
  /// Returns whether a text is a valid e-mail address.
  ///
  /// - Complexity: O(*n*).
  static func accepts(_ bytes: borrowing Span<UInt8>) -> Bool {
    guard let at = endOfLocalPart(bytes), at < bytes.count, bytes[at] == UInt8(ascii: "@") else {
      return false
    }
    var start = at + 1
    while true {
      let end = endOfLabel(bytes, from: start)
      guard isLabel(bytes, start..<end) else { return false }
      if end == bytes.count { return true }
      guard bytes[end] == UInt8(ascii: ".") else { return false }
      start = end + 1
    }
  }

  /// The place behind the first run of `atext` and dots, or nil if there is none.
  private static func endOfLocalPart(_ bytes: borrowing Span<UInt8>) -> Int? {
    var index = 0
    while index < bytes.count,
      ByteSet.atext.contains(bytes[index]) || bytes[index] == UInt8(ascii: ".")
    { index += 1 }
    return index > 0 ? index : nil
  }

  private static func endOfLabel(_ bytes: borrowing Span<UInt8>, from start: Int) -> Int {
    var index = start
    while index < bytes.count, ByteSet.letterDigitHyphen.contains(bytes[index]) { index += 1 }
    return index
  }

  private static func isLabel(_ bytes: borrowing Span<UInt8>, _ label: Range<Int>) -> Bool {
    let hyphen = UInt8(ascii: "-")
    return 1...EmailLimits.label ~= label.count && bytes[label.lowerBound] != hyphen
      && bytes[label.upperBound - 1] != hyphen
  }
}
