import Rulebook
import RulebookAuthoring
import Testing
import Violations

@Suite("Plain numbers in explanations")
struct PlainNumberExampleTests {
  struct Row: CustomTestStringConvertible, Sendable {
    var code: ViolationCode
    var arguments: [String: Value]
    var number: String
    var testDescription: String { code.rawValue }
  }

  static let rows = [
    Row(code: "number.not_below", arguments: ["maximum": "65535.5"], number: "65535.5"),
    Row(code: "number.not_multiple", arguments: ["divisor": "1000"], number: "1000"),
    Row(code: "compare.too_small", arguments: ["bound": "1244.5"], number: "1244.5"),
    Row(code: "json.syntax", arguments: ["line": "1200", "column": "3"], number: "1200"),
    // People count characters; they don't type the count.
    Row(
      code: "length.too_short",
      arguments: ["minimum": "1200", "actual": "1", "unit": "characters"],
      number: "1.200"
    ),
  ]

  @Test("A number has the notation that the code's definition declares", arguments: rows)
  func rendered(_ row: Row) throws {
    let text = try Rulebook(.bundled).rendered(row.code, row.arguments, in: "de").message
    let numbers = text.split { !$0.isNumber && $0 != "." && $0 != "," }
      .map { $0.hasSuffix(".") || $0.hasSuffix(",") ? $0.dropLast() : $0 }
    #expect(numbers.contains(row.number[...]), "\(text)")
  }

  @Test("An example is a plain number if the code's argument is one")
  func examples() throws {
    let rulebook = try Rulebook(.bundled)
    let explanation = try rulebook.explanation(of: "number.not_below")
    #expect(rulebook.exampleMessage(of: explanation, in: "de").text.contains("2.5"))
    #expect(
      explanation.members["arguments"]
        == .list([
          .record([
            "name": "maximum", "kinds": ["decimal"], "from_input": .boolean(false),
            "summary": "the upper limit", "notation": "plain",
          ])
        ])
    )
  }
}
