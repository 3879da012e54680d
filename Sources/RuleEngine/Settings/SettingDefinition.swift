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

  /// How the constants given here are compared with the value, so that one that no normalised value can
  /// equal, or have in it, is a mistake; nil if they are not.
  ///
  /// Further settings may compare otherwise: a check with one of them written is left alone.
  public let comparison: Comparison?

  /// How a constant is compared with a value.
  public enum Comparison: Sendable {
    /// With the whole value.
    case whole

    /// With some part of the value.
    case part
  }

  /// Creates a definition.
  public init(
    _ name: String,
    _ type: SettingType,
    _ summary: String,
    isRequired: Bool = false,
    isCondition: Bool = false,
    comparison: Comparison? = nil,
    default defaultText: String? = nil
  ) {
    self.name = name
    self.type = type
    self.summary = summary
    self.isRequired = isRequired
    self.isCondition = isCondition
    self.comparison = comparison
    self.defaultText = defaultText
  }
}

// What most settings hold, with a default of that type.
extension SettingDefinition {
  /// Describes a setting that is true or false; false if it is absent, unless a default says otherwise.
  ///
  ///     SettingDefinition.boolean("strictly", "Whether no two are equal.").defaultText  // "false"
  public static func boolean(
    _ name: String,
    _ summary: String,
    default value: Bool = false
  ) -> SettingDefinition {
    SettingDefinition(name, .boolean, summary, default: String(value))
  }

  /// Describes a setting that holds a whole number within limits.
  ///
  ///     SettingDefinition.integer("depth", 1...256, "The deepest nesting.", default: 64)
  public static func integer(
    _ name: String,
    _ limits: ClosedRange<Int>,
    _ summary: String,
    default value: Int? = nil
  ) -> SettingDefinition {
    SettingDefinition(name, .integer(limits), summary, default: value.map(String.init))
  }

  /// Describes a setting that holds one of the words of an enumeration.
  ///
  ///     SettingDefinition.choice("unit", LengthCheck.Unit.self, "What is counted.", default: .characters)
  public static func choice<Word: CaseIterable & RawRepresentable<String>>(
    _ name: String,
    _ words: Word.Type,
    _ summary: String,
    default value: Word? = nil
  ) -> SettingDefinition {
    SettingDefinition(name, .choice(of: words), summary, default: value?.rawValue)
  }
}
