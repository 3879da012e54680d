import RuleEngine
import TestSupport
import Testing
import Violations

@Suite struct PaymentCardCheckTests {
  struct Row: CustomTestStringConvertible, Sendable {
    var testDescription: String
    var text: String
    var code: ViolationCode?
    var arguments: [String: Argument]
    var brand: String?

    /// A valid number.
    init(_ name: String, _ text: String, _ brand: String) {
      testDescription = "valid/" + name
      self.text = text
      arguments = [:]
      self.brand = brand
    }

    /// A number with one fault.
    init(
      _ name: String,
      _ text: String,
      code: ViolationCode,
      _ arguments: [String: Argument] = [:],
      brand: String? = nil
    ) {
      testDescription = "invalid/" + name
      self.text = text
      self.code = code
      self.arguments = arguments
      self.brand = brand
    }
  }

  // Numbers that the networks and gateways publish for tests.
  static let published = [
    Row("American Express", "378282246310005", "american-express"),
    Row("American Express under 34", "343434343434343", "american-express"),
    Row("American Express, grouped", "3714 496353 98431", "american-express"),
    Row("Dankort", "5019717010103742", "dankort"),
    Row("Visa/Dankort", "4571000000000001", "dankort"),
    Row("Diners Club, 14 digits under 305", "30569309025904", "diners-club"),
    Row("Diners Club, 14 digits under 38", "38520000023237", "diners-club"),
    Row("Diners Club, 14 digits under 36", "36148900647913", "diners-club"),
    Row("Diners Club, 16 digits", "3056930009020004", "diners-club"),
    Row("Discover", "6011111111111117", "discover"),
    Row("Discover, another", "6011000990139424", "discover"),
    Row("JCB", "3530111333300000", "jcb"),
    Row("JCB, another", "3566002020360505", "jcb"),
    Row("Maestro under 67", "6759649826438453", "maestro"),
    Row("Maestro under 50, 19 digits", "5000000000000000005", "maestro"),
    Row("Mastercard", "5555555555554444", "mastercard"),
    Row("Mastercard, another", "5105105105105100", "mastercard"),
    Row("Mastercard, 2-series", "2223003122003222", "mastercard"),
    Row("UATP", "135412345678911", "uatp"),
    Row("UnionPay", "6200000000000005", "unionpay"),
    Row("UnionPay without a check digit", "6221558812340000", "unionpay"),
    Row("UnionPay, 19 digits", "6205500000000000004", "unionpay"),
    Row("Visa", "4111111111111111", "visa"),
    Row("Visa, another", "4012888888881881", "visa"),
    Row("Visa, 13 digits", "4222222222222", "visa"),
  ]

  static let separated = [
    Row("spaces", "4111 1111 1111 1111", "visa"),
    Row("hyphens", "4111-1111-1111-1111", "visa"),
    Row("both kinds", "4111 1111-1111 1111", "visa"),
    Row("anywhere between digits", "4 1 1 1 1-1-1-1 11111111", "visa"),
    Row("first at fault: a space before", " 4111111111111111", code: "payment_card.separator"),
    Row("a space behind", "4111111111111111 ", code: "payment_card.separator"),
    Row("a hyphen before", "-4111111111111111", code: "payment_card.separator"),
    Row("a hyphen behind", "4111111111111111-", code: "payment_card.separator"),
    Row("two spaces", "4111  1111 1111 1111", code: "payment_card.separator"),
    Row("a space and a hyphen", "4111 -1111 1111 1111", code: "payment_card.separator"),
    Row("a hyphen alone", "-", code: "payment_card.separator"),
  ]

  static let characters = [
    Row("a letter", "4111x111111111111", code: "payment_card.character"),
    Row("a letter alone", "x", code: "payment_card.character"),
    Row("the letter O", "411111111111111O", code: "payment_card.character"),
    Row("a full stop", "4111.1111.1111.1111", code: "payment_card.character"),
    Row("a slash", "4111/1111/1111/1111", code: "payment_card.character"),
    Row("a line feed", "4111111111111111\n", code: "payment_card.character"),
    Row("a tab", "4111\t111111111111", code: "payment_card.character"),
    Row("a no-break space", "4111\u{A0}1111 1111 1111", code: "payment_card.character"),
    Row("a dash", "4111—1111—1111—1111", code: "payment_card.character"),
    Row("a zero-width space", "4111\u{200B}111111111111", code: "payment_card.character"),
    Row("Arabic-Indic digits", "٤١١١١١١١١١١١١١١١", code: "payment_card.character"),
    Row("full-width digits", "４１１１１１１１１１１１１１１１", code: "payment_card.character"),
    Row("one Devanagari digit", "411111111111111१", code: "payment_card.character"),
    Row("a mathematical digit", "411111111111111\u{1D7CF}", code: "payment_card.character"),
    Row("a superscript digit", "411111111111111¹", code: "payment_card.character"),
    Row("a null", "4111\u{0}111111111111", code: "payment_card.character"),
    Row("a plus sign", "+4111111111111111", code: "payment_card.character"),
    Row(
      "the character beside a digit in ASCII, colon",
      "411111111111111:",
      code: "payment_card.character"
    ),
  ]

