public import RuleEngine
import SourceTexts
import Violations
import WebAddresses

extension HostNameCheck {
  /// The definition of the check `host-name` for packs and documentation.
  public static let definition = CheckDefinition(
    "host-name",
    "Requires a host name, or a domain that can be registered.",
    settings: [
      .boolean("unicode", "Whether names may be in any script."),
      .boolean("underscores", "Whether labels may have underscores, as in _dmarc.example.org."),
      .boolean("single-label", "Whether a name may come without a dot, such as localhost."),
      .boolean("trailing-dot", "Whether a name may end with a dot."),
      .boolean("wildcard", "Whether an asterisk may be the first label, as in *.example.org."),
      .boolean("numeric-top-level", "Whether the last label may consist of digits only."),
      .init(
        "suffixes",
        .table("public-suffixes"),
        "The list of public suffixes; the name must be registered under one of them."
      ),
      .boolean(
        "private-suffixes",
        "Whether the suffixes of domain owners count in addition to those of registries."
      ),
    ],
    codes: [
      .hostScheme, .hostPath, .hostPort, .hostEmailAddress, .hostSeveralNames, .hostComma,
      .hostCharacter, .hostDot, .hostHyphen, .hostIPAddress, .hostLabel, .hostLabelTooLong,
      .hostPublicSuffix, .hostTooLong, .hostTopLevel, .hostMixedScripts, .hostLookAlike,
    ],
    facts: [
      FactDefinition("ascii", "The name in ASCII.", isFromInput: true),
      FactDefinition("unicode", "The name in Unicode, as people read it.", isFromInput: true),
      FactDefinition("public_suffix", "The public suffix, such as co.uk.", isFromInput: true),
      FactDefinition(
        "registrable_domain",
        "The public suffix and the label before it.",
        isFromInput: true
      ),
      FactDefinition("subdomain", "The labels before the registrable domain.", isFromInput: true),
    ],
    givesCanonicalForm: true,
    reports: CheckDefinition.codes(needing: ["host.public_suffix": [["suffixes"]]])
  ) { settings throws(SettingError) in
    if settings.boolean("private-suffixes") == true, !settings.contains("suffixes") {
      throw SettingError("private-suffixes", "`private-suffixes` requires `suffixes`")
    }
    let switches: [(String, HostName.Options)] = [
      ("underscores", .underscores), ("single-label", .singleLabel),
      ("trailing-dot", .trailingDot), ("wildcard", .wildcard),
      ("numeric-top-level", .numericTopLevel),
    ]
    var options: HostName.Options = []
    for (name, option) in switches where settings.boolean(name) == true { options.insert(option) }
    return HostNameCheck(
      options: options,
      allowsUnicode: settings.boolean("unicode") ?? false,
      suffixes: settings.table("suffixes", as: PublicSuffixes.self),
      usesPrivateSuffixes: settings.boolean("private-suffixes") ?? false
    )
  }
}

extension TableDefinition {
  /// The Public Suffix List in a file.
  ///
  /// The file has one rule per line in ASCII, with `*.` and `!` as on publicsuffix.org. The line
  /// `# private` comes before the rules of domain owners.
  public static let publicSuffixes = TableDefinition(
    "public-suffixes",
    "Suffixes that names are registered under, one per line in a file.",
    fileHint: "`Scripts/public-suffixes` writes one"
  ) { (file) throws(LoadingError) in
    var lines: [String] = []
    try file.text().forEachLine { _, line in lines.append(String(decoding: line, as: UTF8.self)) }
    return PublicSuffixes(lines: lines)
  }
}

extension CodeDefinition {
  static let hostCharacter = CodeDefinition(
    "host.character",
    "The name contains a character that isn't allowed in a host name.",
    [.init("character", .character, "the character", isFromInput: true), .example]
  )

  static let hostDot = CodeDefinition(
    "host.dot",
    "There is a dot at the start or the end of the name, or next to another dot."
  )

  static let hostHyphen = CodeDefinition(
    "host.hyphen",
    "There is a hyphen at the start or the end of a label."
  )

  static let hostIPAddress = CodeDefinition(
    "host.ip_address",
    "The text is an IP address instead of a name.",
    [.example]
  )

  static let hostLabel = CodeDefinition(
    "host.label",
    "A label isn't allowed by IDNA2008, or isn't valid Punycode.",
    [
      .init(
        "part",
        .text,
        "the label, or the whole name if no label is at fault alone",
        isFromInput: true
      )
    ]
  )

  static let hostLabelTooLong = CodeDefinition(
    "host.label_too_long",
    "A label has too many characters.",
    [.init("maximum", .integer, "the maximum number of characters")]
  )

  static let hostPublicSuffix = CodeDefinition(
    "host.public_suffix",
    "The name is a public suffix that domains are registered under.",
    [.example]
  )

  static let hostTooLong = CodeDefinition(
    "host.too_long",
    "The name has too many characters.",
    [.init("maximum", .integer, "the maximum number of characters")]
  )

  static let hostTopLevel = CodeDefinition(
    "host.top_level",
    "The top-level domain is missing or doesn't exist.",
    [.example]
  )
}
