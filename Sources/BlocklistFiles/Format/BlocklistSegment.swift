/// An entry of the directory: where the keys of one segment are, all those that begin with the same bits.
///
/// A list is built segment by segment, so that memory stays small however long the list is.
///
/// | Offset | Bytes | Holds                                                               |
/// | -----: | ----: | ------------------------------------------------------------------- |
/// |      0 |     8 | the offset of the segment in the file, a multiple of 64             |
/// |      8 |     4 | the number of keys                                                  |
/// |     12 |     4 | of a filter, the number of lines to which keys belong               |
/// |     16 |     4 | of a filter, the number of all lines                                |
/// |     20 |     4 | of sorted keys, the binary logarithm of the number of buckets       |
/// |     24 |     8 | the checksum of the segment, up to the next one or the end          |
struct BlocklistSegment: Sendable {
  /// How the keys of a segment are kept.
  enum Content: Sendable {
    case filter(CacheLineFilter)
    case sorted(SortedKeys)
  }

  /// The number of bytes of an entry.
  static let entrySize = 32

  /// Segments begin at cache lines.
  static let alignment = 64

  /// The offset of the segment in the file.
  let start: Int

  /// The number of bytes of the segment.
  let size: Int

  /// The number of keys.
  let count: Int

  let content: Content
  let checksum: UInt64

  /// Creates the entry of a segment that was built.
  init(start: Int, size: Int, count: Int, content: Content, checksum: UInt64) {
    self.start = start
    self.size = size
    self.count = count
    self.content = content
    self.checksum = checksum
  }

  /// Reads an entry of the directory, or returns nil if the segment does not lie within the file.
  ///
  /// - Parameters:
  ///   - bytes: The whole file.
  ///   - offset: The offset of the entry.
  ///   - fingerprintBits: The bits of a fingerprint; nil in an exact list.
  init?(_ bytes: RawSpan, at offset: Int, fingerprintBits: Int?) {
    count = Int(bytes.word32(at: offset + 8))
    if let fingerprintBits {
      let filter = CacheLineFilter(
        homes: bytes.word32(at: offset + 12),
        lines: bytes.word32(at: offset + 16),
        bits: fingerprintBits
      )
      guard filter.isSound else { return nil }
      content = .filter(filter)
      size = filter.size.roundedUp(to: Self.alignment)
    } else {
      let keys = SortedKeys(count: count, bucketBits: bytes.word32(at: offset + 20))
      guard keys.isSound else { return nil }
      content = .sorted(keys)
      size = keys.size.roundedUp(to: Self.alignment)
    }
    let start = bytes.word64(at: offset)
    // Numbers of a forged file must not overflow or lead out of it.
    guard start <= UInt64(bytes.byteCount), size <= bytes.byteCount - Int(start) else { return nil }
    self.start = Int(start)
    checksum = bytes.word64(at: offset + 24)
  }

  /// The bytes of the entry.
  var encoded: [UInt8] {
    let numbers: [UInt32] =
      switch content {
      case .filter(let filter): [filter.homes, filter.lines, 0]
      case .sorted(let keys): [0, 0, keys.bucketBits]
      }
    var bytes: [UInt8] = []
    bytes.append(littleEndian: UInt64(start))
    bytes.append(littleEndian: UInt32(count))
    for number in numbers { bytes.append(littleEndian: number) }
    bytes.append(littleEndian: checksum)
    return bytes
  }

  /// Returns whether a key is in the segment.
  ///
  /// - Parameters:
  ///   - key: A key that belongs to this segment.
  ///   - segmentBits: How many bits of a key name its segment.
  ///   - bytes: The whole file.
  /// - Returns: Whether the key is listed, or taken for one that is.
  func contains(_ key: UInt64, segmentBits: Int, in bytes: RawSpan) -> Bool {
    if count == 0 { return false }
    let own = bytes.extracting(start..<start + size)
    return switch content {
    case .filter(let filter): filter.contains(key, segmentBits: segmentBits, in: own)
    case .sorted(let keys): keys.contains(key, segmentBits: segmentBits, in: own)
    }
  }
}