  static let lengths = [
    Row("no digit that decides", "4", code: "payment_card.too_short", ["minimum": 13]),
    Row("three digits, Elo or Visa", "401", code: "payment_card.too_short", ["minimum": 13]),
    Row(
      "three digits, only Visa",
      "411",
      code: "payment_card.too_short",
      ["minimum": 13],
      brand: "visa"
    ),
    Row(
      "Visa, 12 digits",
      "411111111111",
      code: "payment_card.wrong_length",
      ["brand": "Visa", "lengths": [13, 16, 18, 19]],
      brand: "visa"
    ),
    Row(
      "Visa, 14 digits",
      "41111111111111",
      code: "payment_card.wrong_length",
      ["brand": "Visa", "lengths": [13, 16, 18, 19]],
      brand: "visa"
    ),
    Row(
      "Visa, 17 digits",
      "41111111111111111",
      code: "payment_card.wrong_length",
      ["brand": "Visa", "lengths": [13, 16, 18, 19]],
      brand: "visa"
    ),
    Row(
      "Visa, 20 digits",
      "41111111111111111111",
      code: "payment_card.too_long",
      ["maximum": 19],
      brand: "visa"
    ),
    Row(
      "American Express, 14 digits",
      "37828224631000",
      code: "payment_card.too_short",
      ["minimum": 15],
      brand: "american-express"
    ),
    Row(
      "American Express, 16 digits",
      "3782822463100055",
      code: "payment_card.too_long",
      ["maximum": 15],
      brand: "american-express"
    ),
    Row(
      "Mastercard, 15 digits",
      "555555555555444",
      code: "payment_card.too_short",
      ["minimum": 16],
      brand: "mastercard"
    ),
    Row(
      "Mastercard, 17 digits",
      "55555555555544444",
      code: "payment_card.too_long",
      ["maximum": 16],
      brand: "mastercard"
    ),
    Row(
      "a number twice",
      "4111 1111 1111 1111-5555 5555 5555 4444",
      code: "payment_card.several",
      brand: "visa"
    ),
    Row(
      "month and security code behind",
      "5555555555554444 1240 123",
      code: "payment_card.several",
      brand: "mastercard"
    ),
    Row(
      "two numbers without a separator",
      "55555555555544445555555555554444",
      code: "payment_card.too_long",
      ["maximum": 16],
      brand: "mastercard"
    ),
    Row(
      "a number with a wrong digit, and more behind",
      "5555555555554445 1240 123",
      code: "payment_card.too_long",
      ["maximum": 16],
      brand: "mastercard"
    ),
    Row("the brand is still open", "6", code: "payment_card.too_short", ["minimum": 12]),
    Row(
      "the brand is settled by two digits",
      "55",
      code: "payment_card.too_short",
      ["minimum": 16],
      brand: "mastercard"
    ),
    Row(
      "UnionPay, 13 digits",
      "6200000000000",
      code: "payment_card.too_short",
      ["minimum": 14],
      brand: "unionpay"
    ),
  ]

  static let issuers = [
    Row("nobody under 0", "0000000000000000", code: "payment_card.unknown_issuer"),
    Row("nobody under 7", "7111111111111111", code: "payment_card.unknown_issuer"),
    Row("nobody under 9, one digit", "9", code: "payment_card.unknown_issuer"),
    Row("below the 2-series", "2220990000000000", code: "payment_card.unknown_issuer"),
    Row("above the 2-series", "2721000000000004", code: "payment_card.unknown_issuer"),
    Row("below JCB", "3527990000000003", code: "payment_card.unknown_issuer"),
    Row("above JCB", "3590000000000000", code: "payment_card.unknown_issuer"),
    Row("unknown goes before too short", "2721", code: "payment_card.unknown_issuer"),
    Row(
      "unknown goes before too long",
      "72222222222222222222",
      code: "payment_card.unknown_issuer"
    ),
    Row(
      "nothing but zeros for the check digit",
      "0000000000000",
      code: "payment_card.unknown_issuer"
    ),
  ]

