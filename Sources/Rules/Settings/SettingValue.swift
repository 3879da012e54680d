public import Violations

/// The value of a check's setting, after it was read by its ``SettingType``.
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

  /// Values of one type.
  case list([SettingValue])

  /// Named values of one type.
  case record([String: SettingValue])
}

/// What is wrong with a setting.
public struct SettingError: Error, Hashable, Sendable {
  /// The setting's name; nil if the fault is in their combination.
  public var setting: String?

  /// What is wrong, in English, for the author of the pack.
  public var reason: String

  /// The offset of what is wrong in the setting's text, in Unicode scalars, where known.
  public var offset: Int?

  /// What to write instead, where known.
  public var hint: String?

  /// What is wrong in rows of the table that the setting names, each at its own place; empty if the
  /// fault is not in rows, or if nobody knows where they are written.
  package var rowFaults: [Diagnostic] = []

  /// Creates an error.
  public init(_ setting: String?, _ reason: String, offset: Int? = nil, hint: String? = nil) {
    self.setting = setting
    self.reason = reason
    self.offset = offset
    self.hint = hint
  }
}
