import Rulebook
import Testing

/// Contents of bar codes that are too long for an example in a pack.
@Suite struct BarCodeLengthTests {
  struct Row: CustomTestStringConvertible, Sendable {
    var testDescription: String
    var element: String
    var count: Int
    var codes: [String]

    init(_ name: String, _ element: String, times count: Int, _ codes: String...) {
      testDescription = name
      self.element = element
      self.count = count
      self.codes = codes
    }
  }

  // GS1 General Specifications: a GS1 DataMatrix symbol has at most 3,116 digits.
  static let rows = [
    Row("as many digits as fit", "2011", times: 779),
    Row("four digits more", "2011", times: 780, "identifier.length"),
    Row("parentheses don't count", "(20)11", times: 779),
    Row("four digits more in parentheses", "(20)11", times: 780, "identifier.length"),
  ]

  @Test("A bar code has at most as many characters as a symbol holds", arguments: rows)
  func length(row: Row) throws {
    let text = String(repeating: row.element, count: row.count)
    let report = try Rulebook().check(text, as: "gs1-128")
    #expect(report.violations.map(\.code.rawValue) == row.codes)
  }
}
