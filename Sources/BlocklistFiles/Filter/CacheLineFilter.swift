import Checksums

/// The shape of a segment that contains fingerprints of keys, in lines of 64 bytes.
///
/// Advice to maintainers: a query waits for memory, not for arithmetic, so everything about a key
/// is in one line of the processor's cache. A line is divided into slots, as many numbers of a few
/// bits as fit into 504 bits. A key selects five slots of its line, and their exclusive or is the
/// key's fingerprint. `CacheLineFilterBuilder` solves for slots that satisfy this. For a key that
/// isn't in the list, the five slots yield an arbitrary value, so about one in 2^bits is treated as
/// listed. If a line has more keys than fit, the rest go to the next line, and the byte after the
/// slots says so.
///
/// The results of `home` and `visit` and the layout of slots in a line are part of the file format.
/// If you change them, the format needs a new version.
///
/// A list takes 1.5 times the bits of its fingerprints. A filter over the whole segment would take
/// 1.15 times, but wait for memory three times instead of once.
///
/// See Dietzfelbinger and Pagh, "Succinct Data Structures for Retrieval and Approximate
/// Membership", 2008, for filters based on equations, and Dillinger et al., "Fast Succinct
/// Retrieval and Approximate Membership using Ribbon", 2022, for passing keys to the next line.
struct CacheLineFilter: Sendable, Hashable {
  /// The number of bytes of a line.
  static let lineSize = 64

  /// The offset of the byte in a line that is 1 if keys went to the next line, and 0 otherwise.
  static let flagOffset = 63

  /// The number of slots that a key selects.
  ///
  /// The number is odd because equal slots cancel out in pairs. One always remains, so any key fits
  /// into an empty line, and building terminates.
  private static let slotsPerKey = 5

  /// The number of lines that keys belong to.
  var homes: UInt32

  /// The number of all lines.
  ///
  /// Those after the homes contain keys that didn't fit into the last home.
  var lines: UInt32

  /// The number of bits of a fingerprint.
  let bits: UInt64

  /// The number of slots in a line, from 15 to 63.
  let slots: UInt64

  /// Creates a shape.
  ///
  /// - Parameters:
  ///   - homes: The number of lines that keys belong to.
  ///   - lines: The number of all lines.
  ///   - bits: The number of bits of a fingerprint, which must be a possible one.
  init(homes: UInt32, lines: UInt32, bits: Int) {
    self.homes = homes
    self.lines = lines
    self.bits = UInt64(bits)
    slots = UInt64(Self.flagOffset * 8 / bits)
  }

  /// Whether a filter can have these numbers.
  ///
  /// Don't look up keys in a filter that isn't sound.
  var isSound: Bool { homes > 0 && lines >= homes }

  /// The number of bytes of all lines.
  var size: Int { Int(lines) * Self.lineSize }

  /// Finds the line that a key belongs to.
  ///
  /// - Parameters:
  ///   - key: A key of the segment.
  ///   - segmentBits: The number of first bits that all keys of the segment share, fewer than 64.
  /// - Returns: The number of the line, which never decreases for greater keys.
  func home(of key: UInt64, segmentBits: Int) -> UInt32 {
    let own = key &<< UInt64(truncatingIfNeeded: segmentBits)
    return UInt32(truncatingIfNeeded: own.multipliedFullWidth(by: UInt64(homes)).high)
  }

  /// Calls a closure with the five slots of a key in its line, which aren't necessarily distinct,
  /// and returns the key's fingerprint.
  @inline(__always)
  func visit(_ key: UInt64, _ body: (_ slot: UInt64) -> Void) -> UInt64 {
    var rest = spread(key)
    for _ in 0..<Self.slotsPerKey {
      // The hash is a fraction of one. Multiplied by the number of slots, its integer part is a
      // slot, and the remaining fraction chooses the next one.
      let (slot, fraction) = rest.multipliedFullWidth(by: slots)
      body(slot)
      rest = fraction
    }
    return rest &>> (64 &- bits)
  }

  /// Returns a number that is different for every key, and where each bit depends on all bits of
  /// the key.
  ///
  /// The final mix of MurmurHash3.
  private func spread(_ key: UInt64) -> UInt64 {
    var hash = (key ^ key >> 33) &* 0xFF51_AFD7_ED55_8CCD
    hash = (hash ^ hash >> 33) &* 0xC4CE_B9FE_1A85_EC53
    return hash ^ hash >> 33
  }

  /// Returns whether the filter was built with a key, or treats it as one of its keys.
  ///
  /// - Complexity: O(1) on average. It allocates nothing.
  func contains(_ key: UInt64, segmentBits: Int, in bytes: RawSpan) -> Bool {
    var line = home(of: key, segmentBits: segmentBits)
    // Lines of a forged file must not lead out of the segment.
    while line < lines {
      let start = Int(line) &* Self.lineSize
      let bytes = bytes.extracting(start..<start &+ Self.lineSize)
      if holds(key, in: bytes) { return true }
      if bytes.byte(at: Self.flagOffset) == 0 { return false }
      line &+= 1
    }
    return false
  }

  /// Returns whether the slots of a key in a line yield its fingerprint.
  @inline(__always)
  func holds(_ key: UInt64, in line: RawSpan) -> Bool {
    var found: UInt64 = 0
    let fingerprint = visit(key) { slot in
      let bit = slot &* bits
      // Reading eight bytes at the last slots would reach into the next line.
      let byte = min(bit &>> 3, UInt64(Self.lineSize - 8))
      found ^= line.word64(at: Int(truncatingIfNeeded: byte)) &>> (bit &- byte &<< 3)
    }
    return (found ^ fingerprint) & (1 &<< bits &- 1) == 0
  }
}
