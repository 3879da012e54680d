/// A set of ASCII units.
struct UnitSet: BitwiseCopyable, Sendable {
  private var low: UInt64 = 0
  private var high: UInt64 = 0

  /// Adds a unit below 128.
  @inline(__always)
  mutating func insert(_ unit: UInt16) {
    if unit < 64 { low |= 1 << UInt64(unit) } else { high |= 1 << UInt64(unit & 63) }
  }

  /// Returns whether two sets share a unit.
  func intersects(_ other: UnitSet) -> Bool { low & other.low | high & other.high != 0 }
}

/// The approximate set of pages of 64 units that some units are on; units from U+0FC0 share one
/// page.
struct UnitPages: BitwiseCopyable, Sendable {
  private var bits: UInt64 = 0

  /// Creates an empty set.
  init() {}

  /// Creates a set from its bits, with the first page in the lowest bit.
  init(bits: UInt64) { self.bits = bits }

  /// Adds the page of a unit.
  @inline(__always)
  mutating func insert(_ unit: UInt16) { bits |= 1 << UInt64(min(unit >> 6, 63)) }

  /// Adds the pages of another set.
  mutating func formUnion(_ other: UnitPages) { bits |= other.bits }

  /// Returns whether two sets share a page.
  func intersects(_ other: UnitPages) -> Bool { bits & other.bits != 0 }
}

/// Small numbers for the UTF-16 units that keyboards can write, which keep tables indexed by unit
/// small.
///
/// ASCII units are their own numbers. Other units that can be written have numbers from 129.
struct UnitClasses: Sendable {
  /// The number of all units that no keyboard writes.
  static let none = 128

  /// The total number of classes.
  private(set) var count = none + 1

  /// For each 64 units, the number of the page with their numbers; page 0 has none.
  private var pages = Array(repeating: UInt16(0), count: 1024)
  private var numbers = Array(repeating: UInt16(none), count: 64)

  /// Assigns a number to each unit.
  init(of units: some Sequence<UInt16>) {
    for unit in Set(units).sorted() where unit >= 128 {
      let page = Int(unit >> 6)
      if pages[page] == 0 {
        pages[page] = UInt16(numbers.count >> 6)
        numbers += Array(repeating: UInt16(Self.none), count: 64)
      }
      numbers[Int(pages[page]) << 6 | Int(unit & 63)] = UInt16(count)
      count += 1
    }
  }

  @inline(__always)
  subscript(unit: UInt16) -> Int {
    if unit < 128 { return Int(unit) }
    return Int(numbers[Int(pages[Int(unit >> 6)]) << 6 | Int(unit & 63)])
  }
}
