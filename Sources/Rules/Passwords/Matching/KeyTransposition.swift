/// What a text would have been on another keyboard, with the same keys pressed.
struct KeyTransposition: Sendable {
  /// For each class of units, what it becomes; 0 if it stays.
  private var others: [UInt16]

  /// The units of ASCII that become something else.
  private(set) var asciiUnits = UnitSet()

  /// Where the letters are that units become, and other units beyond ASCII.
  private(set) var pages = UnitPages()

  /// Maps what keys write alone on one keyboard to what they write on another.
  init(from source: KeyboardLayout, to target: KeyboardLayout, _ classes: UnitClasses) {
    others = Array(repeating: 0, count: classes.count)
    for (place, unit) in source.plainUnits {
      guard let other = target.plainUnits[place], other != unit else { continue }
      others[classes[unit]] = other
      if other >= 128 || 0x61...0x7A ~= other { pages.insert(other) }
      if unit < 128 { asciiUnits.insert(unit) }
    }
  }

  /// Returns what a unit becomes, or nil if it stays.
  func other(of unit: UInt16, _ classes: UnitClasses) -> UInt16? {
    let other = others[classes[unit]]
    return other == 0 ? nil : other
  }

  /// Fills tables with the text and its kinds for `LexiconBeginnings`, and returns whether anything
  /// in it changes.
  func fill(
    _ typed: ScratchTable<UInt16>,
    _ kinds: ScratchTable<UInt8>,
    from units: ScratchTable<UInt16>,
    _ classes: UnitClasses
  ) -> Bool {
    let others = others.span
    var changes = false
    for index in units.indices {
      let other = others[classes[units[index]]]
      let unit = other == 0 ? units[index] : other
      typed[index] = unit
      kinds[index] = LexiconBeginnings.kind(of: unit)
      if other != 0 { changes = true }
    }
    return changes
  }
}

/// The pages of 64 units that some units are in, roughly: those from U+0FC0 on share one.
struct UnitPages: BitwiseCopyable, Sendable {
  private var bits: UInt64 = 0

  /// Adds the page of a unit.
  @inline(__always)
  mutating func insert(_ unit: UInt16) { bits |= 1 << UInt64(min(unit >> 6, 63)) }

  /// Whether two sets share a page.
  func intersects(_ other: UnitPages) -> Bool { bits & other.bits != 0 }
}
