extension Subject {
  /// Addresses of the web, hosts and networks.
  public static let web = Subject(
    "web",
    checks: [
      MailtoCheck.definition, MediaTypeCheck.dataDefinition, MediaTypeCheck.definition,
      URICheck.definition, URITemplateCheck.definition,
    ]
  )
}
