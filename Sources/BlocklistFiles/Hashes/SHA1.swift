/// SHA-1 (FIPS 180-4 §6.1), to look up lists of hashes; not for security.
struct SHA1: DigestFunction {
  static let isBigEndian = true

  private var state: InlineArray<5, UInt32> = [
    0x6745_2301, 0xEFCD_AB89, 0x98BA_DCFE, 0x1032_5476, 0xC3D2_E1F0,
  ]

  /// The hash of what was mixed in.
  var digest: InlineArray<20, UInt8> {
    var bytes = InlineArray<20, UInt8>(repeating: 0)
    for index in bytes.indices {
      bytes[index] = UInt8(truncatingIfNeeded: state[index >> 2] >> UInt32(24 - 8 * (index & 3)))
    }
    return bytes
  }

  mutating func mix(_ block: InlineArray<16, UInt32>) {
    var words = block
    var (a, b, c, d, e) = (state[0], state[1], state[2], state[3], state[4])
    for step in 0..<80 {
      if step >= 16 {
        words[step & 15] =
          (words[(step + 13) & 15] ^ words[(step + 8) & 15] ^ words[(step + 2) & 15]
          ^ words[step & 15]).rotated(by: 1)
      }
      let (choice, constant): (UInt32, UInt32) =
        switch step {
        case ..<20: (b & c | ~b & d, 0x5A82_7999)
        case ..<40: (b ^ c ^ d, 0x6ED9_EBA1)
        case ..<60: (b & c | b & d | c & d, 0x8F1B_BCDC)
        default: (b ^ c ^ d, 0xCA62_C1D6)
        }
      let next = a.rotated(by: 5) &+ choice &+ e &+ constant &+ words[step & 15]
      (a, b, c, d, e) = (next, a, b.rotated(by: 30), c, d)
    }
    let sums: InlineArray<5, UInt32> = [a, b, c, d, e]
    for index in sums.indices { state[index] &+= sums[index] }
  }
}

extension UInt32 {
  /// The number with its bits moved up, those at the top to the bottom.
  func rotated(by distance: UInt32) -> UInt32 { self << distance | self >> (32 - distance) }
}
