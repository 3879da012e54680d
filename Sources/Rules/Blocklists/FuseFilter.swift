/// The shape of a segment that holds fingerprints: a binary fuse filter of three slots a key.
///
/// Advice to maintainers. A filter is an array of slots of a few bits each. A key names three
/// slots in three neighbouring blocks, and the slots' exclusive or is the key's fingerprint;
/// `FuseFilterBuilder` finds values of the slots for which that holds. For a key that is
/// not in the list the three slots give any value, so that one in 2^bits is taken for listed. What
/// `places` and `fingerprint` compute is part of the file format: a change needs a new version.
///
/// Of the structures with one block of memory per query, this one is the smallest that is also
/// simple: about 1.15 times the bits of the fingerprints, where a Bloom filter takes 1.44 times and
/// reads memory in as many places as a fingerprint has bits.
///
/// See Graf and Lemire, "Binary Fuse Filters: Fast and Smaller Than Xor Filters", 2022.
struct FuseFilter: Sendable, Hashable {
  /// The largest binary logarithm of a block's number of slots.
  static let largestExponent: UInt32 = 18

  /// With which attempt the filter could be built; it changes where keys have their slots.
  let attempt: UInt32

  /// The number of blocks in which a key's first slot can be.
  let blocks: UInt32

  /// The binary logarithm of the number of slots in a block.
  let exponent: UInt32

  /// The bits of a fingerprint.
  let bits: Int

  /// Whether a filter can have these measures; no others may be asked for keys.
  var isSound: Bool { blocks > 0 && exponent <= Self.largestExponent && 1...32 ~= bits }

  /// The number of slots.
  var slots: Int { (Int(blocks) + 2) << Int(exponent) }

  /// The number of bytes that the slots take, with room to read eight bytes at the last one.
  var size: Int { (slots * bits + 7) / 8 + 8 }

  /// The bits that a fingerprint can have.
  var mask: UInt64 { (1 << UInt64(bits)) - 1 }

  /// Returns the bits from which a key's slots and its fingerprint are taken.
  ///
  /// The final mix of MurmurHash3, which no two keys share.
  func spread(_ key: UInt64) -> UInt64 {
    var hash = key &+ UInt64(attempt) &* 0x9E37_79B9_7F4A_7C15
    hash = (hash ^ hash >> 33) &* 0xFF51_AFD7_ED55_8CCD
    hash = (hash ^ hash >> 33) &* 0xC4CE_B9FE_1A85_EC53
    return hash ^ hash >> 33
  }

  /// Returns the three slots of a key.
  func places(_ hash: UInt64) -> InlineArray<3, Int> {
    let slotsInBlock = UInt64(1) << UInt64(exponent)
    let within = slotsInBlock - 1
    let (first, _) = hash.multipliedFullWidth(by: UInt64(blocks) << UInt64(exponent))
    return [
      Int(first), Int((first + slotsInBlock) ^ (hash >> 18 & within)),
      Int((first + 2 * slotsInBlock) ^ (hash & within)),
    ]
  }

  /// Returns the fingerprint of a key.
  func fingerprint(_ hash: UInt64) -> UInt64 { (hash ^ hash >> 32) & mask }

  /// Returns whether the filter was built with a key, or takes it for one of those.
  ///
  /// - Complexity: O(1). It allocates nothing.
  func contains(_ key: UInt64, in bytes: RawSpan) -> Bool {
    let hash = spread(key)
    let places = places(hash)
    let found =
      slot(places[0], in: bytes) ^ slot(places[1], in: bytes) ^ slot(places[2], in: bytes)
    return (found ^ hash ^ hash >> 32) & mask == 0
  }

  /// Returns the eight bytes at a slot, moved so that the slot's bits are the lowest.
  private func slot(_ place: Int, in bytes: RawSpan) -> UInt64 {
    let bit = place * bits
    return bytes.word64(at: bit >> 3) >> UInt64(bit & 7)
  }
}
