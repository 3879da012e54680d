/// Numbers in memory, the least significant byte first, at any offset.
///
/// SAFETY: the loads check that all their bytes are in the span, and every pattern of bits is a
/// number of these types.
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
  /// Adds a number, the least significant byte first.
  mutating func append(littleEndian number: some FixedWidthInteger & UnsignedInteger) {
    for shift in stride(from: 0, to: number.bitWidth, by: 8) {
      append(UInt8(truncatingIfNeeded: number >> shift))
    }
  }
}
