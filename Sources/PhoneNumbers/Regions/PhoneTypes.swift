/// A set of types of number, as bits in the order of ``PhoneKinds``.
struct PhoneTypes: OptionSet, Sendable, Hashable {
  let rawValue: UInt16

  /// The type of numbers that are fixed lines or mobile numbers has no ranges of its own.
  static let fixedLineOrMobile = PhoneTypes(rawValue: 1 << 10)

  private static let fixedLineAndMobile = PhoneTypes(rawValue: 1 << 8 | 1 << 9)

  /// All types.
  static let all = PhoneTypes(rawValue: 1 << 11 - 1)

  init(rawValue: UInt16) { self.rawValue = rawValue }

  /// Creates a set of types, of which `unknown` is not kept.
  init(_ types: Set<PhoneNumberType>) {
    var bits: UInt16 = 0
    for (bit, type) in PhoneKinds.types.enumerated() where types.contains(type) {
      bits |= 1 << UInt16(bit)
    }
    self.init(rawValue: bits)
    if types.contains(.fixedLineOrMobile) { insert(.fixedLineOrMobile) }
  }

  /// The types.
  var types: Set<PhoneNumberType> {
    var types: Set<PhoneNumberType> = contains(.fixedLineOrMobile) ? [.fixedLineOrMobile] : []
    for (bit, type) in PhoneKinds.types.enumerated() where rawValue & 1 << UInt16(bit) != 0 {
      types.insert(type)
    }
    return types
  }

  /// Adds the type that fixed lines and mobile numbers make together, where both are there.
  mutating func join() {
    if isSuperset(of: Self.fixedLineAndMobile) { insert(.fixedLineOrMobile) }
  }
}
