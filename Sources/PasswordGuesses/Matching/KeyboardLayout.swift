/// A keyboard as walks over it are found: where each unit stands.
final class KeyboardLayout: Sendable {
  /// A unit's key.
  struct Key: Sendable {
    /// The column, and the row times 64.
    let place: Int16

    /// What Shift makes of the key: 0 for nothing, 1 for another unit.
    let level: Int16

    static let none = Key(place: -1, level: 0)
  }

  /// Whether a row stands half a key to the right of the one above.
  let isSlanted: Bool

  /// Whether the keyboard belongs to zxcvbn's published model.
  let isPublished: Bool

  /// The number of units that can be written.
  let startingPositions: Double

  /// How many units a key has beside it, on average.
  let averageDegree: Double

  /// The key of each unit.
  let keys: [UInt16: Key]

  /// What each key writes alone, by its place.
  let plainUnits: [Int16: UInt16]

  /// Creates a layout.
  ///
  /// - Parameters:
  ///   - keyboard: The keyboard.
  ///   - other: The layout whose numbers guesses are counted with, if it is another one.
  init(_ keyboard: PasswordKeyboard, countedAs other: KeyboardLayout? = nil) {
    isSlanted = keyboard.isSlanted
    isPublished = keyboard.publishedOrder != nil
    var keys: [UInt16: Key] = [:]
    var plain: [Int16: UInt16] = [:]
    var sizes: [Int16: Int] = [:]
    for (number, row) in keyboard.rows.enumerated() {
      for (column, key) in row.keys.enumerated() {
        let place = Int16(truncatingIfNeeded: (number + 1) * 64 + row.start + column + 1)
        for (level, unit) in key.utf16.enumerated() {
          let key = Key(place: place, level: Int16(min(level, 1)))
          sizes[place, default: 0] += 1
          if level == 0 { plain[place] = unit }
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
    // Every unit of a key has as many neighbours as there are keys beside it.
    let neighbours = sizes.reduce(0) { sum, key in
      let beside = sizes.keys.count { other in
        Self.direction(other - key.key, keyboard.isSlanted) >= 0
      }
      return sum + beside * key.value
    }
    averageDegree = Double(neighbours) / max(startingPositions, 1)
  }

  /// Whether the keyboard is for another script than Latin.
  var isBeyondASCII: Bool {
    plainUnits.values.count { $0 >= 0x370 } > plainUnits.count / 2
  }

  /// The number of the direction from one key to another; negative if they are no neighbours.
  @inline(__always)
  func direction(from key: Key, to other: Key) -> Int {
    key.place < 0 || other.place < 0 ? -1 : Self.direction(other.place - key.place, isSlanted)
  }

  /// The direction of a difference of places.
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
