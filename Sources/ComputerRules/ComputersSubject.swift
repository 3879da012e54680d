public import RuleEngine

extension Subject {
  /// What programs write for programs: encodings, colours, versions, file names.
  public static let computers = Subject(
    "computers",
    checks: [
      BitcoinAddressCheck.definition, ByteSizeCheck.definition, EthereumAddressCheck.definition,
      JSONCheck.definition, RegularExpressionCheck.definition, WebTokenCheck.definition,
    ]
  )
}
