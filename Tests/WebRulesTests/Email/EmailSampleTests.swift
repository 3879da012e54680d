import EmailAddresses
import RuleEngine
import TestSupport
import Testing
import Violations
import WebRules

/// Compares e-mail addresses with a frozen sample of other programs, each for its own profile.
@Suite struct EmailSampleTests {
  @Test("Addresses are accepted and refused alike, and their domains have the same forms")
  func addresses() throws {
    for row in try FrozenSample("Email/addresses").rows {
      let check = try #require(Self.check(row["profile"], row["options"]))
      let findings = check.findings(in: row["text"])
      let isValid = findings.outcome == .valid
      var isSame = isValid == row.isValid
      if isValid, isSame, row["profile"] == "sign-up" {
        isSame =
          findings.facts["domain"] == .text(row["domain"])
          && findings.facts["ascii_domain"] == .text(row["ascii-domain"])
      }
      let codes = findings.violations.map(\.code.rawValue)
      #expect(row.expects(same: isSame), "\(row): \(codes) \(findings.facts)")
    }
  }

  private static func check(_ profile: String, _ options: String) -> EmailCheck? {
    switch profile {
    case "html": return EmailCheck(profile: .html)
    case "smtp":
      var settings = EmailAddress.Options.smtp
      settings.allowsInternationalizedLocalPart = options == "international"
      settings.allowsInternationalizedDomain = options == "international"
      return EmailCheck(options: settings)
    case "sign-up":
      var settings = EmailAddress.Options()
      settings.allowsQuotedLocalPart = options == "quoted"
      settings.allowsInternationalizedLocalPart = options != "ascii-local"
      settings.allowsDisplayName = options == "display-name"
      return EmailCheck(options: settings)
    default: return nil
    }
  }
}
