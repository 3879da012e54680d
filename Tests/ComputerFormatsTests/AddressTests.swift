import ComputerFormats
import Testing

/// Addresses of cryptocurrencies.
///
/// The tests use the vectors of their proposals, and compare random addresses with slow, obvious
/// versions.
@Suite struct AddressTests {
  @Test(
    "Valid addresses of BIP 173 and BIP 350, and others",
    arguments: [
      (
        "1BvBMSEYstWetqTFn5Au4m4GFg7xJaNVN2", BitcoinAddress.Kind.publicKeyHash,
        BitcoinAddress.Network.main
      ),
      ("1111111111111111111114oLvT2", .publicKeyHash, .main),
      ("3J98t1WpEZ73CNmQviecrnyiWrnqRhWNLy", .scriptHash, .main),
      ("mipcBbFg9gMiCh81Kj8tqqdgoZub1ZJRfn", .publicKeyHash, .test),
      ("2MzQwSSnBHWHqSAqtTVQ6v47XtaisrJa1Vc", .scriptHash, .test),
      ("BC1QW508D6QEJXTDG4Y5R3ZARVARY0C5XW7KV8F3T4", .witnessKeyHash, .main),
      ("tb1qrp33g0q5c5txsp9arysrx4k6zdkfs4nce4xj0gdcccefvpysxf3q0sl5k7", .witnessScriptHash, .test),
      (
        "bc1pw508d6qejxtdg4y5r3zarvary0c5xw7kw508d6qejxtdg4y5r3zarvary0c5xw7kt5nd6y", .witness,
        .main
      ),
      ("BC1SW50QGDZ25J", .witness, .main),
      ("bc1zw508d6qejxtdg4y5r3zarvaryvaxxpcs", .witness, .main),
      ("tb1qqqqqp399et2xygdj5xreqhjjvcmzhxw4aywxecjdzew6hylgvsesrxh6hy", .witnessScriptHash, .test),
      ("tb1pqqqqp399et2xygdj5xreqhjjvcmzhxw4aywxecjdzew6hylgvsesf3hn0c", .taproot, .test),
      ("bc1p0xlxvlhemja6c4dqv22uapctqupfhlxm9h8z3k2e72q4k9hcz7vqzk5jj0", .taproot, .main),
    ]
  )
  func valid(text: String, kind: BitcoinAddress.Kind, network: BitcoinAddress.Network) throws {
    let address = try BitcoinAddress(text.utf8Span)
    #expect(address.kind == kind)
    #expect(address.network == network)
    for count in 0...text.utf8.count {
      let beginning = String(text.prefix(count))
      #expect(BitcoinAddress.offsetOfFault(in: beginning.utf8Span) == nil, "\(beginning)")
    }
  }

