import ComputerRules
import RuleEngine
import TestSupport
import Testing
import Violations

/// The examples that checks of sizes and addresses give suit their settings.
@Suite struct ComputerExampleTests {
  struct Row: CustomTestStringConvertible, Sendable {
    var definition: CheckDefinition
    var settings: [String: Value]
    var example: String
    var testDescription: String { "\(definition.name) \(example)" }

    init(_ definition: CheckDefinition, _ settings: [String: Value], _ example: String) {
      (self.definition, self.settings, self.example) = (definition, settings, example)
    }
  }

  private static let size = ByteSizeCheck.definition
  private static let bitcoin = BitcoinAddressCheck.definition

  static let rows = [
    Row(size, [:], "10 MB"), Row(size, ["greatest": "1 MB"], "500 KB"),
    Row(size, ["least": "100 MB"], "1 GB"), Row(size, ["prefixes": "binary"], "10 MB"),
    Row(size, ["least": "1 KiB", "greatest": "1 KiB"], "1 KiB"),
    Row(Base58Check.definition, [:], "1BvBMSEYstWetqTFn5Au4m4GFg7xJaNVN2"),
    Row(bitcoin, [:], "1BvBMSEYstWetqTFn5Au4m4GFg7xJaNVN2"),
    Row(bitcoin, ["networks": ["test"]], "tb1qw508d6qejxtdg4y5r3zarvary0c5xw7kxpjzsx"),
    Row(bitcoin, ["networks": ["regtest"]], "bcrt1qw508d6qejxtdg4y5r3zarvary0c5xw7kygt080"),
  ]

  @Test("The check accepts its examples, and reports the first one", arguments: rows)
  func accepts(row: Row) throws {
    let check = try row.definition.check(row.settings)
    let examples = check.examples(in: CheckContext())
    #expect(examples.first == row.example)
    for example in examples { #expect(check.outcome(of: example) == .valid, "\(example)") }
    let violation = try #require(check.violations(in: "?").first)
    // The rule itself adds an example to the codes that all identifiers share.
    let isIdentifier = violation.code.rawValue.hasPrefix("identifier.")
    #expect(violation.arguments["example"] == (isIdentifier ? nil : .text(row.example)))
  }
}
