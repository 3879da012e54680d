extension Subject {
  /// Addresses of the web, hosts and networks.
  public static let web = Subject(
    "web",
    checks: [
      HostNameCheck.definition,
      IPAddressCheck.definition, URLCheck.definition,
    ],
    tables: [.publicSuffixes]
  )
}
