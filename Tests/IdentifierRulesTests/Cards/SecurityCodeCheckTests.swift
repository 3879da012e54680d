import IdentifierRules
import RuleEngine
import TestSupport
import Testing
import Violations

@Suite struct SecurityCodeCheckTests {
  static let rows: [(code: String, number: String?, expected: Violation?)] = [
    ("123", "4111111111111111", nil),
    ("123", "4111 1111 1111 1111", nil),
    ("123", "4111 ", nil), ("1234", " 3782--8224 ", nil), ("1234", "٣٧٨٢", nil),
    ("1234", "３７", nil), ("1234", "37\u{A0}82", nil),
    ("123", "٣٧٨٢", Violation("security_code.length", ["length": 4, "name": "CID"])),
    ("000", "5555555555554444", nil),
    ("1234", "378282246310005", nil),
    ("123", "378282246310005", Violation("security_code.length", ["length": 4, "name": "CID"])),
    ("123", "3782", Violation("security_code.length", ["length": 4, "name": "CID"])),
    ("1234", "4111111111111111", Violation("security_code.length", ["length": 3, "name": "CVV"])),
    ("1234", "55", Violation("security_code.length", ["length": 3, "name": "CVC"])),
    ("1234", "6011000990139424", Violation("security_code.length", ["length": 3, "name": "CID"])),
    ("123", nil, nil), ("1234", nil, nil), ("123", "6", nil), ("1234", "7111", nil),
    ("123", "abc", nil), ("1234", "135412345678911", nil),
    ("12", nil, Violation("security_code.length_range", ["minimum": 3, "maximum": 4])),
    ("12345", "7111", Violation("security_code.length_range", ["minimum": 3, "maximum": 4])),
    ("12a", nil, Violation("security_code.character", at: 2..<3)),
    ("1 2", nil, Violation("security_code.character", at: 1..<2)),
    ("-123", nil, Violation("security_code.character", at: 0..<1)),
    ("12٣", "4111111111111111", Violation("security_code.character", at: 2..<4)),
  ]

  @Test("The brand of the card's number decides", arguments: rows)
  func brandDecides(code: String, number: String?, expected: Violation?) {
    let check = SecurityCodeCheck(number.map { .brandOfNumber($0, IssuerFixture.table) } ?? .any)
    #expect(check.violations(in: code) == [expected].compactMap { $0 })
    #expect((check.outcome(of: code, context: CheckContext()) == .valid) == (expected == nil))
  }

  @Test("A length can be fixed")
  func fixedLength() {
    let check = SecurityCodeCheck(.length(4))
    #expect(check.violations(in: "1234").isEmpty)
    #expect(check.violations(in: "123").map(\.code) == ["security_code.length"])
  }

  @Test("Typing on is possible until the code is too long")
  func progress() {
    let check = SecurityCodeCheck(issuers: IssuerFixture.table, number: "4111")
    let context = CheckContext()
    #expect(check.progress(of: "12".utf8Span, in: context) == .unfinished)
    #expect(check.progress(of: "123".utf8Span, in: context) == .valid)
    #expect(check.progress(of: "1234".utf8Span, in: context) == .impossible(at: 3))
    #expect(check.progress(of: "1x".utf8Span, in: context) == .impossible(at: 1))
  }
}
