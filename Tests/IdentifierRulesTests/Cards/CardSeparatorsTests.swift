import CardNumbers
import IdentifierRules
import RuleEngine
import TestSupport
import Testing
import Violations

@Suite struct CardSeparatorsTests {
  static let lenient = PaymentCardCheck(issuers: IssuerFixture.table, separators: .lenient)

  @Test(
    "White space and hyphens may stand anywhere",
    arguments: [
      " 4111111111111111", "4111111111111111-", "4111  1111 1111 1111", "4111 - 1111-1111--1111",
      "4111\u{A0}1111\u{202F}1111\u{2009}1111", "\t4111\n11111111\r\n1111", "-4111111111111111",
      "4111\u{2010}1111\u{2011}1111\u{3000}1111",
    ]
  )
  func separatorsAnywhere(text: String) {
    #expect(Self.lenient.violations(in: text) == [])
    #expect(Self.lenient.outcome(of: text) == .valid)
    #expect(Self.lenient.progress(of: text.utf8Span, in: CheckContext()) == .valid)
  }

  static let stillWrong: [(text: String, violation: Violation)] = [
    ("4111—1111—1111—1111", Violation("payment_card.character", at: 4..<7)),
    ("4111.1111.1111.1111", Violation("payment_card.character", at: 4..<5)),
    (" 4111 x", Violation("payment_card.character", at: 6..<7)),
    (" - ", Violation("payment_card.too_short", ["minimum": 12])),
    ("4111 1111 ", Violation("payment_card.too_short", ["minimum": 13])),
    ("--4111 1111 1111 1112", Violation("payment_card.check_digit", ["brand": "Visa"])),
  ]

  @Test("Separators anywhere change nothing else", arguments: stillWrong)
  func separatorsOnly(text: String, violation: Violation) {
    #expect(Self.lenient.violations(in: text) == [violation])
    #expect(Self.lenient.outcome(of: text) == .invalid)
  }

  @Test(
    "A digit or a letter of any script is no separator",
    arguments: ["0", " 9", "x", "-A", "é", "х", " ー", "٣", "７", "-\u{1D7D8}"]
  )
  func refused(characters: String) {
    #expect(CardSeparators(characters) == nil)
    let settings: [String: Value] = ["separators": .text(characters)]
    let error = #expect(throws: SettingError.self) {
      try PaymentCardCheck.definition.check(
        settings,
        prepared: ["issuers": .table(IssuerFixture.prefixTable)]
      )
    }
    #expect(error?.reason == "a digit or a letter can't be a separator")
  }

  @Test("Characters beyond ASCII can be separators")
  func others() throws {
    let separators = try #require(CardSeparators("·–"))
    let check = PaymentCardCheck(issuers: IssuerFixture.table, separators: separators)
    #expect(check.violations(in: "4111·1111–1111·1111") == [])
    #expect(check.violations(in: "4111 1111") == [Violation("payment_card.character", at: 4..<5)])
    #expect(check.violations(in: "4111··1111") == [Violation("payment_card.separator", at: 6..<8)])
  }
}
