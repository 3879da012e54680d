import FrozenTables

/// Everything that matchers want to know of a UTF-16 unit by itself, found by one look-up.
struct UnitTraits: BitwiseCopyable, Sendable {
  // From the lowest bit on: the unit in lowercase (16), its kind for `LexiconBeginnings` (8), whether
  // it is an uppercase letter, a lowercase one, a digit (1 each), and its number among the characters
  // that may stand for letters, plus 1 (5). Only kinds beyond ASCII have one of their two highest bits set.
  private var bits: UInt32

  private static let caseShift = UInt32(24)
  private static let uppercase = UInt32(1) << caseShift
  private static let lowercase = UInt32(2) << caseShift
  private static let digit = UInt32(1) << 26
  private static let substituteShift = UInt32(27)
  private static let beyondASCII = UInt32(LexiconBeginnings.group) << 16

  /// No traits.
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

  /// The traits of a unit beyond ASCII, whose case `TextVariants` finds out by itself.
  @inline(__always)
  fileprivate init(beyondASCII unit: UInt16) {
    bits = UInt32(unit) | UInt32(LexiconBeginnings.kind(of: unit)) << 16
  }

  /// The unit in lowercase if it is ASCII, else the unit itself.
  @inline(__always)
  var lowered: UInt16 { UInt16(truncatingIfNeeded: bits) }

  /// The kind of ``lowered`` for `LexiconBeginnings`.
  @inline(__always)
  var kind: UInt8 { UInt8(truncatingIfNeeded: bits >> 16) }

  /// 1 for an uppercase letter, 2 for a lowercase one, 0 for neither.
  @inline(__always)
  var letterCase: UInt8 { UInt8(truncatingIfNeeded: bits >> Self.caseShift) & 3 }

  /// The number of the character among those that may stand for letters, plus 1; 0 for others.
  @inline(__always)
  var substitute: UInt8 { UInt8(truncatingIfNeeded: bits >> Self.substituteShift) }

  /// Adds the traits of another unit, to know what any unit of a text has.
  @inline(__always)
  mutating func formUnion(_ other: UnitTraits) { bits |= other.bits }

  /// Whether any of the units is an uppercase letter of ASCII.
  var hasUppercase: Bool { bits & Self.uppercase != 0 }

  /// Whether any of the units is one of `0` to `9`.
  var hasDigits: Bool { bits & Self.digit != 0 }

  /// Whether all of the units are ASCII.
  var isASCII: Bool { bits & Self.beyondASCII == 0 }
}

/// The traits of all units; a table for those of ASCII.
struct UnitTraitsTable: BitwiseCopyable, Sendable {
  private let ascii = FrozenTable(immortal: (0..<128).map { UnitTraits(ascii: $0) })

  /// The only instance.
  static let all = UnitTraitsTable()

  private init() {}

  /// The traits of a unit.
  @inline(__always)
  subscript(unit: UInt16) -> UnitTraits {
    unit < 128 ? ascii[Int(unit)] : UnitTraits(beyondASCII: unit)
  }
}
