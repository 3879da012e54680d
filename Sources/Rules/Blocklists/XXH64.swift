/// XXH64, a fast 64-bit hash with published test values.
///
/// It makes the keys of blocklists and their checksums. It is no defence against people who
/// choose the bytes; whoever finds two texts with one key has a text that is refused.
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
    let count = bytes.byteCount
    var offset = 0
    var hash: UInt64
    if count >= 32 {
      var a = seed &+ primes[0] &+ primes[1]
      var b = seed &+ primes[1]
      var c = seed
      var d = seed &- primes[0]
      while offset + 32 <= count {
        a = round(a, bytes.word64(at: offset))
        b = round(b, bytes.word64(at: offset + 8))
        c = round(c, bytes.word64(at: offset + 16))
        d = round(d, bytes.word64(at: offset + 24))
        offset += 32
      }
      hash = a.rotated(by: 1) &+ b.rotated(by: 7) &+ c.rotated(by: 12) &+ d.rotated(by: 18)
      hash = merge(merge(merge(merge(hash, a), b), c), d)
    } else {
      hash = seed &+ primes[4]
    }
    hash = hash &+ UInt64(count)
    return finish(hash, bytes, from: offset)
  }

  private static func round(_ lane: UInt64, _ word: UInt64) -> UInt64 {
    (lane &+ word &* primes[1]).rotated(by: 31) &* primes[0]
  }

  private static func merge(_ hash: UInt64, _ lane: UInt64) -> UInt64 {
    (hash ^ round(0, lane)) &* primes[0] &+ primes[3]
  }

  /// Mixes in the last bytes, fewer than 32, and spreads what they changed.
  private static func finish(_ start: UInt64, _ bytes: RawSpan, from first: Int) -> UInt64 {
    var hash = start
    var offset = first
    while offset + 8 <= bytes.byteCount {
      hash = (hash ^ round(0, bytes.word64(at: offset))).rotated(by: 27) &* primes[0] &+ primes[3]
      offset += 8
    }
    if offset + 4 <= bytes.byteCount {
      let word = UInt64(bytes.word32(at: offset))
      hash = (hash ^ word &* primes[0]).rotated(by: 23) &* primes[1] &+ primes[2]
      offset += 4
    }
    while offset < bytes.byteCount {
      hash = (hash ^ UInt64(bytes.byte(at: offset)) &* primes[4]).rotated(by: 11) &* primes[0]
      offset += 1
    }
    hash = (hash ^ hash >> 33) &* primes[1]
    hash = (hash ^ hash >> 29) &* primes[2]
    return hash ^ hash >> 32
  }
}

extension UInt64 {
  /// The number with its bits moved up, those at the top to the bottom.
  fileprivate func rotated(by distance: UInt64) -> UInt64 {
    self << distance | self >> (64 - distance)
  }
}
