/// MD4 (RFC 1320 §3), to look up lists of NTLM hashes; not for security.
struct MD4: DigestFunction {
  static let isBigEndian = false

  private static let shifts: InlineArray<12, UInt32> = [3, 7, 11, 19, 3, 5, 9, 13, 3, 9, 11, 15]

  /// The order of words in the third round (RFC 1320 §3.4).
  private static let thirdOrder: InlineArray<16, Int> = [
    0, 8, 4, 12, 2, 10, 6, 14, 1, 9, 5, 13, 3, 11, 7, 15,
  ]

  private var state: InlineArray<4, UInt32> = [0x6745_2301, 0xEFCD_AB89, 0x98BA_DCFE, 0x1032_5476]

  /// The hash of what was mixed in.
  var digest: InlineArray<16, UInt8> {
    var bytes = InlineArray<16, UInt8>(repeating: 0)
    for index in bytes.indices {
      bytes[index] = UInt8(truncatingIfNeeded: state[index >> 2] >> UInt32(8 * (index & 3)))
    }
    return bytes
  }

  mutating func mix(_ block: InlineArray<16, UInt32>) {
    var (a, b, c, d) = (state[0], state[1], state[2], state[3])
    for step in 0..<48 {
      let place = step & 15
      let (choice, constant, word): (UInt32, UInt32, Int) =
        switch step {
        case ..<16: (b & c | ~b & d, 0, place)
        case ..<32: (b & c | b & d | c & d, 0x5A82_7999, (place & 3) << 2 | place >> 2)
        default: (b ^ c ^ d, 0x6ED9_EBA1, Self.thirdOrder[place])
        }
      let sum = a &+ choice &+ block[word] &+ constant
      (a, b, c, d) = (d, sum.rotated(by: Self.shifts[(step >> 4) << 2 | step & 3]), b, c)
    }
    state[0] &+= a
    state[1] &+= b
    state[2] &+= c
    state[3] &+= d
  }
}
