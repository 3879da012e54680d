import Foundation
import Rulebook
import Testing

/// JSON texts as values.
@Suite("Values from JSON")
struct JSONValueTests {
  @Test("Numbers keep all digits")
  func exact() throws {
    let value = try Value(json: Data(#"{"a": 0.10, "b": [12345678901234567890.5, null]}"#.utf8))
    let digits = try #require(ExactDecimal("12345678901234567890.5"))
    #expect(value == ["a": 0.1, "b": .list([.decimal(digits), .null])])
    #expect(try Value(json: #""x""#) == "x")
  }

  struct Number: CustomTestStringConvertible, Sendable {
    var json: String
    var isRight: @Sendable (Value) -> Bool
    var testDescription: String { json }
  }

  static let numbers = [
    Number(json: "9223372036854775807") { Int64(fieldValue: $0) == .max },
    Number(json: "-9223372036854775808") { Int64(fieldValue: $0) == .min },
    Number(json: "9223372036854775808") { Int64(fieldValue: $0) == nil },
    Number(json: "18446744073709551615") { UInt64(fieldValue: $0) == .max },
    Number(json: "-1") { UInt64(fieldValue: $0) == nil },
    Number(json: "-0") { Int(fieldValue: $0) == 0 },
    Number(json: "1.0") { Int(fieldValue: $0) == 1 },
    Number(json: "1E2") { Int(fieldValue: $0) == 100 },
    Number(json: "1.5") { Int(fieldValue: $0) == nil },
    Number(json: "0.1") { Decimal(fieldValue: $0) == Decimal(string: "0.1") },
    Number(json: "0.1") { Double(fieldValue: $0) == 0.1 },
    Number(json: "1e400") { Double(fieldValue: $0) == nil && Decimal(fieldValue: $0) == nil },
    Number(json: "9007199254740993") { Decimal(fieldValue: $0) == Decimal(9_007_199_254_740_993) },
  ]

  @Test("A number has its value in a type that can hold it, and none in others", arguments: numbers)
  func number(_ number: Number) throws {
    #expect(number.isRight(try Value(json: number.json)))
  }

  struct Row: CustomTestStringConvertible, Sendable {
    var testDescription: String
    var json: String
    var offset: Int
    var code: ViolationCode
  }

  static let rows: [Row] = [
    Row(
      testDescription: "a name twice",
      json: #"{"a": 1, "a": 2}"#,
      offset: 9,
      code: "json.duplicate_name"
    ),
    Row(
      testDescription: "half a surrogate pair",
      json: #"["\ud800"]"#,
      offset: 2,
      code: "json.syntax"
    ),
    Row(testDescription: "an open list", json: "[1", offset: 2, code: "json.truncated"),
    Row(testDescription: "two values", json: "1 2", offset: 2, code: "json.syntax"),
  ]

  @Test("A mistake has its place and nothing of the text", arguments: rows)
  func mistakes(_ row: Row) {
    do throws(Value.JSONError) {
      _ = try Value(json: row.json)
      Issue.record("accepted")
    } catch {
      #expect(error.offset == row.offset)
      #expect(error.violation.code == row.code)
      #expect("\(error)".hasSuffix("(byte \(row.offset))"))
    }
  }

  @Test("Bytes that aren't UTF-8 are a mistake where they begin")
  func notUTF8() {
    #expect(throws: Value.JSONError.self) { try Value(json: Data([0x22, 0xFF, 0x22])) }
  }
}
