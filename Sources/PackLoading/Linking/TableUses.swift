import RuleEngine
import SourceTexts
import Violations

/// Decides which findings in tables are mistakes of their pack, where several checks can use one
/// table.
///
/// A word that one check can't find isn't lost if another check, which looks at values after other
/// normalization steps, can find it.
struct TableUses {
  private let pack: PackDeclaration

  /// The normalization of the values that the examined check looks at; nil if it isn't known.
  private let normalization: Normalization?

  /// The rule that is examined; nil for a field of a form.
  private let rule: RuleDeclaration?

  /// Whether the check is the only one that looks at a table in its way, by table.
  private var isAlone: [String: Bool] = [:]

  /// Whether a finding in the table of an inherited check was already returned.
  private var hasInherited = false

  /// The positions of the rule's own checks.
  private let ownChecks: Set<FilePosition>

  init(_ pack: PackDeclaration, after normalization: Normalization?, of rule: RuleDeclaration?) {
    self.pack = pack
    self.normalization = normalization
    self.rule = rule
    ownChecks = Set(rule?.checks.flatMap(\.positions) ?? [])
  }

  /// Whether a finding in the table of an inherited check can be a mistake of the rule.
  private var concernsInherited: Bool {
    guard let rule else { return true }
    return rule.normalization != nil || !rule.changes.isEmpty
  }

  /// Returns whether a finding in the tables of a check can be a mistake of the rule.
  func concern(_ check: CheckTemplate) -> Bool {
    concernsInherited || check.position.map(ownChecks.contains) == true
  }

  /// Returns the finding if it is a mistake of the pack, or nil.
  ///
  /// If an heir changes the normalization before an inherited check, only the first word that is
  /// lost is returned, at the heir.
  mutating func applicable(_ finding: ConstantAudit.Finding) -> ConstantAudit.Finding? {
    guard let table = finding.table else { return finding }
    if rule != nil, finding.check.map(ownChecks.contains) != true {
      guard concernsInherited, !hasInherited else { return nil }
      hasInherited = true
      var finding = finding
      (finding.position, finding.source, finding.table) = (nil, nil, nil)
      return finding
    }
    if finding.code != "pack.never_equal" { return finding }
    if isAlone[table] == nil { isAlone[table] = isOnlyUse(of: table) }
    return isAlone[table] == true ? finding : nil
  }

  /// Returns whether all other uses of a table look at values after the same normalization.
  private func isOnlyUse(of table: String) -> Bool {
    var uses = pack.rules.flatMap { rule -> [Normalization?] in
      let isNamed = rule.traits.parts?.lookUps.contains { $0.tableName == table } ?? false
      let isUsed = isNamed || rule.checks.contains { $0.names(table) }
      let isChanged = rule.changes.contains { $0.settings.texts.contains(table) }
      return (isUsed ? [rule.ownNormalization] : []) + (isChanged ? [nil] : [])
    }
    for field in pack.forms.flatMap(\.fields)
    where field.checks.contains(where: { $0.names(table) }) {
      uses.append(nil)
    }
    let own = rule?.ownNormalization
    if let index = uses.firstIndex(of: own) { uses.remove(at: index) }
    return uses.allSatisfy { $0 != nil && $0 == normalization }
  }
}

extension RuleDeclaration {
  /// The normalization that the rule itself declares; nil if it inherits one.
  fileprivate var ownNormalization: Normalization? {
    normalization ?? (parent == nil ? Normalization() : nil)
  }
}

extension CheckTemplate {
  /// The positions of the check and of those inside it.
  fileprivate var positions: [FilePosition] {
    [position].compactMap(\.self) + nested.flatMap(\.positions)
  }

  /// Returns whether the check, or one inside it, uses a table.
  fileprivate func names(_ table: String) -> Bool {
    tableNames.values.contains(table) || nested.contains { $0.names(table) }
  }
}
