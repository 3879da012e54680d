import EmailAddresses
import RuleEngine
import TestSupport
import Testing
import Violations
import WebRules

/// What every check must keep.
@Suite struct EmailContractTests {
  @Test("The e-mail check keeps the contract", arguments: EmailCheck.Profile.allCases)
  func email(profile: EmailCheck.Profile) {
    for options in EmailFuzzTests.options {
      let check = EmailCheck(
        profile: profile,
        options: options,
        providerDomains: WordList(["gmail.com"])
      )
      #expect(verifyCheck(check, definition: EmailCheck.definition) == [])
    }
  }

  @Test("The domain check keeps the contract")
  func domain() throws {
    let check = try DomainCheck(allow: ["acme.example"], deny: ["*.acme.example"])
    #expect(verifyCheck(check, definition: DomainCheck.definition) == [])
  }

  @Test("Settings by their defaults make the check of a sign-up form")
  func defaults() throws {
    let made = try EmailCheck.definition.check() as? EmailCheck
    let check = try #require(made)

    #expect(check.options == EmailAddress.Options())
    #expect(check.profile == .standard)
  }

  @Test("Codes are well-formed, declared once, and under the check's name")
  func codes() {
    for definition in [EmailCheck.definition, DomainCheck.definition] {
      let codes = definition.codes.map(\.code)
      #expect(Set(codes).count == codes.count)
      for code in codes {
        #expect(code.isWellFormed && code.rawValue.hasPrefix(definition.name + "."), "\(code)")
      }
    }
  }
}
