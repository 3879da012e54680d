/// The bytes of a blocklist in memory, of a file that is mapped or of an array.
///
/// SAFETY: the memory is only read, so that threads may share it. It stays until the last reader
/// lets go of this object, which then frees it.
public final class BlocklistBytes: @unchecked Sendable {
  private let memory: UnsafeRawBufferPointer
  private let release: @Sendable (UnsafeRawBufferPointer) -> Void

  /// Takes memory over.
  ///
  /// - Parameters:
  ///   - memory: Memory that nobody writes to and nobody else frees.
  ///   - release: Frees the memory.
  public init(
    takingOver memory: UnsafeRawBufferPointer,
    release: @escaping @Sendable (UnsafeRawBufferPointer) -> Void
  ) {
    self.memory = memory
    self.release = release
  }

  /// Copies bytes.
  ///
  /// - Complexity: O(*n*).
  public convenience init(_ bytes: [UInt8]) {
    let copy = UnsafeMutableRawBufferPointer.allocate(byteCount: bytes.count, alignment: 64)
    copy.copyBytes(from: bytes)
    self.init(takingOver: UnsafeRawBufferPointer(copy)) { $0.deallocate() }
  }

  deinit { release(memory) }

  /// The number of bytes.
  public var count: Int { memory.count }

  /// Calls a function with the bytes.
  func withBytes<Result, Failure: Error>(
    _ body: (RawSpan) throws(Failure) -> Result
  ) throws(Failure) -> Result {
    // The span's lifetime is that of `self`, which the caller holds.
    try body(memory.bytes)
  }
}
