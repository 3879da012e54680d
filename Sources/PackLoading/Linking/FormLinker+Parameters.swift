import RuleEngine
import SourceTexts
import Violations

// The values that a form sets for the parameters of its fields' rules.
extension FormLinker {
  /// Builds the rule with the values that the form sets if all fields are blank, so that a setting
  /// that doesn't fit is found now.
  ///
  /// - Parameters:
  ///   - template: The rule.
  ///   - constants: The constants that the form sets, by parameter.
  ///   - field: The field with the rule.
  ///   - pack: The pack that declares the field.
  /// - Throws: A ``LoadingError`` with the settings that don't fit.
  func tryMaking(
    _ template: RuleTemplate,
    knowing constants: [String: Value],
    for field: FieldDeclaration,
    of pack: PackDeclaration
  ) throws(LoadingError) {
    var values: [String: Value] = [:]
    for (name, source) in field.parameters { values[name.content] = source.valueWithoutFields }
    do throws(BindingError) {
      _ = try template.pruned(knowing: constants).choosing(template.groups)
        .bind(values, within: budget)
    } catch {
      if error.isKnown { return }
      // The rule is correct without the parameters, so the mistake is where they are written.
      var error = error
      var position = field.position
      let given = self.position(ofParameterIn: field, of: template, for: error)
      let isElsewhere = error.position?.file != pack.source.name
      if given != nil || isElsewhere, template.errorsWithDefaults().isEmpty {
        error.position = nil
        error.error.offset = nil
        position = given ?? field.parameters.first?.name.position ?? position
      }
      let found = error.diagnostics(in: library, pack: pack, at: position)
      try LoadingError(found).map { (error) throws(LoadingError) in throw error }
    }
  }

  /// Returns the position where a field sets a parameter that a check can't use; nil if something
  /// else is wrong.
  ///
  /// - Complexity: O(*n*) in the number of checks.
  private func position(
    ofParameterIn field: FieldDeclaration,
    of rule: RuleTemplate,
    for error: BindingError
  ) -> SourcePosition? {
    if field.parameters.isEmpty { return nil }
    let used = rule.checks.reduce(into: Set<String>()) { used, check in
      used.formUnion(check.parameters(of: error.error.setting, inChecksNamed: error.check))
    }
    return field.parameters.first { used.contains($0.name.content) }?.name.position
  }

  /// Reports parameters that a rule doesn't have, and constants that don't suit theirs.
  func checkParameters(
    _ field: FieldDeclaration,
    of rule: RuleTemplate?,
    in pack: PackDeclaration
  ) throws(LoadingError) {
    guard let rule, !field.parameters.isEmpty, !rule.lacksParameters else { return }
    let parameters = Dictionary(rule.parameters.map { ($0.name, $0) }, uniquingKeysWith: { $1 })
    var collector = DiagnosticCollector()
    for (name, source) in field.parameters {
      guard let parameter = parameters[name.content] else {
        collector.add(
          "pack.unknown_parameter",
          in: pack.source,
          at: name.position,
          reason: "the rule `\(rule.name)` doesn't have a parameter `\(name.content)`",
          hint: nameHint(to: name.content, among: parameters.keys)
        )
        continue
      }
      do throws(SettingError) {
        for value in source.constants { _ = try parameter.type.interpret(value) }
      } catch {
        collector.add(
          "pack.bad_setting",
          in: pack.source,
          at: name.position,
          reason: "the parameter `\(name.content)`: \(error.reason)"
        )
      }
    }
    try collector.throwIfAny()
  }
}
