public import Violations

/// The value of a check's setting, as read by its ``SettingType``.
public indirect enum SettingValue: Sendable {
  /// For text, pattern, character set and choice.
  case text(String)

  /// A whole number.
  case integer(Int)

  /// A number.
  case decimal(ExactDecimal)

  /// True or false.
  case boolean(Bool)

  /// A fixed or relative date.
  case date(DateExpression)

  /// Any value.
  case value(Value)

  /// The path of another field.
  case field(FieldPath)

  /// Checks, ready to run.
  case checks(CheckList)

  /// A table, as the definition of its kind reads it.
  case table(any Sendable)

  /// A part of the rule's values.
  case part(PartReference)

  /// A rule, ready to check values.
  case rule(Rule)

  /// Values of one type.
  case list([SettingValue])

  /// Named values of one type.
  case record([String: SettingValue])
}

/// A mistake in a setting.
public struct SettingError: Error, Hashable, Sendable {
  /// The setting's name; nil if the error is in a combination of settings.
  public var setting: String?

  /// A description of the mistake, in English, for the author of the pack.
  public var reason: String

  /// The offset of the error in the setting's text, in Unicode scalars, if known.
  public var offset: Int?

  /// Advice on what to write instead; nil if there is none.
  public var hint: String?

  /// The errors in rows of the table that the setting names, each at its own position.
  ///
  /// This is empty if the error isn't in rows, or if their positions are unknown.
  package var rowFaults: [Diagnostic] = []

  /// Creates an error.
  public init(_ setting: String?, _ reason: String, offset: Int? = nil, hint: String? = nil) {
    self.setting = setting
    self.reason = reason
    self.offset = offset
    self.hint = hint
  }
}
