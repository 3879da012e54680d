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
/// Keep the memory beside the tables, in the object that others hold.
public final class FrozenMemory: @unchecked Sendable {
  // SAFETY: blocks are only added, by whoever makes the tables and before the memory is shared.
  // Each block came from a writer, which is consumed, so that nobody writes to it any more.
  private var blocks: [UnsafeMutableRawPointer] = []

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

  /// Makes a table whose elements all have one value.
  ///
  /// - Complexity: O(`count`). It is inlinable, because filling millions of bytes one by one without
  ///   knowing their type took a quarter of packing the dictionaries.
  @inlinable
  public init(count: Int, repeating element: Element) {
    let bytes = UnsafeMutableRawPointer.allocate(
      byteCount: max(count, 1) * MemoryLayout<Element>.stride,
      alignment: max(64, MemoryLayout<Element>.alignment)
    )
    start = bytes.initializeMemory(as: Element.self, repeating: element, count: count)
    self.count = count
  }

  deinit { start.deallocate() }

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
