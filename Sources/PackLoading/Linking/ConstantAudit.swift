import RuleEngine
import SourceTexts
import Violations

/// Looks for constants that no value can equal or have in it, because values are normalised before they
/// are compared, and for conditions that are decided by a constant.
///
///     normalize: [uppercase]
///     checks: [equals: abc]   // no value equals `abc` after `uppercase`
struct ConstantAudit {
  /// A constant that makes a check idle.
  struct Finding {
    var code: String
    var reason: String
    var hint: String?
    var position: FilePosition?
  }

  /// How the values of another field are normalised; nil if that is not known.
  let normalizationOfField: (FieldPath) -> Normalization?

  /// Looks through checks, and those inside them.
  ///
  /// - Parameters:
  ///   - checks: The checks.
  ///   - normalization: How the values are normalised that they look at; nil if that is not known.
  /// - Returns: The constants, in the order of the checks; of a list, the first.
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

  /// Returns what is wrong with a condition that is decided already, because it asks a constant.
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
        + "so that one of its branches is never taken",
      hint: "ask a parameter, like `\(name): { parameter: NAME }`",
      position: check.position(of: name)
    )
  }

  /// How the values are normalised that the condition of a check looks at.
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
    let verb = comparison == .whole ? "equals `\(lost)`" : "has `\(lost)` in it"
    return [
      Finding(
        code: "pack.never_equal",
        reason: "no value \(verb), because values are normalised before",
        hint: normalized.isEmpty ? nil : "write `\(normalized)`",
        position: check.position(of: setting.name)
      )
    ]
  }
}

extension Normalization {
  /// Returns whether some normalised text is a constant, or has it in it.
  fileprivate func leaves(_ text: String, comparedAs way: SettingDefinition.Comparison) -> Bool {
    switch way {
    case .whole: apply(to: text).text.utf8.elementsEqual(text.utf8)
    case .part:
      // Between letters, blanks are not trimmed, and a σ does not end a word.
      apply(to: text).text.utf8.elementsEqual(text.utf8)
        || apply(to: "x\(text)x").text.utf8.dropFirst().starts(with: text.utf8)
    }
  }
}

extension SettingValue {
  /// The text that a value can equal, if this is one.
  fileprivate var constantText: String? {
    switch self {
    case .text(let text), .value(.text(let text)): text
    default: nil
    }
  }
}

extension ConstantAudit.Finding {
  /// The finding as a diagnostic of the pack where the constant is written.
  func diagnostic(in pack: PackDeclaration, at position: SourcePosition) -> Diagnostic {
    pack.source.diagnostic(
      code,
      at: self.position?.file == pack.source.name ? self.position?.inFile ?? position : position,
      reason: reason,
      hint: hint
    )
  }
}
