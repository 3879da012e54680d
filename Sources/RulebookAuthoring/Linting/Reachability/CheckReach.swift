import RuleEngine
import TextRules
import Violations

/// Looks for checks and conditions of a rule that no value can meet, or that every value meets.
///
/// Each check is compared with the values that it can meet (``MetValues``), at any depth. Parts of
/// values, elements of lists and members of records are other values, so the search ends there.
struct CheckReach {
  /// The rule, or the rule of a form's field with the checks that the form adds.
  let rule: RuleTemplate

  /// Returns the values of another field of the form, which conditions look at; nil if they aren't
  /// known.
  var valuesOfField: (FieldPath) -> MetValues? = { _ in nil }

  /// Returns whether some work is within the limit.
  var allow: (Int) -> Bool = { _ in true }

  func findings() -> [ReachFinding] {
    if rule.isSecret { return [] }
    if let contradiction { return [contradiction] }
    return lostParts
      + rule.checks.indices.flatMap { index -> [ReachFinding] in
        search(
          rule.checks[index],
          meeting: MetValues(in: rule, besideCheck: index),
          writtenBy: author(ofCheck: index)
        )
      }
  }

  /// The rule that a check was written for.
  private enum Author {
    /// The rule itself.
    case rule

    /// A rule that this one extends, with other parameters, parts or normalization.
    case other

    /// The rule that this one extends, which has the same findings.
    case base
  }

  private func author(ofCheck index: Int) -> Author {
    if index < rule.base?.checks.count ?? 0 { return .base }
    return index < rule.inheritedCount ? .other : .rule
  }

  /// The finding about the pattern of the parts, if no normalized value can match it.
  private var lostParts: [ReachFinding] {
    guard rule.base == nil, let parts = rule.traits.parts,
      !rule.normalization.mayMatch(parts.pattern)
    else {
      return []
    }
    return [Self.lostCharacters(at: parts.position)]
  }

  private static func lostCharacters(at position: FilePosition?) -> ReachFinding {
    ReachFinding(
      code: "lint.never_matches",
      position: position,
      reason: "no value has these characters, because `normalize` replaces or removes them first",
      hint: "write the characters as they are after `normalize`"
    )
  }

  /// Returns what is wrong if the checks refuse every value together.
  private var contradiction: ReachFinding? {
    let limiting = rule.checks.last { check in
      switch check.definition.role {
      case .enumeration, .kind, .pattern, .length, .range, .affix, .characters: true
      default: false
      }
    }
    guard let limiting else { return nil }
    let isImpossible =
      rule.checks.count > 1 && rule.refusesListedValues || namesKind && rule.acceptedKinds.isEmpty
      || ValueDemands(of: rule).isImpossible
    if !isImpossible { return nil }
    return ReachFinding(
      code: "lint.no_valid_value",
      position: limiting.position,
      reason: "no value passes this check and the other checks of the rule",
      hint: "remove one of them, or use `any`"
    )
  }

  /// Whether a check requires a kind of value, so that others can require another one.
  private var namesKind: Bool {
    rule.checks.count > 1
      && rule.checks.contains { check in
        switch check.definition.role {
        case .kind, .range: true
        default: false
        }
      }
  }

  /// Searches a check and the checks inside it.
  ///
  /// - Parameters:
  ///   - check: The check.
  ///   - met: The values that it can meet.
  ///   - isDenied: Whether the check is inside a negation, which may be there to give a value that
  ///     other checks refuse a message of its own.
  ///   - author: The rule that the check was written for. Another rule may be narrower than that,
  ///     so that it doesn't accept all of its constants.
  /// - Returns: The findings, outer checks first.
  private func search(
    _ check: CheckTemplate,
    meeting met: MetValues,
    isDenied: Bool = false,
    writtenBy author: Author = .rule
  ) -> [ReachFinding] {
    if !check.namedParts.isEmpty { return [] }
    var findings = author == .base ? [] : lostCharacters(of: check, meeting: met)
    if author == .rule, !isDenied, let lost = lostConstant(of: check, meeting: met) {
      findings.append(lost)
    }
    let definition = check.definition
    if let subject = check.conditionSubject {
      if author == .rule { findings += conditionFindings(of: check, about: subject, met) }
      return findings
        + branches(of: check).flatMap {
          search($0, meeting: met, isDenied: isDenied, writtenBy: author)
        }
    }
    if definition.isAlternative || definition.isConjunction || definition.isNegation {
      let denied = isDenied || definition.isNegation
      findings += check.nested.flatMap {
        search($0, meeting: met, isDenied: denied, writtenBy: author)
      }
    }
    return findings
  }