  @Test(
    "Invalid addresses of BIP 173 and BIP 350, and others",
    arguments: [
      (
        "human-readable part", "tc1p0xlxvlhemja6c4dqv22uapctqupfhlxm9h8z3k2e72q4k9hcz7vq5zuyut",
        BitcoinAddress.Fault.format
      ),
      (
        "Bech32 for Bech32m", "bc1p0xlxvlhemja6c4dqv22uapctqupfhlxm9h8z3k2e72q4k9hcz7vqh2y7hd",
        .checkCode
      ),
      (
        "Bech32 for version 2", "tb1z0xlxvlhemja6c4dqv22uapctqupfhlxm9h8z3k2e72q4k9hcz7vqglt7rf",
        .checkCode
      ),
      (
        "Bech32 in capitals", "BC1S0XLXVLHEMJA6C4DQV22UAPCTQUPFHLXM9H8Z3K2E72Q4K9HCZ7VQ54WELL",
        .checkCode
      ),
      ("Bech32m for version 0", "bc1qw508d6qejxtdg4y5r3zarvary0c5xw7kemeawh", .checkCode),
      (
        "Bech32m, 32 bytes", "tb1q0xlxvlhemja6c4dqv22uapctqupfhlxm9h8z3k2e72q4k9hcz7vq24jc47",
        .checkCode
      ),
      ("character", "bc1p38j9r5y49hruaue7wxjce0updqjuyyx0kh56v8s25huc6995vvpql3jow4", .format),
      ("version 17", "BC130XLXVLHEMJA6C4DQV22UAPCTQUPFHLXM9H8Z3K2E72Q4K9HCZ7VQ7ZWS8R", .format),
      ("one byte", "bc1pw5dgrnzv", .format),
      (
        "41 bytes", "bc1p0xlxvlhemja6c4dqv22uapctqupfhlxm9h8z3k2e72q4k9hcz7v8n0nx0muaewav253zgeav",
        .format
      ),
      ("16 bytes in version 0", "BC1QR508D6QEJXTDG4Y5R3ZARVARYV98GJ9P", .format),
      ("both cases", "tb1p0xlxvlhemja6c4dqv22uapctqupfhlxm9h8z3k2e72q4k9hcz7vq47Zagq", .format),
      (
        "five spare bits", "bc1p0xlxvlhemja6c4dqv22uapctqupfhlxm9h8z3k2e72q4k9hcz7v07qwwzcrf",
        .format
      ),
      (
        "spare bits not zero", "tb1p0xlxvlhemja6c4dqv22uapctqupfhlxm9h8z3k2e72q4k9hcz7vpggkg4j",
        .format
      ),
      ("nothing", "bc1gmk9yu", .format),
      ("a version alone", "bc1qgmk9yux", .format),
      ("check code in Base 58", "1BvBMSEYstWetqTFn5Au4m4GFg7xJaNVN3", .checkCode),
      ("no digit of Base 58", "1BvBMSEYstWetqTFn5Au4m4GFg7xJaNVN0", .format),
      ("a zero too many", "11BvBMSEYstWetqTFn5Au4m4GFg7xJaNVN2", .format),
      ("a private key", "5Kb8kLf9zgWQnogidDA76MzPL6TsZZY36hWXMssSzNydYXYB9KF", .format),
      ("nothing at all", "", .format),
    ]
  )
  func invalid(name: String, text: String, fault: BitcoinAddress.Fault) {
    #expect(throws: fault, "\(name)") { try BitcoinAddress(text.utf8Span) }
  }

  @Test("Random addresses in Base 58 are read, and not with another character")
  func randomBase58() throws {
    var random = SystemlessRandom(seed: 58)
    for round in 0..<2_000 {
      var payload = (0..<21).map { _ in UInt8(random.next(256)) }
      payload[0] = [0x00, 0x05, 0x6F, 0xC4][round % 4]
      if round % 7 == 0 { for index in 1..<(2 + round % 19) { payload[index] = 0 } }
      let digest = SHA256.doubleDigest(of: payload.span)
      let text = SlowBase58.text(of: payload + (0..<4).map { digest[$0] })
      #expect(throws: Never.self, "\(text)") { try BitcoinAddress(text.utf8Span) }
      var letters = Array(text)
      let place = random.next(letters.count)
      let other = SlowBase58.digits[random.next(58)]
      guard letters[place] != other else { continue }
      letters[place] = other
      #expect(throws: BitcoinAddress.Fault.self) { try BitcoinAddress(String(letters).utf8Span) }
    }
  }

  @Test("Random addresses in Bech32 are read, and not with another character")
  func randomBech32() throws {
    var random = SystemlessRandom(seed: 32)
    for round in 0..<2_000 {
      let version = round % 17
      let count = version == 0 ? [20, 32][round / 17 % 2] : 2 + random.next(39)
      let program = (0..<count).map { _ in random.next(256) }
      let prefix = ["bc", "tb", "bcrt"][round % 3]
      let text = SlowBech32.text(prefix, version, program)
      #expect(throws: Never.self, "\(text)") { try BitcoinAddress(text.utf8Span) }
      var letters = Array(text)
      let place = prefix.count + 1 + random.next(letters.count - prefix.count - 1)
      let other = SlowBech32.characters[random.next(32)]
      guard letters[place] != other else { continue }
      letters[place] = other
      #expect(throws: BitcoinAddress.Fault.self) { try BitcoinAddress(String(letters).utf8Span) }
    }
  }

