/// Bech32 and Bech32m, the encodings of witness addresses (BIP 173, BIP 350).
enum Bech32 {
  // BIP 173, "Checksum": the code's five generators.
  private static let generators: InlineArray<5, UInt32> = [
    0x3b6a_57b2, 0x2650_8e6d, 0x1ea1_19fa, 0x3d42_33dd, 0x2a14_62b3,
  ]

  /// The remainders of valid texts in Bech32 and in Bech32m (BIP 350).
  private static let remainders: (plain: UInt32, modified: UInt32) = (1, 0x2bc8_30a3)

  /// The number of characters in the check code.
  private static let checkLength = 6

  /// Reads an address after its human-readable part of a given length.
  ///
  /// - Returns: The kind of address.
  /// - Throws: Whether the form or the check code is wrong.
  static func kind(
    of text: Span<UInt8>,
    _ prefixLength: Int
  ) throws(BitcoinAddress.Fault) -> BitcoinAddress.Kind {
    let start = prefixLength + 1
    // BIP 173: at most 90 characters, with a version, a program and a check code after the
    // separator.
    guard text.count <= BitcoinAddress.longestBech32, text.count > start + 1 + checkLength else {
      throw .format
    }
    guard hasOneCase(text) else { throw .format }
    var remainder: UInt32 = 1
    for index in 0..<prefixLength { step(&remainder, UInt32(text[index] | 0x20) >> 5) }
    step(&remainder, 0)
    for index in 0..<prefixLength { step(&remainder, UInt32(text[index] | 0x20) & 31) }
    for index in start..<text.count {
      guard let value = value(text[index]) else { throw .format }
      step(&remainder, UInt32(value))
    }
    guard let version = value(text[start]), version <= 16 else { throw .format }
    let kind = try kind(of: text.extracting(start + 1..<text.count - checkLength), version: version)
    // BIP 350: version 0 keeps Bech32, and all others use Bech32m.
    guard remainder == (version == 0 ? remainders.plain : remainders.modified) else {
      throw .checkCode
    }
    return kind
  }

  /// Returns the kind of a program, which has 2 to 40 bytes, and 20 or 32 in version 0.
  private static func kind(
    of program: Span<UInt8>,
    version: UInt8
  ) throws(BitcoinAddress.Fault) -> BitcoinAddress.Kind {
    let bits = program.count * 5
    let spare = bits % 8
    // BIP 173: at most four bits of the last character are left over, and all of them are zero.
    guard spare < 5, let last = value(program[program.count - 1]), last & (1 << spare - 1) == 0
    else { throw .format }
    switch (version, bits / 8) {
    case (0, 20): return .witnessKeyHash
    case (0, 32): return .witnessScriptHash
    case (1, 32): return .taproot
    case (1..., 2...40): return .witness
    default: throw .format
    }
  }

  /// Adds one character to the code: `bech32_polymod` in BIP 173.
  private static func step(_ remainder: inout UInt32, _ value: UInt32) {
    let top = remainder >> 25
    remainder = (remainder & 0x1ff_ffff) << 5 ^ value
    for index in 0..<5 where top >> UInt32(index) & 1 == 1 { remainder ^= generators[index] }
  }

  /// Returns whether the text doesn't mix lowercase and uppercase letters.
  private static func hasOneCase(_ text: Span<UInt8>) -> Bool {
    var (hasLower, hasUpper) = (false, false)
    for index in text.indices {
      switch text[index] {
      case UInt8(ascii: "a")...UInt8(ascii: "z"): hasLower = true
      case UInt8(ascii: "A")...UInt8(ascii: "Z"): hasUpper = true
      default: break
      }
    }
    return !(hasLower && hasUpper)
  }

  // BIP 173: `qpzry9x8gf2tvdw0s3jn54khce6mua7l`, by letter and by digit. 0xFF marks other
  // characters.
  private static let letters: InlineArray<26, UInt8> = [
    29, 0xFF, 24, 13, 25, 9, 8, 23, 0xFF, 18, 22, 31, 27, 19, 0xFF, 1, 0, 3, 16, 11, 28, 12, 14, 6,
    4, 2,
  ]
  private static let digits: InlineArray<10, UInt8> = [15, 0xFF, 10, 17, 21, 20, 26, 30, 7, 5]

  /// Returns the value of a character, in either case.
  static func value(_ byte: UInt8) -> UInt8? {
    let value: UInt8 =
      switch byte {
      case UInt8(ascii: "0")...UInt8(ascii: "9"): digits[Int(byte - UInt8(ascii: "0"))]
      case UInt8(ascii: "a")...UInt8(ascii: "z"): letters[Int(byte - UInt8(ascii: "a"))]
      case UInt8(ascii: "A")...UInt8(ascii: "Z"): letters[Int(byte - UInt8(ascii: "A"))]
      default: 0xFF
      }
    return value == 0xFF ? nil : value
  }
}
