import RuleEngine
import SourceTexts
import Violations

/// Looks for constants that no value can equal or contain, because values are normalized before
/// they are compared, and for conditions that a constant decides.
///
///     normalize: [uppercase]
///     checks: [equals: abc]   // no value equals `abc` after `uppercase`
struct ConstantAudit {
  /// A constant that keeps a check from ever having an effect.
  struct Finding {
    var code: String
    var reason: String
    var hint: String?
    var position: FilePosition?
  }

  /// The normalization of another field's values; nil if it isn't known.
  let normalizationOfField: (FieldPath) -> Normalization?

  /// Searches checks, and the checks inside them.
  ///
  /// - Parameters:
  ///   - checks: The checks.
  ///   - normalization: The normalization of the checked values; nil if it isn't known.
  /// - Returns: The constants, in the order of the checks; of a list, only the first.
  func findings(
    in checks: [CheckTemplate],
    of normalization: Normalization?
  ) -> [Finding] {
    checks.flatMap { check -> [Finding] in
      var findings = normalization.map { ownFindings(in: check, of: $0) } ?? []
      for (name, expression) in check.settings.sorted(by: { $0.key < $1.key }) {
        if let finding = decided(name, expression, in: check) { findings.append(finding) }
        guard case .checks(let nested) = expression else { continue }
        let looked =
          check.definition.setting(name)?.isCondition == true
          ? conditionNormalization(of: check, own: normalization) : normalization
        findings += self.findings(in: nested, of: looked)
      }
      return findings
    }
  }

  /// Returns what is wrong with a condition that a constant has already decided.
  private func decided(
    _ name: String,
    _ expression: SettingExpression,
    in check: CheckTemplate
  ) -> Finding? {
    guard case .constant = expression, let setting = check.definition.setting(name),
      setting.isCondition, setting.type == .value
    else { return nil }
    return Finding(
      code: "pack.bad_setting",
      reason: "the setting `\(name)` of the check `\(check.definition.name)` is a constant, "
        + "so one of its branches is never used",
      hint: "use a parameter, like `\(name): { parameter: NAME }`",
      position: check.position(of: name)
    )
  }

  /// Returns the normalization of the values that a check's condition looks at.
  private func conditionNormalization(
    of check: CheckTemplate,
    own: Normalization?
  ) -> Normalization? {
    let fields = check.definition.settings.filter { $0.type == .field }.map(\.name)
    if let field = fields.compactMap({ check.settings[$0] }).first {
      if case .constant(.field(let path)) = field { return normalizationOfField(path) }
      return nil
    }
    let isGiven = check.definition.settings.contains { setting in
      setting.isCondition && setting.type == .value && check.settings[setting.name] != nil
    }
    return isGiven ? nil : own
  }

  private func ownFindings(in check: CheckTemplate, of normalization: Normalization) -> [Finding] {
    guard let setting = check.definition.settings.first(where: { $0.comparison != nil }),
      let comparison = setting.comparison, check.settings.count == 1
    else { return [] }
    let values: [SettingValue]
    switch check.settings[setting.name] {
    case .constant(.list(let list)): values = list
    case .constant(let value): values = [value]
    default: return []
    }
    let lost = values.lazy.compactMap(\.constantText)
      .first { !normalization.leaves($0, comparedAs: comparison) }
    guard let lost else { return [] }
    let normalized = normalization.apply(to: lost).text
    let verb = comparison == .whole ? "equals `\(lost)`" : "contains `\(lost)`"
    return [
      Finding(
        code: "pack.never_equal",
        reason: "no value \(verb), because values are normalized before they are compared",
        hint: normalized.isEmpty ? nil : "write `\(normalized)`",
        position: check.position(of: setting.name)
      )
    ]
  }
}

extension Normalization {
  /// Returns whether a normalized text can equal or contain a constant.
  fileprivate func leaves(_ text: String, comparedAs way: SettingDefinition.Comparison) -> Bool {
    switch way {
    case .whole: apply(to: text).text.utf8.elementsEqual(text.utf8)
    case .part:
      // Between letters, spaces aren't trimmed, and a σ doesn't end a word.
      apply(to: text).text.utf8.elementsEqual(text.utf8)
        || apply(to: "x\(text)x").text.utf8.dropFirst().starts(with: text.utf8)
    }
  }
}

extension SettingValue {
  /// The text that a value can equal, if the setting is a text.
  fileprivate var constantText: String? {
    switch self {
    case .text(let text), .value(.text(let text)): text
    default: nil
    }
  }
}

extension ConstantAudit.Finding {
  /// Returns the finding as a diagnostic of the pack where the constant is written.
  func diagnostic(in pack: PackDeclaration, at position: SourcePosition) -> Diagnostic {
    pack.source.diagnostic(
      code,
      at: self.position?.file == pack.source.name ? self.position?.inFile ?? position : position,
      reason: reason,
      hint: hint
    )
  }
}
