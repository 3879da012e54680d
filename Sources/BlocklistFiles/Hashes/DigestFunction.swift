/// The part of a hash function of the MD4 family that is its own: what it makes of one block.
///
/// These functions are here to look passwords up in the lists that others published under their
/// hashes. They protect nothing. They are written out because no library at this layer has them:
/// swift-crypto has no MD4, and OpenSSL keeps it in a provider that is often not installed.
protocol DigestFunction {
  /// Whether the bytes of numbers run from the most significant one.
  static var isBigEndian: Bool { get }

  /// Creates the function in its initial state.
  init()

  /// Mixes a block of 64 bytes into the state.
  mutating func mix(_ block: InlineArray<16, UInt32>)
}

/// Feeds bytes to a function of the MD4 family, block by block.
struct Digester<Function: DigestFunction> {
  /// The function; its state is the hash after ``finish()``.
  private(set) var function = Function()

  private var block = InlineArray<16, UInt32>(repeating: 0)
  private var count = 0

  /// Adds a byte.
  mutating func append(_ byte: UInt8) {
    let place = count & 63
    let distance = 8 * (Function.isBigEndian ? 3 - place & 3 : place & 3)
    block[place >> 2] |= UInt32(byte) << UInt32(distance)
    count += 1
    if count & 63 == 0 { mix() }
  }

  /// Adds the end mark and the length (RFC 1320 §3.1, §3.2; FIPS 180-4 §5.1.1).
  mutating func finish() {
    let bits = UInt64(count) * 8
    append(0x80)
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
