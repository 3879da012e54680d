public import ComputerFormats
public import RuleEngine
public import Violations

/// Requires an address for bitcoins whose check code fits: in Base58Check, Bech32 or Bech32m (BIP 173, BIP 350).
///
///     bitcoin-address: { networks: [main] }
///     // 1BvBMSEYstWetqTFn5Au4m4GFg7xJaNVN2  valid, kind: p2pkh, network: main
///     // 1BvBMSEYstWetqTFn5Au4m4GFg7xJaNVN3  identifier.check_digit
///     // mipcBbFg9gMiCh81Kj8tqqdgoZub1ZJRfn  identifier.unknown_part
public struct BitcoinAddressCheck: Check {
  private let networks: [BitcoinAddress.Network]

  /// Creates a check.
  public init(networks: [BitcoinAddress.Network] = [.main]) {
    self.networks = networks
  }

  /// Reports a text of another form, with a wrong check code, or of a network that is not accepted.
  ///
  /// - Complexity: O(1), since addresses have a greatest length.
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

  /// Returns whether typing on can make an address, by its characters and its length.
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
      SettingDefinition(
        "networks",
        .list(.choice(BitcoinAddress.Network.allCases.map(\.rawValue))),
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

/// Requires an address of Ethereum; letters of both cases must be as ERC-55 has them.
///
///     ethereum-address: { checksum: required }
///     // 0x5aAeb6053F3E94C9b9A09f33669435E7Ef1BeAed  valid
///     // 0x5aaeb6053f3e94c9b9a09f33669435e7ef1beaed  identifier.check_digit
public struct EthereumAddressCheck: Check {
  /// Whether the case of letters counts.
  public enum Checksum: String, CaseIterable, Sendable {
    /// Always.
    case required
    /// If there are lowercase and uppercase letters.
    case optional
    /// Never.
    case ignored
  }

  private let checksum: Checksum

  /// Creates a check.
  public init(checksum: Checksum = .optional) {
    self.checksum = checksum
  }

  /// Reports a text of another form, or one whose letters have the wrong case.
  ///
  /// - Complexity: O(1), since addresses have one length.
  public func check(
    _ text: UTF8Span,
    in context: borrowing CheckContext,
    into findings: inout Findings
  ) {
    guard let address = EthereumAddress(text) else {
      findings.add(.identifierFormat)
      return
    }
    if !holds(address) {
      findings.add(.identifierCheckDigit)
      return
    }
    findings.setCanonicalForm(String(decoding: address.text, as: UTF8.self))
  }

  private func holds(_ address: EthereumAddress) -> Bool {
    switch checksum {
    case .required: address.hasChecksum
    case .optional: address.hasChecksum || !address.isMixedCase
    case .ignored: true
    }
  }

  /// Returns whether typing on can make an address, by its characters and its length.
  ///
  /// - Complexity: O(1).
  public func progress(of text: UTF8Span, in context: borrowing CheckContext) -> TextProgress {
    if let offset = EthereumAddress.offsetOfFault(in: text) { return .impossible(at: offset) }
    return EthereumAddress(text).map(holds) == true ? .valid : .unfinished
  }
}

extension EthereumAddressCheck {
  /// What packs and documentation know about this check.
  public static let definition = CheckDefinition(
    "ethereum-address",
    "Requires an address of Ethereum.",
    settings: [
      SettingDefinition(
        "checksum",
        .choice(Checksum.allCases.map(\.rawValue)),
        "Whether the case of letters must be that of ERC-55.",
        default: "optional"
      )
    ],
    codes: [.identifierFormat, .identifierCheckDigit],
    givesCanonicalForm: true
  ) { settings throws(SettingError) in
    EthereumAddressCheck(checksum: settings.choice("checksum") ?? .optional)
  }
}
