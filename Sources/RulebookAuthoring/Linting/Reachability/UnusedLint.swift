import PackLoading
import RuleEngine
import SourceTexts
import Violations

/// Looks for declarations of a pack that change nothing: parameters and groups that no check looks
/// at, and rules without checks.
struct UnusedLint {
  /// The pack.
  let pack: PackDeclaration

  /// The rules that extend others.
  let heirs: Heirs

  func findings(about rule: RuleDeclaration, _ template: RuleTemplate) -> [ReachFinding] {
    [emptyChecks(of: rule, template)].compactMap(\.self) + unusedParameters(of: rule, template)
  }

  private func emptyChecks(of rule: RuleDeclaration, _ template: RuleTemplate) -> ReachFinding? {
    if let position = rule.emptyChecks {
      return ReachFinding(
        code: "lint.no_checks",
        position: FilePosition(file: pack.source.name, at: position),
        reason: "the list of checks is empty",
        hint: "remove `checks:`, or write the checks"
      )
    }
    guard template.checks.isEmpty, template.traits.parts == nil else { return nil }
    return ReachFinding(
      code: "lint.no_checks",
      position: nil,
      reason: "the rule `\(rule.name)` accepts every value, because it doesn't have checks",
      hint: "write the checks under `checks:`"
    )
  }

  private func unusedParameters(
    of rule: RuleDeclaration,
    _ template: RuleTemplate
  ) -> [ReachFinding] {
    if rule.ownParameters.isEmpty { return [] }
    let used = heirs.usedParameters(of: rule, template)
    let unused = rule.ownParameters.filter { parameter in
      // An inherited parameter without a type is kept for callers who still pass it.
      !used.contains(parameter.name) && (rule.parentName == nil || parameter.type != nil)
    }
    return unused.map { parameter in
      ReachFinding(
        code: "lint.unused_parameter",
        position: FilePosition(file: pack.source.name, at: parameter.position),
        reason: "nothing uses the parameter `\(parameter.name)`",
        hint: "remove it, or write `{ parameter: \(parameter.name) }` in a setting"
      )
    }
  }

  /// Returns the findings about groups that nothing in the pack belongs to.
  func unusedGroups() -> [ReachFinding] {
    let used = usedGroups
    return pack.groups.filter { !used.contains($0.name) }.map { group in
      ReachFinding(
        code: "lint.unused_group",
        position: FilePosition(file: pack.source.name, at: group.position),
        reason: "no check or field belongs to the group `\(group.name)`",
        hint: "remove it, or write `groups: [\(group.name)]` next to a check, or "
          + "`required-in: [\(group.name)]` in a field"
      )
    }
  }

  private var usedGroups: Set<String> {
    var used: Set<String> = []
    for rule in pack.rules {
      used.formUnion(rule.checks.groups)
      for change in rule.changes {
        guard let groups = change.settings.record?["groups"] else { continue }
        used.formUnion((groups.list ?? [groups]).compactMap(\.text))
      }
    }
    for form in pack.forms {
      for field in form.fields { used.formUnion(field.requiredIn.union(field.checks.groups)) }
      used.formUnion(form.checks.map(\.check).groups)
    }
    return used
  }
}

extension [CheckTemplate] {
  /// The groups of the checks, which checks inside others can't have.
  fileprivate var groups: Set<String> { reduce(into: []) { $0.formUnion($1.groups) } }
}
