/// The characters that may stand between the digits of a card number.
public struct CardSeparators: Hashable, Sendable {
  // One bit for each ASCII character, so that a look-up is a shift and a mask.
  private let low: UInt64
  private let high: UInt64
  private let others: [UInt32]

  /// Whether they may stand anywhere and side by side, or only one at a time between digits.
  public let mayStandAnywhere: Bool

  /// A space and a hyphen, one at a time between digits.
  public static let standard = CardSeparators(unchecked: " -", mayStandAnywhere: false)

  /// White space and hyphens, anywhere and in any number, as people paste them.
  public static let lenient = CardSeparators(
    unchecked: "\t\n\r \u{A0}\u{2007}\u{2009}\u{202F}\u{3000}-\u{2010}\u{2011}",
    mayStandAnywhere: true
  )

  /// Creates separators, or nil if a digit or a letter is among the characters.
  ///
  ///     CardSeparators(" -.", mayStandAnywhere: true)?.mayStandAnywhere  // true
  ///     CardSeparators("x")                                              // nil
  ///
  /// - Parameters:
  ///   - characters: The characters, each a single scalar.
  ///   - mayStandAnywhere: Whether they may stand anywhere and side by side.
  public init?(_ characters: String, mayStandAnywhere: Bool = false) {
    let isPlain = characters.unicodeScalars.allSatisfy { scalar in
      switch scalar {
      case "0"..."9", "A"..."Z", "a"..."z": false
      default: true
      }
    }
    guard isPlain else { return nil }
    self.init(unchecked: characters, mayStandAnywhere: mayStandAnywhere)
  }

  private init(unchecked characters: String, mayStandAnywhere: Bool) {
    var low: UInt64 = 0
    var high: UInt64 = 0
    var others: [UInt32] = []
    for scalar in characters.unicodeScalars {
      switch scalar.value {
      case 0..<64: low |= 1 << UInt64(scalar.value)
      case 64..<128: high |= 1 << UInt64(scalar.value - 64)
      default: others.append(scalar.value)
      }
    }
    self.low = low
    self.high = high
    self.others = others.sorted()
    self.mayStandAnywhere = mayStandAnywhere
  }

  /// Returns whether an ASCII byte is a separator.
  @inline(__always)
  func contains(ascii byte: UInt8) -> Bool {
    byte < 64
      ? low & (1 << UInt64(byte)) != 0
      : byte < 128 && high & (1 << UInt64(byte - 64)) != 0
  }

  /// Returns whether a scalar beyond ASCII is a separator.
  func contains(other scalar: UInt32) -> Bool { others.contains(scalar) }
}
