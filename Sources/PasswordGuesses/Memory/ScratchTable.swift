/// A table of fixed size in the memory of one estimate.
///
/// Copies share the same elements.
///
///     let counts = memory.table(10, repeating: 0)
///     counts[3] += 1
///
/// `EstimationMemory` creates it, and it is valid as long as that memory.
struct ScratchTable<Element: BitwiseCopyable>: BitwiseCopyable {
  // SAFETY: tables are used only inside the closure of `SpareMemory.with`, while their memory
  // exists. The memory initialized the elements, or the caller that requested an unwritten table
  // writes them before reading them. Every index is checked against the size.
  fileprivate let start: UnsafeMutablePointer<Element>
  let count: Int

  /// Uses memory for a number of elements that were written, or will be before they are read; only
  /// for `EstimationMemory`.
  init(start: UnsafeMutablePointer<Element>, count: Int) {
    self.start = start
    self.count = count
  }

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

  /// A part of the table, which shares its elements.
  subscript(range: Range<Int>) -> ScratchTable<Element> {
    precondition(range.lowerBound >= 0 && range.upperBound <= count)
    return ScratchTable(start: start + range.lowerBound, count: range.count)
  }
}

/// A list in the memory of one estimate.
///
/// It moves to a larger table when it is full.
struct ScratchList<Element: BitwiseCopyable>: BitwiseCopyable {
  // SAFETY: `append` writes an element before the count lets anyone read it. Every index is checked
  // against the count, which never exceeds the table's count.
  private let memory: EstimationMemory

  private var table: ScratchTable<Element>
  private(set) var count = 0

  /// Creates an empty list.
  init(capacity: Int, in memory: EstimationMemory) {
    table = memory.unwrittenTable(max(capacity, 1), of: Element.self)
    self.memory = memory
  }

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

  @inline(__always)
  var elements: ScratchTable<Element> { ScratchTable(start: table.start, count: count) }

  /// Returns an array of the results that a closure returns for the elements, without nils.
  ///
  /// Its memory is allocated once, because growing an empty array takes longer.
  func compactMap<Result>(_ transform: (Element) -> Result?) -> [Result] {
    // SAFETY: at most one result is written for each element, each right after the previous one.
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

/// The indices of a text where a candidate begins or ends, with a bit for each.
///
/// Copies share the same set.
struct BoundarySet {
  private let words: ScratchTable<UInt64>

  /// Creates an empty set of indices up to a maximum.
  init(greatest: Int, in memory: EstimationMemory) {
    words = memory.table(greatest / 64 + 1, repeating: 0)
  }

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
