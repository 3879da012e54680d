import RuleEngine
import SourceTexts
import Violations

extension FormLinker {
  /// Returns the rules that conditions pass values to, by their names.
  func rulesOfConditions() throws(LoadingError) -> [String: RuleTemplate] {
    var rules: [String: RuleTemplate] = [:]
    for field in inherited.fields {
      let checks = field.declaration.conditions.flatMap(\.content.checks)
      rules.merge(try handedRules(of: checks, in: field.pack, field.origin)) { own, _ in own }
    }
    return rules
  }

  /// Returns the rules that checks pass values to, by their names in the pack that has the checks.
  func handedRules(
    of checks: [CheckTemplate],
    in pack: PackDeclaration,
    _ origin: InheritedForm.Origin?
  ) throws(LoadingError) -> [String: RuleTemplate] {
    var rules: [String: RuleTemplate] = [:]
    for (name, position) in checks.handedRules where rules[name] == nil {
      let place = position?.inFile ?? form.position
      let rule = try rule(Located(content: name, position: place), of: pack)
      rules[name] = origin.map { rule.prefixed(by: $0.place) } ?? rule
    }
    return rules
  }

  /// Returns the rule of the field that another field copies, possibly through other copies.
  func copiedRule(_ path: Located<FieldPath>) throws(LoadingError) -> RuleTemplate? {
    var seen: Set<FieldPath> = []
    var copied = path.content
    while seen.insert(copied).inserted, let field = inherited.field(copied) {
      if let name = field.declaration.rule { return try rule(name, of: field.pack) }
      guard let next = field.declaration.sameAs else { return nil }
      copied = next.content
    }
    return nil
  }
}
