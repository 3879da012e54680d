/// A setting that a check understands.
public struct SettingDefinition: Sendable {
  /// The name, in kebab case.
  public let name: String

  /// What the setting may hold.
  public let type: SettingType

  /// What the setting does, in one sentence.
  public let summary: String

  /// Whether a pack must write it.
  public let isRequired: Bool

  /// The text that stands for a setting that is absent; for documentation, and used as if written.
  public let defaultText: String?

  /// Whether the checks given here only decide: what they report and learn is not passed on.
  public let isCondition: Bool

  /// Whether the constants given here are compared with the value as a whole, so that one that no
  /// normalised value can equal is a mistake.
  ///
  /// Further settings may compare otherwise: a check with one of them written is left alone.
  public let isCompared: Bool

  /// Creates a definition.
  public init(
    _ name: String,
    _ type: SettingType,
    _ summary: String,
    isRequired: Bool = false,
    isCondition: Bool = false,
    isCompared: Bool = false,
    default defaultText: String? = nil
  ) {
    self.name = name
    self.type = type
    self.summary = summary
    self.isRequired = isRequired
    self.isCondition = isCondition
    self.isCompared = isCompared
    self.defaultText = defaultText
  }
}
