import RuleEngine
import SourceTexts
import Violations

/// The values that checks pass for the parameters of other rules.
extension RuleLinker {
  /// Reports values that the checks of a pack pass for parameters that no rule has.
  ///
  /// If a column names the rules, one that has the parameter is enough. The others ignore it.
  ///
  /// - Parameters:
  ///   - checks: The checks of a rule, including inherited ones, which were already examined.
  ///   - traits: The traits of the rule, with the rules that values are passed to.
  ///   - pack: The pack of the rule.
  func checkHandedParameters(
    of checks: [CheckTemplate],
    _ traits: RuleTraits,
    pack: PackDeclaration
  ) {
    for check in checks where check.position?.file == pack.source.name {
      checkHandedParameters(of: check.nested, traits, pack: pack)
      let names = traits.namesOfRules(for: check)
      let rules = names.compactMap { traits.rules[$0] }
      // A rule that is missing or broken was reported, and may have the parameter.
      guard let first = rules.first, rules.count == names.count,
        !rules.contains(where: \.lacksParameters)
      else { continue }
      let known = Set(rules.flatMap(\.parameters).map(\.name))
      for (name, _) in check.handedParameters where !known.contains(name) {
        report(
          pack,
          "pack.unknown_parameter",
          at: check.handoverPosition,
          rules.count == 1
            ? "the rule `\(first.name)` doesn't have a parameter `\(name)`"
            : "none of the rules that the value is passed to has a parameter `\(name)`",
          hint: nearestNameHint(to: name, in: known.sorted())
        )
      }
    }
  }
}
