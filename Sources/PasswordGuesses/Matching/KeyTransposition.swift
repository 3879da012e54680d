/// What a text would have been on another keyboard, with the same keys pressed.
struct KeyTransposition: Sendable {
  /// What a unit becomes, with its kind for `LexiconBeginnings`.
  private struct Other: Sendable {
    var unit = UInt16(0)
    var kind = UInt8(0)

    /// 1 if it is another unit, or 0.
    var changes = UInt8(0)
  }

  /// For each class of units, what it becomes: for those of ASCII themselves if they stay, for others
  /// the unit 0.
  private var others: [Other]

  /// The units of ASCII that become something else.
  private var asciiUnits = UnitSet()

  /// Those of them that become a unit of ASCII which is no letter.
  private var asciiSigns = UnitSet()

  /// Where the other units are that units become.
  private var pages = UnitPages()

  /// Maps what keys write alone on one keyboard to what they write on another.
  init(from source: KeyboardLayout, to target: KeyboardLayout, _ classes: UnitClasses) {
    others = (0..<classes.count).map { number in
      let unit = UInt16(number)
      return number < 128 ? Other(unit: unit, kind: LexiconBeginnings.kind(of: unit)) : Other()
    }
    for (place, unit) in source.plainUnits {
      guard let other = target.plainUnits[place], other != unit else { continue }
      others[classes[unit]] =
        Other(unit: other, kind: LexiconBeginnings.kind(of: other), changes: 1)
      let isSign = other < 128 && !(0x61...0x7A ~= other)
      if !isSign { pages.insert(other) }
      if unit < 128 { asciiUnits.insert(unit) }
      if unit < 128, isSign { asciiSigns.insert(unit) }
    }
  }

  /// Returns what a unit becomes, or nil if it stays.
  func other(of unit: UInt16, _ classes: UnitClasses) -> UInt16? {
    let other = others[classes[unit]]
    return other.changes == 0 ? nil : other.unit
  }

  /// Whether a text of ASCII with some units may have become a word with a unit that changes, if words
  /// have units of some pages.
  func mayMakeWord(of units: UnitSet, _ pages: UnitPages) -> Bool {
    (self.pages.intersects(pages) ? asciiUnits : asciiSigns).intersects(units)
  }

  /// Fills tables with the small letters of a text and their kinds, and returns whether anything
  /// changes.
  func fill(
    _ typed: ScratchTable<UInt16>,
    _ kinds: ScratchTable<UInt8>,
    from text: TextVariants,
    _ classes: UnitClasses
  ) -> Bool {
    let others = others.span
    var changes = UInt8(0)
    for index in text.lowered.indices {
      let unit = text.lowered[index]
      let other = others[classes[unit]]
      if other.unit == 0 {
        typed[index] = unit
        kinds[index] = text.kinds[index]
      } else {
        typed[index] = other.unit
        kinds[index] = other.kind
        changes |= other.changes
      }
    }
    return changes != 0
  }
}
