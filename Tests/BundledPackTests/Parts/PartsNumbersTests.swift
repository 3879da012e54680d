import Rulebook
import TestSupport
import Testing
import Violations

/// Numbers as values of rules with parts.
@Suite("Numbers made of parts")
struct PartsNumbersTests {
  private static let pack = #"""
    format: 1
    pack: acme
    source-locale: en
    rules:
      article:
        normalize: [trim]
        parts: { pattern: '(?<number>[0-9]{5,15})(?<check>[0-9])' }
        checks: [checksum: luhn]
        facts: [check]
        canonical: 'A{number}{check}'
        example: '18000018'
      handed: { checks: [rule: article], example: '18000018' }
      chosen: { checks: [when: { matches: { type: number }, then: { rule: article } }], example: '18000018' }
      plain: { checks: [pattern: '[0-9]+'] }
    """#

  private static let rulebook = Result { try PartsFixture.rulebook(pack, beside: [.bundled]) }

  struct Row: CustomTestStringConvertible, Sendable {
    var testDescription: String
    var rule: String
    var value: Value

    /// The canonical form if the value is valid.
    var normalized: Value?
    var codes: [ViolationCode]

    init(_ name: String, _ rule: String, _ value: Value, is normalized: Value) {
      (testDescription, self.rule, self.value) = ("\(rule): \(name)", rule, value)
      (self.normalized, codes) = (normalized, [])
    }

    init(_ name: String, _ rule: String, _ value: Value, _ codes: ViolationCode...) {
      (testDescription, self.rule, self.value) = ("\(rule): \(name)", rule, value)
      (normalized, self.codes) = (nil, codes)
    }
  }

  static let rows: [Row] = [
    Row("a whole number", "article", 18_000_018, is: "A18000018"),
    Row("its text", "article", "18000018", is: "A18000018"),
    Row("a whole number with an exponent", "article", exact("1.8000018e7"), is: "A18000018"),
    Row("a wrong check digit", "article", 18_000_017, "identifier.check_digit"),
    Row("too few digits", "article", 18, "identifier.format"),
    Row(
      "a negative number",
      "article",
      -18_000_018,
      "identifier.format.character.digit",
      "identifier.check_digit"
    ),
    Row(
      "the text of a negative number",
      "article",
      "-18000018",
      "identifier.format.character.digit",
      "identifier.check_digit"
    ),
    Row(
      "the greatest exact number",
      "article",
      exact("9007199254740991"),
      "identifier.check_digit"
    ),
    Row("a number that may be rounded", "article", exact("9007199254740992"), "type.mismatch"),
    Row("a fraction", "article", exact("18000018.5"), "type.mismatch"),
    Row("a boolean", "article", true, "type.mismatch"),
    Row("a number that is passed on", "handed", 18_000_018, is: "A18000018"),
    Row("a wrong number that is passed on", "handed", 18_000_017, "identifier.check_digit"),
    Row("a number in a condition", "chosen", 18_000_017, "identifier.check_digit"),
    Row("a rule without parts", "plain", 18_000_018, "type.mismatch"),
  ]

  private static func exact(_ text: String) -> Value {
    ExactDecimal(text).map(Value.decimal) ?? .null
  }

  @Test("are read as their digits where these are exact", arguments: rows)
  func check(_ row: Row) throws {
    let report = try Self.rulebook.get().rule(row.rule).check(row.value)
    #expect(report.violations.map(\.code) == row.codes)
    #expect(report.isValid == row.codes.isEmpty)
    #expect(report.normalized == row.normalized)
    if row.value.kind == .number {
      #expect(report.violations.allSatisfy { $0.range == nil })
    }
  }

  @Test(
    "of bundled rules are accepted as they come from JSON",
    arguments: [
      ("ean", 4_006_381_333_931), ("pl.nip", 8_567_346_215), ("pl.pesel", 44_051_401_359),
      ("imei", 490_154_203_237_518),
    ] as [(String, Int)]
  )
  func bundled(rule: String, number: Int) throws {
    let handle = try Self.rulebook.get().rule(rule)
    #expect(handle.check(Value(integerLiteral: number)).isValid)
    #expect(!handle.check(Value(integerLiteral: number + 1)).isValid)
  }
}
