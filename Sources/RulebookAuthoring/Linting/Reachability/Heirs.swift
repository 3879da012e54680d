import PackLoading
import RuleEngine

/// The rules that extend other rules, directly or not.
final class Heirs {
  /// The rules in use, by the names of the rules that they extend.
  private let heirs: [String: [PartUsage.Rule]]

  /// The parameters that something in a rule depends on, by the rule that wrote its checks.
  private var known: [ObjectIdentifier: Set<String>] = [:]

  /// Creates the heirs among the rules in use.
  init(_ rules: [PartUsage.Rule]) {
    heirs = Dictionary(
      grouping: rules.filter { $0.declaration.parentName != nil },
      by: { $0.declaration.parentName ?? "" }
    )
  }

  /// Returns the parameters that something in a rule, or in its heirs, depends on.
  func usedParameters(of rule: RuleDeclaration, _ template: RuleTemplate) -> Set<String> {
    var used = usedParameters(of: template)
    var origins: Set<ObjectIdentifier> = [ObjectIdentifier(template.origin)]
    var names: Set<String> = [rule.name]
    var open = [rule.name]
    while let name = open.popLast() {
      for heir in heirs[name] ?? [] where names.insert(heir.declaration.name).inserted {
        open.append(heir.declaration.name)
        // Rules that inherit everything use the same parameters.
        if origins.insert(ObjectIdentifier(heir.template.origin)).inserted {
          used.formUnion(usedParameters(of: heir.template))
        }
      }
    }
    return used
  }

  private func usedParameters(of template: RuleTemplate) -> Set<String> {
    let origin = template.origin
    if let known = known[ObjectIdentifier(origin)] { return known }
    let used = origin.usedParameters
    known[ObjectIdentifier(origin)] = used
    return used
  }
}
