/// Numbers for some UTF-16 units, so that tables for them can be small: those of ASCII have
/// themselves, the others the numbers from 128 on.
struct UnitClasses: Sendable {
  /// The number of all units without one of their own.
  static let none = 128

  /// How many numbers there are.
  private(set) var count = none + 1

  /// For each 64 units, the page with their numbers; page 0 has none.
  private var pages = Array(repeating: UInt16(0), count: 1024)
  private var numbers = Array(repeating: UInt16(none), count: 64)

  /// Gives each unit a number.
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

  /// The number of a unit.
  @inline(__always)
  subscript(unit: UInt16) -> Int {
    if unit < 128 { return Int(unit) }
    return Int(numbers[Int(pages[Int(unit >> 6)]) << 6 | Int(unit & 63)])
  }
}
