/// A table of fixed size in the memory of an estimate; copies are the same table.
struct ScratchTable<Element: BitwiseCopyable>: BitwiseCopyable {
  // SAFETY: the entries were initialised by `EstimationMemory`, inside whose closure alone tables
  // are used, or are written by whoever asked for an unwritten table, before they are read; every
  // place is compared with the size.
  fileprivate let start: UnsafeMutablePointer<Element>

  /// The number of entries.
  let count: Int

  /// Takes memory for so many entries that were written, or will be before they are read; for
  /// `EstimationMemory` alone.
  init(start: UnsafeMutablePointer<Element>, count: Int) {
    self.start = start
    self.count = count
  }

  /// The places of the entries.
  @inline(__always)
  var indices: Range<Int> { 0..<count }

  @inline(__always)
  subscript(index: Int) -> Element {
    get {
      precondition(UInt(bitPattern: index) < UInt(bitPattern: count))
      return start[index]
    }
    nonmutating set {
      precondition(UInt(bitPattern: index) < UInt(bitPattern: count))
      start[index] = newValue
    }
  }

  /// A part of the table, which shares its entries.
  subscript(range: Range<Int>) -> ScratchTable<Element> {
    precondition(range.lowerBound >= 0 && range.upperBound <= count)
    return ScratchTable(start: start + range.lowerBound, count: range.count)
  }
}

/// A list in the memory of an estimate, which moves to a larger table when it is full.
struct ScratchList<Element: BitwiseCopyable>: BitwiseCopyable {
  // SAFETY: entries are written by `append` before the count lets anyone read them; every place is
  // compared with the count, which is never above that of the table.
  private let memory: EstimationMemory

  private var table: ScratchTable<Element>

  /// The number of elements.
  private(set) var count = 0

  /// Creates an empty list.
  init(capacity: Int, in memory: EstimationMemory) {
    table = memory.unwrittenTable(max(capacity, 1), of: Element.self)
    self.memory = memory
  }

  /// The places of the elements.
  @inline(__always)
  var indices: Range<Int> { 0..<count }

  @inline(__always)
  subscript(index: Int) -> Element {
    get { elements[index] }
    nonmutating set { elements[index] = newValue }
  }

  /// Adds an element at the end.
  @inline(__always)
  mutating func append(_ element: Element) {
    if count == table.count { grow(to: 2 * table.count) }
    count += 1
    table[count - 1] = element
  }

  /// The last element, or nil if there is none.
  @inline(__always)
  var last: Element? { count == 0 ? nil : table[count - 1] }

  /// Removes the last element.
  @inline(__always)
  mutating func removeLast() {
    precondition(count > 0)
    count -= 1
  }

  /// The elements as a table.
  @inline(__always)
  var elements: ScratchTable<Element> { ScratchTable(start: table.start, count: count) }

  /// Returns what a closure makes of the elements, but nil, as an array of its own.
  ///
  /// The room is taken at once; growing an array from nothing takes longer.
  func compactMap<Result>(_ transform: (Element) -> Result?) -> [Result] {
    // SAFETY: at most one result an element is written, each to the next place of the room.
    Array(unsafeUninitializedCapacity: count) { room, used in
      for index in 0..<count {
        guard let result = transform(table[index]) else { continue }
        room.initializeElement(at: used, to: result)
        used += 1
      }
    }
  }

  /// Puts the elements into the reverse order.
  func reverse() {
    for index in 0..<(count / 2) {
      let element = table[index]
      table[index] = table[count - 1 - index]
      table[count - 1 - index] = element
    }
  }

  @inline(never)
  private mutating func grow(to size: Int) {
    let larger = memory.unwrittenTable(size, of: Element.self)
    for index in 0..<count { larger[index] = table[index] }
    table = larger
  }
}

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
