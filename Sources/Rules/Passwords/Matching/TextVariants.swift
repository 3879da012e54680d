import UnicodeText

/// A password, or a piece of it that is repeated, with what dictionaries are searched with.
struct TextVariants {
  /// The UTF-16 units.
  let units: [UInt16]

  /// The units in small letters, as many as ``units``.
  let lowered: [UInt16]

  /// The units in reverse order and small letters.
  let reversed: [UInt16]

  /// Whether each unit is a capital letter (1), a small one (2), or neither (0).
  private let cases: [UInt8]

  init(_ units: [UInt16], countsAllLetters: Bool) {
    self.units = units
    var lowered: [UInt16] = []
    var cases: [UInt8] = []
    lowered.reserveCapacity(units.count)
    cases.reserveCapacity(units.count)
    var isASCII = true
    for unit in units {
      let isCapital = 0x41...0x5A ~= unit
      lowered.append(isCapital ? unit | 0x20 : unit)
      cases.append(isCapital ? 1 : 0x61...0x7A ~= unit ? 2 : 0)
      if unit >= 0x80 { isASCII = false }
    }
    if isASCII {
      reversed = lowered.reversed()
    } else {
      lowered = Self.lowercased(units)
      if countsAllLetters {
        lowered = Self.inPlace(lowered, units)
        reversed = lowered.reversed()
      } else {
        reversed = Self.lowercased(units.reversed())
      }
      for index in units.indices where countsAllLetters && units[index] >= 0x80 {
        cases[index] = lowered[index] != units[index] ? 1 : 2
      }
    }
    self.lowered = lowered
    self.cases = cases
  }

  /// The units in small letters, cut to the same number.
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

  /// The units in small letters, each in its own place also where one becomes more.
  ///
  /// - Parameters:
  ///   - lowered: The units in small letters, which may stand beside their places.
  ///   - units: The units.
  /// - Returns: As many units as there were.
  private static func inPlace(_ lowered: [UInt16], _ units: [UInt16]) -> [UInt16] {
    // The only letter that becomes more units is U+0130 (SpecialCasing.txt).
    guard units.contains(0x130) else { return lowered }
    return units.split(separator: 0x130, omittingEmptySubsequences: false)
      .map { lowercased(Array($0)) }.joined(separator: [0x69]).map { $0 }
  }

  /// How many ways there are to write a word with as many capitals, roughly.
  ///
  /// A first capital, a last one, or only capitals are what people do most.
  func capitalVariants(_ start: Int, _ end: Int) -> Double {
    var capitals = 0
    var smalls = 0
    var index = start
    while index < end {
      if cases[index] == 1 { capitals += 1 } else if cases[index] == 2 { smalls += 1 }
      index += 1
    }
    if capitals == 0 || !differsFromLowered(start, end) { return 1 }
    if smalls == 0 { return 2 }
    if capitals == 1, end - start > 1, cases[start] == 1 || cases[end - 1] == 1 { return 2 }
    return Combinations.mixing(capitals, smalls)
  }

  private func differsFromLowered(_ start: Int, _ end: Int) -> Bool {
    (start..<end).contains { lowered[$0] != units[$0] }
  }

  /// Whether a piece begins with its only capital letter.
  func beginsWithOnlyCapital(_ start: Int, _ end: Int) -> Bool {
    end - start > 1 && cases[start] == 1 && !cases[(start + 1)..<end].contains(1)
  }

  /// Whether a piece has capital letters, and no small ones.
  func isAllCapitals(_ start: Int, _ end: Int) -> Bool {
    !cases[start..<end].contains(2) && differsFromLowered(start, end)
  }
}
