/// URIs of well-known schemes for examples in messages.
enum ExampleLinks {
  /// Returns an example of a scheme whose URIs usually come without a host, or nil for another
  /// scheme.
  static func text(ofScheme scheme: String) -> String? { texts[scheme] }

  private static let texts = [
    "about": "about:blank",
    "blob": "blob:https://example.org/1",
    "data": "data:,Hello",
    "file": "file:///home/ann/notes.txt",
    "geo": "geo:48.2,16.37",
    "mailto": "mailto:ann@example.org",
    "news": "news:comp.example",
    "sip": "sip:ann@example.org",
    "sips": "sips:ann@example.org",
    // RFC 3966 §6, a number for examples.
    "sms": "sms:+12015550123",
    "tel": "tel:+12015550123",
    "urn": "urn:isbn:9780306406157",
    "view-source": "view-source:https://example.org",
    "xmpp": "xmpp:ann@example.org",
  ]
}
