/// The bytes of a blocklist in memory: of a file that is mapped, or of an array.
public final class BlocklistBytes: @unchecked Sendable {
  // SAFETY: the memory is only read, so that threads may share it. It is freed with this object, which
  // every reader holds.
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
    // SAFETY: the span is valid during the call, because the caller holds this object.
    try body(memory.bytes)
  }
}

/// Little-endian numbers at any offset.
///
/// SAFETY: the loads check that all their bytes are in the span, and any bits are a number of these
/// types.
extension RawSpan {
  /// Returns the byte at an offset.
  func byte(at offset: Int) -> UInt8 { unsafeLoad(fromByteOffset: offset, as: UInt8.self) }

  /// Returns the number in the two bytes from an offset on.
  func word16(at offset: Int) -> UInt16 {
    UInt16(littleEndian: unsafeLoadUnaligned(fromByteOffset: offset, as: UInt16.self))
  }

  /// Returns the number in the four bytes from an offset on.
  func word32(at offset: Int) -> UInt32 {
    UInt32(littleEndian: unsafeLoadUnaligned(fromByteOffset: offset, as: UInt32.self))
  }

  /// Returns the number in the eight bytes from an offset on.
  func word64(at offset: Int) -> UInt64 {
    UInt64(littleEndian: unsafeLoadUnaligned(fromByteOffset: offset, as: UInt64.self))
  }
}

extension [UInt8] {
  /// Adds a number in little-endian bytes.
  mutating func append(littleEndian number: some FixedWidthInteger & UnsignedInteger) {
    for shift in stride(from: 0, to: number.bitWidth, by: 8) {
      append(UInt8(truncatingIfNeeded: number >> shift))
    }
  }
}
