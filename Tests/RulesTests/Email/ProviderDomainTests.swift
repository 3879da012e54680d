import Foundation
import Rules
import TestSupport
import Testing
import Violations

/// Likely slips, on the shipped list of providers.
@Suite struct ProviderDomainTests {
  static func check() throws -> EmailCheck {
    var folder = URL(filePath: #filePath)
    for _ in 0..<4 { folder.deleteLastPathComponent() }
    let file = folder.appending(path: "RulePacks/email/provider-domains.txt")
    let lines = try String(contentsOf: file, encoding: .utf8).split(separator: "\n")
    return EmailCheck(
      providerDomains: WordList(lines.filter { !$0.hasPrefix("#") }.map(String.init))
    )
  }

  @Test(
    "A slip gives a warning with what was meant",
    arguments: [
      ("gmial.com", "gmail.com"), ("gmai.com", "gmail.com"), ("gmal.com", "gmail.com"),
      ("gmaill.com", "gmail.com"), ("gnail.com", "gmail.com"), ("gmail.con", "gmail.com"),
      ("gmail.cmo", "gmail.com"), ("gmail.co", "gmail.com"), ("hotmial.fr", "hotmail.fr"),
      ("hotmai.com", "hotmail.com"), ("hotnail.com", "hotmail.com"), ("htomail.de", "hotmail.de"),
      ("outlok.com", "outlook.com"), ("outllook.com", "outlook.com"), ("yaho.com", "yahoo.com"),
      ("yahooo.co.uk", "yahoo.co.uk"), ("yhaoo.fr", "yahoo.fr"), ("icloud.con", "icloud.com"),
      ("iclould.com", "icloud.com"), ("comcast.ner", "comcast.net"), ("GMIAL.com", "gmail.com"),
    ]
  )
  func slip(domain: String, meant: String) throws {
    let findings = try Self.check().findings(in: "ann@\(domain)")

    #expect(findings.outcome == .valid)
    #expect(
      findings.violations == [
        Violation(
          "email.domain.likely_typo",
          ["suggestion": .text(meant)],
          at: 4..<4 + domain.utf8.count,
          severity: .warning
        )
      ]
    )
  }

  @Test(
    "Real domains are left in peace",
    arguments: [
      "gmail.com", "mail.com", "ymail.com", "email.com", "gmx.de", "live.de", "mail.co", "web.de",
      "cloud.com", "never.com", "libera.it", "example.com", "mail.de", "hotel.com", "grange.fr",
      "aol.com", "gmail.example.com", "bücher.example", "x.com", "yahoo.com", "me.com",
    ]
  )
  func real(domain: String) throws {
    #expect(try Self.check().violations(in: "ann@\(domain)") == [])
  }

  @Test("An invalid address gets no suggestion")
  func invalid() throws {
    let codes = try Self.check().violations(in: "ann..lee@gmial.com").map(\.code.rawValue)
    #expect(codes == ["email.local.consecutive_dots"])
  }

  @Test("No shipped domain is taken for a slip of another")
  func listed() throws {
    var folder = URL(filePath: #filePath)
    for _ in 0..<4 { folder.deleteLastPathComponent() }
    let file = folder.appending(path: "RulePacks/email/provider-domains.txt")
    let check = try Self.check()
    for line in try String(contentsOf: file, encoding: .utf8).split(separator: "\n")
    where !line.hasPrefix("#") {
      #expect(check.violations(in: "ann@\(line)") == [], "\(line)")
    }
  }
}
