/// The shape of a segment that holds fingerprints: lines of 64 bytes, each with slots for some keys.
///
/// Advice to maintainers. A query waits for memory, not for arithmetic, so a key has all that is
/// kept of it in one line of the processor's cache. A line is as many slots of a few bits each as go
/// into 504 bits; a key names five of them, and their exclusive or is the key's fingerprint.
/// `CacheLineFilterBuilder` solves for slots with which that holds. For a key that is not in the list
/// the five give any value, so that about one in 2^bits is taken for listed. Where a line has more
/// keys than it can hold, the others go to the next one, and the bit above the slots says so. What
/// `home`, `visit` and the places of slots in a line are is part of the file format: a change needs a
/// new version.
///
/// It takes one and a half times the bits of the fingerprints, where a filter over the whole segment
/// takes 1.15 times, but waits in three places.
///
/// See Dietzfelbinger and Pagh, "Succinct Data Structures for Retrieval and Approximate Membership",
/// 2008, for filters by equations, and Dillinger et al., "Fast Succinct Retrieval and Approximate
/// Membership using Ribbon", 2022, for handing keys on.
struct CacheLineFilter: Sendable, Hashable {
  /// The bytes of a line.
  static let lineSize = 64

  /// Where in a line the byte is that says whether keys went to the next one.
  static let flagOffset = 63

  /// An odd number, so that slots which are the same never leave none: a key goes into any empty line,
  /// and building ends.
  private static let slotsPerKey = 5

  /// The number of lines to which keys belong.
  var homes: UInt32

  /// The number of all lines; those behind the homes hold what went beyond the last of these.
  var lines: UInt32

  /// The bits of a fingerprint.
  let bits: UInt64

  /// The number of slots of a line, 15 to 63.
  let slots: UInt64

  /// Creates a shape.
  ///
  /// - Parameters:
  ///   - homes: The number of lines to which keys belong.
  ///   - lines: The number of all lines.
  ///   - bits: The bits of a fingerprint, one of the possible ones.
  init(homes: UInt32, lines: UInt32, bits: Int) {
    self.homes = homes
    self.lines = lines
    self.bits = UInt64(bits)
    slots = UInt64(Self.flagOffset * 8 / bits)
  }

  /// Whether a filter can have these measures; no others may be asked for keys.
  var isSound: Bool { homes > 0 && lines >= homes }

  /// The number of bytes of all lines.
  var size: Int { Int(lines) * Self.lineSize }

  /// Finds the line to which a key belongs.
  ///
  /// - Parameters:
  ///   - key: A key of the segment.
  ///   - segmentBits: How many first bits all keys of the segment share, fewer than 64.
  /// - Returns: The line's number, no smaller for greater keys.
  func home(of key: UInt64, segmentBits: Int) -> UInt32 {
    let own = key &<< UInt64(truncatingIfNeeded: segmentBits)
    return UInt32(truncatingIfNeeded: own.multipliedFullWidth(by: UInt64(homes)).high)
  }

  /// Calls a function with the slots of a key in its line, of which two may be the same, and returns
  /// the key's fingerprint.
  @inline(__always)
  func visit(_ key: UInt64, _ body: (_ slot: UInt64) -> Void) -> UInt64 {
    var rest = spread(key)
    for _ in 0..<Self.slotsPerKey {
      // The hash as a fraction of one: what is left of it behind the point chooses further.
      let (slot, fraction) = rest.multipliedFullWidth(by: slots)
      body(slot)
      rest = fraction
    }
    return rest &>> (64 &- bits)
  }

  /// Returns a key's bits so that each depends on all of them.
  ///
  /// The final mix of MurmurHash3, which no two keys share.
  private func spread(_ key: UInt64) -> UInt64 {
    var hash = (key ^ key >> 33) &* 0xFF51_AFD7_ED55_8CCD
    hash = (hash ^ hash >> 33) &* 0xC4CE_B9FE_1A85_EC53
    return hash ^ hash >> 33
  }

  /// Returns whether the filter was built with a key, or takes it for one of those.
  ///
  /// - Complexity: O(1) on average. It allocates nothing.
  func contains(_ key: UInt64, segmentBits: Int, in bytes: RawSpan) -> Bool {
    var line = home(of: key, segmentBits: segmentBits)
    // Lines that are not what they should be must not lead out of the segment.
    while line < lines {
      let start = Int(line) &* Self.lineSize
      let bytes = bytes.extracting(start..<start &+ Self.lineSize)
      if holds(key, in: bytes) { return true }
      if bytes.byte(at: Self.flagOffset) == 0 { return false }
      line &+= 1
    }
    return false
  }

  /// Returns whether the slots of a key in a line give its fingerprint.
  @inline(__always)
  private func holds(_ key: UInt64, in line: RawSpan) -> Bool {
    var found: UInt64 = 0
    let fingerprint = visit(key) { slot in
      let bit = slot &* bits
      // Eight bytes at the last slots would end in the next line.
      let byte = min(bit &>> 3, UInt64(Self.lineSize - 8))
      found ^= line.word64(at: Int(truncatingIfNeeded: byte)) &>> (bit &- byte &<< 3)
    }
    return (found ^ fingerprint) & (1 &<< bits &- 1) == 0
  }
}
