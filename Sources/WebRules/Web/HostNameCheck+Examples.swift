public import RuleEngine
import WebAddresses

extension HostNameCheck {
  /// Returns names that are accepted, usual ones first.
  ///
  /// If the list of public suffixes doesn't have the usual endings, it provides other ones.
  public func examples(in context: borrowing CheckContext) -> [String] { examples(atMost: 8) }

  /// The first example, or a usual name if the check accepts none of the examples.
  var example: String { examples(atMost: 1).first ?? Self.names[0] }

  private func examples(atMost maximum: Int) -> [String] {
    let usual = passing(among: Self.names, atMost: maximum)
    guard usual.isEmpty, let suffixes else { return usual }
    let names = suffixes.firstNames(100).lazy.flatMap { ["example.\($0)", "www.example.\($0)"] }
    return passing(among: names, atMost: maximum)
  }

  /// Names of all forms that the options add.
  private static let names = [
    "www.example.org", "example.org", "example.com", "example.net", "localhost",
    "_dmarc.example.org", "*.example.org", "example.org.", "192.168.0", "bücher.example",
  ]
}
