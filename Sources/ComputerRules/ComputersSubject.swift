public import RuleEngine

extension Subject {
  /// Texts that programs exchange: wallet addresses, sizes in bytes, JSON, regular expressions and
  /// JSON Web Tokens.
  public static let computers = Subject(
    "computers",
    checks: [
      Base58Check.definition, BitcoinAddressCheck.definition, ByteSizeCheck.definition,
      EthereumAddressCheck.definition, JSONCheck.definition, RegularExpressionCheck.definition,
      WebTokenCheck.definition,
    ]
  )
}
