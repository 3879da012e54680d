/// What a text would have been on another keyboard, with the same keys pressed.
struct KeyTransposition: Sendable {
  /// For each class of units, what it becomes; 0 if it stays.
  private var others: [UInt16]

  /// The units of ASCII that become something else.
  private(set) var asciiUnits = UnitSet()

  /// Maps what keys write alone on one keyboard to what they write on another.
  init(from source: KeyboardLayout, to target: KeyboardLayout, _ classes: UnitClasses) {
    others = Array(repeating: 0, count: classes.count)
    for (place, unit) in source.plainUnits {
      guard let other = target.plainUnits[place], other != unit else { continue }
      others[classes[unit]] = other
      if unit < 128 { asciiUnits.insert(unit) }
    }
  }

  /// Fills a table with the text, and returns whether anything in it changes.
  func fill(
    _ typed: ScratchTable<UInt16>,
    from units: ScratchTable<UInt16>,
    _ classes: UnitClasses
  ) -> Bool {
    var changes = false
    for index in units.indices {
      let other = others[classes[units[index]]]
      typed[index] = other == 0 ? units[index] : other
      if other != 0 { changes = true }
    }
    return changes
  }
}