  static let checkDigits = [
    Row(
      "Visa",
      "4111111111111112",
      code: "payment_card.check_digit",
      ["brand": "Visa"],
      brand: "visa"
    ),
    Row(
      "Visa, 13 digits",
      "4222222222223",
      code: "payment_card.check_digit",
      ["brand": "Visa"],
      brand: "visa"
    ),
    Row(
      "two digits changed places",
      "4012888888888181",
      code: "payment_card.check_digit",
      ["brand": "Visa"],
      brand: "visa"
    ),
    Row(
      "American Express",
      "378282246310006",
      code: "payment_card.check_digit",
      ["brand": "American Express"],
      brand: "american-express"
    ),
    Row(
      "UATP",
      "135412345678910",
      code: "payment_card.check_digit",
      ["brand": "UATP"],
      brand: "uatp"
    ),
    Row(
      "Elo within Visa",
      "4011780000000001",
      code: "payment_card.check_digit",
      ["brand": "Elo"],
      brand: "elo"
    ),
    Row(
      "Hiper by eight digits",
      "6373742300000001",
      code: "payment_card.check_digit",
      ["brand": "Hiper"],
      brand: "hiper"
    ),
  ]

  @Test(
    "Each row has its outcome, code, arguments and brand",
    arguments: published + separated + characters + lengths + issuers + checkDigits
  )
  func rows(row: Row) {
    let findings = IssuerFixture.check.findings(in: row.text)

    #expect(findings.violations.map(\.code) == [row.code].compactMap { $0 })
    #expect(findings.violations.first?.arguments ?? [:] == row.arguments)
    #expect(findings.facts["brand"] == row.brand.map(Value.text))
    let outcome = IssuerFixture.check.outcome(of: row.text)
    #expect(outcome == (row.code == nil ? .valid : .invalid))
  }

  /// The first and the last prefix of a range, and their neighbors outside.
  static let boundaries: [(prefix: String, brand: String?)] = [
    ("222099", nil), ("222100", "mastercard"), ("272099", "mastercard"), ("272100", nil),
    ("509999", "maestro"), ("510000", "mastercard"), ("559999", "mastercard"),
    ("560000", "maestro"), ("339999", nil), ("340000", "american-express"),
    ("349999", "american-express"), ("350000", nil), ("369999", "diners-club"),
    ("370000", "american-express"), ("379999", "american-express"), ("380000", "diners-club"),
    ("299999", nil), ("300000", "diners-club"), ("305999", "diners-club"), ("306000", nil),
    ("352799", nil), ("352800", "jcb"), ("358999", "jcb"), ("359000", nil),
    ("399999", "diners-club"), ("400000", "visa"), ("401177", "visa"), ("401178", "elo"),
    ("401179", "elo"), ("401180", "visa"), ("457099", "visa"), ("457100", "dankort"),
    ("457199", "dankort"), ("457200", "visa"), ("499999", "visa"), ("500000", "maestro"),
    ("501899", "maestro"), ("501900", "dankort"), ("501999", "dankort"), ("502000", "maestro"),
    ("599999", "maestro"), ("600000", "maestro"), ("601099", "maestro"), ("601100", "discover"),
    ("601199", "discover"), ("601200", "maestro"), ("619999", "maestro"), ("620000", "unionpay"),
    ("629999", "unionpay"), ("630000", "maestro"), ("637094", "maestro"), ("637095", "hiper"),
    ("637096", "maestro"), ("643999", "maestro"), ("644000", "discover"), ("649999", "discover"),
    ("650030", "discover"), ("650031", "elo"), ("650033", "elo"), ("650034", "discover"),
    ("659999", "discover"), ("660000", "maestro"), ("699999", "maestro"), ("700000", nil),
    ("099999", nil), ("100000", "uatp"), ("199999", "uatp"), ("200000", nil),
  ]

  @Test("A range ends where it says", arguments: boundaries)
  func boundary(prefix: String, brand: String?) {
    let length = brand == "uatp" || brand == "american-express" ? 15 : 16
    let number = ObviousCardCheck.completed(
      prefix + String(repeating: "0", count: length - prefix.count)
    )
    let findings = IssuerFixture.check.findings(in: number)

    #expect(findings.facts["brand"] == brand.map(Value.text))
    #expect(
      findings.violations.map(\.code) == (brand == nil ? ["payment_card.unknown_issuer"] : [])
    )
    #expect(findings.facts["complete"] == .boolean(brand != nil))
  }

  @Test("The range is the first character at fault, in bytes")
  func ranges() {
    let check = IssuerFixture.check
    #expect(check.violations(in: "4111x111y").map(\.range) == [4..<5])
    #expect(check.violations(in: "4111\u{A0}111").map(\.range) == [4..<6])
    #expect(check.violations(in: "4111—1111").map(\.range) == [4..<7])
    #expect(check.violations(in: "\u{1D7CF}").map(\.range) == [0..<4])
    #expect(check.violations(in: "4111  1111").map(\.range) == [5..<6])
    #expect(check.violations(in: "4111-").map(\.range) == [4..<5])
    #expect(check.violations(in: "4111111111111112").map(\.range) == [nil])
  }

  @Test("A value that is not a text is a mismatch")
  func mismatch() {
    let violations = IssuerFixture.check.violations(in: Value.decimal(4_111_111_111_111_111))
    #expect(violations.map(\.code) == ["type.mismatch"])
  }
}
