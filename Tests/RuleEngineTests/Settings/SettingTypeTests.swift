import RuleEngine
import Testing
import TextRules
import Violations

@Suite struct SettingTypeTests {
  struct Row: CustomTestStringConvertible {
    var type: SettingType
    var value: Value
    var expected: String?
    var testDescription: String { "\(value) as \(type.summary)" }

    init(_ type: SettingType, _ value: Value, _ expected: String?) {
      (self.type, self.value, self.expected) = (type, value, expected)
    }
  }

  static let half = Value.decimal(ExactDecimal("0.5") ?? 0)
  static let colours = SettingType.choice(["red", "green"])

  static let rows = [
    Row(.text, "no", "text no"), Row(.text, "", "text "), Row(.text, 5, "text 5"),
    Row(.text, half, "text 0.5"), Row(.text, true, "text true"), Row(.text, nil, nil),
    Row(.text, ["a"], nil), Row(.text, ["a": 1], nil),
    Row(.pattern, "[a", "text [a"), Row(.unicodeSet, "[a-z]", "text [a-z]"),
    Row(.pattern, nil, nil),
    Row(.integer(0...9), "7", "integer 7"), Row(.integer(0...9), 7, "integer 7"),
    Row(.integer(0...9), "0", "integer 0"), Row(.integer(0...9), "9", "integer 9"),
    Row(.integer(0...9), "10", nil), Row(.integer(0...9), "-1", nil), Row(.integer(0...9), "", nil),
    Row(.integer(0...9), "7.5", nil), Row(.integer(0...9), "seven", nil),
    Row(.integer(0...9), half, nil), Row(.integer(0...9), true, nil), Row(.integer(0...9), [], nil),
    Row(.integer(0...Int.max), "9223372036854775807", "integer 9223372036854775807"),
    Row(.integer(0...Int.max), "9223372036854775808", nil),
    Row(.integer(Int.min...Int.max), "-9223372036854775808", "integer -9223372036854775808"),
    Row(.decimal, "1.10", "decimal 1.1"), Row(.decimal, half, "decimal 0.5"),
    Row(.decimal, "1,5", nil), Row(.decimal, true, nil), Row(.decimal, nil, nil),
    Row(.boolean, "true", "boolean true"), Row(.boolean, "false", "boolean false"),
    Row(.boolean, true, "boolean true"), Row(.boolean, "yes", nil), Row(.boolean, "no", nil),
    Row(.boolean, "True", nil), Row(.boolean, 1, nil), Row(.boolean, nil, nil),
    Row(colours, "red", "text red"), Row(colours, "Red", nil), Row(colours, "blue", nil),
    Row(colours, ["red"], nil), Row(.choice(["1"]), 1, "text 1"),
    Row(.date, "2026-11-20", "date 2026-11-20"), Row(.date, "today-P1Y", "date today-P1Y"),
    Row(.date, "2026-02-29", nil), Row(.date, "yesterday", nil), Row(.date, 2026, nil),
    Row(.field, "contacts[].email", "field contacts[].email"), Row(.field, "a..b", nil),
    Row(.field, "", nil), Row(.field, nil, nil),
    Row(.value, "x", #"value text("x")"#), Row(.value, nil, "value null"),
    Row(.value, [true], "value list([Violations.Value.boolean(true)])"),
    Row(.list(.text), ["a", "b"], "[text a, text b]"), Row(.list(.text), "a", "[text a]"),
    Row(.list(.text), [], "[]"), Row(.list(.text), ["a", nil], nil), Row(.list(.text), nil, nil),
    Row(.list(.integer(0...9)), [1, "2"], "[integer 1, integer 2]"),
    Row(.list(.integer(0...9)), [1, "x"], nil),
    Row(.record(.integer(0...9)), ["b": 1, "a": "2"], "{a: integer 2, b: integer 1}"),
    Row(.record(.integer(0...9)), ["a": "x"], nil), Row(.record(.text), "a", nil),
    Row(.record(.text), [:], "{}"),
    Row(.checks, "length", nil), Row(.table("words"), "words", nil),
  ]

  private func shown(_ value: SettingValue) -> String {
    switch value {
    case .text(let value): "text \(value)"
    case .integer(let value): "integer \(value)"
    case .decimal(let value): "decimal \(value)"
    case .boolean(let value): "boolean \(value)"
    case .date(let value): "date \(value)"
    case .value(let value): "value \(value)"
    case .field(let value): "field \(value)"
    case .checks, .table, .part, .rule: "another"
    case .list(let values): "[" + values.map(shown).joined(separator: ", ") + "]"
    case .record(let values):
      "{"
        + values.sorted { $0.key < $1.key }.map { "\($0.key): \(shown($0.value))" }
        .joined(separator: ", ") + "}"
    }
  }

  @Test("A value is read by the declared type, or refused", arguments: rows)
  func interpret(row: Row) throws {
    if let expected = row.expected {
      #expect(shown(try row.type.interpret(row.value)) == expected)
    } else {
      let error = #expect(throws: SettingError.self) { try row.type.interpret(row.value) }
      #expect(error?.setting == nil)
    }
  }

  @Test("Of several entries that are wrong, the first by name is reported")
  func recordOrder() {
    let values: [String: Value] = ["d": "4x", "a": 1, "c": "3x", "b": "2x"]
    for _ in 0..<20 {
      let error = #expect(throws: SettingError.self) {
        try SettingType.record(.integer(0...9)).interpret(.record(values))
      }
      #expect(error?.reason.contains("2x") == true)
    }
  }

  @Test("Settings of another type are absent")
  func accessors() {
    let settings = Settings([
      "text": .text("a"), "list": .list([.text("a"), .text("b")]),
      "values": .list([.value("a"), .value(1)]), "unit": .text("bytes"),
    ])
    #expect(settings.text("text") == "a")
    #expect(settings.integer("text") == nil)
    #expect(settings.text("absent") == nil)
    #expect(settings.texts("list") == ["a", "b"])
    #expect(settings.valueList("values") == ["a", 1])
    #expect(settings.choice("unit") == LengthCheck.Unit.bytes)
    #expect((settings.choice("text") as LengthCheck.Unit?) == nil)
    #expect(settings.contains("text") && !settings.contains("absent"))
  }
}
