import Violations

/// Leaves out the branches of checks that no value reaches, because constants decide conditions and
/// select rows.
///
///     v: { extends: vat, with: { country: RO } }   # without the rules of all other countries
///
/// Outcomes and reports stay the same. An outer check of a rule stays too, so that other rules can
/// change or drop it.
struct BranchPruning {
  /// The constants that are set for the rule's parameters where it is used.
  private let constants: [String: Value]

  /// What is known about the parts; nil if no constant selects a row.
  private let parts: KnownParts?

  /// The environment for the checks of conditions.
  private let binding: Binding

  /// Whether the branches of conditions about parts can be left out.
  ///
  /// A value that isn't text, or doesn't match the rule's pattern, doesn't have parts. The rule
  /// must then stop before its checks look for them.
  private let seesParts: Bool

  /// Whether lists of `any` that refuse every text can be left out.
  ///
  /// Where a pack makes errors warnings, more must be known to say that a list refuses something.
  private let judgesLists: Bool

  /// Prepares to prune the checks of a rule.
  init(of rule: RuleTemplate, knowing constants: [String: Value]) {
    self.constants = constants
    parts = KnownParts(of: rule.traits, knowing: constants)
    binding = Binding(
      parameters: [:],
      confidentiality: rule.confidentiality,
      packCodes: rule.packCodes,
      tables: rule.tables
    )
    seesParts = rule.traits.parts != nil && rule.traits.stopsAtFirst == true
    judgesLists = !rule.packCodes.values.contains { $0.severity == .warning }
  }

  /// Returns the parts of the rule with only the rows that lookups can find; nil if they have no
  /// others.
  func limited(_ template: PartsTemplate?) -> PartsTemplate? {
    template.flatMap { parts?.limited($0) }
  }

  /// Returns the checks of the rule without the branches that no value reaches; nil if there are no
  /// such branches.
  func pruned(_ checks: [CheckTemplate]) -> [CheckTemplate]? {
    pruned(checks, seesParts: seesParts)
  }

  private func pruned(_ checks: [CheckTemplate], seesParts: Bool) -> [CheckTemplate]? {
    var result: [CheckTemplate]?
    for index in checks.indices {
      guard let check = pruned(checks[index], seesParts: seesParts) else { continue }
      // Checks without such branches share their memory with those of other rules.
      result = result ?? checks
      result?[index] = check
    }
    return result
  }

  /// Returns a check without the branches that no value reaches; nil if there are none.
  private func pruned(_ check: CheckTemplate, seesParts: Bool) -> CheckTemplate? {
    // A part of a value doesn't have parts.
    let seesParts = seesParts && check.part == nil
    var result = check
    var isChanged = leaveOutBranch(of: &result, seesParts: seesParts)
    let passesParts = seesParts && check.definition.passesParts
    for (name, expression) in result.settings {
      guard case .checks(let nested) = expression else { continue }
      let isCondition = check.definition.setting(name)?.isCondition == true
      var remaining = pruned(nested, seesParts: passesParts && !isCondition)
      if passesParts, judgesLists, check.definition.isAlternative {
        remaining = reachable(remaining ?? nested) ?? remaining
      }
      guard let kept = remaining else { continue }
      result.settings[name] = .checks(kept)
      isChanged = true
    }
    return isChanged ? result : nil
  }

  /// Leaves out the branch of a condition that no value reaches, and returns whether there is one.
  private func leaveOutBranch(of check: inout CheckTemplate, seesParts: Bool) -> Bool {
    guard let branches = check.definition.branches,
      let holds = answer(to: check, seesParts: seesParts)
    else { return false }
    let lost = holds ? branches.alternative : branches.consequence
    let kept = holds ? branches.consequence : branches.alternative
    guard case .checks(let checks)? = check.settings[lost], !checks.isEmpty else { return false }
    // The check needs one of the two settings.
    check.settings[lost] = check.settings[kept] == nil ? .checks([]) : nil
    return true
  }

  /// Returns the lists of `any` without those that refuse every text; nil if there are no such
  /// lists.
  ///
  /// The first one stays, because a violation may be about it.
  private func reachable(_ lists: [CheckTemplate]) -> [CheckTemplate]? {
    let kept = lists.prefix(1) + lists.dropFirst().filter { !refusesTexts($0) }
    return kept.count == lists.count ? nil : Array(kept)
  }

  /// Returns whether a check is certain to refuse every text, with an error.
  private func refusesTexts(_ check: CheckTemplate) -> Bool {
    guard check.part == nil, check.codes.severity != .warning else { return false }
    switch check.definition.role {
    case .negation: return check.nested.allSatisfy(\.acceptsTexts)
    case .conjunction: return check.nested.contains(where: refusesTexts)
    case .alternatives: return check.nested.allSatisfy(refusesTexts)
    case .condition(_, let consequence, let alternative):
      guard let holds = answer(to: check, seesParts: true),
        case .checks(let branch)? = check.settings[holds ? consequence : alternative]
      else { return false }
      return branch.contains(where: refusesTexts)
    default: return false
    }
  }
}

// What conditions ask, and which answers are the same for all values.
extension BranchPruning {
  /// Returns whether the condition of a check holds; nil if that depends on the value.
  private func answer(to check: CheckTemplate, seesParts: Bool) -> Bool? {
    let definition = check.definition
    guard let question = definition.question, check.refusedSettings.isEmpty else { return nil }
    let subjects = definition.settings.map(\.name).filter { name in
      let type = definition.setting(name)?.type
      return check.settings[name] != nil && (name == question || type == .field || type == .part)
    }
    guard let subject = subjects.first, subjects.count == 1 else { return nil }
    switch check.settings[subject] {
    case .given(let value)? where subject == question: return answer(to: check, about: value)
    case .parameter(let name)? where subject == question:
      return constants[name].flatMap { answer(to: check, about: $0) }
    case .parts(let names)? where seesParts && names.count == 1:
      switch parts?.part(names[0]) {
      case nil: return nil
      case .unset?: return false
      case .text(let text)?:
        if check.conditionChecks.isEmpty { return true }
        // A blank parameter counts as unset, and a blank part doesn't.
        return Blankness.invisible.includes(.text(text))
          ? nil : answer(to: check, about: .text(text))
      }
    default: return nil
    }
  }

  /// Returns whether the condition of a check holds for a constant; nil if that can change.
  ///
  /// The check itself is asked, with one branch that accepts everything and one that refuses
  /// everything.
  private func answer(to check: CheckTemplate, about value: Value) -> Bool? {
    let definition = check.definition
    guard let question = definition.question, let branches = definition.branches,
      check.conditionChecks.allSatisfy(\.isConstantForValue)
    else { return nil }
    var settings = check.settings.filter { definition.setting($0.key)?.isCondition == true }
    settings[question] = .given(value)
    settings[branches.consequence] = .checks([])
    settings[branches.alternative] = .checks([
      CheckTemplate(NotCheck.definition, settings: ["check": .checks([])])
    ])
    let made: RuleCheck
    do throws(BindingError) {
      made = try CheckTemplate(definition, settings: settings).make(in: binding)
    } catch {
      // Making the rule reports it.
      return nil
    }
    var findings = Findings(.outcome)
    made.run("-".utf8Span, in: CheckContext(), into: &findings)
    return switch findings.outcome {
    case .valid: true
    case .invalid: false
    case .inconclusive: nil
    }
  }
}
