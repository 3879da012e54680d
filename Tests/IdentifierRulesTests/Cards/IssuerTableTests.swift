import IdentifierRules
import RuleEngine
import TestSupport
import Testing
import Violations

@Suite struct IssuerTableTests {
  static func error(_ rows: PrefixTable.Row...) -> String? {
    do {
      _ = try IssuerTable(PrefixTable(rows: rows))
      return nil
    } catch { return error.reason }
  }

  static func changed(_ name: String, _ values: [String]?) -> PrefixTable.Row {
    let row = IssuerFixture.row("visa", "Visa", ["4"], [16])
    var attributes = row.attributes
    attributes[name] = values
    return PrefixTable.Row(
      name: row.name,
      prefixes: row.prefixes,
      lengths: row.lengths,
      attributes: attributes
    )
  }

  @Test("A table that contradicts itself is refused")
  func contradictions() {
    let visa = IssuerFixture.row("visa", "Visa", ["4"], [16])
    #expect(Self.error(visa, IssuerFixture.row("elo", "Elo", ["4"], [16])) != nil)
    #expect(Self.error(visa, IssuerFixture.row("elo", "Elo", ["3-5"], [16])) != nil)
    #expect(Self.error(visa, IssuerFixture.row("elo", "Elo", ["40"], [16])) == nil)
    #expect(Self.error(visa, IssuerFixture.row("visa", "VISA", ["40"], [16])) != nil)
    #expect(Self.error(IssuerFixture.row("visa", "Visa", ["4", "4"], [16])) != nil)
  }

  @Test("A row that lacks something is refused")
  func incompleteRows() {
    #expect(Self.error() == "the table is empty")
    #expect(Self.error(IssuerFixture.row("visa", "Visa", [], [16])) != nil)
    #expect(Self.error(IssuerFixture.row("visa", "Visa", ["4"], [])) != nil)
    #expect(Self.error(IssuerFixture.row("visa", "Visa", ["4"], [7])) != nil)
    #expect(Self.error(IssuerFixture.row("visa", "Visa", ["4"], [20])) != nil)
    #expect(Self.error(IssuerFixture.row("visa", "Visa", ["411111111"], [16])) != nil)
    #expect(Self.error(IssuerFixture.row("visa", "Visa", ["4"], [16], acceptedAs: ["elo"])) != nil)
  }

  @Test("A table with more intervals than 16 bits can count is searched to its end")
  func manyIntervals() throws {
    let prefixes = stride(from: 40_000_000, to: 40_080_000, by: 2).map(String.init)
    let row = IssuerFixture.row("visa", "Visa", prefixes, [16], luhn: "false", code: ("CVV", 3))
    let check = PaymentCardCheck(issuers: try IssuerTable(PrefixTable(rows: [row])))
    for key in [40_000_000, 40_004_464, 40_065_536, 40_079_998] {
      #expect(check.violations(in: "\(key)00000000") == [])
      #expect(
        check.violations(in: "\(key + 1)00000000") == [Violation("payment_card.unknown_issuer")]
      )
    }
  }

  static let attributes: [(name: String, values: [String]?)] = [
    ("title", nil), ("title", []), ("title", ["a", "b"]), ("luhn", nil), ("luhn", ["yes"]),
    ("grouping", nil), ("grouping", ["4 x"]), ("grouping", ["0 4"]), ("grouping", ["10 10"]),
    ("security-code", nil), ("security-code-length", ["5"]), ("security-code-length", nil),
    ("colour", ["blue"]),
  ]

  @Test("An attribute with a wrong value is refused", arguments: attributes)
  func wrongAttributes(name: String, values: [String]?) {
    #expect(Self.error(Self.changed(name, values)) != nil)
  }

  // Numbers that networks and gateways publish for tests, or prefixes with a check digit.
  static let shipped: [(number: String, brand: String)] = [
    ("378282246310005", "american-express"), ("5019717010103742", "dankort"),
    ("30569309025904", "diners-club"), ("6011111111111117", "discover"),
    ("5066991111111118", "elo"), ("6370950000000005", "hiper"), ("6062820524845321", "hipercard"),
    ("3530111333300000", "jcb"), ("6759649826438453", "maestro"),
    ("5555555555554444", "mastercard"), ("2720990000000007", "mastercard"),
    ("2200000000000004", "mir"), ("6521500000000006", "rupay"), ("9792030394440796", "troy"),
    ("135412345678911", "uatp"), ("6200000000000005", "unionpay"),
    ("6221558812340000", "unionpay"), ("5061460410120223210", "verve"),
    ("4111111111111111", "visa"), ("4917300800000000", "visa-electron"),
    ("4917610000000000003", "visa-electron"), ("3088000000000017", "jcb"),
    ("3338000000000296", "jcb"), ("3337000000200004", "jcb"), ("3094000000000001", "jcb"),
    ("3096000000000009", "jcb"), ("3112000000000009", "jcb"), ("3159000000000003", "jcb"),
    ("3349000000000004", "jcb"), ("180000000000002", "jcb"), ("213100000000001", "jcb"),
    ("3095000000000000", "diners-club"), ("6508370000000001", "troy"),
    ("6587650500000005", "troy"), ("6587831100000005", "troy"), ("62212600000000", "unionpay"),
    ("622126000000001", "unionpay"), ("62010000000000", "unionpay"),
    ("8600123456789012", "uzcard"), ("5614680000000000", "uzcard"), ("9860123456789012", "humo"),
    ("9704000000000000018", "napas"), ("9891000000000000", "dinacard"),
    ("9112000000000000", "belkart"), ("9051000000000000", "arca"),
    ("9417000000000000", "elcart"), ("9804000000000000", "prostir"),
    ("9410123412341234", "korean-domestic"), ("3571110000000000", "lankapay"),
    ("564456000000000000", "afrigo"), ("5895627823453005", "naranja"),
    ("5010800000000000", "maestro"),
    ("5058740000000000", "alia"), ("6031998427187914", "anda"),
    ("5607180000000000", "confiable"), ("6019330047539016", "creditel"),
    ("6374830000000823", "edenred"), ("6280260025383009", "passcard"),
    ("5058655584812145", "sodexo"), ("6018282227431033", "tarjeta-d"),
  ]

  @Test("The shipped table knows every brand's numbers", arguments: shipped)
  func shippedTable(number: String, brand: String) throws {
    let check = PaymentCardCheck(issuers: try IssuerTable(ShippedIssuers.prefixTable()))
    let findings = check.findings(in: number)
    #expect(findings.violations == [])
    #expect(findings.facts["brand"] == .text(brand))
  }

  @Test("The shipped table agrees with a slow look-up", arguments: 0..<8 as Range<UInt64>)
  func shippedLookUp(seed: UInt64) throws {
    let rows = try ShippedIssuers.prefixTable()
    let check = PaymentCardCheck(issuers: try IssuerTable(rows))
    let obvious = ObviousCardCheck(rows: rows.rows)
    var generator = SplitMix64(seed: seed)
    for row in rows.rows {
      for prefix in row.prefixes {
        let range = (prefix.lowerBound - 1)...(prefix.upperBound + 1)
        var number = String(Int.random(in: range, using: &generator))
        while number.count < 16 { number += String(Int.random(in: 0...9, using: &generator)) }
        #expect((check.outcome(of: number) == .valid) == obvious.accepts(number))
      }
    }
  }
}
