public import Violations

/// A parameter of a rule.
public struct ParameterDefinition: Sendable {
  /// The name, in kebab case.
  public let name: String

  /// What the parameter may hold.
  public let type: SettingType

  /// The value of a parameter that is not given; nil leaves it unset.
  public let defaultValue: Value?

  /// What the parameter does.
  public let summary: String?

  /// Creates a definition.
  public init(
    _ name: String,
    _ type: SettingType,
    default defaultValue: Value? = nil,
    summary: String? = nil
  ) {
    self.name = name
    self.type = type
    self.defaultValue = defaultValue
    self.summary = summary
  }
}
