/// Memory that holds tables which never change, and lives as long as this object.
///
///     let memory = FrozenMemory()
///     let lengths = memory.table([3, 5, 8])
///     lengths[1]  // 5
///
/// Structures made of such tables are plain values, which can be copied and shared at no cost. The
/// object that owns the memory must be kept for as long as any of them is read.
///
/// Small tables share blocks, and no table crosses more lines of the cache than it must.
package final class FrozenMemory: @unchecked Sendable {
  // SAFETY: each block is written once, by the call that hands out a table of it, and nobody else
  // can reach it before that call returns. Tables are made by one thread at a time: whoever makes
  // them owns the object alone or holds a lock. Blocks are freed with this object.

  /// The size of a line of the cache on all common processors, in bytes.
  private static let lineSize = 64

  /// The size of the blocks that small tables share, in bytes.
  private static let blockSize = 2048

  private var blocks: [UnsafeMutableRawPointer] = []

  /// The unused end of the last shared block.
  private var free = UnsafeMutableRawBufferPointer(start: nil, count: 0)

  /// Creates memory that holds nothing yet.
  package init() {}

  /// Copies elements into this memory.
  ///
  /// - Complexity: O(*n*) in the number of elements.
  package func table<Element: BitwiseCopyable & Sendable>(
    _ elements: some Collection<Element>
  ) -> FrozenTable<Element> {
    FrozenTable(start: copy(elements), count: elements.count)
  }

  /// Copies one value into this memory.
  package func reference<Value: BitwiseCopyable & Sendable>(
    to value: Value
  ) -> FrozenReference<Value> {
    FrozenReference(pointer: copy(CollectionOfOne(value)))
  }

  private func copy<Element: BitwiseCopyable>(
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
  private func room(for size: Int) -> UnsafeMutableRawPointer {
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

  deinit {
    for block in blocks { block.deallocate() }
  }
}
