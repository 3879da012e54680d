import NumberAndDateRules
import RuleEngine
import TestSupport
import Testing
import Violations

@Suite struct NumberCheckTests {
  struct Row: CustomTestStringConvertible {
    var testDescription: String
    var settings: [String: Value]
    var text: String
    var expected: [Violation]

    init(_ settings: [String: Value], _ text: String, _ expected: Violation...) {
      let written = settings.sorted { $0.key < $1.key }.map { "\($0.key) \($0.value.text ?? "")" }
      testDescription = "\(text.prefix(24)) with \(written.joined(separator: ", "))"
      (self.settings, self.text, self.expected) = (settings, text, expected)
    }
  }

  static func limit(_ code: ViolationCode, _ name: String, _ text: String) -> Violation {
    let number = ExactDecimal(text) ?? 0
    return Violation(code, [name: number.integer.map(Argument.integer) ?? .decimal(number)])
  }

  private static let noNumber = Violation("number.format", ["example": "12.5"])

  static let rows = [
    Row([:], "0"), Row([:], "-12.50"), Row([:], "+1e3"), Row([:], "1e400"),
    Row([:], "abc", noNumber),
    Row([:], "1,5", Violation("number.format.comma", ["example": "1.5"], at: 1..<2)),
    Row([:], "1e9223372036854775808", noNumber), Row([:], "1e-9223372036854775808", noNumber),
    Row([:], "١", noNumber), Row([:], " 1", noNumber),
    Row(["minimum": "0"], "0"), Row(["minimum": "0"], "-0"),
    Row(["minimum": "0"], "-0.1", limit("number.too_small", "minimum", "0")),
    Row(["minimum": "0.3"], "0.3"), Row(["maximum": "0.3"], "0.3"),
    // The binary sum of 0.1 and 0.2, which is above 0.3.
    Row(["maximum": "0.3"], "0.30000000000000004", limit("number.too_large", "maximum", "0.3")),
    Row(
      ["maximum": "0.1"],
      "0.1000000000000000055511151231257827",
      limit("number.too_large", "maximum", "0.1")
    ),
    // 2^53 + 1, which binary floating point rounds to 2^53.
    Row(
      ["maximum": "9007199254740992"],
      "9007199254740993",
      limit("number.too_large", "maximum", "9007199254740992")
    ),
    Row(
      ["minimum": "9007199254740993"],
      "9007199254740992",
      limit("number.too_small", "minimum", "9007199254740993")
    ),
    Row(["maximum": "1e399"], "1e400", limit("number.too_large", "maximum", "1e399")),
    Row(["minimum": "1e-400"], "0", limit("number.too_small", "minimum", "1e-400")),
    Row(["above": "0"], "1e-400"),
    Row(["above": "0"], "0", limit("number.not_above", "minimum", "0")),
    Row(["above": "1.5"], "1.50", limit("number.not_above", "minimum", "1.5")),
    Row(["below": "100"], "99.999999999999999999999"),
    Row(["below": "100"], "1e2", limit("number.not_below", "maximum", "100")),
    Row(["minimum": "1", "below": "2"], "1"), Row(["minimum": "1", "below": "2"], "1.99"),
    Row(["minimum": "1", "below": "2"], "2", limit("number.not_below", "maximum", "2")),
    Row(["whole": "true"], "12"), Row(["whole": "true"], "1.0"), Row(["whole": "true"], "1e3"),
    Row(["exponent": "false"], "1000"),
    Row(
      ["exponent": "false"],
      "1,5",
      Violation("number.format.comma", ["example": "1.5"], at: 1..<2)
    ),
    Row(
      ["exponent": "false"],
      "1e3",
      Violation("number.exponent", ["example": "1000"], at: 1..<3)
    ),
    Row(
      ["exponent": "false"],
      "-2.5E+1",
      Violation("number.exponent", ["example": "-25"], at: 4..<7)
    ),
    // Too long to be shown in digits.
    Row(
      ["exponent": "false"],
      "1e40",
      Violation("number.format", ["example": "12.5"], at: 1..<4)
    ),
    Row(["whole": "true"], "1.5", Violation("number.not_whole")),
    Row(["whole": "true", "fraction-digits": "0"], "1.5", Violation("number.not_whole")),
    // What is wrong with the number that was meant, if that is refused too.
    Row(["whole": "true"], "1,5", Violation("number.not_whole")),
    Row(["whole": "true", "exponent": "false"], "15e-1", Violation("number.not_whole")),
    Row(["maximum": "100"], "1.234,5", limit("number.too_large", "maximum", "100")),
    Row(["fraction-digits": "2"], "1.25"), Row(["fraction-digits": "2"], "1.250"),
    Row(["fraction-digits": "2"], "1.255", Violation("number.too_precise", ["maximum": 2])),
    Row(["fraction-digits": "0"], "0.1", Violation("number.not_whole")),
    // As binary fractions, 19.99 isn't a multiple of 0.01, and 0.3 isn't one of 0.1.
    Row(["multiple-of": "0.01"], "19.99"), Row(["multiple-of": "0.1"], "0.3"),
    Row(["multiple-of": "0.01"], "19.999", limit("number.not_multiple", "divisor", "0.01")),
    Row(["multiple-of": "0.05"], "19.99", limit("number.not_multiple", "divisor", "0.05")),
    Row(["multiple-of": "0.25"], "-7.750"), Row(["multiple-of": "12"], "0"),
    Row(["multiple-of": "12"], "-0"), Row(["multiple-of": "12"], "144"),
    Row(["multiple-of": "12"], "-144"), Row(["multiple-of": "12.0"], "14.4e1"),
    Row(["multiple-of": "12"], "-145", limit("number.not_multiple", "divisor", "12")),
    Row(["multiple-of": "12"], "1.2", limit("number.not_multiple", "divisor", "12")),
    Row(["multiple-of": "7"], "7e400"), Row(["multiple-of": "7"], "7e10000"),
    Row(["multiple-of": "7"], "1e400", limit("number.not_multiple", "divisor", "7")),
    Row(["multiple-of": "7"], "1e-10000", limit("number.not_multiple", "divisor", "7")),
    Row(["multiple-of": "1e-10000"], "1e10000"), Row(["multiple-of": "2.5e400"], "1e401"),
    Row(["multiple-of": "4e400"], "1e401", limit("number.not_multiple", "divisor", "4e400")),
    Row(["multiple-of": "999999999999999999"], "999999999999999998000000000000000001"),
    Row(
      ["multiple-of": "999999999999999999"],
      "999999999999999998000000000000000002",
      limit("number.not_multiple", "divisor", "999999999999999999")
    ),
    Row(["multiple-of": "9"], String(repeating: "9", count: 60_000)),
    Row(
      ["multiple-of": "9"],
      String(repeating: "9", count: 60_000) + "1",
      limit("number.not_multiple", "divisor", "9")
    ),
    Row(["multiple-of": "2.5", "whole": "true"], "5"),
    Row(
      ["minimum": "1", "whole": "true"],
      "0.5",
      Violation("number.not_whole"),
      limit("number.too_small", "minimum", "1")
    ),
    Row(
      ["multiple-of": "0.05", "maximum": "1"],
      "1.01",
      limit("number.too_large", "maximum", "1"),
      limit("number.not_multiple", "divisor", "0.05")
    ),
    Row(
      ["type": "number"],
      "5",
      Violation("type.mismatch", ["expected": "number", "actual": "text"])
    ),
  ]

