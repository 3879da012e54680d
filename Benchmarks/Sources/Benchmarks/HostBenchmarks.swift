import Foundation
@_spi(Kernels) import Rulebook
import RulebookKernels

/// Measures addresses and names of hosts next to regular expressions that check less.
enum HostBenchmarks {
  static func run(_ rulebook: Rulebook, _ harness: inout Harness) throws {
    let octet = "(?:25[0-5]|2[0-4][0-9]|1?[0-9]?[0-9])"
    let ipv4 = try NSRegularExpression(pattern: "^(?:\(octet)\\.){3}\(octet)$")
    // Only eight groups, without the short forms.
    let ipv6 = try NSRegularExpression(pattern: "^(?:[0-9A-Fa-f]{1,4}:){7}[0-9A-Fa-f]{1,4}$")
    let label = "[A-Za-z0-9](?:[A-Za-z0-9-]{0,61}[A-Za-z0-9])?"
    let hostname = try NSRegularExpression(pattern: "^(?:\(label)\\.)*\(label)$")
    try kernels(ipv4, hostname, &harness)
    let rows: [(rule: String, text: String, reference: NSRegularExpression)] = [
      ("ipv4", "203.0.113.195", ipv4),
      ("ipv6", "2001:db8:85a3:0:0:8a2e:370:7334", ipv6),
      ("hostname", "mail.example.co.uk", hostname),
      ("domain-name", "mail.example.co.uk", hostname),
      ("idn-hostname", "mail.example.co.uk", hostname),
    ]
    for row in rows {
      let rule = try rulebook.rule(row.rule)
      harness.compare(
        row.rule,
        { Benchmarks.valid(rule, row.text) },
        with: .matches(of: row.reference, in: row.text)
      )
    }
  }

  /// The readers of the bytes, without a rule around them.
  private static func kernels(
    _ ipv4: NSRegularExpression,
    _ hostname: NSRegularExpression,
    _ harness: inout Harness
  ) throws {
    let address = "203.0.113.195"
    harness.compare(
      "ipv4, kernel",
      { IPv4Address.read(address.utf8Span.span).address == nil ? 0 : 1 },
      with: .matches(of: ipv4, in: address)
    )
    let name = "mail.example.co.uk"
    harness.compare(
      "hostname, kernel",
      {
        guard case .name = HostName.read(name.utf8Span.span, []) else { return 0 }
        return 1
      },
      with: .matches(of: hostname, in: name)
    )
  }
}
