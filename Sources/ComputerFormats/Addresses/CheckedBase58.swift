/// Bytes as text in Base58Check, with a verified check code.
///
/// The text is in Base 58, and its last four bytes are a hash of the others. Addresses, private
/// keys and extended keys of Bitcoin (BIP 32) are written like this. The first byte says what they
/// are.
///
///     let text = try CheckedBase58("1BvBMSEYstWetqTFn5Au4m4GFg7xJaNVN2".utf8Span)
///     text.version    // 0
///     text.byteCount  // 21
package struct CheckedBase58: Hashable, Sendable {
  /// Why a text isn't in Base58Check.
  package enum Fault: Error, Hashable, Sendable {
    /// It has other characters, or is too short or too long.
    case format

    /// It has the right form, but its check code is wrong.
    case checkCode
  }

  /// The first byte.
  package let version: UInt8

  /// The number of bytes before the check code.
  package let byteCount: Int

  /// The length of the longest text, whose characters stand for at most one byte each.
  package static let longest = 256

  /// The number of bytes in the check code.
  private static let codeCount = 4

  /// Reads a text.
  ///
  /// - Throws: Whether the form or the check code is wrong.
  /// - Complexity: O(1), because longer texts are refused first. Nothing is allocated.
  package init(_ text: UTF8Span) throws(Fault) {
    let characters = text.span
    guard (1...Self.longest).contains(characters.count) else { throw .format }
    var bytes = InlineArray<256, UInt8>(repeating: 0)
    // Each 1 at the beginning is a zero byte. `start` is the place of the first other byte.
    var zeros = 0
    var start = Self.longest
    for index in characters.indices {
      guard let digit = Base58.digit(characters[index]) else { throw .format }
      if start == Self.longest, digit == 0 {
        zeros += 1
        continue
      }
      var carry = Int(digit)
      var place = Self.longest - 1
      while carry != 0 || place >= start {
        carry += Int(bytes[place]) * 58
        bytes[place] = UInt8(truncatingIfNeeded: carry)
        carry >>= 8
        place -= 1
      }
      start = place + 1
    }
    start -= zeros
    let end = Self.longest - Self.codeCount
    guard start < end else { throw .format }
    let digest = SHA256.doubleDigest(of: bytes.span.extracting(start..<end))
    for index in 0..<Self.codeCount where bytes[end + index] != digest[index] { throw .checkCode }
    version = bytes[start]
    byteCount = end - start
  }

  /// Returns the offset where a text stops being the beginning of a text in Base58Check, or nil if
  /// it still is one.
  ///
  /// It considers only characters and length, so nil doesn't mean that the text can become valid.
  ///
  /// - Complexity: O(1).
  package static func offsetOfFault(in text: UTF8Span) -> Int? {
    let bytes = text.span
    for index in 0..<min(bytes.count, longest) where Base58.digit(bytes[index]) == nil {
      return index
    }
    return bytes.count > longest ? longest : nil
  }
}
