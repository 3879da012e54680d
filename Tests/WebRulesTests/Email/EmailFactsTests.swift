import EmailAddresses
import RuleEngine
import TestSupport
import Testing
import Violations
import WebRules

/// What the check reports about an address in addition to the verdict: facts, canonical form and
/// arguments.
@Suite struct EmailFactsTests {
  @Test(
    "The canonical form keeps the local part and maps the domain",
    arguments: [
      ("Ann@EXAMPLE.org", "Ann@example.org"),
      ("ann@XN--BCHER-KVA.example", "ann@bücher.example"),
      ("o\u{308}@ｅｘａｍｐｌｅ。org", "o\u{308}@example.org"),
      ("ann@mu\u{308}ller.example", "ann@m\u{FC}ller.example"),
    ]
  )
  func canonicalForm(text: String, form: String) {
    let found = EmailCheck().findings(in: text).canonicalForm
    #expect(found.map { Array($0.utf8) } == Array(form.utf8))
  }

  @Test("Where only ASCII is accepted, the canonical form is in ASCII")
  func asciiForm() {
    var options = EmailAddress.Options()
    options.allowsInternationalizedDomain = false
    let findings = EmailCheck(options: options).findings(in: "ann@xn--bcher-kva.example")

    #expect(findings.canonicalForm == "ann@xn--bcher-kva.example")
    #expect(findings.facts["domain"] == "bücher.example")
    #expect(findings.facts["ascii_domain"] == "xn--bcher-kva.example")
  }

  @Test(
    "Where reserved labels are accepted, domains have one form too",
    arguments: [
      ("ann@ab--c.m\u{FC}ller", "ann@ab--c.m\u{FC}ller", "ab--c.xn--mller-kva"),
      ("ann@ab--c.mu\u{308}ller", "ann@ab--c.m\u{FC}ller", "ab--c.xn--mller-kva"),
      ("ann@AB--C.XN--MLLER-KVA", "ann@ab--c.m\u{FC}ller", "ab--c.xn--mller-kva"),
      ("ann@ab--mu\u{308}ller", "ann@ab--m\u{FC}ller", "xn--ab--mller-u9a"),
    ]
  )
  func reservedLabels(text: String, form: String, ascii: String) {
    let findings = EmailCheck(options: .smtp).findings(in: text)
    #expect(findings.canonicalForm.map { Array($0.utf8) } == Array(form.utf8))
    #expect(findings.facts["ascii_domain"] == .text(ascii))
  }

  @Test("A reserved label hides no false A-label beside it")
  func reservedAndFalseLabels() {
    // The label decodes to an uppercase letter with a diaeresis, which is mapped away.
    var options = EmailAddress.Options.smtp
    options.allowsUndecodableLabels = false
    let findings = EmailCheck(options: options).findings(in: "ann@ab--c.xn--bcher-2pa")
    #expect(findings.violations.map(\.code) == ["email.domain.punycode"])
  }

  @Test("A label that encodes nothing stays as it is, with those beside it")
  func undecodableLabels() {
    let findings = EmailCheck(options: .smtp).findings(in: "ann@xn--mller-kva.XN--Example")
    #expect(findings.violations == [])
    #expect(findings.canonicalForm == "ann@xn--mller-kva.xn--example")
    #expect(findings.facts["ascii_domain"] == "xn--mller-kva.xn--example")
    #expect(findings.facts["domain"] == "xn--mller-kva.xn--example")
  }

  @Test("HTML's canonical form of a reserved label beside an A-label is in ASCII")
  func reservedLabelInHTML() {
    let findings = EmailCheck(profile: .html).findings(in: "ann@ab--c.XN--BCHER-KVA")
    #expect(findings.canonicalForm == "ann@ab--c.xn--bcher-kva")
  }

  @Test("Facts of an invalid address are told as far as they are known")
  func partialFacts() {
    let findings = EmailCheck().findings(in: "ann..lee@Example.org")

    #expect(
      findings.facts == [
        "local": "ann..lee", "domain": "example.org", "ascii_domain": "example.org",
      ]
    )
    #expect(findings.canonicalForm == nil)
  }

  @Test("Lengths and characters come as arguments")
  func arguments() {
    let check = EmailCheck()
    #expect(
      check.violations(in: "a" * 70 + "@example.org") == [
        Violation("email.local.too_long", ["maximum": 64, "actual": 70], at: 0..<70)
      ]
    )
    #expect(
      check.violations(in: "ann@ö_x.org") == [
        Violation("email.domain.character", ["character": .character("_")], at: 6..<7)
      ]
    )
    #expect(
      check.violations(in: "a@host.LocalHost") == [
        Violation("email.domain.special_use", ["domain": "localhost"], at: 7..<16)
      ]
    )
  }

  @Test("A check made from a pack's settings has its options")
  func settings() throws {
    let settings = Settings(["address-literal": .boolean(true), "comments": .boolean(true)])
    let check = try #require(try EmailCheck.definition.make(settings) as? EmailCheck)

    #expect(check.options.allowsAddressLiteral)
    #expect(check.options.allowsComments)
    #expect(check.options.allowsInternationalizedDomain)
    #expect(!check.options.allowsDisplayName)
    #expect(check.profile == .standard)
  }
}
