import Rules
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

  static let rows = [
    Row([:], "0"), Row([:], "-12.50"), Row([:], "+1e3"), Row([:], "1e400"),
    Row([:], "abc", Violation("number.format")), Row([:], "1,5", Violation("number.format")),
    Row([:], "1e9223372036854775808", Violation("number.format")),
    Row([:], "1e-9223372036854775808", Violation("number.format")),
    Row([:], "١", Violation("number.format")), Row([:], " 1", Violation("number.format")),
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
    Row(["whole": "true"], "1.5", Violation("number.not_whole")),
    Row(["whole": "true", "fraction-digits": "0"], "1.5", Violation("number.not_whole")),
    Row(["fraction-digits": "2"], "1.25"), Row(["fraction-digits": "2"], "1.250"),
    Row(["fraction-digits": "2"], "1.255", Violation("number.too_precise", ["maximum": 2])),
    Row(["fraction-digits": "0"], "0.1", Violation("number.not_whole")),
    Row(
      ["minimum": "1", "whole": "true"],
      "0.5",
      Violation("number.not_whole"),
      limit("number.too_small", "minimum", "1")
    ),
    Row(
      ["type": "number"],
      "5",
      Violation("type.mismatch", ["expected": "number", "actual": "text"])
    ),
  ]

  @Test("Numbers are compared exactly", arguments: rows)
  func texts(row: Row) throws {
    let check = try NumberCheck.definition.check(row.settings)
    #expect(check.violations(in: row.text) == row.expected)
    #expect(check.outcome(of: row.text) == (row.expected.isEmpty ? .valid : .invalid))
  }

  @Test("A number is checked like its text", arguments: rows.filter { $0.settings["type"] == nil })
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
    ] as [([String: Value], String?)]
  )
  func refusedSettings(settings: [String: Value], name: String?) {
    let error = #expect(throws: SettingError.self) {
      try NumberCheck.definition.check(settings)
    }
    #expect(error?.setting == name)
  }
}
