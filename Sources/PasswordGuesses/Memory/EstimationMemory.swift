import Synchronization

/// The memory of one estimate, which provides all of its tables.
///
/// Advice to maintainers: an estimate needs about twenty small tables for a few microseconds. They
/// come from one block, which is overwritten when the estimate is done, so no part of a password
/// stays in memory. A `SpareMemory` lends values of this type, and copies share the same memory.
/// Reference counting took longer than allocating the tables. A repeated piece is estimated
/// separately in the same memory, and no memory is returned before the end.
struct EstimationMemory: BitwiseCopyable {
  // SAFETY: values and their tables are used only inside the closure of `SpareMemory.with`, which
  // frees or keeps the memory after the closure returns. Nothing from this memory may leave that
  // closure. Blocks are allocated from front to back, so tables never overlap.
  fileprivate let state: UnsafeMutablePointer<State>

  /// The block that provides the tables.
  fileprivate struct State: BitwiseCopyable {
    /// The start of the next table.
    var next: UnsafeMutableRawPointer

    /// The end of the block.
    var end: UnsafeMutableRawPointer

    /// The start of the block, which contains a `Header`.
    var block: UnsafeMutableRawPointer

    /// Allocates a new block.
    init(size: Int, after full: UnsafeMutableRawPointer?) {
      block = .allocate(byteCount: Header.size + size, alignment: EstimationMemory.alignment)
      block.bindMemory(to: Header.self, capacity: 1).initialize(to: Header(full: full, size: size))
      next = block + Header.size
      end = next + size
    }
  }

  /// The start of a block, before its tables.
  private struct Header: BitwiseCopyable {
    /// The previous block, which is full.
    var full: UnsafeMutableRawPointer?

    /// The number of bytes after the header.
    var size: Int

    static let size = EstimationMemory.alignment
  }

  private static let alignment = 16

  /// Creates memory for a password of a number of units.
  fileprivate init(units: Int) {
    state = .allocate(capacity: 1)
    state.initialize(to: State(size: 2048 + 160 * max(units, 16), after: nil))
  }

  /// Uses memory that a `SpareMemory` kept.
  fileprivate init(_ state: UnsafeMutablePointer<State>) { self.state = state }

  /// Overwrites everything that was written, and frees all blocks except the last and largest.
  fileprivate func wipe() {
    let block = state.pointee.block
    let header = block.assumingMemoryBound(to: Header.self)
    Self.wipe(block + Header.size, state.pointee.next - block - Header.size)
    state.pointee.next = block + Header.size
    if let full = header.pointee.full {
      header.pointee.full = nil
      Self.free(full)
    }
  }

  /// Overwrites and frees a block and all previous blocks.
  @inline(never)
  private static func free(_ block: UnsafeMutableRawPointer) {
    var next: UnsafeMutableRawPointer? = block
    while let block = next {
      let header = block.load(as: Header.self)
      next = header.full
      wipe(block + Header.size, header.size)
      block.deallocate()
    }
  }

  private static func wipe(_ start: UnsafeMutableRawPointer, _ count: Int) {
    start.initializeMemory(as: UInt8.self, repeating: 0, count: count)
  }

  /// Frees the memory, which must be wiped first.
  fileprivate func deallocate() {
    state.pointee.block.deallocate()
    state.deallocate()
  }

  /// The number of bytes available for tables before another block is needed.
  fileprivate var size: Int { state.pointee.end - state.pointee.block - Header.size }

  /// Returns a table with the same value for every element.
  @inline(__always)
  func table<Element: BitwiseCopyable>(
    _ count: Int,
    repeating value: Element
  ) -> ScratchTable<Element> {
    let start = space(count, of: Element.self)
    start.initialize(repeating: value, count: count)
    return ScratchTable(start: start, count: count)
  }

  /// Returns a table whose elements must be written before they are read.
  @inline(__always)
  func unwrittenTable<Element: BitwiseCopyable>(
    _ count: Int,
    of type: Element.Type = Element.self
  ) -> ScratchTable<Element> {
    ScratchTable(start: space(count, of: type), count: count)
  }

  /// Returns the start of unused memory for a number of elements.
  @inline(__always)
  private func space<Element>(_ count: Int, of type: Element.Type) -> UnsafeMutablePointer<Element>
  {
    precondition(count >= 0 && MemoryLayout<Element>.alignment <= Self.alignment)
    let size = count * MemoryLayout<Element>.stride
    let rounded = (size + Self.alignment - 1) & ~(Self.alignment - 1)
    if rounded > state.pointee.end - state.pointee.next { addBlock(rounded) }
    let start = state.pointee.next
    state.pointee.next = start + rounded
    return start.bindMemory(to: type, capacity: count)
  }

  @inline(never)
  private func addBlock(_ size: Int) {
    state.pointee = State(size: max(size, 2 * self.size), after: state.pointee.block)
  }
}

/// The memory of the last estimate, which is kept for the next one.
struct SpareMemory: ~Copyable, @unchecked Sendable {
  // SAFETY: no estimate uses the memory that is kept here. Taking it leaves nil, so two estimates
  // never share the same memory.

  /// Overwritten memory that no estimate uses.
  private let spare = Atomic<UnsafeMutablePointer<EstimationMemory.State>?>(nil)

  deinit {
    if let kept = spare.load(ordering: .acquiring) { EstimationMemory(kept).deallocate() }
  }

  /// The size in bytes above which memory is freed instead of kept.
  private static let mostKept = 1 << 16

  /// Calls a closure with memory for a password of a number of units, and overwrites the memory
  /// afterwards.
  func with<Result, Failure: Error>(
    units: Int,
    _ body: (EstimationMemory) throws(Failure) -> Result
  ) throws(Failure) -> Result {
    let kept = spare.exchange(nil, ordering: .acquiring)
    let memory = kept.map(EstimationMemory.init) ?? EstimationMemory(units: units)
    defer { keep(memory) }
    return try body(memory)
  }

  private func keep(_ memory: EstimationMemory) {
    memory.wipe()
    if memory.size > Self.mostKept { return memory.deallocate() }
    let other = spare.exchange(memory.state, ordering: .acquiringAndReleasing)
    if let other { EstimationMemory(other).deallocate() }
  }
}
