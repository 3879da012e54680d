/// An Ethereum address: `0x` and forty hexadecimal digits, with a checksum in the case of the
/// letters.
///
/// ERC-55: a letter is uppercase if the digit at its position in the Keccak-256 hash of the
/// lowercase address is 8 or more.
///
///     let text = "0x5aAeb6053F3E94C9b9A09f33669435E7Ef1BeAed"
///     EthereumAddress(text.utf8Span)?.hasChecksum               // true
///     EthereumAddress(text.lowercased().utf8Span)?.isMixedCase  // false
package struct EthereumAddress: Sendable {
  /// The length of an address in bytes.
  package static let length = 42

  /// The address in the case of ERC-55, in ASCII.
  private let checksummed: InlineArray<42, UInt8>

  /// The bytes of the address in the case of ERC-55.
  package var text: [UInt8] { checksummed.indices.map { checksummed[$0] } }

  /// Whether the text has both lowercase and uppercase letters.
  package let isMixedCase: Bool

  /// Whether the text has the case of ERC-55.
  package let hasChecksum: Bool

  /// Reads an address, or returns nil if the text has another form.
  ///
  /// - Complexity: O(1). Nothing is allocated.
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

  /// Returns the offset where a text stops being the beginning of an address, or nil if it still is
  /// one.
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