  /// The checks of a condition's branches.
  private func branches(of check: CheckTemplate) -> [CheckTemplate] {
    check.definition.settings.filter { !$0.isCondition }.flatMap { setting -> [CheckTemplate] in
      if case .checks(let checks)? = check.settings[setting.name] { checks } else { [] }
    }
  }

  /// Returns the finding about a constant that no value equals.
  private func lostConstant(of check: CheckTemplate, meeting met: MetValues) -> ReachFinding? {
    guard let lost = check.listedConstants?.first(where: { !met.mayEqual($0) }),
      case .enumeration(let setting)? = check.definition.role
    else { return nil }
    return ReachFinding(
      code: "lint.never_equal",
      position: check.position(of: setting),
      reason: "\(met.owner) never equals \(lost.text.map { "`\($0)`" } ?? "this constant")",
      hint: met.hint
    )
  }

  /// Returns the findings about patterns and sets whose characters normalization removes.
  private func lostCharacters(of check: CheckTemplate, meeting met: MetValues) -> [ReachFinding] {
    guard let normalization = met.normalization, !normalization.steps.isEmpty else { return [] }
    var lost = check.settings.keys.sorted().filter { name in
      check.losesCharacters(ofSet: name, after: normalization)
    }
    if case .pattern(let setting, _)? = check.definition.role,
      let pattern = check.patterns.first, !normalization.mayMatch(pattern.matcher)
    {
      lost.append(setting)
    }
    return lost.map { Self.lostCharacters(at: check.position(of: $0)) }
  }
}

extension CheckReach {
  /// Returns the findings about the checks that decide a condition.
  private func conditionFindings(
    of check: CheckTemplate,
    about subject: ConditionSubject,
    _ own: MetValues
  ) -> [ReachFinding] {
    let met: MetValues? =
      switch subject {
      case .value: own
      case .field(let path): valuesOfField(path)
      case .parameter(let name):
        rule.parameters.first { $0.name == name }.map { MetValues(of: $0) }
      case .other: nil
      }
    guard let met else { return [] }
    let setting = check.definition.settings.first { $0.isCondition && $0.type == .checks }
    return findings(
      in: check.conditionChecks,
      at: check.position(of: setting?.name),
      meeting: met,
      mayAlwaysHold: subject != .value
    )
  }

  /// Returns the findings about the checks of a condition.
  ///
  /// - Parameters:
  ///   - checks: The checks. All of them must hold.
  ///   - position: The position of the condition.
  ///   - met: The values that the condition can meet.
  ///   - mayAlwaysHold: Whether a condition that always holds is a finding, too.
  /// - Returns: The findings.
  func findings(
    in checks: [CheckTemplate],
    at position: FilePosition?,
    meeting met: MetValues,
    mayAlwaysHold: Bool
  ) -> [ReachFinding] {
    let lost = checks.flatMap { search($0, meeting: met) }
    if !lost.isEmpty { return lost }
    if let demands = met.demands?.joined(with: ValueDemands(of: checks)),
      allow(demands.searchCost), demands.isImpossible
    {
      return [neverHolding(at: position, met)]
    }
    guard let values = met.tried, !isOfSomeConstants(checks, among: values),
      allow(values.count), let rule = condition(of: checks)
    else { return [] }
    let holding = values.filter { rule.mayAccept(constant: $0) }
    if holding.isEmpty { return [neverHolding(at: position, met)] }
    if mayAlwaysHold, holding.count == values.count {
      return [
        ReachFinding(
          code: "lint.always_holds",
          position: position,
          reason: "the condition always holds, because \(met.owner) always passes these checks",
          hint: met.hint
        )
      ]
    }
    return []
  }

  /// Returns whether a condition asks for some of the values, so that it can hold and not hold.
  private func isOfSomeConstants(_ checks: [CheckTemplate], among values: [Value]) -> Bool {
    guard checks.count == 1, let constants = checks.first?.listedConstants else { return false }
    return constants.count < Set(values).count
  }

  private func neverHolding(at position: FilePosition?, _ met: MetValues) -> ReachFinding {
    ReachFinding(
      code: "lint.never_holds",
      position: position,
      reason: "the condition never holds, because \(met.owner) never passes these checks",
      hint: met.hint
    )
  }

  /// Returns the checks of a condition as a rule; nil if they look at more than the value.
  private func condition(of checks: [CheckTemplate]) -> Rule? {
    let rules = rule.traits.rules
    if checks.isEmpty || !checks.allSatisfy({ $0.isSelfContained(handingTo: rules) }) { return nil }
    var traits = RuleTraits()
    traits.rules = rules
    let template = RuleTemplate(
      name: rule.name,
      pack: rule.pack,
      checks: checks,
      tables: rule.tables,
      traits: traits
    )
    return template.selfContained()
  }
}
