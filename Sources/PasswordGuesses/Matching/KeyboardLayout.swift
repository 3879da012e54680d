/// A keyboard in the form that the search for walks needs: the key of each unit, and which keys are
/// neighbors.
///
/// ``KeyboardSet`` creates the layouts once from the data of the packs, and copies the keys into
/// its own tables.
final class KeyboardLayout: Sendable {
  /// The key that writes a unit.
  struct Key: Sendable {
    /// The column, plus the row times 64; negative if there is no key.
    let location: Int16

    /// 0 if the key writes the unit on its own, 1 if it needs Shift.
    let level: Int16

    /// The key of units that the keyboard can't write.
    static let none = Key(location: -1, level: 0)
  }

  /// Whether each row is half a key to the right of the one above.
  let isSlanted: Bool

  /// Whether the keyboard is part of zxcvbn's published model.
  let isPublished: Bool

  /// The number of units that the keyboard can write.
  let startingPositions: Double

  /// The average number of neighbors of a key.
  let averageDegree: Double

  /// The key of each unit.
  let keys: [UInt16: Key]

  /// The unit that each key writes without Shift, by its location.
  let plainUnits: [Int16: UInt16]

  /// Creates a layout.
  ///
  /// - Parameters:
  ///   - keyboard: The keyboard.
  ///   - other: The layout whose starting positions and average number of neighbors to use, or nil
  ///     to count those of this one.
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
    // Every unit that a key writes has as many neighbors as the key.
    let neighbours = sizes.reduce(0) { sum, key in
      let beside = sizes.keys.count { other in
        Self.direction(other - key.key, keyboard.isSlanted) >= 0
      }
      return sum + beside * key.value
    }
    averageDegree = Double(neighbours) / max(startingPositions, 1)
  }

  /// Whether the keyboard is for a script other than Latin: most keys write U+0370 or above.
  var isBeyondASCII: Bool {
    plainUnits.values.count { $0 >= 0x370 } > plainUnits.count / 2
  }

  /// Returns the number of the direction from one key to another; negative if they aren't
  /// neighbors.
  @inline(__always)
  func direction(from key: Key, to other: Key) -> Int {
    if key.location < 0 || other.location < 0 { return -1 }
    return Self.direction(other.location - key.location, isSlanted)
  }

  /// Returns the direction for a difference of locations; negative if there is none.
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
