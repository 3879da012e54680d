import EmailAddresses
public import RuleEngine
import Violations
import WebAddresses

extension URLCheck {
  /// The check as packs know it: `url`.
  public static let definition = CheckDefinition(
    "url",
    "Requires a URL, by the WHATWG URL Standard; no request is made.",
    settings: settings,
    codes: codes,
    facts: [
      FactDefinition("scheme", "The scheme in lowercase.", isFromInput: true),
      FactDefinition("host", "The host in lowercase and in ASCII.", isFromInput: true),
      FactDefinition(
        "unicode_host",
        "The domain in Unicode, where that differs.",
        isFromInput: true
      ),
      FactDefinition("host_kind", "What the host is: domain, ipv4, ipv6 or opaque."),
      FactDefinition("port", "The port, also where only the scheme implies it.", isFromInput: true),
      FactDefinition("path", "The path.", isFromInput: true),
      FactDefinition("query", "What follows the ?, if there is one.", isFromInput: true),
      FactDefinition("fragment", "What follows the #, if there is one.", isFromInput: true),
    ],
    givesCanonicalForm: true,
    reports: CheckDefinition.codes(needing: [
      "url.host.not_public": [["public-host"]], "url.port.not_allowed": [["ports"]],
      "url.query": [["query"]], "url.fragment": [["fragment"]],
      "url.host.ip_not_allowed": [["ip-address"]],
      "domain.not_allowed": [["allow"]], "domain.denied": [["deny"]],
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
    options.allowed = try settings.texts("allow").map { texts throws(SettingError) in
      try DomainCheck.patterns(texts, setting: "allow")
    }
    options.denied = try DomainCheck.patterns(settings.texts("deny") ?? [], setting: "deny")
    if let text = settings.text("base") {
      guard let base = WebURL(text) else {
        throw SettingError(
          "base",
          "“\(text)” is no URL",
          hint: "write a URL such as https://example.org/"
        )
      }
      options.base = base
    }
    return URLCheck(options)
  }

  private static let settings: [SettingDefinition] = [
    .choice(
      "profile",
      URLOptions.Profile.self,
      "Whose definition is meant: a valid URL string, or whatever a browser accepts. The lenient one also accepts any scheme, "
        + "credentials and single labels, unless a setting says otherwise.",
      default: .strict
    ),
    .init("schemes", .list(.text), "The schemes accepted, [https, http] if absent; * for any."),
    .init("credentials", .boolean, "Accepts a name and a password before an @; they are secrets."),
    .init(
      "ports",
      .list(.text),
      "The ports accepted, such as [443, 8000-8999]; the word default is for a URL without one."
    ),
    .init(
      "public-host",
      .boolean,
      "Refuses every host that is surely not on the public net, such as localhost, 10.0.0.1, [::ffff:127.0.0.1] and 0x7f.1; a "
        + "domain may lead there all the same."
    ),
    .init("single-label-host", .boolean, "Accepts a host without a dot, such as localhost."),
    .init(
      "any-host-name",
      .boolean,
      "Accepts hosts that are no valid domains, such as my_host.example.org."
    ),
    .boolean("ip-address", "Accepts an IP address for the host.", default: true),
    .init("allow", .list(.text), "The domains accepted; *.acme.example stands for all below it."),
    .init("deny", .list(.text), "The domains refused; *.acme.example stands for all below it."),
    .init("base", .text, "Accepts relative URLs too, which are relative to this one."),
    .boolean("query", "Accepts a query, which a ? begins.", default: true),
    .boolean("fragment", "Accepts a fragment, which a # begins.", default: true),
  ]

  private static func schemes(_ texts: [String]) throws(SettingError) -> [String]? {
    if texts == ["*"] { return nil }
    if texts.isEmpty {
      throw SettingError(
        "schemes",
        "no scheme is accepted",
        hint: "write a scheme such as https, or * for any"
      )
    }
    for text in texts where !WebURLScheme.isScheme(text) {
      throw SettingError(
        "schemes",
        "“\(text)” is no scheme",
        hint: "write a scheme such as https, or * for any"
      )
    }
    return texts.map { $0.lowercased() }
  }
}
