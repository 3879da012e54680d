import Documents
import Rules
import Violations

/// A parameter as a rule writes it.
///
/// A rule that extends or replaces another may declare its parameters anew. What it does not write of
/// one stays as it was, so that whatever gives the rule this parameter goes on to work.
struct ParameterDeclaration: Sendable {
  var name: String

  /// The type; nil if it is not written.
  var type: SettingType?

  /// The default, if one is written.
  var defaultValue: Located<Value>?
  var summary: String?

  /// The parameter without what it inherits: a text unless it says another type.
  var definition: ParameterDefinition {
    ParameterDefinition(name, type ?? .text, default: defaultValue?.content, summary: summary)
  }

  /// Returns the parameter with what it does not write taken from one of the same name.
  ///
  /// - Throws: A `SettingError` if the default does not suit the type.
  func definition(
    inheriting inherited: ParameterDefinition
  ) throws(SettingError) -> ParameterDefinition {
    let type = type ?? inherited.type
    if let defaultValue { _ = try type.interpret(defaultValue.content) }
    let keepsDefault = type == inherited.type
    return ParameterDefinition(
      name,
      type,
      default: defaultValue?.content ?? (keepsDefault ? inherited.defaultValue : nil),
      summary: summary ?? inherited.summary
    )
  }
}
