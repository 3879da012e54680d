/// Keccak-256 with the padding of the original submission, which Ethereum uses.
///
/// SHA3-256 of FIPS 202 has another padding.
///
/// The permutation is Keccak-f[1600] of FIPS 202, section 3. It is implemented here for the same
/// reason as ``SHA256``: a few dozen lines find typing mistakes in addresses, and nothing is signed
/// with them.
package enum Keccak256 {
  /// The number of bytes that each round of the sponge absorbs: 1600 bits less twice 256.
  private static let rate = 136

  // FIPS 202, section 3.2.5: the round constants of ι.
  private static let constants: InlineArray<24, UInt64> = [
    0x0000_0000_0000_0001, 0x0000_0000_0000_8082, 0x8000_0000_0000_808A, 0x8000_0000_8000_8000,
    0x0000_0000_0000_808B, 0x0000_0000_8000_0001, 0x8000_0000_8000_8081, 0x8000_0000_0000_8009,
    0x0000_0000_0000_008A, 0x0000_0000_0000_0088, 0x0000_0000_8000_8009, 0x0000_0000_8000_000A,
    0x0000_0000_8000_808B, 0x8000_0000_0000_008B, 0x8000_0000_0000_8089, 0x8000_0000_0000_8003,
    0x8000_0000_0000_8002, 0x8000_0000_0000_0080, 0x0000_0000_0000_800A, 0x8000_0000_8000_000A,
    0x8000_0000_8000_8081, 0x8000_0000_0000_8080, 0x0000_0000_8000_0001, 0x8000_0000_8000_8008,
  ]

  /// Returns the hash of some bytes.
  ///
  ///     Keccak256.digest(of: "".utf8Span.span)[0]  // 0xc5
  ///
  /// - Complexity: O(*n*) in the number of bytes. Nothing is allocated.
  package static func digest(of bytes: Span<UInt8>) -> InlineArray<32, UInt8> {
    var lanes = InlineArray<25, UInt64>(repeating: 0)
    for block in 0...(bytes.count / rate) {
      for place in 0..<rate {
        let index = block * rate + place
        var byte: UInt8 = index < bytes.count ? bytes[index] : 0
        if index == bytes.count { byte = 0x01 }
        if index >= bytes.count, place == rate - 1 { byte |= 0x80 }
        lanes[place / 8] ^= UInt64(byte) << UInt64(place % 8 * 8)
      }
      permute(&lanes)
    }
    var digest = InlineArray<32, UInt8>(repeating: 0)
    for index in 0..<32 {
      digest[index] = UInt8(truncatingIfNeeded: lanes[index / 8] >> UInt64(index % 8 * 8))
    }
    return digest
  }

  /// Keccak-f[1600]: 24 rounds of θ, ρ, π, χ and ι (FIPS 202, section 3.3).
  private static func permute(_ lanes: inout InlineArray<25, UInt64>) {
    for round in 0..<24 {
      var columns = InlineArray<5, UInt64>(repeating: 0)
      for x in 0..<5 {
        columns[x] = lanes[x] ^ lanes[x + 5] ^ lanes[x + 10] ^ lanes[x + 15] ^ lanes[x + 20]
      }
      for x in 0..<5 {
        let change = columns[(x + 4) % 5] ^ turned(columns[(x + 1) % 5], 1)
        for y in 0..<5 { lanes[x + 5 * y] ^= change }
      }
      // ρ and π visit all lanes except the first, and rotate each by the next triangular number.
      var (x, y) = (1, 0)
      var moved = lanes[1]
      for step in 0..<24 {
        (x, y) = (y, (2 * x + 3 * y) % 5)
        let next = lanes[x + 5 * y]
        lanes[x + 5 * y] = turned(moved, (step + 1) * (step + 2) / 2 % 64)
        moved = next
      }
      for y in 0..<5 {
        var row = InlineArray<5, UInt64>(repeating: 0)
        for x in 0..<5 { row[x] = lanes[x + 5 * y] }
        for x in 0..<5 { lanes[x + 5 * y] = row[x] ^ (~row[(x + 1) % 5] & row[(x + 2) % 5]) }
      }
      lanes[0] ^= constants[round]
    }
  }

  /// Returns a lane rotated left by less than its width.
  private static func turned(_ lane: UInt64, _ count: Int) -> UInt64 {
    count == 0 ? lane : lane << UInt64(count) | lane >> UInt64(64 - count)
  }
}
