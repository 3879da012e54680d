package import RuleEngine
import SourceTexts
package import Violations

/// A parameter as a rule writes it.
///
/// A rule that extends or replaces another may declare its parameters again. What it doesn't write
/// stays the same, so that everything that sets this parameter keeps working.
package struct ParameterDeclaration: Sendable {
  package var name: String

  /// The position of the name.
  package var position: SourcePosition

  /// The type; nil if it isn't written.
  package var type: SettingType?

  /// The default, if one is written.
  var defaultValue: Located<Value>?
  var summary: String?

  /// The parameter without inheritance: a text unless it declares another type.
  var definition: ParameterDefinition {
    ParameterDefinition(name, type ?? .text, default: defaultValue?.content, summary: summary)
  }

  /// Returns the parameter with missing parts filled in from a parameter with the same name.
  ///
  /// - Throws: A `SettingError` if the default doesn't fit the type.
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

extension SettingType {
  /// The name of the type of a parameter in packs; nil if it isn't a single word.
  package var parameterTypeName: String? {
    NodeReader.parameterTypes.first { $0.value == self }?.key
  }
}
