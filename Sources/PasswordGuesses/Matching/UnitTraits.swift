/// What is to be known of a UTF-16 unit of a password, found by one look-up.
struct UnitTraits: BitwiseCopyable, Sendable {
  // From the lowest bit on: the unit in small letters (16), its kind for `LexiconBeginnings` (7),
  // whether it is a capital letter, a small one or a digit, and its number among the characters that
  // may stand for letters and 1 (5). Of the kinds, only those beyond ASCII have their highest bit.
  private var bits: UInt32

  private static let caseShift = UInt32(23)
  private static let capital = UInt32(1) << caseShift
  private static let small = UInt32(2) << caseShift
  private static let digit = UInt32(1) << 25
  private static let substituteShift = UInt32(26)
  private static let beyondASCII = UInt32(LexiconBeginnings.beyondASCII) << 16

  /// No traits.
  init() { bits = 0 }

  fileprivate init(ascii unit: UInt8) {
    let isCapital = UInt8(ascii: "A")...UInt8(ascii: "Z") ~= unit
    let low = UInt16(isCapital ? unit | 0x20 : unit)
    bits = UInt32(low) | UInt32(LexiconBeginnings.kind(of: low)) << 16
    if isCapital { bits |= Self.capital }
    if UInt8(ascii: "a")...UInt8(ascii: "z") ~= unit { bits |= Self.small }
    if UInt8(ascii: "0")...UInt8(ascii: "9") ~= unit { bits |= Self.digit }
    bits |= UInt32(SubstitutionMeanings.number(of: unit) + 1) << Self.substituteShift
  }

  /// The traits of a unit beyond ASCII that do not depend on its letter.
  @inline(__always)
  fileprivate init(beyondASCII unit: UInt16) {
    bits = UInt32(unit) | UInt32(LexiconBeginnings.kind(of: unit)) << 16
  }

  /// The unit in small letters if it is ASCII, or as it is.
  @inline(__always)
  var lowered: UInt16 { UInt16(truncatingIfNeeded: bits) }

  /// The kind of ``lowered``.
  @inline(__always)
  var kind: UInt8 { UInt8(truncatingIfNeeded: bits >> 16) & 0x7F }

  /// Whether the unit is a capital letter (1), a small one (2), or neither (0).
  @inline(__always)
  var letterCase: UInt8 { UInt8(truncatingIfNeeded: bits >> Self.caseShift) & 3 }

  /// The number of the character among those that may stand for letters and 1, or 0.
  @inline(__always)
  var substitute: UInt8 { UInt8(truncatingIfNeeded: bits >> Self.substituteShift) }

  /// Takes in what another unit has.
  @inline(__always)
  mutating func formUnion(_ other: UnitTraits) { bits |= other.bits }

  /// Whether any of the units is a capital letter of ASCII.
  var hasCapitals: Bool { bits & Self.capital != 0 }

  /// Whether any of the units is one of `0` to `9`.
  var hasDigits: Bool { bits & Self.digit != 0 }

  /// Whether all of the units are ASCII.
  var isASCII: Bool { bits & Self.beyondASCII == 0 }
}

/// The traits of all units.
struct UnitTraitsTable: BitwiseCopyable, @unchecked Sendable {
  // SAFETY: the only instance is made once and never freed, and nothing writes to its entries after
  // that, one for each unit of ASCII. Units are compared with their number.
  private let ascii: UnsafePointer<UnitTraits>

  /// The traits of all units.
  static let all = UnitTraitsTable()

  private init() {
    let ascii = UnsafeMutablePointer<UnitTraits>.allocate(capacity: 128)
    for unit in UInt8(0)..<128 { (ascii + Int(unit)).initialize(to: UnitTraits(ascii: unit)) }
    self.ascii = UnsafePointer(ascii)
  }

  /// The traits of a unit.
  @inline(__always)
  subscript(unit: UInt16) -> UnitTraits {
    unit < 128 ? ascii[Int(unit)] : UnitTraits(beyondASCII: unit)
  }
}
