import RuleEngine
import SourceTexts
import Violations

/// Looks for constants that no value can equal or contain, because values are normalized before
/// they are compared, and for conditions that a constant decides.
///
///     normalize: [uppercase]
///     checks: [equals: abc]   // no value equals `abc` after `uppercase`
///
/// Constants are settings, the words of a table, and the cells of a column. ``WordAudit`` examines
/// them.
struct ConstantAudit {
  /// A constant that keeps a check from ever having an effect.
  struct Finding {
    var code: String
    var reason: String
    var hint: String?
    var position: FilePosition?

    /// The file of the table that contains the constant; nil if it isn't in a table of words.
    var source: SourceText?

    /// The name of the table that contains the constant, as written in the pack; nil if it is a
    /// setting.
    var table: String?

    /// The position of the check.
    var check: FilePosition?
  }

  /// What is known about the texts that a check looks at.
  struct Texts {
    var normalization: Normalization

    /// Whether a text is a piece of a normalized one.
    var isPiece = false
  }

  /// The parts of a rule's values, with tables linked; nil if it doesn't name any.
  var parts: PartsTemplate?

  /// The normalization of another field's values; nil if it isn't known.
  let normalizationOfField: (FieldPath) -> Normalization?

  /// Returns whether the tables of a check are examined.
  var examinesTables: (CheckTemplate) -> Bool = { _ in true }

  /// Searches checks, and the checks inside them.
  ///
  /// - Parameters:
  ///   - checks: The checks.
  ///   - normalization: The normalization of the checked values; nil if it isn't known.
  /// - Returns: The constants, in the order of the checks.
  func findings(
    in checks: [CheckTemplate],
    of normalization: Normalization?
  ) -> [Finding] {
    findings(in: checks, of: normalization.map { Texts(normalization: $0) })
  }

  private func findings(in checks: [CheckTemplate], of outer: Texts?) -> [Finding] {
    checks.flatMap { check -> [Finding] in
      let texts = check.part.map { self.texts(ofPart: $0, in: outer) } ?? outer
      let words = WordAudit(texts: texts, parts: parts, examinesTables: examinesTables(check))
      var findings = words.findings(in: check)
      for (name, expression) in check.settings.sorted(by: { $0.key < $1.key }) {
        if let finding = decided(name, expression, in: check) { findings.append(finding) }
        guard case .checks(let nested) = expression else { continue }
        let isCondition = check.definition.setting(name)?.isCondition == true
        let looked = isCondition ? textsOfCondition(of: check, own: texts) : texts
        findings += self.findings(in: nested, of: looked)
      }
      return findings
    }
  }

  /// Returns what is known about the texts of a part, or nil if it isn't a piece of the value.
  private func texts(ofPart name: String, in outer: Texts?) -> Texts? {
    guard var texts = outer, parts?.groupNames.contains(name) == true else { return nil }
    texts.isPiece = true
    return texts
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

  /// Returns what is known about the texts that a check's condition looks at.
  private func textsOfCondition(of check: CheckTemplate, own: Texts?) -> Texts? {
    for setting in check.definition.settings {
      guard let expression = check.settings[setting.name] else { continue }
      switch setting.type {
      case .field:
        guard case .constant(.field(let path)) = expression else { return nil }
        return normalizationOfField(path).map { Texts(normalization: $0) }
      case .part:
        guard case .parts(let names) = expression, let name = names.first else { return nil }
        return texts(ofPart: name, in: own)
      case .value where setting.isCondition: return nil
      default: break
      }
    }
    return own
  }
}

extension ConstantAudit.Finding {
  /// Returns the finding as a diagnostic of the pack where the constant is written.
  func diagnostic(in pack: PackDeclaration, at position: SourcePosition) -> Diagnostic {
    if let source, let place = self.position, source.name == place.file {
      return source.diagnostic(code, at: place.inFile, reason: reason, hint: hint)
    }
    if table != nil, let place = self.position, place.file != pack.source.name {
      // The constant is in a file of rows.
      if let rows = pack.sourceOfRows(inFile: place.file) {
        return rows.diagnostic(code, at: place.inFile, reason: reason, hint: hint)
      }
      return Diagnostic(
        code: code,
        file: place.file,
        position: place.inFile,
        reason: reason,
        hint: hint
      )
    }
    return pack.source.diagnostic(
      code,
      at: self.position?.file == pack.source.name ? self.position?.inFile ?? position : position,
      reason: reason,
      hint: hint
    )
  }
}
