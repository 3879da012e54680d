public import Violations

/// The value of a setting as written in a pack: a constant, or something that is only known when
/// the rule is used.
public indirect enum SettingExpression: Sendable {
  /// A constant that was already read.
  case constant(SettingValue)

  /// A constant that a rule sets for a parameter of the rule that it extends.
  case given(Value)

  /// The value of a parameter of the rule.
  case parameter(String)

  /// The shared table of a kind.
  case shared(String)

  /// Parts of the rule's values, by name. A setting for a single part has only one.
  case parts([String])

  /// The text in a column of the row that a lookup of the rule finds.
  case column(String)

  /// Checks, which can use parameters themselves.
  case checks([CheckTemplate])

  /// The parameters that the expression depends on.
  var parameters: Set<String> {
    switch self {
    case .constant, .given, .shared, .parts, .column: []
    case .parameter(let name): [name]
    case .checks(let checks): checks.reduce(into: []) { $0.formUnion($1.parameters) }
    }
  }

  /// Returns the expression with parameters replaced by the expressions that a rule that extends
  /// this one sets for them.
  package func replacing(_ given: [String: SettingExpression]) -> SettingExpression {
    switch self {
    case .constant, .given, .shared, .parts, .column: self
    case .parameter(let name): given[name] ?? self
    case .checks(let checks): .checks(checks.replacing(given))
    }
  }
}
