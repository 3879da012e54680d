import Checksums

/// The shape of a segment that holds fingerprints of keys, in lines of 64 bytes.
///
/// Advice to maintainers: a query waits for memory, not for arithmetic, so everything about a key is in
/// one line of the processor's cache. A line is divided into slots, as many numbers of a few bits as fit
/// into 504 bits. A key names five slots of its line, and their exclusive or is the key's fingerprint;
/// `CacheLineFilterBuilder` solves for slots with which that holds. For a key that is not in the list,
/// the five slots give any value, so that about one in 2^bits is taken for listed. If a line has more
/// keys than it can hold, the others go to the next line, and the byte after the slots says so.
///
/// What `home` and `visit` return and how slots are laid out in a line is part of the file format:
/// whoever changes them needs a new version.
///
/// A list takes 1.5 times the bits of its fingerprints. A filter over the whole segment would take 1.15
/// times, but wait for memory three times instead of once.
///
/// See Dietzfelbinger and Pagh, "Succinct Data Structures for Retrieval and Approximate Membership",
/// 2008, for filters by equations, and Dillinger et al., "Fast Succinct Retrieval and Approximate
/// Membership using Ribbon", 2022, for handing keys on.
struct CacheLineFilter: Sendable, Hashable {
  /// The number of bytes of a line.
  static let lineSize = 64

  /// The offset in a line of the byte that is 1 if keys went to the next line, else 0.
  static let flagOffset = 63

  /// How many slots a key names.
  ///
  /// The number is odd, because equal slots cancel out in pairs: one always remains, so that any key fits
  /// into an empty line, and building comes to an end.
  private static let slotsPerKey = 5

  /// The number of lines to which keys belong.
  var homes: UInt32

  /// The number of all lines; those after the homes hold keys that the last home has no room for.
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

  /// Whether a filter can have these numbers; no other one may be asked for keys.
  var isSound: Bool { homes > 0 && lines >= homes }

  /// The number of bytes of all lines.
  var size: Int { Int(lines) * Self.lineSize }

  /// Finds the line to which a key belongs.
  ///
  /// - Parameters:
  ///   - key: A key of the segment.
  ///   - segmentBits: How many first bits all keys of the segment share, fewer than 64.
  /// - Returns: The number of the line, which is no smaller for greater keys.
  func home(of key: UInt64, segmentBits: Int) -> UInt32 {
    let own = key &<< UInt64(truncatingIfNeeded: segmentBits)
    return UInt32(truncatingIfNeeded: own.multipliedFullWidth(by: UInt64(homes)).high)
  }

  /// Calls a closure with the five slots of a key in its line, of which some may be equal, and returns the
  /// key's fingerprint.
  @inline(__always)
  func visit(_ key: UInt64, _ body: (_ slot: UInt64) -> Void) -> UInt64 {
    var rest = spread(key)
    for _ in 0..<Self.slotsPerKey {
      // The hash is a fraction of one. Times the number of slots, its whole part is a slot, and the
      // fraction that is left chooses the next one.
      let (slot, fraction) = rest.multipliedFullWidth(by: slots)
      body(slot)
      rest = fraction
    }
    return rest &>> (64 &- bits)
  }

  /// Returns a number of which each bit depends on all bits of a key, and another one for every key.
  ///
  /// The final mix of MurmurHash3.
  private func spread(_ key: UInt64) -> UInt64 {
    var hash = (key ^ key >> 33) &* 0xFF51_AFD7_ED55_8CCD
    hash = (hash ^ hash >> 33) &* 0xC4CE_B9FE_1A85_EC53
    return hash ^ hash >> 33
  }

  /// Returns whether the filter was built with a key, or takes it for one of these.
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

  /// Returns whether the slots of a key in a line give its fingerprint.
  @inline(__always)
  func holds(_ key: UInt64, in line: RawSpan) -> Bool {
    var found: UInt64 = 0
    let fingerprint = visit(key) { slot in
      let bit = slot &* bits
      // Eight bytes from the last slots on would reach into the next line.
      let byte = min(bit &>> 3, UInt64(Self.lineSize - 8))
      found ^= line.word64(at: Int(truncatingIfNeeded: byte)) &>> (bit &- byte &<< 3)
    }
    return (found ^ fingerprint) & (1 &<< bits &- 1) == 0
  }
}
