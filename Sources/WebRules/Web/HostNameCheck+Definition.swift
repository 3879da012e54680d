public import RuleEngine
import SourceTexts
import Violations
import WebAddresses

extension HostNameCheck {
  /// What packs and documentation know about this check.
  public static let definition = CheckDefinition(
    "host-name",
    "Requires the name of a host, or a domain that can be registered.",
    settings: [
      .boolean("unicode", "Whether names may be written in all scripts."),
      .boolean("underscores", "Whether labels may have underscores, as in _dmarc.example.org."),
      .boolean("single-label", "Whether a name may have no dot, as localhost."),
      .boolean("trailing-dot", "Whether a dot may stand at the end."),
      .boolean("wildcard", "Whether an asterisk may be the first label, as in *.example.org."),
      .boolean("numeric-top-level", "Whether the last label may have digits alone."),
      .init(
        "suffixes",
        .table("public-suffixes"),
        "The list of public suffixes, under one of which the name must be registered."
      ),
      .boolean(
        "private-suffixes",
        "Whether suffixes of owners of domains count, besides those of registries."
      ),
    ],
    codes: [
      .hostCharacter, .hostDot, .hostHyphen, .hostIPAddress, .hostLabel, .hostLabelTooLong,
      .hostPublicSuffix, .hostTooLong, .hostTopLevel,
    ],
    facts: [
      FactDefinition("ascii", "The name in ASCII.", isFromInput: true),
      FactDefinition("unicode", "The name as people read it.", isFromInput: true),
      FactDefinition("public_suffix", "The public suffix, such as co.uk.", isFromInput: true),
      FactDefinition(
        "registrable_domain",
        "The suffix and the label before it.",
        isFromInput: true
      ),
      FactDefinition("subdomain", "What stands before those.", isFromInput: true),
    ],
    givesCanonicalForm: true,
    reports: CheckDefinition.codes(needing: ["host.public_suffix": [["suffixes"]]])
  ) { settings throws(SettingError) in
    if settings.boolean("private-suffixes") == true, !settings.contains("suffixes") {
      throw SettingError("private-suffixes", "private-suffixes means nothing without suffixes")
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
  /// The Public Suffix List in a file: a rule a line in ASCII, `*.` and `!` as publicsuffix.org has
  /// them, and `# private` before the rules of owners of domains.
  public static let publicSuffixes = TableDefinition(
    "public-suffixes",
    "Suffixes under which names are registered, one a line in a file.",
    fileHint: "Scripts/public-suffixes writes one"
  ) { (file) throws(LoadingError) in
    var lines: [String] = []
    try file.text().forEachLine { _, line in lines.append(String(decoding: line, as: UTF8.self)) }
    return PublicSuffixes(lines: lines)
  }
}

extension CodeDefinition {
  static let hostCharacter = CodeDefinition(
    "host.character",
    "A character is not allowed in the name of a host.",
    [.init("character", .character, "the character", isFromInput: true)]
  )

  static let hostDot = CodeDefinition(
    "host.dot",
    "A dot stands at the start or the end of the name, or next to another."
  )

  static let hostHyphen = CodeDefinition(
    "host.hyphen",
    "A hyphen stands at the start or the end of a label."
  )

  static let hostIPAddress = CodeDefinition(
    "host.ip_address",
    "The text is an IP address, and a name is wanted."
  )

  static let hostLabel = CodeDefinition(
    "host.label",
    "IDNA2008 has no such label, or a label is not Punycode."
  )

  static let hostLabelTooLong = CodeDefinition(
    "host.label_too_long",
    "A label has too many characters.",
    [.init("maximum", .integer, "the greatest number of characters")]
  )

  static let hostPublicSuffix = CodeDefinition(
    "host.public_suffix",
    "The name is a public suffix, under which others register names."
  )

  static let hostTooLong = CodeDefinition(
    "host.too_long",
    "The name has too many characters.",
    [.init("maximum", .integer, "the greatest number of characters")]
  )

  static let hostTopLevel = CodeDefinition(
    "host.top_level",
    "The name has no top-level domain, or one that does not exist."
  )
}
