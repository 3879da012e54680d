/// A password, or a piece of it that is repeated, with what dictionaries are searched with.
struct TextVariants {
  /// The UTF-16 units.
  let units: ScratchTable<UInt16>

  /// The units in small letters, as many as ``units``.
  let lowered: ScratchTable<UInt16>

  /// The units in reverse order and small letters.
  let reversed: ScratchTable<UInt16>

  /// The kinds of ``lowered`` and ``reversed`` for `LexiconBeginnings`.
  let kinds: ScratchTable<UInt8>
  let reversedKinds: ScratchTable<UInt8>

  /// For each unit, its number among the characters that may stand for letters and 1, or 0.
  let substituteNumbers: ScratchTable<UInt8>

  /// The numbers of the characters that may stand for letters, a bit for each.
  private(set) var substitutes: UInt32 = 0

  /// Whether each unit is a capital letter (1), a small one (2), or neither (0).
  private let cases: ScratchTable<UInt8>

  private(set) var hasCapitals: Bool

  /// Whether a unit is one of `0` to `9`.
  let hasDigits: Bool

  /// Whether all units are ASCII.
  let isASCII: Bool

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
      substitutes |= (1 &<< UInt32(traits.substitute)) &>> 1
    }
    hasCapitals = all.hasCapitals
    hasDigits = all.hasDigits
    isASCII = all.isASCII
    if !isASCII { lowerBeyondASCII(countsAllLetters) }
  }

  private mutating func lowerBeyondASCII(_ countsAllLetters: Bool) {
    let count = units.count
    let isPlain = SmallLetters.fill(lowered, from: units)
    if !isPlain {
      let small = SmallLetters.lowercased(units.indices.map { units[$0] })
      let placed = countsAllLetters ? SmallLetters.inPlace(small, units) : small
      for index in 0..<count { lowered[index] = placed[index] }
    }
    if isPlain || countsAllLetters {
      for index in 0..<count { reversed[count - 1 - index] = lowered[index] }
    } else {
      let small = SmallLetters.lowercased(units.indices.reversed().map { units[$0] })
      for index in 0..<count { reversed[index] = small[index] }
    }
    for index in 0..<count {
      kinds[index] = LexiconBeginnings.kind(of: lowered[index])
      reversedKinds[index] = LexiconBeginnings.kind(of: reversed[index])
    }
    guard countsAllLetters else { return }
    for index in 0..<count where units[index] >= 0x80 {
      cases[index] = lowered[index] != units[index] ? 1 : 2
      if lowered[index] != units[index] { hasCapitals = true }
    }
  }

  /// Which units of ASCII there are, in small letters.
  var asciiUnits: UnitSet {
    var set = UnitSet()
    for index in lowered.indices where lowered[index] < 128 { set.insert(lowered[index]) }
    return set
  }

  /// How many ways there are to write a word with as many capitals, roughly.
  ///
  /// A first capital, a last one, or only capitals are what people do most.
  func capitalVariants(_ start: Int, _ end: Int) -> Double {
    if !hasCapitals { return 1 }
    var capitals = 0
    var smalls = 0
    for index in start..<end {
      capitals += Int(cases[index] & 1)
      smalls += Int(cases[index] >> 1)
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
    end - start > 1 && cases[start] == 1 && !((start + 1)..<end).contains { cases[$0] == 1 }
  }

  /// Whether a piece has capital letters, and no small ones.
  func isAllCapitals(_ start: Int, _ end: Int) -> Bool {
    !(start..<end).contains { cases[$0] == 2 } && differsFromLowered(start, end)
  }
}
