import CICU

/// The direction that a text's first strong character gives it.
public enum TextDirection: Sendable {
  /// Such as Latin, Han and Devanagari.
  case leftToRight

  /// Such as Arabic and Hebrew.
  case rightToLeft

  /// No strong character.
  case neutral
}

private let asciiLetters = UInt8(ascii: "a")...UInt8(ascii: "z")

extension StringProtocol {
  /// The direction of the first strong character, without isolated parts (UAX #9, rule P2).
  ///
  ///     "12 ארץ".firstStrongDirection   // .rightToLeft
  ///
  /// - Complexity: O(*n*), where *n* is the length up to that character.
  public var firstStrongDirection: TextDirection {
    // SAFETY: `index` stays below the count, and the pointer is valid during the closure.
    let found = utf8.withContiguousStorageIfAvailable { bytes -> TextDirection in
      for index in bytes.indices {
        let byte = bytes[index]
        // Letters are the only strong characters of ASCII.
        if byte < 0x80, asciiLetters.contains(byte | 0x20) { return .leftToRight }
        guard byte >= 0x80 else { continue }
        let rest = bytes[index...]
        guard let start = bytes.baseAddress else { return .neutral }
        switch cicu_first_strong(start + index, rest.count) {
        case 0: return .leftToRight
        case 1: return .rightToLeft
        default: return .neutral
        }
      }
      return .neutral
    }
    return found ?? String(self).firstStrongDirection
  }
}
