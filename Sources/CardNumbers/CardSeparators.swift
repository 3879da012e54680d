import UnicodeText

/// The characters that can come between the digits of a card number.
///
/// A payment card check has separators, and `CardNumberScan` skips them.
public struct CardSeparators: Hashable, Sendable {
  // One bit for each ASCII character, so a lookup is a shift and a mask: `low` has the characters
  // below 64, and `high` the rest. `others` has the scalars beyond ASCII.
  private let low: UInt64
  private let high: UInt64
  private let others: [UInt32]

  /// Whether separators can come anywhere: also next to each other, before the first digit and
  /// after the last.
  ///
  /// If not, only a single separator can come between two digits.
  public let mayStandAnywhere: Bool

  /// A space and a hyphen, one at a time between digits.
  public static let standard = CardSeparators(unchecked: " -", mayStandAnywhere: false)

  /// Whitespace and hyphens, anywhere and in any number, as in numbers that people paste.
  ///
  /// They are tab, line feed, carriage return, space, no-break space, figure space, thin space,
  /// narrow no-break space, ideographic space, hyphen-minus, hyphen and non-breaking hyphen.
  public static let lenient = CardSeparators(
    unchecked: "\t\n\r \u{A0}\u{2007}\u{2009}\u{202F}\u{3000}-\u{2010}\u{2011}",
    mayStandAnywhere: true
  )

  /// Creates separators, or returns nil if the characters include a decimal digit or a letter of
  /// any script.
  ///
  ///     CardSeparators(" -.", mayStandAnywhere: true)?.mayStandAnywhere  // true
  ///     CardSeparators("×")?.mayStandAnywhere                            // false
  ///     CardSeparators("х")                                              // nil: a letter
  ///
  /// - Parameters:
  ///   - characters: The separators. Each Unicode scalar of the text is one separator.
  ///   - mayStandAnywhere: Whether they can come anywhere; see ``mayStandAnywhere``.
  public init?(_ characters: String, mayStandAnywhere: Bool = false) {
    guard !characters.unicodeScalars.contains(where: \.isDigitOrLetter) else { return nil }
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

extension Unicode.Scalar {
  /// Whether this is a decimal digit or a letter of any script.
  fileprivate var isDigitOrLetter: Bool {
    switch ScalarProperties(of: self).category {
    case .decimalNumber, .uppercaseLetter, .lowercaseLetter, .titlecaseLetter, .modifierLetter,
      .otherLetter:
      true
    default: false
    }
  }
}
