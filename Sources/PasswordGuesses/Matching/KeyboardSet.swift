/// All keyboards, in the form that the searches for walks and for words typed on another keyboard
/// need.
///
/// Advice to maintainers: for two ASCII units, one lookup in ``neighbours(_:_:)`` returns the
/// keyboards where their keys are neighbors. So only the few texts with two neighboring pairs in a
/// row are searched for walks, and only on these keyboards.
final class KeyboardSet: Sendable {
  /// The keyboards: those of the published model in its order, then the rest by name.
  let layouts: [KeyboardLayout]

  /// What a text becomes if it is typed with another keyboard selected: between the first keyboard
  /// and each keyboard for another script, both ways.
  let transpositions: [KeyTransposition]

  /// The class numbers of the units that can be written.
  let classes: UnitClasses

  /// The keyboards of the published model, as bits by their index in ``layouts``.
  let published: UInt64

  /// The maximum number of keyboards, one for each bit of a set.
  static let mostKeyboards = 64

  /// The key for each class of units and each keyboard.
  private let keys: [KeyboardLayout.Key]

  /// For each pair of ASCII units, the keyboards where they are neighbors, as bits.
  private let asciiNeighbours: [UInt64]

  init(_ keyboards: [PasswordKeyboard]) {
    let ordered = keyboards.sorted { left, right in
      let orders = (left.publishedOrder ?? .max, right.publishedOrder ?? .max)
      return orders.0 != orders.1 ? orders.0 < orders.1 : left.name < right.name
    }
    let layouts = ordered.prefix(Self.mostKeyboards).map { keyboard in
      let other = keyboard.countedAs.flatMap { name in keyboards.first { $0.name == name } }
      return KeyboardLayout(keyboard, countedAs: other.map { KeyboardLayout($0) })
    }
    let classes = UnitClasses(of: layouts.flatMap(\.keys.keys))
    var keys = Array(repeating: KeyboardLayout.Key.none, count: classes.count * layouts.count)
    var published = UInt64(0)
    for (number, layout) in layouts.enumerated() {
      for (unit, key) in layout.keys { keys[classes[unit] * layouts.count + number] = key }
      if layout.isPublished { published |= 1 << UInt64(number) }
    }
    var transpositions: [KeyTransposition] = []
    if let first = layouts.first {
      for layout in layouts.dropFirst() where layout.isBeyondASCII {
        transpositions.append(KeyTransposition(from: first, to: layout, classes))
        transpositions.append(KeyTransposition(from: layout, to: first, classes))
      }
    }
    self.layouts = layouts
    self.classes = classes
    self.keys = keys
    self.published = published
    self.transpositions = transpositions
    asciiNeighbours = (0..<(128 * 128)).map { pair in
      Self.neighbours(pair >> 7, pair & 127, layouts, keys)
    }
  }

  /// Returns the key of a unit on a keyboard, with a negative location if there is none.
  @inline(__always)
  func key(of unit: UInt16, on number: Int) -> KeyboardLayout.Key {
    keys[classes[unit] * layouts.count + number]
  }

  /// Returns the keyboards where the keys of two units are neighbors, as bits.
  @inline(__always)
  func neighbours(_ unit: UInt16, _ other: UInt16) -> UInt64 {
    if (unit | other) < 128 { return asciiNeighbours[Int(unit) << 7 | Int(other)] }
    return neighboursBeyondASCII(unit, other)
  }

  private func neighboursBeyondASCII(_ unit: UInt16, _ other: UInt16) -> UInt64 {
    let (one, two) = (classes[unit], classes[other])
    if one == UnitClasses.none || two == UnitClasses.none { return 0 }
    return Self.neighbours(one, two, layouts, keys)
  }

  private static func neighbours(
    _ one: Int,
    _ two: Int,
    _ layouts: [KeyboardLayout],
    _ keys: [KeyboardLayout.Key]
  ) -> UInt64 {
    var found = UInt64(0)
    for number in layouts.indices {
      let key = keys[one * layouts.count + number]
      let other = keys[two * layouts.count + number]
      if layouts[number].direction(from: key, to: other) >= 0 { found |= 1 << UInt64(number) }
    }
    return found
  }
}

/// What a text would be if the same keys were pressed on another keyboard.
struct KeyTransposition: Sendable {
  /// What a unit becomes.
  private struct Other: Sendable {
    var unit = UInt16(0)

    /// Its kind for `LexiconBeginnings`.
    var kind = UInt8(0)

    /// 1 if it is a different unit, otherwise 0.
    var changes = UInt8(0)
  }

  /// For each class of units, what the units become.
  ///
  /// Units that stay the same become themselves if they are ASCII, and the unit 0 if not.
  private var others: [Other]

  /// The ASCII units that become a different unit.
  private var asciiUnits = UnitSet()

  /// The ASCII units that become an ASCII unit other than a letter.
  private var asciiSigns = UnitSet()

  /// The pages of all other units that units become.
  private var pages = UnitPages()

  /// Maps what keys write without Shift on one keyboard to what they write on another.
  init(from source: KeyboardLayout, to target: KeyboardLayout, _ classes: UnitClasses) {
    others = (0..<classes.count).map { number in
      let unit = UInt16(number)
      return number < 128 ? Other(unit: unit, kind: LexiconBeginnings.kind(of: unit)) : Other()
    }
    for (location, unit) in source.plainUnits {
      guard let other = target.plainUnits[location], other != unit else { continue }
      others[classes[unit]] =
        Other(unit: other, kind: LexiconBeginnings.kind(of: other), changes: 1)
      let isSign = other < 128 && !(0x61...0x7A ~= other)
      if !isSign { pages.insert(other) }
      if unit < 128 { asciiUnits.insert(unit) }
      if unit < 128, isSign { asciiSigns.insert(unit) }
    }
  }

  /// Returns what a unit becomes, or nil if it stays the same.
  func other(of unit: UInt16, _ classes: UnitClasses) -> UInt16? {
    let other = others[classes[unit]]
    return other.changes == 0 ? nil : other.unit
  }

  /// Returns whether an ASCII text may become a word with at least one changed unit.
  ///
  /// - Parameters:
  ///   - units: The units of the text.
  ///   - pages: The pages of the units that words have.
  /// - Returns: False only if there is no such word.
  func mayMakeWord(of units: UnitSet, _ pages: UnitPages) -> Bool {
    (self.pages.intersects(pages) ? asciiUnits : asciiSigns).intersects(units)
  }

  /// Fills tables with the result of a lowercase text and with the kinds of its units, and returns
  /// whether anything changes.
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
