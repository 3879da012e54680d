import Synchronization

/// The memory of one estimate, from which all of its tables are cut.
///
/// Advice to maintainers: an estimate needs about twenty small tables for a few microseconds. Here
/// they are cut from one block, which is overwritten when the estimate is done, so that no part of a
/// password stays behind. A `SpareMemory` lends values, of which copies are the same memory: counting
/// references to an object took longer than cutting the tables. What is repeated is estimated in the same
/// memory, of which nothing is given back before the end.
struct EstimationMemory: BitwiseCopyable {
  // SAFETY: values and the tables that are cut from them are used only within `SpareMemory.with`,
  // which frees or keeps the memory when its closure has returned; nothing of it may leave that
  // closure. Blocks are only ever cut from front to back, so that tables never overlap.
  fileprivate let state: UnsafeMutablePointer<State>

  /// The block that tables are cut from.
  fileprivate struct State: BitwiseCopyable {
    /// Where the next table begins.
    var next: UnsafeMutableRawPointer

    /// The end of the block.
    var end: UnsafeMutableRawPointer

    /// The beginning of the block, which has a `Header`.
    var block: UnsafeMutableRawPointer

    /// Takes a new block.
    init(size: Int, behind full: UnsafeMutableRawPointer?) {
      block = .allocate(byteCount: Header.size + size, alignment: EstimationMemory.alignment)
      block.bindMemory(to: Header.self, capacity: 1).initialize(to: Header(full: full, size: size))
      next = block + Header.size
      end = next + size
    }
  }

  /// What stands before the tables of a block.
  private struct Header: BitwiseCopyable {
    /// The block before, which is full.
    var full: UnsafeMutableRawPointer?

    /// The number of bytes behind the header.
    var size: Int

    static let size = EstimationMemory.alignment
  }

  private static let alignment = 16

  /// Creates memory for a password of so many units.
  fileprivate init(units: Int) {
    state = .allocate(capacity: 1)
    state.initialize(to: State(size: 2048 + 160 * max(units, 16), behind: nil))
  }

  /// Takes memory that was kept.
  fileprivate init(_ state: UnsafeMutablePointer<State>) { self.state = state }

  /// Overwrites what was written, and keeps the last block alone.
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

  /// Overwrites and frees a block and those before it.
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

  /// Frees the memory, which was wiped.
  fileprivate func deallocate() {
    state.pointee.block.deallocate()
    state.deallocate()
  }

  /// The number of bytes that tables can be cut from before another block is needed.
  fileprivate var size: Int { state.pointee.end - state.pointee.block - Header.size }

  /// Cuts a table whose entries all have one value.
  @inline(__always)
  func table<Element: BitwiseCopyable>(
    _ count: Int,
    repeating value: Element
  ) -> ScratchTable<Element> {
    let start = space(count, of: Element.self)
    start.initialize(repeating: value, count: count)
    return ScratchTable(start: start, count: count)
  }

  /// Cuts a table whose entries are not to be read before they are written.
  @inline(__always)
  func unwrittenTable<Element: BitwiseCopyable>(
    _ count: Int,
    of type: Element.Type = Element.self
  ) -> ScratchTable<Element> {
    ScratchTable(start: space(count, of: type), count: count)
  }

  /// Returns the start of room for so many entries that no table has.
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
    state.pointee = State(size: max(size, 2 * self.size), behind: state.pointee.block)
  }
}

/// The memory of the last estimate, which is kept for the next one.
struct SpareMemory: ~Copyable, @unchecked Sendable {
  // SAFETY: no estimate uses the memory in the place. Who takes it leaves nil, so that no two
  // estimates have the same one.

  /// Memory that no estimate uses, overwritten.
  private let spare = Atomic<UnsafeMutablePointer<EstimationMemory.State>?>(nil)

  deinit {
    if let kept = spare.load(ordering: .acquiring) { EstimationMemory(kept).deallocate() }
  }

  /// The largest memory that is kept.
  private static let mostKept = 1 << 16

  /// Calls a closure with memory for a password of so many units.
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
