import CICU

/// The direction that a text's first strong character gives it.
@usableFromInline
package enum TextDirection: Sendable {
  /// Such as Latin, Han and Devanagari.
  case leftToRight

  /// Such as Arabic and Hebrew.
  case rightToLeft

  /// No strong character.
  case neutral
}

extension UTF8Span {
  /// The direction of the first strong character, without isolated parts (UAX #9, rule P2).
  ///
  /// - Complexity: O(*n*), where *n* is the length up to that character.
  package var firstStrongDirection: TextDirection {
    withBytes { bytes, count in
      guard let bytes else { return .neutral }
      // SAFETY: `index` stays below `count`, the length of the memory at `bytes`.
      for index in 0..<count {
        // Letters are the only strong characters of ASCII.
        if asciiLetters.contains(bytes[index] | 0x20), bytes[index] < 0x80 { return .leftToRight }
        guard bytes[index] >= 0x80 else { continue }
        switch cicu_first_strong(bytes + index, count - index) {
        case 0: return .leftToRight
        case 1: return .rightToLeft
        default: return .neutral
        }
      }
      return .neutral
    }
  }
}

private let asciiLetters = UInt8(ascii: "a")...UInt8(ascii: "z")

extension String {
  /// The direction of the first strong character, without isolated parts (UAX #9, rule P2).
  ///
  ///     "12 ארץ".firstStrongDirection   // .rightToLeft
  ///
  /// - Complexity: O(*n*), where *n* is the length up to that character.
  package var firstStrongDirection: TextDirection { utf8Span.firstStrongDirection }
}

extension Substring {
  /// The direction of the first strong character, without isolated parts (UAX #9, rule P2).
  ///
  /// - Complexity: O(*n*), where *n* is the length up to that character.
  package var firstStrongDirection: TextDirection { utf8Span.firstStrongDirection }
}
