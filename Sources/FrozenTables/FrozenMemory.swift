/// The memory of frozen tables that are not needed for ever.
///
/// Tables are written first, then frozen, and may be read for as long as their memory is kept:
///
///     let memory = FrozenMemory()
///     let squares = FrozenTableWriter(count: 10, repeating: 0)
///     for number in 0..<10 { squares[number] = number * number }
///     let table = memory.freeze(squares)
///     table[7]  // 49
///
/// Elements that are in a collection already are copied:
///
///     let lengths = memory.table([3, 5, 8])
///     lengths[1]  // 5
///
/// Keep the memory beside the tables, in the object that others hold.
public final class FrozenMemory: @unchecked Sendable {
  // SAFETY: blocks are only added, by one thread at a time: by whoever makes the tables, before the
  // memory is shared or while holding a lock. Each block came from a writer, which is consumed, or
  // was written by the call that hands out a table of it, so that nobody writes to it any more.
  private var blocks: [UnsafeMutableRawPointer] = []

  /// The unused end of the last block that copies share.
  private var free = UnsafeMutableRawBufferPointer(start: nil, count: 0)

  /// The size of a line of the cache on all common processors, in bytes.
  private static let lineSize = 64

  /// The size of the blocks that small copies share, in bytes.
  private static let blockSize = 2048

  /// Creates memory without tables.
  public init() {}

  deinit {
    for block in blocks { block.deallocate() }
  }

  /// Takes over a table that is complete.
  ///
  /// - Parameters:
  ///   - writer: The table.
  ///   - count: How many of its first elements the frozen table has; all if absent.
  /// - Returns: The table to read, which is valid for as long as this memory is kept.
  /// - Precondition: No other thread has this memory yet.
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
  /// Small tables share blocks, and none crosses more lines of the cache than it must.
  ///
  /// - Returns: The table to read, which is valid for as long as this memory is kept.
  /// - Precondition: No other thread makes a table in this memory at the same time.
  /// - Complexity: O(*n*) in the number of elements.
  @inlinable
  package func table<Element: BitwiseCopyable & Sendable>(
    _ elements: some Collection<Element>
  ) -> FrozenTable<Element> {
    FrozenTable(start: copy(elements), count: elements.count)
  }

  /// Copies one value, as ``table(_:)`` does.
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

  /// Returns room for some bytes, which starts at a multiple of the smallest power of two that
  /// holds them, or at the start of a line.
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

/// A table that is being written; ``FrozenMemory/freeze(_:)`` makes it a table that is read.
///
/// It begins at a cache line, so that elements which belong together can share one.
public struct FrozenTableWriter<Element: BitwiseCopyable & Sendable>: ~Copyable {
  // SAFETY: all elements are initialised when the table is made. The writer cannot be copied, so
  // that the memory has one owner. Indices are verified by debug builds alone, as in `FrozenTable`.
  @usableFromInline let start: UnsafeMutablePointer<Element>

  /// The number of elements.
  public let count: Int

  // What is generic here can be inlined, so that the loop is compiled for the type of the elements;
  // else it would ask the type how to copy each one.

  /// Makes a table whose elements all have one value.
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

  /// Makes a table whose bytes are all zero, which is some value for the type of its elements.
  ///
  /// Words of eight bytes are written one by one, since debug builds fill a table of other elements
  /// far more slowly.
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

  /// Hands the memory over as a table that nobody writes to.
  fileprivate consuming func release(_ first: Int?) -> FrozenTable<Element> {
    precondition(first ?? 0 <= count, "a frozen table has no more elements than were written")
    let table = FrozenTable(start: UnsafePointer(start), count: first ?? count)
    discard self
    return table
  }
}
