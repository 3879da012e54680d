import FrozenTables

/// Everything that matchers need to know about a single UTF-16 unit, found with one lookup.
struct UnitTraits: BitwiseCopyable, Sendable {
  // From the lowest bit: the unit in lowercase (16), its kind in `LexiconBeginnings` (8), whether
  // it is an uppercase letter, a lowercase letter, or a digit (1 each). The last 5 bits are 1 more
  // than its number among the characters that may stand for letters. Only kinds beyond ASCII have
  // one of their two highest bits set.
  private var bits: UInt32

  private static let caseShift = UInt32(24)
  private static let uppercase = UInt32(1) << caseShift
  private static let lowercase = UInt32(2) << caseShift
  private static let digit = UInt32(1) << 26
  private static let substituteShift = UInt32(27)
  private static let beyondASCII = UInt32(LexiconBeginnings.group) << 16

  /// Creates an empty set of traits.
  init() { bits = 0 }

  fileprivate init(ascii unit: UInt8) {
    let isUppercase = UInt8(ascii: "A")...UInt8(ascii: "Z") ~= unit
    let low = UInt16(isUppercase ? unit | 0x20 : unit)
    bits = UInt32(low) | UInt32(LexiconBeginnings.kind(of: low)) << 16
    if isUppercase { bits |= Self.uppercase }
    if UInt8(ascii: "a")...UInt8(ascii: "z") ~= unit { bits |= Self.lowercase }
    if UInt8(ascii: "0")...UInt8(ascii: "9") ~= unit { bits |= Self.digit }
    bits |= UInt32(SubstitutionMeanings.number(of: unit) + 1) << Self.substituteShift
  }

  /// Creates the traits of a unit beyond ASCII, whose case `TextVariants` determines itself.
  @inline(__always)
  fileprivate init(beyondASCII unit: UInt16) {
    bits = UInt32(unit) | UInt32(LexiconBeginnings.kind(of: unit)) << 16
  }

  /// The unit in lowercase if it is ASCII, otherwise the unit itself.
  @inline(__always)
  var lowered: UInt16 { UInt16(truncatingIfNeeded: bits) }

  /// The kind of ``lowered`` in `LexiconBeginnings`.
  @inline(__always)
  var kind: UInt8 { UInt8(truncatingIfNeeded: bits >> 16) }

  /// 1 for an uppercase letter, 2 for a lowercase letter, 0 for other units.
  @inline(__always)
  var letterCase: UInt8 { UInt8(truncatingIfNeeded: bits >> Self.caseShift) & 3 }

  /// The number of the character among those that may stand for letters, plus 1; 0 for other units.
  @inline(__always)
  var substitute: UInt8 { UInt8(truncatingIfNeeded: bits >> Self.substituteShift) }

  /// Adds the traits of another unit, to collect the traits of a whole text.
  @inline(__always)
  mutating func formUnion(_ other: UnitTraits) { bits |= other.bits }

  /// Whether any of the units is an uppercase letter of ASCII.
  var hasUppercase: Bool { bits & Self.uppercase != 0 }

  /// Whether any of the units is one of `0` to `9`.
  var hasDigits: Bool { bits & Self.digit != 0 }

  /// Whether all of the units are ASCII.
  var isASCII: Bool { bits & Self.beyondASCII == 0 }
}

/// The traits of all units, with a table for ASCII.
struct UnitTraitsTable: BitwiseCopyable, Sendable {
  private let ascii = FrozenTable(immortal: (0..<128).map { UnitTraits(ascii: $0) })

  /// The only instance.
  static let all = UnitTraitsTable()

  private init() {}

  @inline(__always)
  subscript(unit: UInt16) -> UnitTraits {
    unit < 128 ? ascii[Int(unit)] : UnitTraits(beyondASCII: unit)
  }
}
