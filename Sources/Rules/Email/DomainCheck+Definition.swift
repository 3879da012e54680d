import Violations

extension DomainCheck {
  /// The check as packs know it: `domain`.
  public static let definition = CheckDefinition(
    "domain",
    "Requires the domain of an e-mail address, or a domain, to be on a list or off it.",
    shorthand: "allow",
    settings: [
      SettingDefinition(
        "allow",
        .list(.text),
        "The domains that are accepted; *.acme.example stands for all below it."
      ),
      SettingDefinition(
        "deny",
        .list(.text),
        "The domains that are not accepted; *.acme.example stands for all below it."
      ),
    ],
    codes: [
      CodeDefinition(.domainNotAllowed, "The domain is not on the list.", [domain]),
      CodeDefinition(.domainDenied, "The domain is on the list of those refused.", [domain]),
      CodeDefinition(.domainMalformed, "There is no domain that could be looked up."),
    ]
  ) { settings throws(SettingError) in
    guard settings.contains("allow") || settings.contains("deny") else {
      throw SettingError(nil, "the check needs allow or deny")
    }
    return try DomainCheck(allow: settings.texts("allow"), deny: settings.texts("deny") ?? [])
  }

  private static let domain = CodeDefinition.Argument(
    "domain",
    .text,
    "the domain as written, in lowercase",
    isFromInput: true
  )
}

extension ViolationCode {
  static let domainNotAllowed: Self = "domain.not_allowed"
  static let domainDenied: Self = "domain.denied"
  static let domainMalformed: Self = "domain.malformed"
}
