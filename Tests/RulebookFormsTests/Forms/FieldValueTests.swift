import Foundation
import Rulebook
import TestSupport
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
    Row("a day", CivilDate("2026-11-21"), "2026-11-21"),
    Row("a point in time", day, "2026-11-21T00:00:00Z"),
    Row("a time of day", day.addingTimeInterval(30_600), "2026-11-21T08:30:00Z"),
    Row("a part of a second", day.addingTimeInterval(0.25), "2026-11-21T00:00:00.25Z"),
    Row(
      "a part of a second before 2001",
      day.addingTimeInterval(-1e9 - 0.5),
      "1995-03-14T22:13:19.5Z"
    ),
    Row("the first year", Date(timeIntervalSince1970: -62_167_219_200), "0000-01-01T00:00:00Z"),
    Row("the last year", Date(timeIntervalSince1970: 253_402_300_799), "9999-12-31T23:59:59Z"),
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
    #expect(Date(fieldValue: "2026-11-21") == nil)
    #expect(Date(fieldValue: "2026-11-21T08:30") == nil)
    #expect(Date(timeIntervalSince1970: 253_402_300_800).fieldValue == .null)
    #expect(Date(timeIntervalSince1970: -62_167_219_201).fieldValue == .null)
    #expect(Date(timeIntervalSince1970: .infinity).fieldValue == .null)
    #expect(Date(timeIntervalSince1970: .nan).fieldValue == .null)
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
    #expect(Double(fieldValue: large) == nil)
    #expect(Double(fieldValue: .decimal(Self.number("-15e299"))) == -1.5e300)
    #expect(Decimal(fieldValue: large) == nil)
    #expect(Decimal(fieldValue: .decimal(Self.number("1e-9999"))) == nil)
    #expect(Decimal(fieldValue: .decimal(Self.number("25e60"))) == Decimal(string: "25e60"))
  }

  @Test("A point in time is the same with every offset from UTC")
  func offsets() {
    let moment = Self.day.addingTimeInterval(30_600)
    for text in ["2026-11-21T08:30:00Z", "2026-11-21T09:30:00+01:00", "2026-11-20T22:30:00-10:00"] {
      #expect(Date(fieldValue: .text(text)) == moment)
    }
  }

  @Test("A random point in time of the last or next centuries comes back exactly")
  func randomMoments() {
    var generator = SplitMix64(seed: 20_261_127)
    for _ in 0..<20_000 {
      // A year or more from 2001, a double is coarser than a billionth of a second.
      let distance = Double.random(in: 4e7...6e9, using: &generator)
      let moment = Date(
        timeIntervalSinceReferenceDate: Bool.random(using: &generator) ? distance : -distance
      )
      #expect(Date(fieldValue: moment.fieldValue) == moment)
    }
  }
}
