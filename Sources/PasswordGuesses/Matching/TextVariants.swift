import UnicodeText

/// A password, or a repeated piece of one, in the forms that matchers read.
struct TextVariants {
  /// The UTF-16 units.
  let units: ScratchTable<UInt16>

  /// The units in lowercase; the same number as ``units``.
  let lowered: ScratchTable<UInt16>

  /// The units in lowercase and in reverse order.
  let reversed: ScratchTable<UInt16>

  /// The kinds of ``lowered`` in `LexiconBeginnings`.
  let kinds: ScratchTable<UInt8>

  /// The kinds of ``reversed``.
  let reversedKinds: ScratchTable<UInt8>

  /// For each unit, its number among the characters that may stand for letters, plus 1; 0 for other
  /// units.
  let substituteNumbers: ScratchTable<UInt8>

  /// The characters of the text that may stand for letters, with a bit for each number.
  private(set) var substitutes: UInt32 = 0

  /// For each unit, 1 for an uppercase letter, 2 for a lowercase letter, 0 for other units.
  private let cases: ScratchTable<UInt8>

  /// Whether any unit is an uppercase letter.
  private(set) var hasUppercase: Bool

  /// Whether any unit is one of `0` to `9`.
  let hasDigits: Bool

  /// Whether all units are ASCII.
  let isASCII: Bool

  /// Reads a text.
  ///
  /// - Parameters:
  ///   - units: The UTF-16 units.
  ///   - countsAllLetters: Whether letters beyond ASCII also have case; in the published model they
  ///     don't.
  ///   - memory: The memory of the estimate.
  init(_ units: ScratchTable<UInt16>, countsAllLetters: Bool, in memory: EstimationMemory) {
    self.units = units
    let count = units.count
    lowered = memory.unwrittenTable(count)
    reversed = memory.unwrittenTable(count)
    kinds = memory.unwrittenTable(count)
    reversedKinds = memory.unwrittenTable(count)
    substituteNumbers = memory.unwrittenTable(count)
    cases = memory.unwrittenTable(count)
    let table = UnitTraitsTable.all
    var all = UnitTraits()
    for index in 0..<count {
      let traits = table[units[index]]
      all.formUnion(traits)
      lowered[index] = traits.lowered
      reversed[count &- 1 &- index] = traits.lowered
      kinds[index] = traits.kind
      reversedKinds[count &- 1 &- index] = traits.kind
      cases[index] = traits.letterCase
      substituteNumbers[index] = traits.substitute
      // This shifts out the number 0, which units that can't stand for a letter have.
      substitutes |= (1 &<< UInt32(traits.substitute)) &>> 1
    }
    hasUppercase = all.hasUppercase
    hasDigits = all.hasDigits
    isASCII = all.isASCII
    if !isASCII { lowerBeyondASCII(countsAllLetters) }
  }

  private mutating func lowerBeyondASCII(_ countsAllLetters: Bool) {
    let count = units.count
    let isPlain = LowercaseUnits.fill(lowered, from: units)
    if !isPlain {
      let lowercase = LowercaseUnits.lowercased(units.indices.map { units[$0] })
      let aligned = countsAllLetters ? LowercaseUnits.aligned(lowercase, units) : lowercase
      for index in 0..<count { lowered[index] = aligned[index] }
    }
    if isPlain || countsAllLetters {
      for index in 0..<count { reversed[count - 1 - index] = lowered[index] }
    } else {
      let lowercase = LowercaseUnits.lowercased(units.indices.reversed().map { units[$0] })
      for index in 0..<count { reversed[index] = lowercase[index] }
    }
    for index in 0..<count {
      kinds[index] = LexiconBeginnings.kind(of: lowered[index])
      reversedKinds[index] = LexiconBeginnings.kind(of: reversed[index])
    }
    guard countsAllLetters else { return }
    for index in 0..<count where units[index] >= 0x80 {
      cases[index] = lowered[index] != units[index] ? 1 : 2
      if lowered[index] != units[index] { hasUppercase = true }
    }
  }

