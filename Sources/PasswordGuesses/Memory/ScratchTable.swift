/// A table of fixed size in the memory of one estimate; copies are the same table.
///
///     let counts = memory.table(10, repeating: 0)
///     counts[3] += 1
///
/// `EstimationMemory` cuts it, and it is valid as long as that memory.
struct ScratchTable<Element: BitwiseCopyable>: BitwiseCopyable {
  // SAFETY: tables are used only inside the closure of `SpareMemory.with`, while their memory is
  // there. The memory initialised the elements, or whoever asked for an unwritten table writes them
  // before they are read. Every index is compared with the size.
  fileprivate let start: UnsafeMutablePointer<Element>

  /// The number of elements.
  let count: Int

  /// Takes memory for so many elements that were written, or will be before they are read; for
  /// `EstimationMemory` alone.
  init(start: UnsafeMutablePointer<Element>, count: Int) {
    self.start = start
    self.count = count
  }

  /// The indices of the elements.
  @inline(__always)
  var indices: Range<Int> { 0..<count }

  /// The element at an index.
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

  /// A part of the table, which shares its elements.
  subscript(range: Range<Int>) -> ScratchTable<Element> {
    precondition(range.lowerBound >= 0 && range.upperBound <= count)
    return ScratchTable(start: start + range.lowerBound, count: range.count)
  }
}

/// A list in the memory of one estimate, which moves to a larger table when it is full.
struct ScratchList<Element: BitwiseCopyable>: BitwiseCopyable {
  // SAFETY: `append` writes an element before the count lets anyone read it. Every index is compared
  // with the count, which is never above that of the table.
  private let memory: EstimationMemory

  private var table: ScratchTable<Element>

  /// The number of elements.
  private(set) var count = 0

  /// Creates an empty list.
  init(capacity: Int, in memory: EstimationMemory) {
    table = memory.unwrittenTable(max(capacity, 1), of: Element.self)
    self.memory = memory
  }

  /// The indices of the elements.
  @inline(__always)
  var indices: Range<Int> { 0..<count }

  /// The element at an index.
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

  /// Returns an array of what a closure makes of the elements, without nils.
  ///
  /// Its memory is allocated once: growing an array from nothing takes longer.
  func compactMap<Result>(_ transform: (Element) -> Result?) -> [Result] {
    // SAFETY: at most one result an element is written, each after the one before.
    Array(unsafeUninitializedCapacity: count) { room, used in
      for index in 0..<count {
        guard let result = transform(table[index]) else { continue }
        room.initializeElement(at: used, to: result)
        used += 1
      }
    }
  }

  /// Reverses the order of the elements.
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

/// The indices of a text where a candidate begins or ends, a bit for each; copies are the same set.
struct BoundarySet {
  private let words: ScratchTable<UInt64>

  /// Creates an empty set of indices up to a greatest one.
  init(greatest: Int, in memory: EstimationMemory) {
    words = memory.table(greatest / 64 + 1, repeating: 0)
  }

  /// Adds an index.
  @inline(__always)
  func insert(_ index: Int) { words[index >> 6] |= 1 << UInt64(truncatingIfNeeded: index & 63) }

  /// Calls a closure with each index above 0, in ascending order.
  @inline(__always)
  func forEachAfterStart(_ body: (Int) -> Void) {
    for index in words.indices {
      var left = index == 0 ? words[0] & ~1 : words[index]
      while left != 0 {
        body(index << 6 | left.trailingZeroBitCount)
        left &= left &- 1
      }
    }
  }
}
