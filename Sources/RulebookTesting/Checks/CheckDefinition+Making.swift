public import RuleEngine
public import Violations

extension CheckDefinition {
  /// Makes a check from settings as a program would give them; absent ones have their defaults.
  ///
  /// - Parameters:
  ///   - settings: The settings by name, read by their declared types.
  ///   - prepared: Settings that no value can express, such as tables and checks.
  /// - Returns: The check.
  /// - Throws: A `SettingError` if a setting does not suit the check.
  public func check(
    _ settings: [String: Value] = [:],
    prepared: [String: SettingValue] = [:]
  ) throws -> any Check {
    var values = prepared
    for setting in self.settings {
      if let value = settings[setting.name] ?? setting.defaultText.map(Value.text) {
        values[setting.name] = try setting.type.interpret(value)
      }
    }
    return try make(Settings(values))
  }
}