  @Test("Limits are written as they are typed, in every locale", arguments: ["0", "70001"])
  func plainLimits(text: String) {
    let check = NumberCheck(lower: .init(1), upper: .init(65_535), divisor: NumberCheck.Divisor(7))
    let arguments = check.violations(in: text).flatMap(\.arguments.values)
    #expect(!arguments.isEmpty)
    for argument in arguments {
      guard case .plainNumber = argument else {
        Issue.record("\(argument)")
        continue
      }
    }
  }

  @Test("Numbers are compared exactly", arguments: rows)
  func texts(row: Row) throws {
    let check = try NumberCheck.definition.check(row.settings)
    #expect(check.violations(in: row.text) == row.expected)
    #expect(check.outcome(of: row.text) == (row.expected.isEmpty ? .valid : .invalid))
  }

  // A number that isn't a text has no exponent.
  static let numberRows = rows.filter {
    $0.settings["type"] == nil && $0.settings["exponent"] == nil
  }

  @Test("A number is checked like its text", arguments: numberRows)
  func numbers(row: Row) throws {
    guard let number = ExactDecimal(row.text) else { return }
    let check = try NumberCheck.definition.check(row.settings)
    #expect(check.violations(in: .decimal(number)) == row.expected)
    let strict = try NumberCheck.definition.check(row.settings.merging(["type": "number"]) { $1 })
    #expect(strict.violations(in: .decimal(number)) == row.expected)
  }

