/// Memory that lives as long as a compiled region.
///
/// SAFETY: Blocks are written only here, before anything else can read them, and freed with this
/// object. Whoever keeps a pointer to them must keep the object.
final class PhoneRegionMemory: @unchecked Sendable {
  /// Lines of the cache have as many bytes, on all common processors.
  private static let alignment = 64

  /// The size of the blocks that small copies share.
  private static let blockSize = 2048

  private var blocks: [UnsafeMutableRawPointer] = []

  /// What is left of the last shared block.
  private var free = UnsafeMutableRawBufferPointer(start: nil, count: 0)

  /// Copies values of a trivial type, such that none crosses more lines of the cache than it must.
  func copy<Value: BitwiseCopyable>(_ values: some Collection<Value>) -> UnsafePointer<Value> {
    let size = max(values.count, 1) * MemoryLayout<Value>.stride
    let start = room(for: size).bindMemory(to: Value.self, capacity: max(values.count, 1))
    _ = UnsafeMutableBufferPointer(start: start, count: values.count)
      .initialize(fromContentsOf: values)
    return UnsafePointer(start)
  }

  /// Returns room for some bytes: at the start of a line, or at a multiple of what holds them.
  private func room(for size: Int) -> UnsafeMutableRawPointer {
    if size > Self.blockSize / 2 { return addBlock(size) }
    var alignment = 8
    while alignment < min(size, Self.alignment) { alignment *= 2 }
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
    let block = UnsafeMutableRawPointer.allocate(byteCount: size, alignment: Self.alignment)
    blocks.append(block)
    return block
  }

  deinit {
    for block in blocks { block.deallocate() }
  }
}
