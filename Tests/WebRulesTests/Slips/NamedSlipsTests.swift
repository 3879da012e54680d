import RuleEngine
import TestSupport
import Testing
import Violations

@testable import WebRules

/// Slips in addresses that a message names, instead of what follows from them.
@Suite("Named slips in addresses") struct NamedSlipsTests {
  struct Row: CustomTestStringConvertible, Sendable {
    var typed: String
    var code: String

    /// The part of the text that the violation marks.
    var part: String
    var testDescription: String { typed }
  }

  // A text, the code of its first violation, and the part that is marked.
  private static func rows(_ table: String) -> [Row] {
    TextRow.rows(table).map { Row(typed: $0[0], code: $0[1], part: $0[2]) }
  }

  private func expect(_ row: Row, of check: some Check) throws {
    let violation = try #require(check.violations(in: row.typed).first)
    #expect(violation.code.rawValue == row.code)
    guard !row.part.isEmpty else { return }
    let range = try #require(violation.range)
    let bytes = Array(row.typed.utf8)[range]
    #expect(String(decoding: bytes, as: UTF8.self) == row.part)
  }

  static let emails = rows(
    """
    https://ann@example.org | email.scheme | https://
    mailto;ann@example.org | email.scheme | mailto;
    ann@https://example.org | email.scheme | https://
    mail@example,org | email.domain.comma | ,
    ann,lee@example.org | email.local.comma | ,
    ann@example.org,bob | email.text_after | ,bob
    ann@example.org, | email.domain.character | ,
    ann@example.org private | email.text_after | ␠private
    ann@example.org - private | email.text_after | ␠- private
    ann@example.org (Ann Lee) | email.comment | ␠(Ann Lee)
    ann@example.org (Ann) (Lee) | email.text_after | ␠(Ann) (Lee)
    ann@example.org (private | email.text_after | ␠(private
    ann@example.org, (private) | email.text_after | , (private)
    Ann Lee ann@example.org | email.text_before | Ann Lee
    Ann: ann@example.org | email.text_before | Ann:
    ann lee@example.org | email.white_space | ␠
    ann@example. org | email.white_space | ␠
    Ann Lee <ann@example.org | email.display_name.unclosed | <
    Ann &lt;ann@example.org&gt; | email.markup | &lt;
    ann@example.org?subject=Hello | email.link_parameters | ?subject=Hello
    ann@example.org? | email.domain.character | ?
    ann@example.com/shop | email.text_after | /shop
    ann@example.com/ | email.domain.character | /
    ann@mail.example/com | email.domain.character | /
    ann@mail:example.org | email.domain.likely_typo | mail:example.org
    ann@example;org | email.domain.likely_typo | example;org
    ann@example.org; | email.domain.character | ;
    ann@exampleorg | email.domain.likely_typo | exampleorg
    ann@intranet | email.domain.single_label | intranet
    www.example.org | email.web_address | www.example.org
    https://example.org | email.web_address | https://example.org
    ann at example.org | email.missing_at.word | at
    ann(at)example.org | email.missing_at.word | (at)
    ann%40example.org | email.missing_at.word | %40
    annexample.org | email.missing_at
    ann@.org | email.domain.missing | .org
    ann@.example.org | email.domain.dot_at_start | .
    ann\\lee@example.org | email.local.backslash | \\
    ann@example.org / bob@example.org | email.several_addresses | bob@example.org
    ann@lee@example.org | email.multiple_at | @
    ann@http://www.example.org | email.scheme | http://www.
    ann@example.org <mailto:ann@example.org> | email.several_addresses
    (ann@example.org) | email.brackets | (ann@example.org)
    Ann Lee (ann@example.org) | email.brackets | (ann@example.org)
    Ann Lee [ann@example.org] | email.brackets | [ann@example.org]
    """
  )

  @Test("Addresses of email", arguments: emails)
  func email(row: Row) throws {
    try expect(row, of: EmailCheck())
    // The code of a misspelled domain is a warning only for an address that is valid.
    #expect(EmailCheck().violations(in: row.typed).first?.severity == .error)
  }

  static let names = rows(
    """
    https://example.org | host.scheme | https://
    www.https://example.org | host.scheme | https://
    ssh://git.example.org | host.scheme | ssh://
    https//example.org | host.scheme | https//
    //example.org | host.scheme | //
    example.org/menu | host.path | /menu
    example.org?ref=1 | host.path | ?ref=1
    example.org:443 | host.port | :443
    example.org:https | host.character | :
    ann@example.org | host.email_address | ann@
    a.example.org b.example.org | host.several_names | b.example.org
    mail. example.org | host.character | ␠
    www example.org | host.character | ␠
    www,example.org | host.comma | ,
    a_b.org | host.character | _
    exаmple.org | host.mixed_scripts.look_alike | а
    EXАMPLE.org | host.mixed_scripts.look_alike | А
    пример.org | host.character | п
    """
  )

