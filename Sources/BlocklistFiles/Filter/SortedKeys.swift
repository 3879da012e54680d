/// The shape of a segment of an exact list: keys of eight bytes, ascending, behind an index.
///
/// The index has a number of four bytes for each bucket, which is the number of keys in the buckets
/// before, and another one for the end. A bucket holds the keys with the same bits behind those of
/// the segment, 16 keys at most on average. So a query reads memory in two places.
struct SortedKeys: Sendable, Hashable {
  private static let keySize = 8
  private static let numberSize = 4
  private static let keysPerBucket = 16
  private static let largestBucketBits: UInt32 = 28

  /// The size of a bucket above which it is searched by halves, as are those of lists whose
  /// entries somebody chose.
  private static let longBucket = 32

  /// The number of keys.
  let count: Int

  /// How many bits of a key name its bucket.
  let bucketBits: UInt32

  /// Whether a segment can have these measures; no others may be asked for keys.
  var isSound: Bool { bucketBits <= Self.largestBucketBits }

  /// Where the keys begin, after the index.
  private var keysStart: Int {
    ((1 << Int(bucketBits) + 1) * Self.numberSize).roundedUp(to: BlocklistSegment.alignment)
  }

  /// The number of bytes of the index and the keys.
  var size: Int { keysStart + count * Self.keySize }

  /// Creates a shape from what a directory says.
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

  /// Returns the bucket of a key.
  private func bucket(of key: UInt64, segmentBits: Int) -> Int {
    // Shifting by all 64 bits gives zero.
    Int((key << UInt64(segmentBits)) >> UInt64(64 - bucketBits))
  }

  /// Returns whether a key is among the sorted ones.
  ///
  /// - Complexity: O(1) on average, O(log *n*) at worst. It allocates nothing.
  func contains(_ key: UInt64, segmentBits: Int, in bytes: RawSpan) -> Bool {
    let number = bucket(of: key, segmentBits: segmentBits) * Self.numberSize
    // Numbers that are not what they should be must not lead out of the segment.
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
    bytes.word64(at: keysStart + index * Self.keySize)
  }

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
