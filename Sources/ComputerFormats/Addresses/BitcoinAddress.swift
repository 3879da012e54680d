/// An address that bitcoins can be sent to, with its check code judged.
///
/// There are two ways to write one: Base58Check, of which the last four bytes are a hash of the others, and Bech32 or Bech32m
/// (BIP 173, BIP 350), of which the last six characters are those of a code that finds every mistake of up to four characters.
///
///     let address = try BitcoinAddress("1BvBMSEYstWetqTFn5Au4m4GFg7xJaNVN2".utf8Span)
///     address.kind     // .publicKeyHash
///     address.network  // .main
public struct BitcoinAddress: Hashable, Sendable {
  /// Whose coins they are.
  public enum Network: String, CaseIterable, Sendable {
    /// The coins that are worth something.
    case main

    /// The coins of the networks for tests, which share their addresses.
    case test

    /// The coins of a network on one's own machine; in Base58Check it shares its addresses with `test`.
    case regtest
  }

  /// What must be shown to spend what was sent; the raw value is what programs call it.
  package enum Kind: String, CaseIterable, Sendable {
    /// A key, known by its hash.
    case publicKeyHash = "p2pkh"
    /// A script, known by its hash (BIP 13).
    case scriptHash = "p2sh"
    /// A key, in a witness of version 0 (BIP 141).
    case witnessKeyHash = "p2wpkh"
    /// A script, in a witness of version 0 (BIP 141).
    case witnessScriptHash = "p2wsh"
    /// A key that may stand for scripts, in a witness of version 1 (BIP 341).
    case taproot = "p2tr"
    /// A witness of a version or length that has no meaning yet.
    case witness = "witness"
  }

  /// Why a text is no address.
  package enum Fault: Error, Hashable, Sendable {
    /// It is not written as an address is.
    case format

    /// It is written as an address is, and its check code does not fit.
    case checkCode
  }

  /// What must be shown to spend what was sent.
  package let kind: Kind

  /// Whose coins they are.
  package let network: Network

  /// Whether it is in Base 58, in which lowercase and uppercase letters differ.
  package let isBase58: Bool

  /// The longest address in Base 58: 25 bytes take at most 35 digits.
  package static let longestBase58 = 35

  /// The longest address in Bech32 (BIP 173).
  package static let longestBech32 = 90

  /// Reads an address.
  ///
  /// - Throws: Whether its form is wrong, or its check code.
  /// - Complexity: O(1), since addresses have a greatest length. It allocates nothing.
  package init(_ text: UTF8Span) throws(Fault) {
    let bytes = text.span
    if let network = Self.humanReadablePart(of: bytes) {
      (kind, self.network) = (try Bech32.kind(of: bytes, network.prefix.utf8CodeUnitCount), network)
      isBase58 = false
      return
    }
    guard let payload = Base58.bytes(of: bytes) else { throw .format }
    switch payload[0] {
    case 0x00: (kind, network) = (.publicKeyHash, .main)
    case 0x05: (kind, network) = (.scriptHash, .main)
    case 0x6F: (kind, network) = (.publicKeyHash, .test)
    case 0xC4: (kind, network) = (.scriptHash, .test)
    default: throw .format
    }
    isBase58 = true
    let digest = SHA256.doubleDigest(of: payload.span.extracting(..<21))
    for index in 0..<4 where payload[21 + index] != digest[index] { throw .checkCode }
  }

  /// Returns the network whose human-readable part, in lowercase or in uppercase letters, begins a text.
  private static func humanReadablePart(of bytes: Span<UInt8>) -> Network? {
    for network in [Network.regtest, .main, .test] {
      let prefix = network.prefix
      let count = prefix.utf8CodeUnitCount
      guard bytes.count > count, bytes[count] == UInt8(ascii: "1") else { continue }
      if hasPrefix(bytes, prefix) { return network }
    }
    return nil
  }

  private static func hasPrefix(_ bytes: Span<UInt8>, _ prefix: StaticString) -> Bool {
    prefix.withUTF8Buffer { letters in
      for index in letters.indices where bytes[index] | 0x20 != letters[index] { return false }
      return true
    }
  }
}

extension BitcoinAddress.Network {
  /// The human-readable part of addresses in Bech32 (BIP 173; Bitcoin Core for `regtest`).
  fileprivate var prefix: StaticString {
    switch self {
    case .main: "bc"
    case .test: "tb"
    case .regtest: "bcrt"
    }
  }
}

/// Base 58, as far as addresses need it.
enum Base58 {
  /// Returns the 25 bytes that a text stands for, or nil if it stands for others.
  ///
  /// Each 1 at the beginning is a byte that is zero, so the text of some bytes is never another's.
  ///
  /// - Complexity: O(1): longer texts are refused first.
  static func bytes(of text: Span<UInt8>) -> InlineArray<25, UInt8>? {
    guard (25...BitcoinAddress.longestBase58).contains(text.count) else { return nil }
    var bytes = InlineArray<25, UInt8>(repeating: 0)
    var zeros = 0
    var isLeading = true
    for index in text.indices {
      guard let digit = digit(text[index]) else { return nil }
      if isLeading, digit == 0 { zeros += 1 } else { isLeading = false }
      var carry = Int(digit)
      for place in stride(from: 24, through: 0, by: -1) {
        carry += Int(bytes[place]) * 58
        bytes[place] = UInt8(truncatingIfNeeded: carry)
        carry >>= 8
      }
      if carry != 0 { return nil }
    }
    var zeroBytes = 0
    while zeroBytes < 25, bytes[zeroBytes] == 0 { zeroBytes += 1 }
    return zeroBytes == zeros ? bytes : nil
  }

  /// Returns what a character counts; nil for one that is no digit, among them 0, O, I and l.
  static func digit(_ byte: UInt8) -> UInt8? {
    switch byte {
    case UInt8(ascii: "1")...UInt8(ascii: "9"): byte - UInt8(ascii: "1")
    case UInt8(ascii: "A")...UInt8(ascii: "H"): byte - UInt8(ascii: "A") + 9
    case UInt8(ascii: "J")...UInt8(ascii: "N"): byte - UInt8(ascii: "J") + 17
    case UInt8(ascii: "P")...UInt8(ascii: "Z"): byte - UInt8(ascii: "P") + 22
    case UInt8(ascii: "a")...UInt8(ascii: "k"): byte - UInt8(ascii: "a") + 33
    case UInt8(ascii: "m")...UInt8(ascii: "z"): byte - UInt8(ascii: "m") + 44
    default: nil
    }
  }
}

extension BitcoinAddress {
  /// Returns where a text that is being typed stops being the beginning of an address; nil if it is still one.
  ///
  /// It looks at characters and length alone, so a nil promises nothing.
  ///
  /// - Complexity: O(1).
  package static func offsetOfFault(in text: UTF8Span) -> Int? {
    let bytes = text.span
    guard bytes.count > 0 else { return nil }
    let isSegwit = bytes[0] | 0x20 == UInt8(ascii: "b") || bytes[0] | 0x20 == UInt8(ascii: "t")
    let longest = isSegwit ? longestBech32 : longestBase58
    for index in 0..<min(bytes.count, longest) {
      let byte = bytes[index]
      if isSegwit ? !(0x30..<0x7B).contains(byte) : Base58.digit(byte) == nil { return index }
    }
    return bytes.count > longest ? longest : nil
  }
}
