import Foundation
import Testing
import Violations

@Suite struct CodableTests {
  private func roundTrip<T: Codable>(_ value: T) throws -> T {
    try JSONDecoder().decode(T.self, from: JSONEncoder().encode(value))
  }

  static let arguments: [Argument] = [
    "text", "", .text("\u{0}\"\\\u{2028}"), 0, .integer(.max), .integer(.min),
    .decimal(ExactDecimal(1)), .date(.epoch), ["a", "b"], .list([]), .region("CH"),
    .field(FieldPath(field: "a.b").appending(.each)), .field(FieldPath()),
    .rule("iban", title: "IBAN"),
    .character("é"),
    .character("\u{301}"), .character("\u{0}"), .character("\u{10FFFF}"),
  ]

  @Test("Every argument survives", arguments: arguments)
  func argument(argument: Argument) throws {
    #expect(try roundTrip(argument) == argument)
  }

  @Test("A plain number keeps its notation, which makes no difference otherwise")
  func plainNumbers() throws {
    for text in ["65535", "-0.5", "1e300", "9223372036854775808"] {
      let number = try #require(ExactDecimal(text))
      let argument = Argument.plainNumber(number)
      let read = try roundTrip(argument)
      #expect(read == argument)
      guard case .plainNumber(number) = read else {
        Issue.record("\(text) became \(read)")
        continue
      }
    }
    #expect(Argument.plainNumber(8) == .integer(8))
    #expect(Argument.plainNumber(8).hashValue == Argument.integer(8).hashValue)
    #expect(Argument.plainNumber(8).kind == .integer)
    let half = try #require(ExactDecimal("0.5"))
    #expect(Argument.plainNumber(half) == .decimal(half))
    #expect(Argument.plainNumber(half).kind == .decimal)
  }

  @Test("A decimal argument keeps every digit")
  func decimalArgument() throws {
    let digits = "0.1000000000000000055511151231257827"
    let argument = Argument.decimal(try #require(ExactDecimal(digits)))
    #expect(try roundTrip(argument) == argument)
  }

  @Test("Every kind of argument is covered above")
  func allKinds() { #expect(Set(Self.arguments.map(\.kind)).count == Argument.Kind.allCases.count) }

  static let values: [Value] = [
    "", "text", "1", "true", nil, true, false, 0, -1, .decimal(ExactDecimal(Int.max)), [],
    ["a", nil],
    [[1], [true]], [:], ["a": ["b": [nil, 1, "x"]]], ["": ""],
  ]

  @Test("Every value survives", arguments: values)
  func value(value: Value) throws {
    // A list, because a bare null can't be distinguished from no value.
    #expect(try roundTrip([value]) == [value])
  }

  @Test("A number is written so that no reader rounds it")
  func numbers() throws {
    for text in ["0.1", "1e22", "-2.5", "9007199254740993", "1e300"] {
      let value = Value.decimal(try #require(ExactDecimal(text)))
      #expect(try roundTrip([value]) == [value])
    }
    for text in ["9007199254740993.5", "18446744073709551617", "0.1000000000000000055"] {
      let number = try #require(ExactDecimal(text))
      #expect(try roundTrip([Value.decimal(number)]) == [.text(number.description)])
    }
  }

  @Test("Any JSON is a value")
  func anyJSON() throws {
    let json = #"{"a":[1,2.50,"x",true,null,{"b":{}}]}"#
    let half = Value.decimal(try #require(ExactDecimal("2.5")))
    #expect(
      try JSONDecoder().decode(Value.self, from: Data(json.utf8))
        == ["a": [1, half, "x", true, nil, ["b": [:]]]]
    )
  }

  static let violation = Violation(
    "email.domain",
    ["a": 1, "b": .character("x"), "c": ["d"]],
    at: 3..<7,
    severity: .warning,
    number: 3101,
    form: "sign-up",
    path: FieldPath(components: [.name("a.b"), .index(2), .name("c")])
  )

  @Test("A violation survives, with and without everything that is optional")
  func violation() throws {
    #expect(try roundTrip(Self.violation) == Self.violation)
    #expect(try roundTrip(Violation("a")) == Violation("a"))
    #expect(try roundTrip(Violation("a", at: 0..<0)) == Violation("a", at: 0..<0))
  }

  @Test("A report survives")
  func report() throws {
    let report = Report(
      outcome: .invalid,
      violations: [Self.violation, Violation("a")],
      normalized: ["x": "y"],
      facts: ["brand": "visa", "nested": ["z": nil]]
    )
    #expect(try roundTrip(report) == report)
    #expect(try roundTrip(Report()) == Report())
    #expect(Report().isValid)
    #expect(!report.isValid)
  }

  @Test("Text that means nothing is refused")
  func refuses() {
    let decoder = JSONDecoder()
    func decodes<T: Decodable>(_ type: T.Type, _ json: String) -> Bool {
      (try? decoder.decode(type, from: Data(json.utf8))) != nil
    }
    #expect(!decodes([ExactDecimal].self, #"["x"]"#))
    #expect(!decodes([CivilDate].self, #"["2026-02-29"]"#))
    #expect(!decodes([FieldPath].self, #"["a..b"]"#))
    #expect(!decodes(Argument.self, #"{"type":"character","value":""}"#))
    #expect(!decodes(Argument.self, #"{"type":"unknown","value":""}"#))
    #expect(!decodes([Outcome].self, #"["maybe"]"#))
  }
}
