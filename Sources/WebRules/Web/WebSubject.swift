public import RuleEngine

extension Subject {
  /// URLs and other web addresses, hosts and networks.
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
