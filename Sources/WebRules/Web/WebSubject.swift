public import RuleEngine

extension Subject {
  /// Addresses of the web, hosts and networks.
  public static let web = Subject(
    "web",
    checks: [
      URLCheck.definition, URICheck.definition, URITemplateCheck.definition,
      HostNameCheck.definition, IPAddressCheck.definition, MailtoCheck.definition,
      MediaTypeCheck.definition, MediaTypeCheck.dataDefinition,
    ],
    tables: [.publicSuffixes]
  )
}
