import Testing
import Violations

@Suite struct LiteralTests {
  @Test("Values are written as Swift's literals")
  func values() throws {
    let number = 7
    let value: Value = ["text": "item \(number)", "price": 12.50, "tenth": 0.1, "whole": 2.0]
    #expect(value["text"] == .text("item 7"))
    #expect(value["price"] == .decimal(try #require(ExactDecimal("12.5"))))
    #expect(value["tenth"] == .decimal(try #require(ExactDecimal("0.1"))))
    #expect(value["whole"] == 2)
    #expect(([-1.5, 1e3] as Value) == [.decimal(-1.5), 1000])
  }

  @Test("Arguments are written as Swift's literals")
  func arguments() throws {
    let unit = "days"
    let arguments: [String: Argument] = ["share": 0.25, "unit": "\(unit)s", "list": ["a", 1, 2.5]]
    #expect(arguments["share"] == .decimal(try #require(ExactDecimal("0.25"))))
    #expect(arguments["unit"] == .text("dayss"))
    #expect(arguments["list"] == .list([.text("a"), .integer(1), .decimal(2.5)]))
  }

  @Test("A decimal literal is what its digits say")
  func decimals() {
    #expect((0.1 as ExactDecimal) == ExactDecimal(String("0.1")))
    #expect((12.50 as ExactDecimal).description == "12.5")
  }

  @Test("A literal beyond the range of Double ends the process")
  func beyondDouble() async {
    await #expect(processExitsWith: .failure) { _ = Value(floatLiteral: .infinity) }
  }

  @Test("A path is written as a literal")
  func paths() {
    let path: FieldPath = "contacts[2].email"
    #expect(path.components == [.name("contacts"), .index(2), .name("email")])
    #expect(FieldPath("a.b").components == [.name("a"), .name("b")])
    #expect(("" as FieldPath).isEmpty)
  }

  @Test("A literal that is no path names a field", arguments: ["a..b", "a[", "a:b", ".", #"a"b"#])
  func malformedPaths(text: String) {
    let path = FieldPath(stringLiteral: text)
    #expect(path == FieldPath(field: text))
    #expect(FieldPath(path.description) == path)
  }
}