  @Test(
    "Addresses of ERC-55",
    arguments: [
      "0x5aAeb6053F3E94C9b9A09f33669435E7Ef1BeAed", "0xfB6916095ca1df60bB79Ce92cE3Ea74c37c5d359",
      "0xdbF03B407c01E7cD3CBea99509d93f8DDDC8C6FB", "0xD1220A0cf47c7B9Be7A2E6BA89F429762e7b9aDb",
      "0x52908400098527886E0F7030069857D2E4169EE7", "0xde709f2102306220921060314715629080e2fb77",
    ]
  )
  func ethereum(text: String) {
    let address = EthereumAddress(text.utf8Span)
    #expect(address?.hasChecksum == true)
    let lowercase = EthereumAddress(text.lowercased().utf8Span)
    #expect(lowercase?.isMixedCase == false)
    #expect(lowercase.map { String(decoding: $0.text, as: UTF8.self) } == text)
  }

  @Test(
    "Texts that are no addresses of Ethereum",
    arguments: [("", nil), ("0", nil), ("0X5a", 1), ("0x5g", 3), ("1x", 0), ("0x12", nil)]
      as [(String, Int?)]
  )
  func noEthereum(text: String, offset: Int?) {
    let isAddress = EthereumAddress(text.utf8Span) != nil
    #expect(!isAddress)
    #expect(EthereumAddress.offsetOfFault(in: text.utf8Span) == offset)
  }
}

/// Base 58 by division of the whole number, digit by digit.
enum SlowBase58 {
  static let digits = Array("123456789ABCDEFGHJKLMNPQRSTUVWXYZabcdefghijkmnopqrstuvwxyz")

  static func text(of bytes: [UInt8]) -> String {
    var number = bytes.map(Int.init)
    var text: [Character] = []
    while number.contains(where: { $0 > 0 }) {
      var rest = 0
      for index in number.indices {
        rest = rest * 256 + number[index]
        number[index] = rest / 58
        rest %= 58
      }
      text.append(digits[rest])
    }
    return String(bytes.prefix { $0 == 0 }.map { _ in "1" } + text.reversed())
  }
}

/// Bech32 as BIP 173 and BIP 350 describe it: expand, append six zeros, and take the remainder.
private enum SlowBech32 {
  static let characters = Array("qpzry9x8gf2tvdw0s3jn54khce6mua7l")

  static func text(_ prefix: String, _ version: Int, _ program: [Int]) -> String {
    let bits = program.flatMap { byte in (0..<8).reversed().map { byte >> $0 & 1 } }
    var values = [version]
    for start in stride(from: 0, to: bits.count, by: 5) {
      values.append((0..<5).reduce(0) { $0 * 2 + (start + $1 < bits.count ? bits[start + $1] : 0) })
    }
    let expanded = prefix.utf8.map { Int($0) >> 5 } + [0] + prefix.utf8.map { Int($0) & 31 }
    let wanted = version == 0 ? 1 : 0x2bc8_30a3
    let rest = remainder(expanded + values + [0, 0, 0, 0, 0, 0]) ^ wanted
    values += (0..<6).map { rest >> (5 * (5 - $0)) & 31 }
    return prefix + "1" + String(values.map { characters[$0] })
  }

  private static func remainder(_ values: [Int]) -> Int {
    var rest = 1
    for value in values {
      let top = rest >> 25
      rest = (rest & 0x1ff_ffff) << 5 ^ value
      for (bit, generator) in [0x3b6a57b2, 0x26508e6d, 0x1ea119fa, 0x3d4233dd, 0x2a1462b3]
        .enumerated()
      where top >> bit & 1 == 1 {
        rest ^= generator
      }
    }
    return rest
  }
}

/// Numbers that are the same in each run.
struct SystemlessRandom {
  private var state: UInt64

  init(seed: UInt64) { state = seed }

  mutating func next(_ limit: Int) -> Int {
    state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
    return Int(state >> 33) % limit
  }
}
