import Foundation
import RuleEngine
import TestSupport
import Testing
import Violations
import WebRules

/// Likely typing mistakes, on the shipped list of providers.
@Suite struct ProviderDomainTests {
  /// Returns the lines of a shipped table.
  static func lines(_ table: String) throws -> [String] {
    var folder = URL(filePath: #filePath)
    for _ in 0..<4 { folder.deleteLastPathComponent() }
    let file = folder.appending(path: "RulePacks/email/\(table).txt")
    return try String(contentsOf: file, encoding: .utf8).split(separator: "\n")
      .filter { !$0.hasPrefix("#") }.map(String.init)
  }

  static func check() throws -> EmailCheck {
    EmailCheck(
      providerDomains: WordList(try lines("provider-domains")),
      realDomains: WordList(try lines("real-domains"))
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
      // A wrong letter that repeats the one next to it.
      ("yahho.com", "yahoo.com"), ("gmaal.com", "gmail.com"),
      // Swapped letters of a country that aren't another country.
      ("web.ed", "web.de"), ("hotmail.rf", "hotmail.fr"), ("mail.ur", "mail.ru"),
      ("yahoo.co.ku", "yahoo.co.uk"), ("uol.com.rb", "uol.com.br"), ("bluewin.hc", "bluewin.ch"),
      // An ending cut short.
      ("gmx.d", "gmx.de"), ("seznam.c", "seznam.cz"), ("yandex.r", "yandex.ru"),
      ("yahoo.co.u", "yahoo.co.uk"),
      // Name and ending.
      ("gmial.con", "gmail.com"), ("hotmial.rf", "hotmail.fr"), ("gamil.cmo", "gmail.com"),
      // Not the rare domain that is equally near.
      ("homail.com", "hotmail.com"),
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
      "gmx.de", "gmx.ch", "hotmail.nl", "live.no", "inbox.lv", "mac.com", "aol.de", "yahoo.co.jp",
      "googlemail.com", "fastmail.fm", "hey.com", "qq.com", "163.com", "126.com", "mall.com",
      "nail.com", "main.com", "line.com", "love.com", "orange.com", "planer.nl", "web.it",
      "mail.ua",
      "live.co", "aol.co", "hotel.ch", "bmail.com", "yahoo.se", "yahoo.es", "sky.net", "hot.com",
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
    let check = try Self.check()
    for domain in try Self.lines("provider-domains") + Self.lines("real-domains") {
      #expect(check.violations(in: "ann@\(domain)") == [], "\(domain)")
    }
  }

  @Test("Only a provider's domain is suggested")
  func onlyProviders() throws {
    let check = try Self.check()
    let providers = Set(try Self.lines("provider-domains"))
    for domain in try Self.lines("real-domains") {
      for dropped in domain.indices where domain[dropped] != "." {
        var written = domain
        written.remove(at: dropped)
        for warning in check.violations(in: "ann@\(written)") {
          guard case .text(let meant)? = warning.arguments["suggestion"] else { continue }
          #expect(providers.contains(meant), "\(written)")
        }
      }
    }
  }

  @Test("The providers are those of many countries")
  func breadth() throws {
    let endings = Set(
      try Self.lines("provider-domains").compactMap { $0.split(separator: ".").last }
    )
    #expect(endings.count { $0.count == 2 } >= 45)
  }
}
