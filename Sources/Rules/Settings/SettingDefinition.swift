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

  /// Creates a definition.
  public init(
    _ name: String,
    _ type: SettingType,
    _ summary: String,
    isRequired: Bool = false,
    default defaultText: String? = nil
  ) {
    self.name = name
    self.type = type
    self.summary = summary
    self.isRequired = isRequired
    self.defaultText = defaultText
  }
}
