public import ComputerFormats
public import RuleEngine
public import Violations

/// Requires a Bitcoin address whose check code fits.
///
/// The encodings are Base58Check, Bech32 (BIP 173) and Bech32m (BIP 350). `BitcoinAddress` decodes
/// the text; this check turns what it finds into codes and facts. Packs use it as
/// `bitcoin-address`.
///
///     bitcoin-address: { networks: [main] }
///     // 1BvBMSEYstWetqTFn5Au4m4GFg7xJaNVN2  valid, kind: p2pkh, network: main
///     // 1BvBMSEYstWetqTFn5Au4m4GFg7xJaNVN3  identifier.check_digit
///     // mipcBbFg9gMiCh81Kj8tqqdgoZub1ZJRfn  identifier.unknown_part
public struct BitcoinAddressCheck: Check {
  private let networks: [BitcoinAddress.Network]

  /// Creates a check that accepts addresses of some networks.
  public init(networks: [BitcoinAddress.Network] = [.main]) {
    self.networks = networks
  }

  /// Reports a malformed address, a wrong check code, or a network that is not accepted.
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
    if !networks.contains(address.network) { findings.add(.identifierUnknownPart) }
    findings.setCanonicalForm(
      address.isBase58 ? String(copying: text) : String(copying: text).lowercased()
    )
  }

  /// Returns whether the text is an address, or may become one, by its characters and length.
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

extension BitcoinAddressCheck {
  /// What packs and documentation know about this check.
  public static let definition = CheckDefinition(
    "bitcoin-address",
    "Requires an address for bitcoins whose check code fits.",
    settings: [
      .init(
        "networks",
        .list(.choice(of: BitcoinAddress.Network.self)),
        "The networks whose addresses are accepted; main if absent."
      )
    ],
    codes: [.identifierFormat, .identifierCheckDigit, .identifierUnknownPart],
    facts: [
      FactDefinition(
        "kind",
        "What must be shown to spend: p2pkh, p2sh, p2wpkh, p2wsh, p2tr or witness."
      ),
      FactDefinition("network", "Whose coins they are: main, test or regtest."),
    ],
    givesCanonicalForm: true
  ) { settings throws(SettingError) in
    let networks = (settings.texts("networks") ?? ["main"])
      .compactMap(BitcoinAddress.Network.init)
    if networks.isEmpty { throw SettingError("networks", "networks is empty") }
    return BitcoinAddressCheck(networks: networks)
  }
}
