package import Violations

extension CheckTemplate {
  /// Returns the check with the values of some parameters, and without the settings whose
  /// parameters are known to have no value, as when the check is made.
  ///
  /// - Parameters:
  ///   - values: The values of parameters.
  ///   - isAbsent: Whether one of the other parameters doesn't have a value.
  /// - Returns: The check.
  package func bound(to values: [String: Value], isAbsent: (String) -> Bool) -> CheckTemplate {
    replacing(values.mapValues { SettingExpression.given($0) }).leavingOut(isAbsent)
  }

  private func leavingOut(_ isAbsent: (String) -> Bool) -> CheckTemplate {
    var check = self
    for (name, expression) in settings {
      switch expression {
      case .parameter(let parameter):
        // Without its parameter, a condition would be about the value.
        if name != definition.question, isAbsent(parameter) { check.settings[name] = nil }
      case .checks(let checks):
        check.settings[name] = .checks(checks.map { $0.leavingOut(isAbsent) })
      case .constant, .given, .shared, .parts, .column: continue
      }
    }
    return check
  }
}
