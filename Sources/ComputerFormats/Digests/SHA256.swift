/// SHA-256, the hash in the check code of Bitcoin addresses (FIPS 180-4, section 6.2).
///
/// It is implemented here, in a hundred lines. Its only use is to find typing mistakes with four
/// bytes of the hash, and a cryptography library would be a heavy dependency for that. It doesn't
/// protect or sign any secrets, so it doesn't need to run in constant time. Its tests use the
/// vectors of FIPS 180-4.
package enum SHA256 {
  /// The 32 bytes of a hash.
  package typealias Digest = InlineArray<32, UInt8>

  // FIPS 180-4, section 4.2.2: the first 32 bits of the fractional parts of the cube roots of the
  // first 64 primes.
  private static let constants: InlineArray<64, UInt32> = [
    0x428a_2f98, 0x7137_4491, 0xb5c0_fbcf, 0xe9b5_dba5, 0x3956_c25b, 0x59f1_11f1, 0x923f_82a4,
    0xab1c_5ed5, 0xd807_aa98, 0x1283_5b01, 0x2431_85be, 0x550c_7dc3, 0x72be_5d74, 0x80de_b1fe,
    0x9bdc_06a7, 0xc19b_f174, 0xe49b_69c1, 0xefbe_4786, 0x0fc1_9dc6, 0x240c_a1cc, 0x2de9_2c6f,
    0x4a74_84aa, 0x5cb0_a9dc, 0x76f9_88da, 0x983e_5152, 0xa831_c66d, 0xb003_27c8, 0xbf59_7fc7,
    0xc6e0_0bf3, 0xd5a7_9147, 0x06ca_6351, 0x1429_2967, 0x27b7_0a85, 0x2e1b_2138, 0x4d2c_6dfc,
    0x5338_0d13, 0x650a_7354, 0x766a_0abb, 0x81c2_c92e, 0x9272_2c85, 0xa2bf_e8a1, 0xa81a_664b,
    0xc24b_8b70, 0xc76c_51a3, 0xd192_e819, 0xd699_0624, 0xf40e_3585, 0x106a_a070, 0x19a4_c116,
    0x1e37_6c08, 0x2748_774c, 0x34b0_bcb5, 0x391c_0cb3, 0x4ed8_aa4a, 0x5b9c_ca4f, 0x682e_6ff3,
    0x748f_82ee, 0x78a5_636f, 0x84c8_7814, 0x8cc7_0208, 0x90be_fffa, 0xa450_6ceb, 0xbef9_a3f7,
    0xc671_78f2,
  ]

  // FIPS 180-4, section 5.3.3.
  private static let start: InlineArray<8, UInt32> = [
    0x6a09_e667, 0xbb67_ae85, 0x3c6e_f372, 0xa54f_f53a, 0x510e_527f, 0x9b05_688c, 0x1f83_d9ab,
    0x5be0_cd19,
  ]

  /// Returns the hash of some bytes.
  ///
  ///     SHA256.digest(of: "abc".utf8Span.span)[0]  // 0xba
  ///
  /// - Complexity: O(*n*) in the number of bytes. Nothing is allocated.
  package static func digest(of bytes: Span<UInt8>) -> Digest {
    var state = start
    let blockCount = (bytes.count + 8) / 64 + 1
    for block in 0..<blockCount {
      var words = InlineArray<64, UInt32>(repeating: 0)
      for index in 0..<16 {
        var word: UInt32 = 0
        for offset in 0..<4 {
          word = word << 8 | UInt32(padded(bytes, block * 64 + index * 4 + offset, blockCount))
        }
        words[index] = word
      }
      mix(&words, into: &state)
    }
    var digest = Digest(repeating: 0)
    for index in 0..<32 {
      digest[index] = UInt8(truncatingIfNeeded: state[index / 4] >> UInt32(24 - index % 4 * 8))
    }
    return digest
  }

  /// Returns the hash of the hash of some bytes, as Bitcoin uses it.
  ///
  /// - Complexity: O(*n*) in the number of bytes. Nothing is allocated.
  package static func doubleDigest(of bytes: Span<UInt8>) -> Digest {
    let first = digest(of: bytes)
    return digest(of: first.span)
  }

  /// Returns a byte of the padded message: a one bit comes after the message, and its length comes
  /// at the end (section 5.1.1).
  private static func padded(_ bytes: Span<UInt8>, _ index: Int, _ blockCount: Int) -> UInt8 {
    if index < bytes.count { return bytes[index] }
    if index == bytes.count { return 0x80 }
    let fromEnd = blockCount * 64 - 1 - index
    guard fromEnd < 8 else { return 0 }
    return UInt8(truncatingIfNeeded: (UInt64(bytes.count) * 8) >> UInt64(fromEnd * 8))
  }

  /// Processes one block (section 6.2.2).
  private static func mix(
    _ words: inout InlineArray<64, UInt32>,
    into state: inout InlineArray<8, UInt32>
  ) {
    for index in 16..<64 {
      let (old, recent) = (words[index - 15], words[index - 2])
      let small0 = turned(old, 7) ^ turned(old, 18) ^ old >> 3
      let small1 = turned(recent, 17) ^ turned(recent, 19) ^ recent >> 10
      words[index] = words[index - 16] &+ small0 &+ words[index - 7] &+ small1
    }
    var (a, b, c, d) = (state[0], state[1], state[2], state[3])
    var (e, f, g, h) = (state[4], state[5], state[6], state[7])
    for index in 0..<64 {
      let large1 = turned(e, 6) ^ turned(e, 11) ^ turned(e, 25)
      let choice = (e & f) ^ (~e & g)
      let first = h &+ large1 &+ choice &+ constants[index] &+ words[index]
      let large0 = turned(a, 2) ^ turned(a, 13) ^ turned(a, 22)
      let majority = (a & b) ^ (a & c) ^ (b & c)
      (h, g, f, e) = (g, f, e, d &+ first)
      (d, c, b, a) = (c, b, a, first &+ large0 &+ majority)
    }
    state[0] &+= a
    state[1] &+= b
    state[2] &+= c
    state[3] &+= d
    state[4] &+= e
    state[5] &+= f
    state[6] &+= g
    state[7] &+= h
  }

  /// Returns a word rotated right.
  private static func turned(_ word: UInt32, _ count: UInt32) -> UInt32 {
    word >> count | word << (32 - count)
  }
}
