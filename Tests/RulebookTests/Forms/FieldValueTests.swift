import Foundation
import Rulebook
import Testing

/// Values of an application's types as rules see them, and back.
@Suite("Values of fields")
struct FieldValueTests {
  struct Row: CustomTestStringConvertible, Sendable {
    var testDescription: String
    var value: Value
    var back: Bool

    init<Original: FieldValue & Equatable>(_ name: String, _ original: Original, _ value: Value) {
      testDescription = name
      self.value = original.fieldValue
      back = original.fieldValue == value && Original(fieldValue: value) == original
    }
  }

  private static let day = Date(timeIntervalSince1970: 20_778 * 86_400)

  /// A number with exactly these digits.
  private static func number(_ digits: String) -> ExactDecimal { ExactDecimal(digits) ?? 0 }

  static let rows: [Row] = [
    Row("a text", "x", "x"),
    Row("a number", 44, 44),
    Row("a double", 0.1, .decimal(ExactDecimal(0.1))),
    Row("a float, as it is printed", Float(0.1), .decimal(number("0.1"))),
    Row("a small float", Float(1e-7), .decimal(number("0.0000001"))),
    Row("a length of a drawing", CGFloat(2.5), .decimal(number("2.5"))),
    Row("a decimal", Decimal(string: "12.340") ?? .nan, .decimal(number("12.34"))),
    Row(
      "a large decimal",
      Decimal(string: "123456789012345678901234567890") ?? .nan,
      .decimal(number("123456789012345678901234567890"))
    ),
    Row("a moment, as its day in UTC", day, "2026-11-21"),
    Row("an optional", Date?.none, .null),
    Row("a list", [Decimal(1), Decimal(2)], [1, 2]),
  ]

  @Test("To a value and back", arguments: rows)
  func thereAndBack(_ row: Row) {
    #expect(row.back, "\(row.value)")
  }

  @Test("What the type does not have is nil")
  func misfits() {
    #expect(Date(fieldValue: "yesterday") == nil)
    #expect(Date(fieldValue: 5) == nil)
    #expect(Decimal(fieldValue: "x") == nil)
    #expect(Decimal(fieldValue: .text(String(repeating: "9", count: 60))) == nil)
    #expect(Float(fieldValue: "x") == nil)
    #expect(CGFloat(fieldValue: true) == nil)
    #expect(Float.nan.fieldValue == .null)
    #expect(CGFloat.infinity.fieldValue == .null)
    #expect(Decimal.nan.fieldValue == .null)
  }

  @Test("A number with a large exponent is not written out")
  func exponents() {
    let large = Value.decimal(Self.number("1e9999"))
    #expect(String(fieldValue: large) == "1e9999")
    #expect(Int(fieldValue: large) == nil)
    #expect(Int(fieldValue: .decimal(Self.number("1e3"))) == 1_000)
    #expect(Double(fieldValue: large) == .infinity)
    #expect(Double(fieldValue: .decimal(Self.number("-15e299"))) == -1.5e300)
    #expect(Decimal(fieldValue: large) == nil)
    #expect(Decimal(fieldValue: .decimal(Self.number("1e-9999"))) == nil)
    #expect(Decimal(fieldValue: .decimal(Self.number("25e60"))) == Decimal(string: "25e60"))
  }

  @Test("A moment within a day is that day")
  func moment() {
    #expect(Self.day.addingTimeInterval(3_600).fieldValue == "2026-11-21")
    #expect(Self.day.addingTimeInterval(-1).fieldValue == "2026-11-20")
  }
}
