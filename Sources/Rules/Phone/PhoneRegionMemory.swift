/// Memory that lives as long as a compiled region.
///
/// SAFETY: Blocks are written only here, before anything else can read them, and freed with this
/// object. Whoever keeps a pointer to them must keep the object.
final class PhoneRegionMemory: @unchecked Sendable {
  /// Lines of the cache have as many bytes, on all common processors.
  private static let alignment = 64

  private var blocks: [UnsafeMutableRawPointer] = []

  /// Copies values of a trivial type to where a line of the cache begins.
  func copy<Value: BitwiseCopyable>(_ values: [Value]) -> UnsafePointer<Value> {
    let block = UnsafeMutableRawPointer.allocate(
      byteCount: max(values.count, 1) * MemoryLayout<Value>.stride,
      alignment: Self.alignment
    )
    blocks.append(block)
    let start = block.bindMemory(to: Value.self, capacity: max(values.count, 1))
    start.update(from: values, count: values.count)
    return UnsafePointer(start)
  }

  deinit {
    for block in blocks { block.deallocate() }
  }
}
