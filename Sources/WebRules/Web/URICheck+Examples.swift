public import RuleEngine

extension URICheck {
  /// Returns URIs that are accepted, those without a fragment first.
  public func examples(in context: borrowing CheckContext) -> [String] { examples(atMost: 8) }

  /// The first example, or a usual URI if the check accepts none of the examples.
  var example: String { examples(atMost: 1).first ?? Self.usual[0] }

  private static let usual = [
    "https://example.org", "urn:isbn:9780306406157", "mailto:ann@example.org",
  ]

  private func examples(atMost maximum: Int) -> [String] {
    let texts = schemes.isEmpty ? Self.usual : schemes.prefix(16).flatMap(Self.texts)
    return passing(among: texts + texts.map { "\($0)#top" }, atMost: maximum)
  }

  /// Returns URIs of a scheme, with and without an authority.
  private static func texts(ofScheme scheme: String) -> [String] {
    [ExampleLinks.text(ofScheme: scheme), "\(scheme)://example.org", "\(scheme):example"]
      .compactMap(\.self)
  }
}
