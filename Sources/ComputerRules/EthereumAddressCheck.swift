import ComputerFormats
public import RuleEngine
public import Violations

/// Requires an Ethereum address.
///
/// By default, an address with both lowercase and uppercase letters must have the case that ERC-55
/// requires. `EthereumAddress` reads the text. Packs use this check as `ethereum-address`.
///
///     ethereum-address: { checksum: required }
///     // 0x5aAeb6053F3E94C9b9A09f33669435E7Ef1BeAed  valid
///     // 0x5aaeb6053f3e94c9b9a09f33669435e7ef1beaed  identifier.check_digit
public struct EthereumAddressCheck: Check {
  /// When the case of letters is compared with ERC-55.
  public enum Checksum: String, CaseIterable, Sendable {
    /// Always.
    case required
    /// If the address has both lowercase and uppercase letters.
    case optional
    /// Never.
    case ignored
  }

  private let checksum: Checksum

  /// Creates a check that compares the case of letters always, sometimes or never.
  public init(checksum: Checksum = .optional) {
    self.checksum = checksum
  }

  /// Reports a malformed address, or one whose letters have the wrong case.
  ///
  /// - Complexity: O(1), because all addresses have the same length.
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

  /// Returns whether the case of the letters is accepted.
  private func holds(_ address: EthereumAddress) -> Bool {
    switch checksum {
    case .required: address.hasChecksum
    case .optional: address.hasChecksum || !address.isMixedCase
    case .ignored: true
    }
  }

  /// Returns whether the text is an address, or may become one, by its characters and length.
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
      .choice(
        "checksum",
        Checksum.self,
        "Whether the case of letters must be that of ERC-55.",
        default: .optional
      )
    ],
    codes: [.identifierFormat, .identifierCheckDigit],
    givesCanonicalForm: true
  ) { settings throws(SettingError) in
    EthereumAddressCheck(checksum: settings.choice("checksum") ?? .optional)
  }
}
