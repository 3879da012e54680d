/// A set of places of a text.
struct PlaceSet {
  /// A bit for each place.
  private let words: ScratchTable<UInt64>

  /// Creates an empty set of places up to one.
  init(most: Int, in memory: EstimationMemory) {
    words = memory.table(most / 64 + 1, repeating: 0)
  }

  /// Adds a place.
  @inline(__always)
  func insert(_ place: Int) { words[place >> 6] |= 1 << UInt64(truncatingIfNeeded: place & 63) }

  /// Calls a closure with each place behind the beginning, from the first to the last.
  @inline(__always)
  func forEachBehindBeginning(_ body: (Int) -> Void) {
    for index in words.indices {
      var left = index == 0 ? words[0] & ~1 : words[index]
      while left != 0 {
        body(index << 6 | left.trailingZeroBitCount)
        left &= left &- 1
      }
    }
  }
}
