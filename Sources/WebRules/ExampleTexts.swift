import RuleEngine
import Violations

extension CodeDefinition.Argument {
  /// A text that the check accepts.
  static let example = Self("example", .text, "an example that the check accepts")
}

extension CodeDefinition {
  /// Whether the code is reported with an example.
  var hasExample: Bool { arguments.contains(.example) }
}
