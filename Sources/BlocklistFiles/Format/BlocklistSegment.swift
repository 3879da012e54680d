import Checksums

/// An entry of the directory: the location of one segment, whose keys all begin with the same bits.
///
/// A list is built one segment at a time, so it takes little memory regardless of its length.
///
/// | Offset | Bytes | Content                                                             |
/// | -----: | ----: | ------------------------------------------------------------------- |
/// |      0 |     8 | the offset of the segment in the file, a multiple of 64             |
/// |      8 |     4 | the number of keys                                                  |
/// |     12 |     4 | for a filter, the number of lines that keys belong to               |
/// |     16 |     4 | for a filter, the number of all lines                               |
/// |     20 |     4 | for sorted keys, the binary logarithm of the number of buckets      |
/// |     24 |     8 | the checksum of the segment, up to the next one or the end          |
struct BlocklistSegment: Sendable {
  /// The content of a segment.
  enum Content: Sendable {
    case filter(CacheLineFilter)
    case sorted(SortedKeys)
  }

  /// The number of bytes of an entry.
  static let entrySize = 32

  /// The alignment of segments, which begin at cache lines.
  static let alignment = 64

  /// The offset of the segment in the file.
  let start: Int

  /// The number of bytes of the segment.
  let size: Int

  let count: Int
  let content: Content
  let checksum: UInt64

  /// Creates the entry of a newly built segment.
  init(start: Int, size: Int, count: Int, content: Content, checksum: UInt64) {
    self.start = start
    self.size = size
    self.count = count
    self.content = content
    self.checksum = checksum
  }

  /// Reads an entry of the directory, or returns nil if the segment isn't within the file.
  ///
  /// - Parameters:
  ///   - bytes: The file up to the body, or more of it.
  ///   - offset: The offset of the entry.
  ///   - fingerprintBits: The number of bits of a fingerprint; nil in an exact list.
  ///   - fileSize: The number of bytes of the file.
  init?(_ bytes: RawSpan, at offset: Int, fingerprintBits: Int?, fileSize: Int) {
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
    // Numbers in a forged file must not overflow or lead out of it.
    guard start <= UInt64(fileSize), size <= fileSize - Int(start) else { return nil }
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
  ///   - segmentBits: The number of bits of a key that select its segment.
  ///   - bytes: The whole file.
  /// - Returns: Whether the key is listed, or treated as listed.
  func contains(_ key: UInt64, segmentBits: Int, in bytes: RawSpan) -> Bool {
    if count == 0 { return false }
    let own = bytes.extracting(start..<start + size)
    return switch content {
    case .filter(let filter): filter.contains(key, segmentBits: segmentBits, in: own)
    case .sorted(let keys): keys.contains(key, segmentBits: segmentBits, in: own)
    }
  }
}

/// The shape of a segment in an exact list: an index, followed by keys of eight bytes in ascending
/// order.
///
/// A bucket contains the keys that share the bits after those of the segment, at most 16 on
/// average. For each bucket, the index has four bytes with the number of keys before it, and four
/// more at the end for the number of all keys. So a query reads memory twice: once in the index,
/// and once in a bucket.
struct SortedKeys: Sendable, Hashable {
  static let keySize = 8
  static let numberSize = 4
  private static let keysPerBucket = 16
  private static let largestBucketBits: UInt32 = 28

  /// The size above which a bucket uses binary search, in case someone chose entries that all fall
  /// into one bucket.
  private static let longBucket = 32

  let count: Int

  /// The number of bits of a key that select its bucket.
  let bucketBits: UInt32

  /// Whether a segment can have these numbers.
  ///
  /// Don't look up keys in a segment that isn't sound.
  var isSound: Bool { bucketBits <= Self.largestBucketBits }

  /// The offset of the first key, after the index.
  private var keysStart: Int {
    ((1 << Int(bucketBits) + 1) * Self.numberSize).roundedUp(to: BlocklistSegment.alignment)
  }

  /// The number of bytes of the index and the keys.
  var size: Int { keysStart + count * Self.keySize }

  /// Creates a shape from the numbers in a directory.
  init(count: Int, bucketBits: UInt32) {
    self.count = count
    self.bucketBits = bucketBits
  }

  /// Creates the shape for a number of keys.
  init(count: Int) {
    self.count = count
    var bits: UInt32 = 0
    while count >> Int(bits) > Self.keysPerBucket, bits < Self.largestBucketBits { bits += 1 }
    bucketBits = bits
  }

  func bucket(of key: UInt64, segmentBits: Int) -> Int {
    // Shifting by all 64 bits gives zero.
    Int((key << UInt64(segmentBits)) >> UInt64(64 - bucketBits))
  }

  /// Returns whether a key is among the sorted ones.
  ///
  /// - Complexity: O(1) on average, O(log *n*) at worst. It allocates nothing.
  func contains(_ key: UInt64, segmentBits: Int, in bytes: RawSpan) -> Bool {
    let number = bucket(of: key, segmentBits: segmentBits) * Self.numberSize
    // Numbers in a forged file must not lead out of the segment.
    var high = min(Int(bytes.word32(at: number + Self.numberSize)), count)
    var low = min(Int(bytes.word32(at: number)), high)
    while high - low > Self.longBucket {
      let middle = (low + high) / 2
      if stored(middle, in: bytes) <= key { low = middle } else { high = middle }
    }
    while low < high {
      let found = stored(low, in: bytes)
      if found >= key { return found == key }
      low += 1
    }
    return false
  }

  private func stored(_ index: Int, in bytes: RawSpan) -> UInt64 {
    bytes.word64(at: place(of: index))
  }

  /// Returns the offset of a key in the segment.
  func place(of index: Int) -> Int { keysStart + index * Self.keySize }

  /// Returns the bytes of sorted keys.
  ///
  /// - Complexity: O(*n*) in the number of keys.
  func encoded(_ keys: ArraySlice<UInt64>, segmentBits: Int) -> [UInt8] {
    var bytes: [UInt8] = []
    bytes.reserveCapacity(size.roundedUp(to: BlocklistSegment.alignment))
    var before = 0
    for bucket in 0...(1 << Int(bucketBits)) {
      while before < count,
        self.bucket(of: keys[keys.startIndex + before], segmentBits: segmentBits) < bucket
      {
        before += 1
      }
      bytes.append(littleEndian: UInt32(before))
    }
    bytes += repeatElement(0, count: keysStart - bytes.count)
    for key in keys { bytes.append(littleEndian: key) }
    return bytes
  }
}
