import Synchronization

/// The memory of one estimate, from which all of its tables are cut.
///
/// Advice to maintainers: an estimate needs about twenty small tables for a few microseconds. Here
/// they are cut from one block, which is overwritten when the estimate is done, so that no part of a
/// password stays behind. A `SpareMemory` lends instances.
final class EstimationMemory: @unchecked Sendable {
  // SAFETY: instances and the tables that are cut from them live only within `SpareMemory.with`,
  // which keeps the instance alive until its closure has returned; no table may leave that closure.
  // Blocks are only ever cut from front to back, so that tables never overlap.
  private var block: UnsafeMutableRawBufferPointer
  private var used = 0
  private var fullBlocks: [UnsafeMutableRawBufferPointer] = []

  /// Creates memory for a password of so many units.
  fileprivate init(units: Int) {
    let size = 2560 + 160 * max(units, 16)
    block = .allocate(byteCount: size, alignment: Self.alignment)
  }

  deinit {
    wipe()
    block.deallocate()
  }

  /// Overwrites what was written, and keeps the last block alone.
  fileprivate func wipe() {
    Self.wipe(block, used)
    used = 0
    if !fullBlocks.isEmpty { wipeFullBlocks() }
  }

  // Apart, because the compiler guards the list of blocks against changes at run time.
  @inline(never)
  private func wipeFullBlocks() {
    for block in fullBlocks {
      Self.wipe(block, block.count)
      block.deallocate()
    }
    fullBlocks = []
  }

  /// The number of bytes that tables can be cut from before another block is needed.
  fileprivate var size: Int { block.count }

  private static let alignment = 16

  /// Cuts a table whose entries all have one value.
  func table<Element: BitwiseCopyable>(
    _ count: Int,
    repeating value: Element
  ) -> ScratchTable<Element> {
    let table = unwrittenTable(count, of: Element.self)
    table.start.initialize(repeating: value, count: count)
    return table
  }

  /// Cuts a table whose entries are not to be read before they are written.
  func unwrittenTable<Element: BitwiseCopyable>(
    _ count: Int,
    of type: Element.Type = Element.self
  ) -> ScratchTable<Element> {
    let size = count * MemoryLayout<Element>.stride
    let start = space(size).bindMemory(to: Element.self, capacity: count)
    return ScratchTable(start: start, count: count)
  }

  /// Returns the start of so many bytes that no table has.
  @inline(__always)
  private func space(_ size: Int) -> UnsafeMutableRawPointer {
    let rounded = (size + Self.alignment - 1) & ~(Self.alignment - 1)
    if used + rounded > block.count { addBlock(rounded) }
    guard let start = block.baseAddress else { preconditionFailure("a block is never empty") }
    defer { used += rounded }
    return start + used
  }

  @inline(never)
  private func addBlock(_ size: Int) {
    fullBlocks.append(block)
    block = .allocate(byteCount: max(size, 2 * block.count), alignment: Self.alignment)
    used = 0
  }

  private static func wipe(_ block: UnsafeMutableRawBufferPointer, _ used: Int) {
    for index in 0..<used { block[index] = 0 }
  }
}

/// The memory of the last estimate, which is kept for the next one.
struct SpareMemory: ~Copyable, Sendable {
  // SAFETY: the instance in the place was retained when it was put there, and no estimate uses it.
  // Who takes it leaves nil, so that no two estimates have the same one.

  /// An instance that no estimate uses, overwritten.
  private let spare = Atomic<Unmanaged<EstimationMemory>?>(nil)

  deinit { spare.load(ordering: .acquiring)?.release() }

  /// The largest memory that is kept.
  private static let mostKept = 1 << 16

  /// Calls a closure with memory for a password of so many units.
  func with<Result, Failure: Error>(
    units: Int,
    _ body: (EstimationMemory) throws(Failure) -> Result
  ) throws(Failure) -> Result {
    let kept = spare.exchange(nil, ordering: .acquiring)?.takeRetainedValue()
    let memory = kept ?? EstimationMemory(units: units)
    defer { keep(memory) }
    return try body(memory)
  }

  private func keep(_ memory: EstimationMemory) {
    memory.wipe()
    if memory.size > Self.mostKept { return }
    spare.exchange(Unmanaged.passRetained(memory), ordering: .acquiringAndReleasing)?.release()
  }
}

/// A table of fixed size in the memory of an estimate; copies are the same table.
struct ScratchTable<Element: BitwiseCopyable>: BitwiseCopyable {
  // SAFETY: the entries were initialised by `EstimationMemory`, inside whose closure alone tables
  // are used, or are written by whoever asked for an unwritten table, before they are read; every
  // place is compared with the size.
  fileprivate let start: UnsafeMutablePointer<Element>

  /// The number of entries.
  let count: Int

  fileprivate init(start: UnsafeMutablePointer<Element>, count: Int) {
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
  // SAFETY: lists live only within the closure that `SpareMemory.with` calls, which keeps the
  // memory alive. Entries are written by `append` before the count lets anyone read them.
  private unowned(unsafe) let memory: EstimationMemory

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
    get {
      precondition(index < count)
      return table[index]
    }
    nonmutating set {
      precondition(index < count)
      table[index] = newValue
    }
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

  /// The room for so many more elements, which are not to be read before they are written.
  @inline(__always)
  mutating func room(for more: Int) -> ScratchTable<Element> {
    if count + more > table.count { grow(to: max(count + more, 2 * table.count)) }
    return table[count..<(count + more)]
  }

  /// Takes in the first elements of the room.
  @inline(__always)
  mutating func takeRoom(_ more: Int) {
    precondition(more >= 0 && count + more <= table.count)
    count += more
  }

  /// The elements as a table.
  var elements: ScratchTable<Element> { table[0..<count] }

  /// Some of the elements as a table, which is that of the list until the list grows.
  @inline(__always)
  subscript(range: Range<Int>) -> ScratchTable<Element> {
    precondition(range.upperBound <= count)
    return table[range]
  }

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
