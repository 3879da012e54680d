/// An address of Ethereum: `0x` and forty hexadecimal digits, whose letters tell by their case whether they are right.
///
/// ERC-55: a letter is uppercase where the digit at its place in the Keccak-256 hash of the address in lowercase is 8 or more.
///
///     EthereumAddress("0x5aAeb6053F3E94C9b9A09f33669435E7Ef1BeAed".utf8Span)?.hasChecksum   // true
///     EthereumAddress("0x5aaeb6053f3e94c9b9a09f33669435e7ef1beaed".utf8Span)?.isMixedCase  // false
package struct EthereumAddress: Sendable {
  /// How many bytes an address has as text.
  package static let length = 42

  /// The address as ERC-55 writes it, in ASCII.
  private let checksummed: InlineArray<42, UInt8>

  /// The bytes of the address as ERC-55 writes it.
  package var text: [UInt8] { checksummed.indices.map { checksummed[$0] } }

  /// Whether it was written with lowercase and uppercase letters.
  package let isMixedCase: Bool

  /// Whether it was written as ERC-55 writes it.
  package let hasChecksum: Bool

  /// Reads an address; nil if the text has another form.
  ///
  /// - Complexity: O(1). It allocates nothing.
  package init?(_ text: UTF8Span) {
    let bytes = text.span
    guard bytes.count == Self.length, Self.offsetOfFault(in: text) == nil else { return nil }
    var lowercase = InlineArray<40, UInt8>(repeating: 0)
    var (hasLower, hasUpper) = (false, false)
    for index in 0..<40 {
      let byte = bytes[index + 2]
      lowercase[index] = byte | 0x20
      if byte > UInt8(ascii: "9") {
        if byte & 0x20 == 0 { hasUpper = true } else { hasLower = true }
      }
    }
    let digest = Keccak256.digest(of: lowercase.span)
    var written = InlineArray<42, UInt8>(repeating: UInt8(ascii: "0"))
    written[1] = UInt8(ascii: "x")
    var isEqual = true
    for index in 0..<40 {
      let isHigh = digest[index / 2] >> (index.isMultiple(of: 2) ? 4 : 0) & 0xF >= 8
      let isLetter = lowercase[index] > UInt8(ascii: "9")
      written[index + 2] = isHigh && isLetter ? lowercase[index] & ~0x20 : lowercase[index]
      if written[index + 2] != bytes[index + 2] { isEqual = false }
    }
    checksummed = written
    isMixedCase = hasLower && hasUpper
    hasChecksum = isEqual
  }

  /// Returns where a text stops being the beginning of an address; nil if it is still one.
  ///
  ///     EthereumAddress.offsetOfFault(in: "0xg".utf8Span)  // 2
  ///
  /// - Complexity: O(1).
  package static func offsetOfFault(in text: UTF8Span) -> Int? {
    let bytes = text.span
    for index in 0..<min(bytes.count, length) {
      let byte = bytes[index]
      let isRight =
        switch index {
        case 0: byte == UInt8(ascii: "0")
        case 1: byte == UInt8(ascii: "x")
        default:
          byte &- UInt8(ascii: "0") < 10 || (UInt8(ascii: "a")...UInt8(ascii: "f")) ~= byte | 0x20
        }
      if !isRight { return index }
    }
    return bytes.count > length ? length : nil
  }
}
