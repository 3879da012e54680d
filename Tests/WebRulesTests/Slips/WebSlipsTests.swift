import TestSupport
import Testing

@testable import WebRules

@Suite("Values that may be meant in addresses") struct WebSlipsTests {
  struct Row: CustomTestStringConvertible, Sendable {
    var typed: String
    var code: String

    /// The values that may be meant, without duplicates of the typed one.
    var meant: [String]
    var testDescription: String { typed }
  }

  private static func rows(_ table: String) -> [Row] {
    TextRow.rows(table).map { Row(typed: $0[0], code: $0[1], meant: $0.list(2)) }
  }

  static let emails = rows(
    """
    ann@example,org | email.domain.character | ann@example.org
    ann@example,co,uk | email.domain.character | ann@example.co.uk
    ann@example.org,bob | email.domain.character
    ann,lee@example.org | email.local.character
    ann@@example.org | email.multiple_at | ann@example.org
    ann@b.org@c.org | email.multiple_at
    ann..lee@example.org | email.local.consecutive_dots | ann.lee@example.org
    ann@example...org | email.domain.consecutive_dots | ann@example.org
    ann at example.org | email.missing_at | ann@example.org
    ann[at]example[dot]org | email.missing_at | ann@example.org
    ann%40example.org | email.missing_at | ann@example.org
    annexample.org | email.missing_at
    ann @ example.org | email.white_space | ann@example.org
    ann@example. org | email.white_space | ann@example.org
    ann@example.org privat | email.white_space | ann@example.org privat, ann@example.org
    ann@example.co uk | email.white_space | ann@example.co uk
    ann lee@example.org | email.white_space | ann lee@example.org
    ann@example.org (private) | email.comment | ann@example.org
    """
  )

  @Test("Addresses of email", arguments: emails)
  func email(row: Row) {
    #expect(EmailSlips.meantValues(by: row.typed, row.code) == row.meant)
  }

  static let links = rows(
    """
    https//example.org | - | https://example.org
    https;//example.org | - | https://example.org
    https:/example.org/a:b | - | https://example.org/a:b
    https://https://example.org | - | https://example.org
    http://https//example.org | - | https://example.org
    www.https://example.org | - | https://www.example.org
    www:https://example.org | - | https://example.org
    www.https://www.example.org | - | https://www.example.org
    https:\\\\example.org\\menu | - | https://example.org/menu
    https:\\/\\/example.org\\/menu | - | https://example.org/menu
    https://www,example.org/a,b | - | https://www.example.org/a,b
    https://a.example,b.example | - | https://a.example,b.example
    https://example.org (my site) | - | https://example.org
    https://a.example, https://b.example | - | https://a.example# https://b.example
    https://example. org/menu | - | https://example.org/menu
    https://example. See below | - | https://example. See below
    example.org | https:// | https://example.org
    example.org | -
    https.www.example.org | https:// | https://www.example.org
    wwww.example.org | https://
    www,example,org | https:// | https://www.example.org
    """
  )

  @Test("Links", arguments: links)
  func link(row: Row) {
    let meant = URLSlips.meantValues(by: row.typed, row.code == "-" ? nil : row.code)
    // A comma separates the values in the table.
    #expect(meant == row.meant.map { $0.replacing("#", with: ",") })
  }

  static let names = rows(
    """
    https://example.org | - | example.org
    http://www.example.org/menu | - | www.example.org
    www.https://example.org | - | www.example.org
    example.org/ | - | example.org
    example.org:443 | - | example.org
    example.org?ref=1 | - | example.org
    ann@example.org | - | example.org
    www,example.org | - | www.example.org
    a.example.org b.example.org | -
    a_b.example.org | -
    ww/.example.org | -
    """
  )

  @Test("Names of hosts", arguments: names)
  func name(row: Row) {
    #expect(HostSlips.meantNames(by: row.typed) == row.meant)
  }

  static let addresses = rows(
    """
    192,168,1,1 | - | 192.168.1.1
    192,0,2,0/24 | - | 192.0.2.0/24
    192.0.2.0\\24 | - | 192.0.2.0/24
    http://192.0.2.1/ | - | 192.0.2.1
    192.0.2.1:8080 | - | 192.0.2.1
    [2001:db8::1] | - | 2001:db8::1
    [2001:db8::1]:443 | - | 2001:db8::1
    """
  )

  @Test("IP addresses", arguments: addresses)
  func address(row: Row) throws {
    let meant = try #require(row.meant.first)
    #expect(HostSlips.meantAddresses(by: row.typed).contains(meant))
  }
}
