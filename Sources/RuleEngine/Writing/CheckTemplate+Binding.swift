package import Violations

extension CheckTemplate {
  /// Returns the check with the values of the parameters that are set.
  ///
  /// Settings whose parameters are unset are left out, as when the check is made.
  package func bound(to values: [String: Value]) -> CheckTemplate {
    var bound = self
    bound.settings = settings.compactMapValues { $0.bound(to: values) }
    return bound
  }
}

extension SettingExpression {
  /// Returns the expression with the values of parameters, or nil for a parameter that is unset.
  fileprivate func bound(to values: [String: Value]) -> SettingExpression? {
    switch self {
    case .parameter(let name): values[name].map(SettingExpression.given)
    case .checks(let checks): .checks(checks.map { $0.bound(to: values) })
    case .constant, .given, .shared, .parts, .column: self
    }
  }
}
