/// A set of units of ASCII.
struct UnitSet: Sendable {
  private var low: UInt64 = 0
  private var high: UInt64 = 0

  /// Adds a unit below 128.
  @inline(__always)
  mutating func insert(_ unit: UInt16) {
    if unit < 64 { low |= 1 << UInt64(unit) } else { high |= 1 << UInt64(unit & 63) }
  }

  /// Whether two sets share a unit.
  func intersects(_ other: UnitSet) -> Bool { low & other.low | high & other.high != 0 }
}

/// The pages of 64 units that some units are in, roughly: those from U+0FC0 on share one.
struct UnitPages: BitwiseCopyable, Sendable {
  private var bits: UInt64 = 0

  /// Adds the page of a unit.
  @inline(__always)
  mutating func insert(_ unit: UInt16) { bits |= 1 << UInt64(min(unit >> 6, 63)) }

  /// Whether two sets share a page.
  func intersects(_ other: UnitPages) -> Bool { bits & other.bits != 0 }
}