  @Test(
    "Settings that mean nothing are refused with the setting at fault",
    arguments: [
      (["minimum": 1, "above": 1], "above"), (["maximum": 1, "below": 1], "below"),
      (["minimum": 2, "maximum": 1], nil), (["above": 2, "below": 1], nil),
      (["multiple-of": 0], "multiple-of"), (["multiple-of": "-5"], "multiple-of"),
      (["multiple-of": "1.234567890123456789"], "multiple-of"),
      (["multiple-of": 5, "minimum": 11, "maximum": 14], "multiple-of"),
      (["multiple-of": 5, "above": 10, "below": 15], "multiple-of"),
      (["multiple-of": 5, "above": -10, "below": -5], "multiple-of"),
      (["multiple-of": "0.4", "whole": true, "minimum": 1, "maximum": "1.9"], "multiple-of"),
      (["multiple-of": "0.25", "fraction-digits": 1, "above": 0, "below": "0.5"], "multiple-of"),
    ] as [([String: Value], String?)]
  )
  func refusedSettings(settings: [String: Value], name: String?) {
    let error = #expect(throws: SettingError.self) {
      try NumberCheck.definition.check(settings)
    }
    #expect(error?.setting == name)
  }

  @Test(
    "Settings are accepted where some number suits all of them",
    arguments: [
      ["multiple-of": 5, "minimum": 11, "maximum": 15],
      ["multiple-of": 5, "above": -1, "below": 1],
      ["multiple-of": "0.4", "whole": true, "minimum": 1, "maximum": 2],
      ["multiple-of": "0.25", "fraction-digits": 1, "above": 0, "maximum": "0.5"],
      ["multiple-of": "1e30", "minimum": 0, "maximum": "1e400"],
      ["multiple-of": "123456789.123456789", "whole": true, "minimum": -1, "maximum": 1],
    ] as [[String: Value]]
  )
  func acceptedSettings(settings: [String: Value]) throws {
    _ = try NumberCheck.definition.check(settings)
  }

  @Test("Division agrees with that by hand", arguments: [1, 2, 3] as [UInt64])
  func divisionByHand(seed: UInt64) throws {
    var random = SplitMix64(seed: seed)
    func digits(_ most: Int) -> String {
      String(
        (0..<Int.random(in: 1...most, using: &random)).map { _ in
          "0123456789".randomElement(using: &random) ?? "0"
        }
      )
    }
    for _ in 0..<2_000 {
      let (point, divisorPoint) = (
        Int.random(in: 0...6, using: &random), Int.random(in: 0...6, using: &random)
      )
      let divisorDigits = digits(9)
      var numberDigits = digits(40)
      if Bool.random(using: &random), let factor = Int(divisorDigits) {
        // Half of them are multiples.
        numberDigits = String(factor * Int.random(in: 0...1_000_000, using: &random))
      }
      guard let number = ExactDecimal("\(numberDigits)e-\(point)"),
        let written = ExactDecimal("\(divisorDigits)e-\(divisorPoint)"),
        let divisor = NumberCheck.Divisor(written)
      else { continue }
      // Both as whole numbers of millionths.
      let (dividend, by) = (
        numberDigits + String(repeating: "0", count: 6 - point),
        divisorDigits + String(repeating: "0", count: 6 - divisorPoint)
      )
      #expect(divisor.divides(number) == leavesNothing(dividend, by), "\(number) by \(written)")
    }
  }

  /// Divides as people do on paper: for each digit, subtracts the divisor as often as possible.
  private func leavesNothing(_ dividend: String, _ divisor: String) -> Bool {
    guard let divisor = Int(divisor) else { return false }
    var rest = 0
    for digit in dividend.compactMap(\.wholeNumberValue) {
      rest = rest * 10 + digit
      while rest >= divisor { rest -= divisor }
    }
    return rest == 0
  }
}
