import EmailAddresses
public import RuleEngine
import Violations
import WebAddresses

extension URLCheck {
  /// The definition of the check `url` for packs.
  public static let definition = CheckDefinition(
    "url",
    "Requires a URL as the WHATWG URL Standard defines it; no request is made.",
    settings: settings,
    codes: URLSlipFinder.codes + codes,
    facts: [
      FactDefinition("scheme", "The scheme in lowercase.", isFromInput: true),
      FactDefinition("host", "The host in lowercase and in ASCII.", isFromInput: true),
      FactDefinition(
        "unicode_host",
        "The domain in Unicode, if that differs.",
        isFromInput: true
      ),
      FactDefinition("host_kind", "The kind of host: domain, ipv4, ipv6 or opaque."),
      FactDefinition("port", "The port, even if only the scheme implies it.", isFromInput: true),
      FactDefinition("path", "The path.", isFromInput: true),
      FactDefinition("query", "The text after the ?, if there is one.", isFromInput: true),
      FactDefinition("fragment", "The text after the #, if there is one.", isFromInput: true),
    ],
    givesCanonicalForm: true,
    reports: CheckDefinition.codes(needing: [
      "url.host.not_public": [["public-host"]], "url.port.not_allowed": [["ports"]],
      "url.query": [["query"]], "url.fragment": [["fragment"]],
      "url.host.ip_not_allowed": [["ip-address"]],
      "domain.not_allowed": [["allow"]], "domain.denied": [["deny"]],
      "url.host.unknown_ending": [["top-level-domains"]],
    ])
  ) { settings throws(SettingError) in
    var options = URLOptions(profile: settings.choice("profile") ?? .strict)
    if let schemes = settings.texts("schemes") { options.schemes = try Self.schemes(schemes) }
    if let ports = settings.texts("ports") { options.ports = try PortList(ports) }
    if let isOn = settings.boolean("credentials") { options.allowsCredentials = isOn }
    if let isOn = settings.boolean("single-label-host") { options.allowsSingleLabelHost = isOn }
    if let isOn = settings.boolean("any-host-name") { options.allowsAnyHostName = isOn }
    if let isOn = settings.boolean("ip-address") { options.allowsIPAddress = isOn }
    if let isOn = settings.boolean("public-host") { options.requiresPublicHost = isOn }
    if let isOn = settings.boolean("query") { options.allowsQuery = isOn }
    if let isOn = settings.boolean("fragment") { options.allowsFragment = isOn }
    options.topLevelDomains = settings.table("top-level-domains")
    options.allowed = try settings.texts("allow").map { texts throws(SettingError) in
      try DomainCheck.patterns(texts, setting: "allow")
    }
    options.denied = try DomainCheck.patterns(settings.texts("deny") ?? [], setting: "deny")
    if let text = settings.text("base") {
      guard let base = WebURL(text) else {
        throw SettingError(
          "base",
          "`\(text)` isn't a URL",
          hint: "write a URL such as `https://example.org/`"
        )
      }
      options.base = base
    }
    guard settings.boolean("scheme-optional") ?? false else { return URLCheck(options) }
    if options.base != nil {
      throw SettingError("scheme-optional", "`scheme-optional` can't be combined with `base`")
    }
    return ShortURLCheck(URLCheck(options))
  }

  private static let settings: [SettingDefinition] =
    ownSettings + [SettingDefinition].domains + relationSettings

  private static let ownSettings: [SettingDefinition] = [
    .choice(
      "profile",
      URLOptions.Profile.self,
      "The definition to follow: a valid URL string, or whatever a browser accepts. The lenient "
        + "one also accepts any scheme, credentials and single labels, unless a setting says "
        + "otherwise.",
      default: .strict
    ),
    .init("schemes", .list(.text), "The schemes to accept, [https, http] if absent; * for any."),
    .boolean(
      "scheme-optional",
      "Also accepts a URL without a scheme, such as example.org/a; it is then the first of the "
        + "schemes, or https."
    ),
    .init("credentials", .boolean, "Accepts a name and a password before an @; they are secrets."),
    .init(
      "ports",
      .list(.text),
      "The ports to accept, such as [443, 8000-8999]; the word default is for a URL without a port."
    ),
    .init(
      "public-host",
      .boolean,
      "Refuses hosts that certainly aren't on the public internet, such as localhost, 10.0.0.1, "
        + "[::ffff:127.0.0.1] and 0x7f.1; a domain might still lead to one of them."
    ),
    .init("single-label-host", .boolean, "Accepts a host without a dot, such as localhost."),
    .init(
      "any-host-name",
      .boolean,
      "Accepts hosts that aren't valid domains, such as my_host.example.org."
    ),
    .boolean("ip-address", "Accepts an IP address as the host.", default: true),
    .init(
      "top-level-domains",
      .table("words"),
      "The endings of domains that exist, in ASCII; another ending causes a warning."
    ),
  ]

  private static let relationSettings: [SettingDefinition] = [
    .init("base", .text, "Also accepts URLs that are relative to this one."),
    .boolean("query", "Accepts a query, after a ?.", default: true),
    .boolean("fragment", "Accepts a fragment, after a #.", default: true),
  ]

  private static func schemes(_ texts: [String]) throws(SettingError) -> [String]? {
    if texts == ["*"] { return nil }
    if texts.isEmpty {
      throw SettingError(
        "schemes",
        "the list of schemes is empty",
        hint: "write a scheme such as `https`, or `*` for any"
      )
    }
    for text in texts where !WebURLScheme.isScheme(text) {
      throw SettingError(
        "schemes",
        "`\(text)` isn't a scheme",
        hint: "write a scheme such as `https`, or `*` for any"
      )
    }
    return texts.map { $0.lowercased() }
  }
}
