/// An address for receiving bitcoins, with a verified check code.
///
/// There are two kinds of encoding. In Base58Check, the last four bytes are a hash of the others.
/// In Bech32 and Bech32m (BIP 173, BIP 350), the last six characters are a code that detects any
/// mistake in up to four characters.
///
///     let address = try BitcoinAddress("1BvBMSEYstWetqTFn5Au4m4GFg7xJaNVN2".utf8Span)
///     address.kind     // .publicKeyHash
///     address.network  // .main
public struct BitcoinAddress: Hashable, Sendable {
  /// The network that the coins belong to.
  public enum Network: String, CaseIterable, Sendable {
    /// The network whose coins have a value.
    case main

    /// The test networks, which share their addresses.
    case test

    /// A private network on a developer's machine. In Base58Check it shares its addresses with
    /// `test`.
    case regtest
  }

  /// What is needed to spend the coins.
  ///
  /// The raw value is the usual name in programs.
  package enum Kind: String, CaseIterable, Sendable {
    /// A key, known by its hash.
    case publicKeyHash = "p2pkh"
    /// A script, known by its hash (BIP 13).
    case scriptHash = "p2sh"
    /// A key, in a witness of version 0 (BIP 141).
    case witnessKeyHash = "p2wpkh"
    /// A script, in a witness of version 0 (BIP 141).
    case witnessScriptHash = "p2wsh"
    /// A key that may commit to scripts, in a witness of version 1 (BIP 341).
    case taproot = "p2tr"
    /// A witness whose version or length doesn't have a meaning yet.
    case witness = "witness"
  }

  /// Why a text isn't an address.
  package enum Fault: Error, Hashable, Sendable {
    /// It doesn't have the form of an address.
    case format

    /// It has the form of an address, but its check code is wrong.
    case checkCode
  }

  /// What is needed to spend the coins.
  package let kind: Kind

  /// The network that the coins belong to.
  package let network: Network

  /// Whether it is in Base 58, which distinguishes lowercase and uppercase letters.
  package let isBase58: Bool

  /// The longest address in Base 58: 25 bytes take at most 35 digits.
  package static let longestBase58 = 35

  /// The longest address in Bech32 (BIP 173).
  package static let longestBech32 = 90

  /// Reads an address.
  ///
  /// - Throws: Whether the form or the check code is wrong.
  /// - Complexity: O(1), because addresses have a maximum length. Nothing is allocated.
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

  /// Returns the network whose human-readable part begins a text, in lowercase or in uppercase.
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

/// The part of Base 58 that addresses need.
enum Base58 {
  /// Returns the 25 bytes that a text encodes, or nil if it doesn't encode 25 bytes.
  ///
  /// Each 1 at the beginning encodes a zero byte, so there is only one text for any bytes.
  ///
  /// - Complexity: O(1), because longer texts are refused first.
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

  /// Returns the value of a character, or nil if it isn't a digit of Base 58.
  ///
  /// 0, O, I and l aren't digits.
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
  /// Returns the offset where a text stops being the beginning of an address, or nil if it still is
  /// one.
  ///
  /// It considers only characters and length, so nil doesn't mean that the text can become valid.
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
