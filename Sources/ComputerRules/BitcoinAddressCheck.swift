public import ComputerFormats
public import RuleEngine
public import Violations

/// Requires a Bitcoin address with a correct check code.
///
/// The encodings are Base58Check, Bech32 (BIP 173) and Bech32m (BIP 350). `BitcoinAddress` decodes
/// the text, and this check turns the result into codes and facts. Packs use it as
/// `bitcoin-address`.
///
///     bitcoin-address: { networks: [main] }
///     // 1BvBMSEYstWetqTFn5Au4m4GFg7xJaNVN2  valid, kind: p2pkh, network: main
///     // 1BvBMSEYstWetqTFn5Au4m4GFg7xJaNVN3  identifier.check_digit
///     // mipcBbFg9gMiCh81Kj8tqqdgoZub1ZJRfn  identifier.format, of another network
public struct BitcoinAddressCheck: Check {
  private let networks: [BitcoinAddress.Network]

  /// Creates a check that accepts addresses of some networks.
  public init(networks: [BitcoinAddress.Network] = [.main]) {
    self.networks = networks
  }

  /// Reports a malformed address, a wrong check code, or a network that isn't accepted.
  ///
  /// - Complexity: O(1), because the length of an address is limited.
  public func check(
    _ text: UTF8Span,
    in context: borrowing CheckContext,
    into findings: inout Findings
  ) {
    let address: BitcoinAddress
    do {
      address = try BitcoinAddress(text)
    } catch {
      findings.add(error == .checkCode ? .identifierCheckDigit : .identifierFormat)
      return
    }
    findings.setFact("kind", .text(address.kind.rawValue))
    findings.setFact("network", .text(address.network.rawValue))
    if !networks.contains(address.network) { findings.add(.identifierFormat) }
    findings.setCanonicalForm(
      address.isBase58 ? String(copying: text) : String(copying: text).lowercased()
    )
  }

  /// Returns an address of each accepted network.
  public func examples(in context: borrowing CheckContext) -> [String] { networks.map(\.example) }

  /// Returns whether the text is an address or can become one, judging by its characters and
  /// length.
  ///
  /// - Complexity: O(1).
  public func progress(of text: UTF8Span, in context: borrowing CheckContext) -> TextProgress {
    if let offset = BitcoinAddress.offsetOfFault(in: text) { return .impossible(at: offset) }
    do {
      return networks.contains(try BitcoinAddress(text).network) ? .valid : .unfinished
    } catch {
      return .unfinished
    }
  }
}

extension BitcoinAddress.Network {
  /// An address of the network: the usual one in introductions, or the one of BIP 173 with the key
  /// of its examples.
  fileprivate var example: String {
    switch self {
    case .main: "1BvBMSEYstWetqTFn5Au4m4GFg7xJaNVN2"
    case .test: "tb1qw508d6qejxtdg4y5r3zarvary0c5xw7kxpjzsx"
    case .regtest: "bcrt1qw508d6qejxtdg4y5r3zarvary0c5xw7kygt080"
    }
  }
}

extension BitcoinAddressCheck {
  /// The check's definition for packs and documentation.
  public static let definition = CheckDefinition(
    "bitcoin-address",
    "Requires a Bitcoin address with a correct check code.",
    settings: [
      .init(
        "networks",
        .list(.choice(of: BitcoinAddress.Network.self)),
        "The networks to accept; main if absent."
      )
    ],
    codes: [.identifierFormat, .identifierCheckDigit],
    facts: [
      FactDefinition(
        "kind",
        "The kind of address: p2pkh, p2sh, p2wpkh, p2wsh, p2tr or witness."
      ),
      FactDefinition("network", "The network of the coins: main, test or regtest."),
    ],
    givesCanonicalForm: true
  ) { settings throws(SettingError) in
    let networks = (settings.texts("networks") ?? ["main"])
      .compactMap(BitcoinAddress.Network.init)
    if networks.isEmpty { throw SettingError("networks", "`networks` is empty") }
    return BitcoinAddressCheck(networks: networks)
  }
}