  @Test("Names of hosts", arguments: names)
  func name(row: Row) throws { try expect(row, of: HostNameCheck()) }

  static let links = rows(
    """
    https//example.org | url.scheme.colon | https//
    https;//example.org | url.scheme.colon | https;//
    https.www.example.org | url.scheme.colon | https.
    https꞉//example.org | url.scheme.colon | https꞉//
    https:∕∕example.org | url.scheme.look_alike | https:∕∕
    httpѕ://example.org | url.scheme.look_alike | httpѕ://
    C:\\Users\\Ann\\menu.pdf | url.file_path
    file:///Users/ann/menu.pdf | url.file_path
    [https://example.org] | url.brackets | [https://example.org]
    (https://example.org) | url.brackets | (https://example.org)
    <a href="https://example.org"> | url.markup
    [Menu](https://example.org) | url.markup
    https://example.org) | url.end.not_allowed | )
    https://example.org, | url.end.not_allowed | ,
    https://example.org! | url.end.not_allowed | !
    www:https://example.org | url.text_before | www:
    https:/example.org | url.slashes
    https://https://example.org | url.scheme.repeated | https://
    https://http://example.org | url.scheme.repeated | https://
    www.https://example.org | url.scheme.position | www.https://
    https://www,example.org/a,b | url.host.comma | ,
    https://www example.org | url.white_space.dot | ␠
    https://exam ple.org | url.character | ␠
    https://example.c om | url.character | ␠
    https://www.exam ple | url.character | ␠
    https://www.my shop.de | url.character | ␠
    https://a.example https://b.example | url.several_addresses | https://b.example
    https://a.examplehttps://b.example | url.several_addresses | https://b.example
    https://example.org (my site) | url.text_after | ␠(my site)
    https://example.org/menu see page 2 | url.text_after | ␠see page 2
    https://example.org/my file.pdf | url.white_space | ␠
    see https://example.org | url.text_before | see
    ann@example.org | url.email_address | ann@example.org
    mailto:ann@example.org | url.email_address
    https:\\/\\/example.org | url.backslash.escaped | \\
    https:\\\\example.org | url.backslash
    example.org | url.scheme.missing
    """
  )

  @Test("Links", arguments: links)
  func link(row: Row) throws { try expect(row, of: URLCheck()) }

  @Test("A scheme in the wrong place is also named if it is optional")
  func optionalScheme() throws {
    let settings: [String: Value] = ["scheme-optional": true]
    let check = try URLCheck.definition.check(settings)
    for (typed, code) in [
      ("www.https://example.org", "url.scheme.position"), ("ann@example.org", "url.email_address"),
      ("https//example.org", "url.scheme.colon"),
    ] {
      #expect(check.violations(in: typed).map(\.code.rawValue) == [code])
    }
  }

  static let addresses = rows(
    """
    192,0,2,1 | ip.format.comma | ,
    192.0.2.O | ip.format.letter_for_digit | O
    http://192.0.2.1 | ip.format.scheme | http://
    192.0.2.1/24 | ip.format.prefix | /24
    192.0.2.1:8080 | ip.format.port | :8080
    [2001:db8::1] | ip.format.brackets | [2001:db8::1]
    [2001:db8::1]:443 | ip.format.brackets | [2001:db8::1]:443
    [2001:db8::1 | ip.format
    [2001:db8::1]/a | ip.format
    192.0.2.1, 192.0.2.2 | ip.format.several | 192.0.2.2
    192.0.2.1 (router) | ip.format.text_after | ␠(router)
    192.0.2.1 router | ip.format.text_after | ␠router
    192.0.2 router | ip.format
    192.0.2 | ip.format.parts | 192.0.2
    192.0.2.1.5 | ip.format.parts | 192.0.2.1.5
    192.0.2.01 | ip.format
    2001:db8::g | ip.format
    """
  )

  @Test("A vertical bar looks like a digit, but isn't a letter")
  func verticalBar() throws {
    let violation = try #require(IPAddressCheck().violations(in: "192.0.2.|").first)
    #expect(violation.code.rawValue != "ip.format.letter_for_digit")
  }

  @Test("IP addresses", arguments: addresses)
  func address(row: Row) throws { try expect(row, of: IPAddressCheck()) }

  @Test("A long text is reported without a search for slips")
  func longText() throws {
    let typed = "https://" + String(repeating: "a", count: 200) + "@example.org"
    let codes = EmailCheck().violations(in: typed).map(\.code)
    #expect(codes.contains("email.local.character") && !codes.contains("email.scheme"))
  }
}
