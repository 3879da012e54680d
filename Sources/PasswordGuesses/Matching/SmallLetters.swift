import UnicodeText

/// Makes small letters of the UTF-16 units of a password.
enum SmallLetters {
  /// Returns the units in small letters, cut to the same number.
  ///
  /// As `toLowerCase` of ECMAScript §22.1.3.28, which may give more units than there were.
  static func lowercased(_ units: [UInt16]) -> [UInt16] {
    if units.allSatisfy({ $0 < 128 }) {
      return units.map { 0x41...0x5A ~= $0 ? $0 | 0x20 : $0 }
    }
    let text = String(decoding: units, as: UTF16.self).utf8Span.mapped(.lowercase).text
    var lowered = Array(text.utf16.prefix(units.count))
    while lowered.count < units.count { lowered.append(units[lowered.count]) }
    return lowered
  }

  /// Returns the units in small letters, each in its own place also where one becomes more.
  ///
  /// - Parameters:
  ///   - lowered: The units in small letters, which may stand beside their places.
  ///   - units: The units.
  /// - Returns: As many units as there were.
  static func inPlace(_ lowered: [UInt16], _ units: ScratchTable<UInt16>) -> [UInt16] {
    // The only letter that becomes more units is U+0130 (SpecialCasing.txt).
    guard units.indices.contains(where: { units[$0] == 0x130 }) else { return lowered }
    return units.indices.map { units[$0] }.split(separator: 0x130, omittingEmptySubsequences: false)
      .map { lowercased(Array($0)) }.joined(separator: [0x69]).map { $0 }
  }

  /// Fills a table with the small letters of another, if that takes no more than a look at each
  /// unit, and returns whether it does.
  static func fill(_ lowered: ScratchTable<UInt16>, from units: ScratchTable<UInt16>) -> Bool {
    for index in units.indices {
      guard let small = ofUnit(units[index]) else { return false }
      lowered[index] = small
    }
    return true
  }

  /// Returns the small letter of a unit of the scripts that are used most; nil where the units
  /// around it or a larger table decide.
  @inline(__always)
  static func ofUnit(_ unit: UInt16) -> UInt16? {
    switch unit {
    case 0x41...0x5A, 0xC0...0xD6, 0xD8...0xDE, 0x410...0x42F: unit + 0x20
    case 0x400...0x40F: unit + 0x50
    case 0x00...0xFF, 0x300...0x344, 0x430...0x45F: unit
    // From Hebrew to Burmese, the old Korean letters, punctuation, and from Chinese to Yi.
    case 0x591...0x109F, 0x1100...0x11FF, 0x2000...0x20FF, 0x2E80...0xA4CF: unit
    case 0xAC00...0xD7A3: unit
    default: nil
    }
  }
}
