import EmailAddresses
public import RuleEngine
import Violations

extension EmailCheck {
  /// The definition of the check `email` for packs.
  public static let definition = CheckDefinition(
    "email",
    "Requires an email address.",
    settings: [
      SettingDefinition.choice(
        "profile",
        Profile.self,
        "The definition to follow: that of the mail standards, or exactly HTML's, without "
          + "options.",
        default: .standard
      )
    ] + switches.map { SettingDefinition($0.name, .boolean, $0.summary, default: $0.standard) } + [
      SettingDefinition(
        "provider-domains",
        .table("words"),
        "Domains of well-known providers; their misspellings cause a warning."
      ),
      SettingDefinition(
        "real-domains",
        .table("words"),
        "Domains that look like a provider's misspelled domain but cause no warning."
      ),
      SettingDefinition(
        "top-level-domains",
        .table("words"),
        "The endings of domains that exist, in ASCII; another ending causes a warning."
      ),
      .boolean(
        "known-ending",
        "Whether an ending that isn't in `top-level-domains` is an error instead of a warning."
      ),
    ],
    codes: codes + EmailSlipFinder.codes,
    facts: [
      FactDefinition("local", "The local part, before the @, as written.", isFromInput: true),
      FactDefinition("domain", "The domain in lowercase and in Unicode.", isFromInput: true),
      FactDefinition("ascii_domain", "The domain in lowercase and in ASCII.", isFromInput: true),
    ],
    givesCanonicalForm: true,
    reports: CheckDefinition.codes(needing: [
      "email.domain.unknown_ending": [["top-level-domains"]]
    ])
  ) { settings throws(SettingError) in
    let profile: Profile = settings.choice("profile") ?? .standard
    let options = options(settings)
    if profile == .html, options != EmailAddress.Options() {
      throw SettingError("profile", "the profile `html` can't be combined with options")
    }
    if settings.boolean("known-ending") == true, !settings.contains("top-level-domains") {
      throw SettingError("known-ending", "`known-ending` requires `top-level-domains`")
    }
    return EmailCheck(
      profile: profile,
      options: options,
      providerDomains: settings.table("provider-domains"),
      realDomains: settings.table("real-domains"),
      topLevelDomains: settings.table("top-level-domains"),
      requiresKnownEnding: settings.boolean("known-ending") ?? false
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
      "Accepts a local part in double quotes, as in \"ann lee\"@example.org."
    ),
    Switch(
      "address-literal",
      \.allowsAddressLiteral,
      "Accepts an IP address instead of the domain, as in ann@[192.0.2.1]."
    ),
    Switch(
      "internationalized-local-part",
      \.allowsInternationalizedLocalPart,
      "Accepts characters outside ASCII before the @."
    ),
    Switch(
      "internationalized-domain",
      \.allowsInternationalizedDomain,
      "Accepts characters outside ASCII in the domain."
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
      "Accepts labels outside ASCII with hyphens as the third and fourth character, as in "
        + "ann@bü--cher.example."
    ),
    Switch(
      "undecodable-labels",
      \.allowsUndecodableLabels,
      "Accepts labels that start with xn-- but aren't valid Punycode, as in "
        + "ann@xn--example.org, if the domain is in ASCII."
    ),
    Switch(
      "special-use-domains",
      \.allowsSpecialUseDomains,
      "Accepts domains that aren't on the public internet, such as localhost and test."
    ),
    Switch(
      "comments",
      \.allowsComments,
      "Accepts comments in parentheses, and whitespace around the parts, as in headers."
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
