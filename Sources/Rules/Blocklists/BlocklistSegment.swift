/// Where the keys of one segment are: all those that begin with the same bits.
///
/// Segments keep what is built at once small, however long the list is.
///
/// | Offset | Bytes | Holds                                                            |
/// | -----: | ----: | ---------------------------------------------------------------- |
/// |      0 |     8 | where the segment begins in the file, a multiple of 64           |
/// |      8 |     4 | the number of keys                                               |
/// |     12 |     4 | of a filter, the attempt with which it could be built            |
/// |     16 |     4 | of a filter, the number of blocks                                |
/// |     20 |     4 | of a filter, the binary logarithm of a block's number of slots   |
/// |     24 |     8 | the checksum of the segment, up to the next one or the end       |
struct BlocklistSegment: Sendable {
  static let entrySize = 32

  /// Segments begin at cache lines.
  static let alignment = 64

  var start: Int
  var size: Int
  var count: Int
  var filter: FuseFilter?
  var checksum: UInt64

  /// Reads an entry of the directory.
  ///
  /// - Parameters:
  ///   - bytes: The whole file.
  ///   - offset: Where the entry is.
  ///   - fingerprintBits: The bits of a fingerprint; nil in an exact list.
  /// - Returns: The segment, or nil if it does not lie within the file.
  init?(_ bytes: RawSpan, at offset: Int, fingerprintBits: Int?) {
    let start = bytes.word64(at: offset)
    count = Int(bytes.word32(at: offset + 8))
    if let fingerprintBits {
      let filter = FuseFilter(
        attempt: bytes.word32(at: offset + 12),
        blocks: bytes.word32(at: offset + 16),
        exponent: bytes.word32(at: offset + 20),
        bits: fingerprintBits
      )
      guard filter.isSound else { return nil }
      self.filter = filter
      size = filter.size
    } else {
      size = count * SortedKeys.keySize
    }
    size = size.roundedUp(to: Self.alignment)
    guard start <= UInt64(bytes.byteCount), size <= bytes.byteCount - Int(start) else { return nil }
    self.start = Int(start)
    checksum = bytes.word64(at: offset + 24)
  }

  /// Creates the entry for a segment that was built.
  init(start: Int, size: Int, count: Int, filter: FuseFilter?, checksum: UInt64) {
    self.start = start
    self.size = size
    self.count = count
    self.filter = filter
    self.checksum = checksum
  }

  /// The bytes of the entry.
  var encoded: [UInt8] {
    var bytes: [UInt8] = []
    bytes.append(littleEndian: UInt64(start))
    bytes.append(littleEndian: UInt32(count))
    bytes.append(littleEndian: filter?.attempt ?? 0)
    bytes.append(littleEndian: filter?.blocks ?? 0)
    bytes.append(littleEndian: filter?.exponent ?? 0)
    bytes.append(littleEndian: checksum)
    return bytes
  }

  /// Returns whether a key is in the segment.
  ///
  /// - Parameter bytes: The whole file.
  func contains(_ key: UInt64, in bytes: RawSpan) -> Bool {
    if count == 0 { return false }
    let own = bytes.extracting(start..<start + size)
    if let filter { return filter.contains(key, in: own) }
    return SortedKeys.contains(key, count: count, in: own)
  }
}