  /// The ASCII units of the lowercase text.
  var asciiUnits: UnitSet {
    var set = UnitSet()
    for index in lowered.indices where lowered[index] < 128 { set.insert(lowered[index]) }
    return set
  }

  /// Returns approximately how many ways there are to write a piece with the same number of
  /// uppercase letters.
  ///
  /// The most common ways are an uppercase first or last letter, and uppercase throughout.
  func uppercaseVariants(_ start: Int, _ end: Int) -> Double {
    if !hasUppercase { return 1 }
    var uppercase = 0
    var lowercase = 0
    for index in start..<end {
      uppercase += Int(cases[index] & 1)
      lowercase += Int(cases[index] >> 1)
    }
    if uppercase == 0 || !differsFromLowered(start, end) { return 1 }
    if lowercase == 0 { return 2 }
    if uppercase == 1, end - start > 1, cases[start] == 1 || cases[end - 1] == 1 { return 2 }
    return Combinations.mixing(uppercase, lowercase)
  }

  private func differsFromLowered(_ start: Int, _ end: Int) -> Bool {
    (start..<end).contains { lowered[$0] != units[$0] }
  }

  /// Returns whether a piece begins with its only uppercase letter.
  func beginsWithOnlyUppercase(_ start: Int, _ end: Int) -> Bool {
    end - start > 1 && cases[start] == 1 && !((start + 1)..<end).contains { cases[$0] == 1 }
  }

  /// Returns whether a piece has uppercase letters and no lowercase ones.
  func isAllUppercase(_ start: Int, _ end: Int) -> Bool {
    !(start..<end).contains { cases[$0] == 2 } && differsFromLowered(start, end)
  }
}

/// Converts the UTF-16 units of a password to lowercase.
enum LowercaseUnits {
  /// Returns the units in lowercase, truncated to the original number of units.
  ///
  /// Follows `toLowerCase` of ECMAScript §22.1.3.28, which may return more units than the input
  /// has.
  static func lowercased(_ units: [UInt16]) -> [UInt16] {
    if units.allSatisfy({ $0 < 128 }) {
      return units.map { 0x41...0x5A ~= $0 ? $0 | 0x20 : $0 }
    }
    let text = String(decoding: units, as: UTF16.self).utf8Span.mapped(.lowercase).text
    var lowered = Array(text.utf16.prefix(units.count))
    while lowered.count < units.count { lowered.append(units[lowered.count]) }
    return lowered
  }

  /// Returns the units in lowercase, each at the index of the original unit.
  ///
  /// - Parameters:
  ///   - lowered: The units in lowercase, shifted where one unit became two.
  ///   - units: The units.
  /// - Returns: As many units as `units` has.
  static func aligned(_ lowered: [UInt16], _ units: ScratchTable<UInt16>) -> [UInt16] {
    // Only U+0130 becomes more than one unit (SpecialCasing.txt).
    guard units.indices.contains(where: { units[$0] == 0x130 }) else { return lowered }
    return units.indices.map { units[$0] }.split(separator: 0x130, omittingEmptySubsequences: false)
      .map { lowercased(Array($0)) }.joined(separator: [0x69]).map { $0 }
  }

  /// Fills a table with the lowercase units of another table.
  ///
  /// - Returns: False if a unit can't be converted to lowercase on its own. In this case the table
  ///   isn't full.
  static func fill(_ lowered: ScratchTable<UInt16>, from units: ScratchTable<UInt16>) -> Bool {
    for index in units.indices {
      guard let lowercase = ofUnit(units[index]) else { return false }
      lowered[index] = lowercase
    }
    return true
  }

  /// Returns the lowercase of a unit of the most common scripts, or nil if it depends on
  /// neighboring units or must be looked up in ICU.
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
