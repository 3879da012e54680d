public import Violations

/// What a pack writes for a setting: a constant, or something known only when
/// the rule is used.
public indirect enum SettingExpression: Sendable {
  /// A constant, read already.
  case constant(SettingValue)

  /// A constant that a rule gives for a parameter of the rule that it extends.
  case given(Value)

  /// The value of a parameter of the rule.
  case parameter(String)

  /// The table of a kind that all packs fill together.
  case shared(String)

  /// Checks, which may use parameters in turn.
  case checks([CheckTemplate])

  /// The parameters that the expression depends on.
  var parameters: Set<String> {
    switch self {
    case .constant, .given, .shared: []
    case .parameter(let name): [name]
    case .checks(let checks): checks.reduce(into: []) { $0.formUnion($1.parameters) }
    }
  }

  /// Returns the expression with parameters replaced by what a rule that
  /// extends this one gives for them.
  public func replacing(_ given: [String: SettingExpression]) -> SettingExpression {
    switch self {
    case .constant, .given, .shared: self
    case .parameter(let name): given[name] ?? self
    case .checks(let checks): .checks(checks.map { $0.replacing(given) })
    }
  }
}
