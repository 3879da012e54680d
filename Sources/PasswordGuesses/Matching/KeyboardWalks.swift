extension MatchTable {
  /// Finds walks of at least three keys, each beside the one before.
  ///
  /// - Parameters:
  ///   - units: The password.
  ///   - keyboards: The keyboards.
  ///   - isPublished: Whether only those of the published model count.
  ///   - memory: The memory of the estimate.
  mutating func offerWalks(
    _ units: ScratchTable<UInt16>,
    on keyboards: KeyboardSet,
    isPublished: Bool,
    in memory: EstimationMemory
  ) {
    // A walk needs two pairs of neighbours in a row on one keyboard, and few texts have them.
    let pairs = memory.unwrittenTable(max(units.count - 1, 0), of: UInt64.self)
    var found = UInt64(0)
    var before = UInt64(0)
    for index in pairs.indices {
      let pair = keyboards.neighbours(units[index], units[index + 1])
      pairs[index] = pair
      found |= pair & before
      before = pair
    }
    if isPublished { found &= keyboards.published }
    while found != 0 {
      let number = found.trailingZeroBitCount
      found &= found &- 1
      var end = 0
      while end < pairs.count {
        let start = end
        while end < pairs.count, pairs[end] >> UInt64(number) & 1 == 1 { end += 1 }
        if end - start > 1 { offerWalk(units, start..<(end + 1), on: number, of: keyboards) }
        end += 1
      }
    }
  }

  private mutating func offerWalk(
    _ units: ScratchTable<UInt16>,
    _ range: Range<Int>,
    on number: Int,
    of keyboards: KeyboardSet
  ) {
    let layout = keyboards.layouts[number]
    var key = keyboards.key(of: units[range.lowerBound], on: number)
    var shifted = Int(key.level)
    var turns = 0
    var lastDirection = -1
    for index in range.dropFirst() {
      let next = keyboards.key(of: units[index], on: number)
      let direction = layout.direction(from: key, to: next)
      shifted += Int(next.level)
      if direction != lastDirection { turns += 1 }
      lastDirection = direction
      key = next
    }
    offer(
      Candidate(
        kind: .keyboard,
        start: range.lowerBound,
        end: range.upperBound,
        guesses: layout.guesses(length: range.count, turns: turns, shifted: shifted),
        detail: turns
      )
    )
  }
}

extension KeyboardLayout {
  /// Returns the number of walks of at most this length, with at most so many turns.
  ///
  /// The published model adds up, for each length *i* and each number of turns *j*, the choices of the
  /// first key, of the directions, and of the *j* − 1 keys among *i* − 1 at which a turn is. Over all
  /// lengths, the choices of keys come to one binomial coefficient less 1.
  func guesses(length: Int, turns: Int, shifted: Int) -> Double {
    var walks = 0.0
    var directions = 1.0
    var turnChoices = Double(length)
    for turn in 1...max(1, min(turns, length - 1)) {
      directions *= averageDegree
      walks += directions * (turnChoices - 1)
      turnChoices = turnChoices * Double(length - turn) / Double(turn + 1)
    }
    walks *= startingPositions
    if shifted == 0 { return walks }
    let plain = length - shifted
    return walks * (plain == 0 ? 2 : Combinations.mixing(shifted, plain))
  }
}

/// A keyboard as the search for walks needs it: at which key each unit is.
final class KeyboardLayout: Sendable {
  /// The key that writes a unit.
  struct Key: Sendable {
    /// The column, plus the row times 64; negative for no key.
    let location: Int16

    /// 0 if the key writes the unit alone, 1 if it does so with Shift.
    let level: Int16

    /// The key of units that the keyboard does not write.
    static let none = Key(location: -1, level: 0)
  }

  /// Whether each row is half a key to the right of the one above.
  let isSlanted: Bool

  /// Whether the keyboard belongs to zxcvbn's published model.
  let isPublished: Bool

  /// The number of units that can be written.
  let startingPositions: Double

  /// How many neighbours a key has on average.
  let averageDegree: Double

  /// The key of each unit.
  let keys: [UInt16: Key]

  /// What each key writes alone, by its location.
  let plainUnits: [Int16: UInt16]

  /// Creates a layout.
  ///
  /// - Parameters:
  ///   - keyboard: The keyboard.
  ///   - other: The layout whose starting positions and neighbours guesses are counted with, if it is
  ///     another one.
  init(_ keyboard: PasswordKeyboard, countedAs other: KeyboardLayout? = nil) {
    isSlanted = keyboard.isSlanted
    isPublished = keyboard.publishedOrder != nil
    var keys: [UInt16: Key] = [:]
    var plain: [Int16: UInt16] = [:]
    var sizes: [Int16: Int] = [:]
    for (number, row) in keyboard.rows.enumerated() {
      for (column, key) in row.keys.enumerated() {
        let location = Int16(truncatingIfNeeded: (number + 1) * 64 + row.start + column + 1)
        for (level, unit) in key.utf16.enumerated() {
          let key = Key(location: location, level: Int16(min(level, 1)))
          sizes[location, default: 0] += 1
          if level == 0 { plain[location] = unit }
          keys[unit] = key
        }
      }
    }
    plainUnits = plain
    self.keys = keys
    if let other {
      startingPositions = other.startingPositions
      averageDegree = other.averageDegree
      return
    }
    startingPositions = Double(sizes.values.reduce(0, +))
    // Every unit that a key writes has as many neighbours as the key.
    let neighbours = sizes.reduce(0) { sum, key in
      let beside = sizes.keys.count { other in
        Self.direction(other - key.key, keyboard.isSlanted) >= 0
      }
      return sum + beside * key.value
    }
    averageDegree = Double(neighbours) / max(startingPositions, 1)
  }

  /// Whether the keyboard is for another script than Latin: most of its keys are beyond U+0370.
  var isBeyondASCII: Bool {
    plainUnits.values.count { $0 >= 0x370 } > plainUnits.count / 2
  }

  /// Returns the number of the direction from one key to another; negative if they are no neighbours.
  @inline(__always)
  func direction(from key: Key, to other: Key) -> Int {
    if key.location < 0 || other.location < 0 { return -1 }
    return Self.direction(other.location - key.location, isSlanted)
  }

  /// Returns the direction of a difference of locations.
  @inline(__always)
  private static func direction(_ difference: Int16, _ isSlanted: Bool) -> Int {
    switch difference {
    case -1: 0
    case 1: 1
    case -64: 2
    case 64: 3
    case -63: 4
    case 63: 5
    case -65 where !isSlanted: 6
    case 65 where !isSlanted: 7
    default: -1
    }
  }
}
