/// XXH64, a fast 64-bit hash with published test values.
///
/// It computes the checksums of files and the keys of blocklists. It isn't a cryptographic hash:
/// someone can construct two texts with the same hash. A checksum finds damage, not forgery. If two
/// passwords have the same key and one is in the list, the other is also refused.
///
/// See the xxHash specification 0.1.1, "XXH64 Algorithm Description".
package enum XXH64 {
  private static let primes: InlineArray<5, UInt64> = [
    0x9E37_79B1_85EB_CA87, 0xC2B2_AE3D_27D4_EB4F, 0x1656_67B1_9E37_79F9, 0x85EB_CA77_C2B2_AE63,
    0x27D4_EB2F_1656_67C5,
  ]

  /// Returns the hash of some bytes.
  ///
  ///     XXH64.hash("abc".utf8Span.span.bytes)  // 0x44BC2CF5AD770999
  ///
  /// - Complexity: O(*n*) in the number of bytes. It allocates nothing.
  package static func hash(_ bytes: RawSpan, seed: UInt64 = 0) -> UInt64 {
    if bytes.byteCount >= 32 { return hashOfStripes(bytes, seed: seed) }
    return finish(seed &+ primes[4] &+ UInt64(bytes.byteCount), bytes)
  }

  /// Returns the hash of bytes that begin with a stripe of 32.
  @inline(never)
  private static func hashOfStripes(_ bytes: RawSpan, seed: UInt64) -> UInt64 {
    var a = seed &+ primes[0] &+ primes[1]
    var b = seed &+ primes[1]
    var c = seed
    var d = seed &- primes[0]
    var rest = bytes
    while rest.byteCount >= 32 {
      a = round(a, rest.word64(at: 0))
      b = round(b, rest.word64(at: 8))
      c = round(c, rest.word64(at: 16))
      d = round(d, rest.word64(at: 24))
      rest = rest.extracting(droppingFirst: 32)
    }
    var hash = a.rotated(by: 1) &+ b.rotated(by: 7) &+ c.rotated(by: 12) &+ d.rotated(by: 18)
    hash = merge(merge(merge(merge(hash, a), b), c), d)
    return finish(hash &+ UInt64(bytes.byteCount), rest)
  }

  private static func round(_ lane: UInt64, _ word: UInt64) -> UInt64 {
    (lane &+ word &* primes[1]).rotated(by: 31) &* primes[0]
  }

  private static func merge(_ hash: UInt64, _ lane: UInt64) -> UInt64 {
    (hash ^ round(0, lane)) &* primes[0] &+ primes[3]
  }

  /// Mixes in the last bytes, fewer than 32, and spreads their bits over the whole hash.
  @inline(__always)
  private static func finish(_ start: UInt64, _ bytes: RawSpan) -> UInt64 {
    var hash = start
    var rest = bytes
    while rest.byteCount >= 8 {
      hash = (hash ^ round(0, rest.word64(at: 0))).rotated(by: 27) &* primes[0] &+ primes[3]
      rest = rest.extracting(droppingFirst: 8)
    }
    if rest.byteCount >= 4 {
      let word = UInt64(rest.word32(at: 0))
      hash = (hash ^ word &* primes[0]).rotated(by: 23) &* primes[1] &+ primes[2]
      rest = rest.extracting(droppingFirst: 4)
    }
    for offset in rest.byteOffsets {
      hash = (hash ^ UInt64(rest.byte(at: offset)) &* primes[4]).rotated(by: 11) &* primes[0]
    }
    hash = (hash ^ hash >> 33) &* primes[1]
    hash = (hash ^ hash >> 29) &* primes[2]
    return hash ^ hash >> 32
  }
}

extension UInt64 {
  /// Returns the number rotated left by a number of bits.
  fileprivate func rotated(by distance: UInt64) -> UInt64 {
    self << distance | self >> (64 - distance)
  }
}
