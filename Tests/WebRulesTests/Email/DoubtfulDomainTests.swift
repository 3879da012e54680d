import RuleEngine
import TestSupport
import Testing
import Violations
import WebRules

/// Warnings about domains that can exist: unknown endings, and mixed scripts.
@Suite struct DoubtfulDomainTests {
  private static let endings = WordList(["com", "org", "uk", "xn--p1ai"])
  private static let providers = WordList(["gmail.com"])

  private static func check(requiresKnownEnding: Bool = false) -> EmailCheck {
    EmailCheck(
      providerDomains: providers,
      topLevelDomains: endings,
      requiresKnownEnding: requiresKnownEnding
    )
  }

  @Test(
    "An address with a doubtful domain is valid, with warnings",
    arguments: TextRow.rows(
      """
      unknown ending | ann@example.con | email.domain.unknown_ending | con
      unknown ending in capitals | ann@example.CON | email.domain.unknown_ending | CON
      unknown ending below a domain | ann@mail.example.orgg | email.domain.unknown_ending | orgg
      unknown ending beyond ASCII | ann@пример.рфф | email.domain.unknown_ending | рфф
      unknown ending of an international address | jörg@example.con | email.domain.unknown_ending | con
      misspelled provider only | ann@gmail.con | email.domain.likely_typo | gmail.con
      look-alike letter | ann@exаmple.org | email.domain.mixed_scripts.look_alike | а
      look-alike capital letter | ann@EXАMPLE.org | email.domain.mixed_scripts.look_alike | А
      look-alike letter in an A-label | ann@xn--exmple-4nf.org | email.domain.mixed_scripts.look_alike | xn--exmple-4nf.org
      other script | ann@exжmple.org | email.domain.mixed_scripts | ж
      look-alike letter in the ending | ann@example.оrg | email.domain.mixed_scripts.look_alike | о
      ending twice | ann@gmail.com.com | email.domain.likely_typo | gmail.com.com
      letter without its dot | ann@gmaıl.com | email.domain.likely_typo | gmaıl.com
      beginning of a web address | ann@www.example.org | email.domain.www | www.
      look-alike letter before the @ | аnn@example.org | email.local.look_alike | а
      curly apostrophe | o’neil@example.org | email.local.look_alike | ’
      """
    )
  )
  func warning(row: TextRow) throws {
    let text = row[1]
    let findings = Self.check().findings(in: text)
    let violation = try #require(findings.violations.first)
    let range = try #require(violation.range)

    #expect(findings.outcome == .valid)
    #expect(findings.violations.map(\.code.rawValue) == [row[2]])
    #expect(violation.severity == .warning)
    #expect(String(decoding: Array(text.utf8)[range], as: UTF8.self) == row[3])
  }

  @Test(
    "An address with a usual domain has no warnings",
    arguments: [
      "ann@example.org", "ann@example.ORG", "ann@example.co.uk", "юзер@пример.рф",
      "ann@example.XN--P1AI", "ann@acme.example", "用户@例え.org", "ann@東京タワーnow.org", "ann@www.com",
      "o'neil@example.org",
      "юзер.ann@example.org",
    ]
  )
  func usual(address: String) {
    #expect(Self.check().findings(in: address).violations.isEmpty)
    #expect(Self.check(requiresKnownEnding: true).findings(in: address).outcome == .valid)
  }

  @Test(
    "An unknown ending can be an error",
    arguments: [
      ("ann@example.con", ["email.domain.unknown_ending"]),
      ("jörg@example.con", ["email.domain.unknown_ending"]),
      ("ann@пример.рфф", ["email.domain.unknown_ending"]),
      ("ann@gmail.con", ["email.domain.likely_typo", "email.domain.unknown_ending"]),
    ]
  )
  func error(address: String, codes: [String]) {
    let check = Self.check(requiresKnownEnding: true)
    let findings = check.findings(in: address)

    #expect(findings.outcome == .invalid)
    #expect(findings.violations.map(\.code.rawValue) == codes)
    #expect(check.outcome(of: address) == .invalid)
    #expect(check.progress(of: address.utf8Span, in: CheckContext()) == .unfinished)
  }

  @Test(
    "A URL keeps its verdict, with warnings",
    arguments: TextRow.rows(
      """
      unknown ending | https://example.con/a | url.host.unknown_ending
      unknown ending and a port | https://example.con.:8080/ | url.host.unknown_ending
      look-alike letter | https://exаmple.org/ | url.host.mixed_scripts.look_alike
      other script | https://exжmple.org/ | url.host.mixed_scripts
      look-alike letter in the ending | https://example.оrg/ | url.host.mixed_scripts.look_alike
      en dash | https://my–site.example.org/ | url.host.dash
      hyphen of Hebrew | https://אב־גד.example.org/ | url.host.dash
      www twice | https://www.www.example.org/ | url.host.www
      full stop at the end | https://example.org/menu. | url.end
      full stop after the host | https://example.org. | url.end
      ellipsis | https://example.org/menu?id=… | url.end
      home network | http://nas.lan/
      address | http://192.0.2.1/
      known | https://example.org/
      """
    )
  )
  func url(row: TextRow) throws {
    let prepared: [String: SettingValue] = ["top-level-domains": .table(Self.endings)]
    let check = try URLCheck.definition.check(prepared: prepared)
    let findings = check.findings(in: row[1])

    #expect(findings.outcome == .valid)
    #expect(findings.violations.map(\.code.rawValue) == row.list(2))
  }

  @Test(
    "Hosts with letters of several scripts are valid, with warnings",
    arguments: [
      ("xn--exmple-4nf.org", "host.mixed_scripts.look_alike", 0..<18),
      ("www.exаmple.org", "host.mixed_scripts.look_alike", 6..<8),
      ("exжmple.org", "host.mixed_scripts", 2..<4),
    ]
  )
  func host(name: String, code: String, range: Range<Int>) {
    let findings = HostNameCheck(allowsUnicode: true).findings(in: name)

    #expect(findings.outcome == .valid)
    #expect(findings.violations.map(\.code.rawValue) == [code])
    #expect(findings.violations.first?.range == range)
  }
}
