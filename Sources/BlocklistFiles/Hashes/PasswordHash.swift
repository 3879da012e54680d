import UnicodeText

/// The hash functions of public lists of breached passwords, which contain hashes instead of the
/// passwords.
///
/// `BlocklistKeys` hashes a password to look it up in one of these lists.
enum PasswordHash {
  /// Returns the SHA-1 of the bytes of a text.
  ///
  /// - Complexity: O(*n*) in the number of bytes. It allocates nothing.
  static func sha1(_ text: UTF8Span) -> InlineArray<20, UInt8> {
    var digester = Digester<SHA1>()
    let bytes = text.span
    for index in bytes.indices { digester.append(bytes[index]) }
    digester.finish()
    return digester.function.digest
  }

  /// Returns the NTLM hash of a text: MD4 of its UTF-16, the low byte of each unit first
  /// (MS-NLMP §3.3.1).
  ///
  /// - Complexity: O(*n*) in the number of bytes. It allocates nothing.
  static func ntlm(_ text: UTF8Span) -> InlineArray<16, UInt8> {
    var digester = Digester<MD4>()
    var offset = 0
    while offset < text.count {
      let scalar = text.scalar(at: offset)
      for unit in UTF16.encode(scalar) ?? UTF16.encodedReplacementCharacter {
        digester.append(UInt8(truncatingIfNeeded: unit))
        digester.append(UInt8(truncatingIfNeeded: unit >> 8))
      }
      offset += scalar.utf8Length
    }
    digester.finish()
    return digester.function.digest
  }
}

/// The differences between the hash functions of the MD4 family: the byte order, the initial state,
/// and the processing of a block.
///
/// ``Digester`` does the rest. These functions only look up passwords in lists that are published
/// as hashes. Don't use them for security. They are implemented here because no library has them
/// all: swift-crypto doesn't have MD4, and OpenSSL has it in a provider that is often not
/// installed.
protocol DigestFunction {
  /// Whether the words of a block and the length are big-endian.
  static var isBigEndian: Bool { get }

  /// Creates the function in its initial state.
  init()

  /// Processes a block of 64 bytes, given as sixteen words, and updates the state.
  mutating func mix(_ block: InlineArray<16, UInt32>)
}

/// Collects bytes into blocks of 64, and passes the blocks to a hash function of the MD4 family.
struct Digester<Function: DigestFunction> {
  /// The hash function, whose state is the hash after ``finish()``.
  private(set) var function = Function()

  private var block = InlineArray<16, UInt32>(repeating: 0)

  /// The number of bytes so far, including the padding.
  private var count = 0

  mutating func append(_ byte: UInt8) {
    let offset = count & 63
    let distance = 8 * (Function.isBigEndian ? 3 - offset & 3 : offset & 3)
    block[offset >> 2] |= UInt32(byte) << UInt32(distance)
    count += 1
    if count & 63 == 0 { mix() }
  }

  /// Adds the padding: a one bit, zeros and the length in bits (RFC 1320 §3.1, §3.2; FIPS 180-4
  /// §5.1.1).
  mutating func finish() {
    let bits = UInt64(count) * 8
    append(0x80)
    // If the length doesn't fit after the one bit, it goes into another block.
    if count & 63 > 56 { mix() }
    let (low, high) = (UInt32(truncatingIfNeeded: bits), UInt32(truncatingIfNeeded: bits >> 32))
    block[14] = Function.isBigEndian ? high : low
    block[15] = Function.isBigEndian ? low : high
    mix()
  }

  private mutating func mix() {
    function.mix(block)
    block = InlineArray(repeating: 0)
  }
}

/// MD4 (RFC 1320 §3), for lists of NTLM hashes; not for security.
struct MD4: DigestFunction {
  static let isBigEndian = false

  /// The rotation distances: four for each round, used in turn.
  private static let shifts: InlineArray<12, UInt32> = [3, 7, 11, 19, 3, 5, 9, 13, 3, 9, 11, 15]

  /// The order of words in the third round (RFC 1320 §3.4).
  private static let thirdOrder: InlineArray<16, Int> = [
    0, 8, 4, 12, 2, 10, 6, 14, 1, 9, 5, 13, 3, 11, 7, 15,
  ]

  private var state: InlineArray<4, UInt32> = [0x6745_2301, 0xEFCD_AB89, 0x98BA_DCFE, 0x1032_5476]

  /// The hash, after the last block was processed.
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
      let index = step & 15
      // `choice` is F, G or H of RFC 1320 §3.4, and `word` the word of the block.
      let (choice, constant, word): (UInt32, UInt32, Int) =
        switch step {
        case ..<16: (b & c | ~b & d, 0, index)
        case ..<32: (b & c | b & d | c & d, 0x5A82_7999, (index & 3) << 2 | index >> 2)
        default: (b ^ c ^ d, 0x6ED9_EBA1, Self.thirdOrder[index])
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

/// SHA-1 (FIPS 180-4 §6.1), for lists of hashes; not for security.
struct SHA1: DigestFunction {
  static let isBigEndian = true

  private var state: InlineArray<5, UInt32> = [
    0x6745_2301, 0xEFCD_AB89, 0x98BA_DCFE, 0x1032_5476, 0xC3D2_E1F0,
  ]

  /// The hash, after the last block was processed.
  var digest: InlineArray<20, UInt8> {
    var bytes = InlineArray<20, UInt8>(repeating: 0)
    for index in bytes.indices {
      bytes[index] = UInt8(truncatingIfNeeded: state[index >> 2] >> UInt32(24 - 8 * (index & 3)))
    }
    return bytes
  }

  mutating func mix(_ block: InlineArray<16, UInt32>) {
    // The message schedule is computed in place, since only its last sixteen words are needed.
    var words = block
    var (a, b, c, d, e) = (state[0], state[1], state[2], state[3], state[4])
    for step in 0..<80 {
      if step >= 16 {
        words[step & 15] =
          (words[(step + 13) & 15] ^ words[(step + 8) & 15] ^ words[(step + 2) & 15]
          ^ words[step & 15]).rotated(by: 1)
      }
      // The function and the constant of the step (FIPS 180-4 §4.1.1, §4.2.1).
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
  /// Returns the number rotated to the left by a number of bits from 1 to 31.
  fileprivate func rotated(by distance: UInt32) -> UInt32 {
    self << distance | self >> (32 - distance)
  }
}
