/// A setting that a check understands.
public struct SettingDefinition: Sendable {
  /// The name, in kebab case.
  public let name: String

  /// The type of its values.
  public let type: SettingType

  /// A description of the setting, in one sentence.
  public let summary: String

  /// Whether a pack must write it.
  public let isRequired: Bool

  /// The text to use if a pack doesn't write the setting.
  ///
  /// Documentation shows it too.
  public let defaultText: String?

  /// Whether the checks in this setting only decide a condition, so that their violations and facts
  /// are dropped.
  public let isCondition: Bool

  /// The way to compare the constants in this setting with the value; nil if they aren't compared.
  ///
  /// A constant that no normalized value can equal or contain is then an error.
  ///
  /// Other settings can change the comparison, so a check that has any isn't examined, except if
  /// they are compared too, or decide about case (see ``foldsCase``).
  public let comparison: Comparison?

  /// A way to compare a constant with a value.
  public enum Comparison: Sendable {
    /// With the whole value.
    case whole

    /// With some part of the value.
    case part

    /// In the check's own way, so that only files of words are examined, for lines that their
    /// author can't have meant as words.
    case loosely
  }

  /// Whether the check ignores case if the setting is true.
  ///
  /// A constant is then lost only if it isn't found in any case.
  public let foldsCase: Bool

  /// Whether the text is the code of a region, such as CH.
  ///
  /// Lint reports a constant that isn't one. At the call, an unknown code can come from a field.
  package private(set) var namesRegion = false

  /// Returns a copy for a setting whose text is the code of a region.
  package func namingRegion() -> SettingDefinition {
    var definition = self
    definition.namesRegion = true
    return definition
  }

  /// Creates a definition.
  public init(
    _ name: String,
    _ type: SettingType,
    _ summary: String,
    isRequired: Bool = false,
    isCondition: Bool = false,
    comparison: Comparison? = nil,
    foldsCase: Bool = false,
    default defaultText: String? = nil
  ) {
    self.name = name
    self.type = type
    self.summary = summary
    self.isRequired = isRequired
    self.isCondition = isCondition
    self.comparison = comparison
    self.foldsCase = foldsCase
    self.defaultText = defaultText
  }
}

// Definitions for the most common types, each with a default of that type.
extension SettingDefinition {
  /// Defines a setting that is true or false.
  ///
  /// Without a default, it is false if absent.
  ///
  ///     SettingDefinition.boolean("strictly", "Whether no two are equal.").defaultText  // "false"
  public static func boolean(
    _ name: String,
    _ summary: String,
    foldsCase: Bool = false,
    default value: Bool = false
  ) -> SettingDefinition {
    SettingDefinition(name, .boolean, summary, foldsCase: foldsCase, default: String(value))
  }

  /// Defines a setting that is a whole number within limits.
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

  /// Defines a setting that is one of the words of an enumeration.
  ///
  ///     SettingDefinition.choice("unit", LengthUnit.self, "The unit.", default: .characters)
  public static func choice<Word: CaseIterable & RawRepresentable<String>>(
    _ name: String,
    _ words: Word.Type,
    _ summary: String,
    default value: Word? = nil
  ) -> SettingDefinition {
    SettingDefinition(name, .choice(of: words), summary, default: value?.rawValue)
  }
}
