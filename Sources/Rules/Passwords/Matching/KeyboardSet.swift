/// All keyboards as walks over them are found.
///
/// Advice to maintainers: for two units of ASCII, one look into a small table says whether their keys
/// stand side by side on any keyboard, and one into a larger one on which. So only the few texts with
/// two such pairs in a row are walked through, on only those keyboards.
final class KeyboardSet: Sendable {
  /// The keyboards: those of the published model in its order, then the others by name.
  let layouts: [KeyboardLayout]

  /// What comes of typing on one of the keyboards as if it were the first, or the other way round.
  let transpositions: [KeyTransposition]

  /// The numbers of the units that can be written.
  let classes: UnitClasses

  /// The keyboards of the published model, as bits.
  let published: UInt64

  /// The most keyboards that fit.
  static let mostKeyboards = 64

  /// For each unit's class and each keyboard, the key.
  private let keys: [KeyboardLayout.Key]

  /// For each two units of ASCII, the keyboards on which they are neighbours.
  private let asciiNeighbours: [UInt64]

  /// For each two units of ASCII, whether they are neighbours on any keyboard, as a bit: of those
  /// of the published model alone, and then of all.
  private let asciiPairs: [UInt64]

  init(_ keyboards: [PasswordKeyboard]) {
    let ordered = keyboards.sorted { left, right in
      let places = (left.publishedOrder ?? .max, right.publishedOrder ?? .max)
      return places.0 != places.1 ? places.0 < places.1 : left.name < right.name
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
    let neighbours = (0..<(128 * 128)).map { pair in
      Self.neighbours(pair >> 7, pair & 127, layouts, keys)
    }
    asciiNeighbours = neighbours
    asciiPairs = Self.pairs(neighbours.map { $0 & published }) + Self.pairs(neighbours)
  }

  /// The key of a unit on a keyboard; one with a negative place if it cannot be written there.
  @inline(__always)
  func key(of unit: UInt16, on number: Int) -> KeyboardLayout.Key {
    keys[classes[unit] * layouts.count + number]
  }

  /// The keyboards on which two units are on neighbouring keys, as bits.
  @inline(__always)
  func neighbours(_ unit: UInt16, _ other: UInt16) -> UInt64 {
    if (unit | other) < 128 { return asciiNeighbours[Int(unit) << 7 | Int(other)] }
    return neighboursBeyondASCII(unit, other)
  }

  /// Whether two units are on neighbouring keys of any keyboard, as 1 or 0.
  @inline(__always)
  func areNeighbours(_ unit: UInt16, _ other: UInt16, isPublished: Bool) -> UInt64 {
    if (unit | other) < 128 {
      let word = (isPublished ? 0 : 256) | Int(unit) << 1 | Int(other) >> 6
      return asciiPairs[word] >> UInt64(other & 63) & 1
    }
    return neighboursBeyondASCII(unit, other) == 0 ? 0 : 1
  }

  /// One bit for each set, which is set unless the set is empty.
  private static func pairs(_ sets: [UInt64]) -> [UInt64] {
    var words = Array(repeating: UInt64(0), count: sets.count >> 6)
    for (number, set) in sets.enumerated() where set != 0 {
      words[number >> 6] |= 1 << UInt64(number & 63)
    }
    return words
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
