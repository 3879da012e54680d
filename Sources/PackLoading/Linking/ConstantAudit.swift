import Documents
import Rules
import Violations

/// Looks for constants that no value can equal, because values are normalised before they are compared.
///
///     normalize: [uppercase]
///     checks: [equals: abc]   // no value equals `abc` after `uppercase`
struct ConstantAudit {
  /// A constant that nothing equals.
  struct Finding {
    var constant: String
    var normalized: String
    var position: FilePosition?
  }

  /// How the values of another field are normalised; nil if that is not known.
  let normalizationOfField: (FieldPath) -> Normalization?

  /// Looks through checks, and those inside them.
  ///
  /// - Parameters:
  ///   - checks: The checks.
  ///   - normalization: How the values are normalised that they look at; nil if that is not known.
  /// - Returns: The constants, in the order of the checks. A list of which some value can be equalled
  ///   is left alone.
  func findings(
    in checks: [CheckTemplate],
    of normalization: Normalization?
  ) -> [Finding] {
    checks.flatMap { check -> [Finding] in
      var findings = normalization.map { ownFindings(in: check, of: $0) } ?? []
      for (name, expression) in check.settings.sorted(by: { $0.key < $1.key }) {
        guard case .checks(let nested) = expression else { continue }
        let looked =
          check.definition.setting(name)?.isCondition == true
          ? conditionNormalization(of: check, own: normalization) : normalization
        findings += self.findings(in: nested, of: looked)
      }
      return findings
    }
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
    guard let name = check.definition.settings.first(where: \.isCompared)?.name,
      check.settings.count == 1
    else { return [] }
    let values: [SettingValue]
    switch check.settings[name] {
    case .constant(.list(let list)): values = list
    case .constant(let value): values = [value]
    default: return []
    }
    let changed = values.compactMap { value -> Finding? in
      guard let text = value.constantText else { return nil }
      let normalized = normalization.apply(to: text).text
      if normalized.utf8.elementsEqual(text.utf8) { return nil }
      return Finding(
        constant: text,
        normalized: normalized,
        position: check.position(of: name)
      )
    }
    return changed.count == values.count ? Array(changed.prefix(1)) : []
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
      "pack.never_equal",
      at: self.position?.file == pack.source.name ? self.position?.inFile ?? position : position,
      reason: "no value equals `\(constant)`, because values are normalised before",
      hint: normalized.isEmpty ? nil : "write `\(normalized)`"
    )
  }
}
