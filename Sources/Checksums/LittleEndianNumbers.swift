/// Little-endian numbers at any offset.
///
/// SAFETY: the loads check that all their bytes are in the span, and any bits are a valid number of
/// these types.
extension RawSpan {
  @inlinable
  package func byte(at offset: Int) -> UInt8 {
    unsafeLoad(fromByteOffset: offset, as: UInt8.self)
  }

  /// Returns the number in the two bytes at an offset.
  @inlinable
  package func word16(at offset: Int) -> UInt16 {
    UInt16(littleEndian: unsafeLoadUnaligned(fromByteOffset: offset, as: UInt16.self))
  }

  /// Returns the number in the four bytes at an offset.
  @inlinable
  package func word32(at offset: Int) -> UInt32 {
    UInt32(littleEndian: unsafeLoadUnaligned(fromByteOffset: offset, as: UInt32.self))
  }

  /// Returns the number in the eight bytes at an offset.
  @inlinable
  package func word64(at offset: Int) -> UInt64 {
    UInt64(littleEndian: unsafeLoadUnaligned(fromByteOffset: offset, as: UInt64.self))
  }
}
