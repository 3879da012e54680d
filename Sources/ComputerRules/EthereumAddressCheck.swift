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
  /// When to compare the case of letters with ERC-55.
  public enum Checksum: String, CaseIterable, Sendable {
    /// Always.
    case required
    /// If the address has both lowercase and uppercase letters.
    case optional
    /// Never.
    case ignored
  }

  private let checksum: Checksum

  /// Creates a check that always, sometimes or never compares the case of letters.
  public init(checksum: Checksum = .optional) {
    self.checksum = checksum
  }

  /// Reports a malformed address, or one with letters in the wrong case.
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

  /// Returns whether the text is an address or can become one, judging by its characters and
  /// length.
  ///
  /// - Complexity: O(1).
  public func progress(of text: UTF8Span, in context: borrowing CheckContext) -> TextProgress {
    if let offset = EthereumAddress.offsetOfFault(in: text) { return .impossible(at: offset) }
    return EthereumAddress(text).map(holds) == true ? .valid : .unfinished
  }
}

extension EthereumAddressCheck {
  /// The check's definition for packs and documentation.
  public static let definition = CheckDefinition(
    "ethereum-address",
    "Requires an Ethereum address.",
    settings: [
      .choice(
        "checksum",
        Checksum.self,
        "Whether letters must have the case that ERC-55 requires.",
        default: .optional
      )
    ],
    codes: [.identifierFormat, .identifierCheckDigit],
    givesCanonicalForm: true
  ) { settings throws(SettingError) in
    EthereumAddressCheck(checksum: settings.choice("checksum") ?? .optional)
  }
}
