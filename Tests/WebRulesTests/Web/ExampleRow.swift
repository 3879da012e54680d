import RuleEngine
import TestSupport
import Testing
import Violations
import WebAddresses

/// A text that a check doesn't accept, and the example in the report about it.
struct ExampleRow: Sendable, CustomTestStringConvertible {
  var testDescription: String
  var settings: [String: Value]

  /// The lines of the list of public suffixes, for checks that have one.
  var suffixes: [String]?

  var text: String
  var example: String

  init(
    _ name: String,
    _ settings: [String: Value],
    suffixes: [String]? = nil,
    _ text: String,
    _ example: String
  ) {
    testDescription = name
    self.settings = settings
    self.suffixes = suffixes
    self.text = text
    self.example = example
  }

  /// Expects the example in the report of a check with the settings, and that the check accepts it
  /// and all of its other examples.
  func expect(of definition: CheckDefinition) throws {
    var prepared: [String: SettingValue] = [:]
    if let suffixes { prepared["suffixes"] = .table(PublicSuffixes(lines: suffixes)) }
    let check = try definition.check(settings, prepared: prepared)
    let reported = check.violations(in: text).compactMap { $0.arguments["example"] }
    #expect(reported.first == Argument.text(example))
    let examples = check.examples(in: CheckContext())
    #expect(examples.contains(example))
    for other in examples { #expect(check.outcome(of: other) == .valid, "\(other)") }
  }
}
