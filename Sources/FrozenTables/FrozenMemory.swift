/// The memory of frozen tables that aren't needed forever.
///
/// Tables are first written, then frozen, and can be read as long as their memory exists:
///
///     let memory = FrozenMemory()
///     let squares = FrozenTableWriter(count: 10, repeating: 0)
///     for number in 0..<10 { squares[number] = number * number }
///     let table = memory.freeze(squares)
///     table[7]  // 49
///
/// Elements that are already in a collection are copied:
///
///     let lengths = memory.table([3, 5, 8])
///     lengths[1]  // 5
///
/// Keep the memory next to the tables, in the object that other code holds.
public final class FrozenMemory: @unchecked Sendable {
  // SAFETY: blocks are only added, by one thread at a time: by the code that creates the tables,
  // before it shares the memory or while it holds a lock. Each block came from a writer, which is
  // consumed, or was written by the call that returns a table of it. So no one writes to it
  // anymore.
  private var blocks: [UnsafeMutableRawPointer] = []

  /// The unused end of the last block that copies share.
  private var free = UnsafeMutableRawBufferPointer(start: nil, count: 0)

  /// The size of a cache line on all common processors, in bytes.
  private static let lineSize = 64

  /// The size of the blocks that small copies share, in bytes.
  private static let blockSize = 2048

  /// Creates memory without tables.
  public init() {}

  deinit {
    for block in blocks { block.deallocate() }
  }

  /// Takes ownership of a complete table.
  ///
  /// - Parameters:
  ///   - writer: The table.
  ///   - count: The number of first elements to include in the frozen table; all if absent.
  /// - Returns: The table to read, which is valid as long as this memory exists.
  /// - Precondition: No other thread uses this memory yet.
  public func freeze<Element>(
    _ writer: consuming FrozenTableWriter<Element>,
    first count: Int? = nil
  ) -> FrozenTable<Element> {
    let table = writer.release(count)
    blocks.append(UnsafeMutableRawPointer(mutating: table.start))
    return table
  }

  /// Copies elements into a table.
  ///
  /// Small tables share blocks, and none crosses more cache lines than necessary.
  ///
  /// - Returns: The table to read, which is valid as long as this memory exists.
  /// - Precondition: No other thread creates a table in this memory at the same time.
  @inlinable
  package func table<Element: BitwiseCopyable & Sendable>(
    _ elements: some Collection<Element>
  ) -> FrozenTable<Element> {
    FrozenTable(start: copy(elements), count: elements.count)
  }

  /// Copies one value, like ``table(_:)``.
  @inlinable
  package func reference<Value: BitwiseCopyable & Sendable>(
    to value: Value
  ) -> FrozenReference<Value> {
    FrozenReference(pointer: copy(CollectionOfOne(value)))
  }

  @inlinable
  func copy<Element: BitwiseCopyable>(
    _ elements: some Collection<Element>
  ) -> UnsafePointer<Element> {
    let capacity = max(elements.count, 1)
    let start = room(for: capacity * MemoryLayout<Element>.stride)
      .bindMemory(to: Element.self, capacity: capacity)
    _ = UnsafeMutableBufferPointer(start: start, count: elements.count)
      .initialize(fromContentsOf: elements)
    return UnsafePointer(start)
  }

  /// Returns space for a number of bytes.
  ///
  /// It starts at a multiple of the smallest power of two that fits them, or at the start of a
  /// cache line.
  @usableFromInline
  func room(for size: Int) -> UnsafeMutableRawPointer {
    if size > Self.blockSize / 2 { return addBlock(size) }
    var alignment = 8
    while alignment < min(size, Self.lineSize) { alignment *= 2 }
    let used = Self.blockSize - free.count
    var skipped = (alignment - used % alignment) % alignment
    if free.baseAddress == nil || free.count < skipped + size {
      free = UnsafeMutableRawBufferPointer(start: addBlock(Self.blockSize), count: Self.blockSize)
      skipped = 0
    }
    let room = UnsafeMutableRawBufferPointer(rebasing: free[skipped..<(skipped + size)])
    free = UnsafeMutableRawBufferPointer(rebasing: free[(skipped + size)...])
    return room.baseAddress ?? addBlock(size)
  }

  private func addBlock(_ size: Int) -> UnsafeMutableRawPointer {
    let block = UnsafeMutableRawPointer.allocate(byteCount: size, alignment: Self.lineSize)
    blocks.append(block)
    return block
  }
}

/// A table that is being written; ``FrozenMemory/freeze(_:)`` makes it readable.
///
/// It begins at a cache line, so elements that belong together can share one.
public struct FrozenTableWriter<Element: BitwiseCopyable & Sendable>: ~Copyable {
  // SAFETY: all elements are initialized when the table is created. The writer can't be copied, so
  // the memory has one owner. Only debug builds check indices, as in `FrozenTable`.
  @usableFromInline let start: UnsafeMutablePointer<Element>

  /// The number of elements.
  public let count: Int

  // Generic code can be inlined here, so the loop is compiled for the type of the elements.
  // Otherwise, it would look up how to copy each one at run time.

  /// Creates a table with the same value for every element.
  ///
  /// - Complexity: O(`count`).
  @inlinable
  public init(count: Int, repeating element: Element) {
    let bytes = UnsafeMutableRawPointer.allocate(
      byteCount: max(count, 1) * MemoryLayout<Element>.stride,
      alignment: max(64, MemoryLayout<Element>.alignment)
    )
    start = bytes.initializeMemory(as: Element.self, repeating: element, count: count)
    self.count = count
  }

  /// Creates a table of zero bytes, which must be a valid value for the type of its elements.
  ///
  /// Words of eight bytes are written one by one, because debug builds fill a table of other
  /// elements much more slowly.
  ///
  /// - Complexity: O(`count`).
  @inlinable
  public init(zeros count: Int) {
    let size = (max(count, 1) * MemoryLayout<Element>.stride + 7) & ~7
    let bytes = UnsafeMutableRawPointer.allocate(
      byteCount: size,
      alignment: max(64, MemoryLayout<Element>.alignment)
    )
    let words = bytes.bindMemory(to: UInt64.self, capacity: size / 8)
    var index = 0
    while index < size / 8 {
      words[index] = 0
      index &+= 1
    }
    start = bytes.bindMemory(to: Element.self, capacity: max(count, 1))
    self.count = count
  }

  deinit { start.deallocate() }

  /// The elements, for kernels that fill a table in one loop and stay below ``count``.
  @inlinable
  public var elements: UnsafeMutablePointer<Element> { start }

  /// The element at an index, which must be below ``count``.
  @inlinable @inline(__always)
  public subscript(index: Int) -> Element {
    get {
      assert(index >= 0 && index < count, "an index beyond a frozen table")
      return start[index]
    }
    nonmutating set {
      assert(index >= 0 && index < count, "an index beyond a frozen table")
      start[index] = newValue
    }
  }

  /// Returns the memory as a table that no one writes to.
  fileprivate consuming func release(_ first: Int?) -> FrozenTable<Element> {
    precondition(first ?? 0 <= count, "a frozen table has no more elements than were written")
    let table = FrozenTable(start: UnsafePointer(start), count: first ?? count)
    discard self
    return table
  }
}
