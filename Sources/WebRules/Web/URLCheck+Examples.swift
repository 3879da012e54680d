public import RuleEngine

extension URLCheck {
  /// Returns URLs that are accepted: with the first scheme and the first domain first, and those
  /// without a path before those with one.
  public func examples(in context: borrowing CheckContext) -> [String] { examples(atMost: 24) }

  /// The first example, or a usual URL if the check accepts none of the examples.
  var example: String { examples(atMost: 1).first ?? "https://\(ExampleAddresses.domains[0])" }

  private func examples(atMost maximum: Int) -> [String] {
    var found: [String] = []
    for path in ["", "/", "/a"] {
      for port in ports {
        let candidates = beginnings.lazy.flatMap { texts($0, ending: port + path) }
        found += passing(among: candidates, atMost: maximum - found.count)
        if found.count >= maximum { return found }
      }
    }
    return found
  }

  /// The beginnings of URLs, and of those with a host first, because most messages are about hosts.
  private var beginnings: [String] {
    let all = options.beginnings
    return all.filter { $0.hasSuffix("//") } + all.filter { !$0.hasSuffix("//") }
  }

  /// Nothing, and then a port of each accepted range.
  private var ports: [String] { [""] + (options.ports?.examples ?? []).map { ":\($0)" } }

  /// Returns URLs with a beginning such as `https://`.
  private func texts(_ beginning: String, ending: String) -> [String] {
    let scheme = String(beginning.prefix { $0 != ":" })
    let usual = ExampleLinks.text(ofScheme: scheme).map { [$0] } ?? []
    guard beginning.hasSuffix("//") else { return usual.isEmpty ? ["\(beginning)example"] : usual }
    let hosts =
      ExampleAddresses.domains(on: options.allowed)
      + (options.allowsSingleLabelHost ? ["localhost"] : [])
    return usual + hosts.map { beginning + $0 + ending }
  }
}
