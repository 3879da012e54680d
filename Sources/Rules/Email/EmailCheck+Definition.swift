import EmailAddresses

extension EmailCheck {
  /// The check as packs know it: `email`.
  public static let definition = CheckDefinition(
    "email",
    "Requires an e-mail address.",
    settings: [
      SettingDefinition(
        "profile",
        .choice(Profile.allCases.map(\.rawValue)),
        "Whose definition is meant: that of the mail standards, or exactly HTML's, which has no "
          + "options.",
        default: Profile.standard.rawValue
      )
    ] + switches.map { SettingDefinition($0.name, .boolean, $0.summary, default: $0.standard) } + [
      SettingDefinition(
        "provider-domains",
        .table("words"),
        "Domains of well-known providers, whose misspellings give a warning."
      ),
      SettingDefinition(
        "real-domains",
        .table("words"),
        "Domains that give no warning, though they look like a provider's misspelt."
      ),
    ],
    codes: codes,
    facts: [
      FactDefinition("local", "The part before the @, as written.", isFromInput: true),
      FactDefinition("domain", "The domain in lowercase and in Unicode.", isFromInput: true),
      FactDefinition("ascii_domain", "The domain in lowercase and in ASCII.", isFromInput: true),
    ],
    givesCanonicalForm: true
  ) { settings in
    EmailCheck(
      profile: settings.choice("profile") ?? .standard,
      options: options(settings),
      providerDomains: settings.table("provider-domains"),
      realDomains: settings.table("real-domains")
    )
  }

  /// A setting that turns one form of address on or off.
  private struct Switch: Sendable {
    var name: String
    var option: any WritableKeyPath<EmailAddress.Options, Bool> & Sendable
    var summary: String

    var standard: String { String(EmailAddress.Options()[keyPath: option]) }

    init(
      _ name: String,
      _ option: any WritableKeyPath<EmailAddress.Options, Bool> & Sendable,
      _ summary: String
    ) {
      self.name = name
      self.option = option
      self.summary = summary
    }
  }

  private static let switches = [
    Switch(
      "quoted-local-part",
      \.allowsQuotedLocalPart,
      "Accepts a part before the @ in double quotes, as in \"ann lee\"@example.org."
    ),
    Switch(
      "address-literal",
      \.allowsAddressLiteral,
      "Accepts the address of a machine for the domain, as in ann@[192.0.2.1]."
    ),
    Switch(
      "internationalized-local-part",
      \.allowsInternationalizedLocalPart,
      "Accepts characters beyond ASCII before the @."
    ),
    Switch(
      "internationalized-domain",
      \.allowsInternationalizedDomain,
      "Accepts characters beyond ASCII in the domain."
    ),
    Switch(
      "unsafe-characters",
      \.allowsUnsafeCharacters,
      "Accepts invisible and unassigned characters before the @, as RFC 6531 does."
    ),
    Switch(
      "single-label-domain",
      \.allowsSingleLabelDomain,
      "Accepts a domain without a dot, as in ann@example."
    ),
    Switch(
      "any-top-level-domain",
      \.allowsAnyTopLevelDomain,
      "Accepts a domain whose last label has digits or hyphens, as in ann@192.0.2.1."
    ),
    Switch(
      "reserved-labels",
      \.allowsReservedLabels,
      "Accepts labels with hyphens in their third and fourth place other than xn--, as in "
        + "ann@ab--c.example."
    ),
    Switch(
      "undecodable-labels",
      \.allowsUndecodableLabels,
      "Accepts labels that start with xn-- and encode nothing, as in ann@xn--example.org, if the "
        + "domain is in ASCII."
    ),
    Switch(
      "special-use-domains",
      \.allowsSpecialUseDomains,
      "Accepts domains that are not on the public net, such as localhost and test."
    ),
    Switch(
      "comments",
      \.allowsComments,
      "Accepts comments in parentheses and white space around the parts, as headers may have."
    ),
    Switch(
      "display-name",
      \.allowsDisplayName,
      "Accepts a name before an address in angle brackets, as in Ann Lee <ann@example.org>."
    ),
  ]

  private static func options(_ settings: Settings) -> EmailAddress.Options {
    var options = EmailAddress.Options()
    for entry in switches {
      if let isOn = settings.boolean(entry.name) { options[keyPath: entry.option] = isOn }
    }
    return options
  }
}
