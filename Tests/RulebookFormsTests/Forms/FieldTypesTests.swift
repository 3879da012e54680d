import Foundation
import Rulebook
import TestSupport
import Testing

/// Identifiers, addresses, locales, integers and sets as fields, parameters and values.
@Suite("Types of fields")
struct FieldTypesTests {
  struct Row: CustomTestStringConvertible, Sendable {
    var testDescription: String
    var written: Value
    var expected: Value

    /// Whether the value becomes the original again.
    var isBack: Bool

    init<Original: FieldValue & Equatable>(_ original: Original, _ expected: Value) {
      testDescription = "\(Original.self) \(expected)"
      written = original.fieldValue
      self.expected = expected
      isBack = Original(fieldValue: expected) == original
    }
  }

  private static func number(_ digits: String) -> Value {
    ExactDecimal(digits).map(Value.decimal) ?? .null
  }

  static let rows: [Row] = [
    Row(Int8.min, -128), Row(Int16.max, 32_767), Row(Int32(0), 0), Row(Int64(1_000_000), 1_000_000),
    Row(UInt8.max, 255), Row(UInt16(7), 7), Row(UInt32(7), 7), Row(UInt(7), 7),
    Row(UInt64.max, number("18446744073709551615")),
    Row(Int128.min, number("-170141183460469231731687303715884105728")),
    Row(UInt128.max, number("340282366920938463463374607431768211455")),
    Row(
      UUID(uuidString: "C4A760A8-DBCF-5254-A0D9-6A4474BD1B62"),
      "c4a760a8-dbcf-5254-a0d9-6a4474bd1b62"
    ),
    Row(URL(string: "https://example.org/a?b#c"), "https://example.org/a?b#c"),
    Row(Locale(identifier: "de-CH"), "de-CH"),
    Row(Set(["b", "a"]), ["a", "b"]), Row(Set<Int>(), []), Row(Set([3]), [3]),
  ]

  @Test("To a value and back", arguments: rows)
  func thereAndBack(_ row: Row) {
    #expect(row.written == row.expected)
    #expect(row.isBack)
  }

  @Test("What the type does not have is nil")
  func misfits() {
    #expect(Int8(fieldValue: 128) == nil)
    #expect(UInt8(fieldValue: -1) == nil)
    #expect(Int64(fieldValue: 1.5) == nil)
    #expect(Int64(fieldValue: Self.number("1e9999")) == nil)
    #expect(Int64(fieldValue: Self.number("1e3")) == 1_000)
    #expect(UInt64(fieldValue: "12") == 12)
    #expect(UInt64(fieldValue: "x") == nil)
    #expect(UUID(fieldValue: "c4a760a8") == nil)
    #expect(UUID(fieldValue: 5) == nil)
    #expect(URL(fieldValue: "") == nil)
    #expect(URL(fieldValue: .null) == nil)
    #expect(Locale(fieldValue: "") == nil)
    #expect(Set<Int>(fieldValue: ["x"]) == nil)
    #expect(Set<Int>(fieldValue: [1, 1]) == [1])
  }

  struct Visit: Sendable, Equatable {
    var id = UUID()
    var page = URL(string: "https://example.org/")
    var guests: UInt8 = 2
    var tags: Set<String> = ["b", "a"]
  }

  @Test("A form checks them, with variables as parameters")
  func form() throws {
    let rulebook = try Rulebook(.init(resources: DataFiles.root))
    let longest = 30
    let form = try TypedForm<Visit>("visit") {
      Field(\.id, "uuid", required: true)
      Field(\.page, "url", with: ["maximum-length": .value(longest)])
      Field(\.guests, "integer")
    }.bound(to: rulebook)
    let visit = Visit()
    #expect(form.check(visit).normalized == visit)
    let long = Visit(page: URL(string: "https://example.org/a/b/c/d/e/f/g/h"))
    #expect(form.check(long).violations(at: \.page).map(\.code) == ["length.too_long"])
    let handle = try rulebook.rule("url", with: ["maximum-length": longest])
    #expect(handle.check(long.page).violations.map(\.code) == ["length.too_long"])
    let price: Decimal = 1.5
    #expect(try !rulebook.check(price, as: "integer").isValid)
    #expect(try rulebook.check(UInt64.max, as: "integer").isValid)
  }
}
