import RuleEngine

/// The least confidentiality of each declared rule's values, because of the rules that it extends
/// or replaces, directly or through others.
///
/// A rule with the name of a rule in a lower layer also counts as replacing it, even if the lower
/// rule was disabled or replaced under another name.
struct InheritedConfidentiality {
  /// The rules whose values are confidential.
  private var strictness: [DeclaredName: Confidentiality] = [:]

  /// The replaced or extended rule that made each rule strict.
  private var reasons: [DeclaredName: String] = [:]

  /// The rules that extend or replace a rule.
  private var heirs: [DeclaredName: [DeclaredName]] = [:]

  /// The rules that a rule extends or replaces.
  private var bases: [DeclaredName: [DeclaredName]] = [:]

  /// The pack that guards the secret of each rule's values.
  private var guardians: [DeclaredName: String] = [:]

  /// Finds out what rules inherit.
  ///
  /// - Parameters:
  ///   - packs: The packs, lowest layer first.
  ///   - rules: The declarations of each name, in every layer.
  /// - Complexity: O(*n*) in the number of rules and of the names in `replaces`.
  init(
    _ packs: [PackDeclaration],
    rules: Standings<RuleDeclaration>
  ) {
    // The rules that names refer to below the current pack.
    var lower: [String: DeclaredName] = [:]
    var strict: [DeclaredName] = []
    for pack in packs {
      for rule in pack.rules {
        let name = DeclaredName(rule, of: pack)
        for other in rule.takenNames {
          if let other = lower[other] { inherit(name, from: other) }
        }
        if let base = rules.parent(of: rule, in: pack) { inherit(name, from: base.name) }
        let declared = rule.declaredConfidentiality
        if declared > .open {
          strictness[name] = declared
          strict.append(name)
        }
      }
      for rule in pack.rules {
        let name = DeclaredName(rule, of: pack)
        for replaced in rule.replaces { lower[replaced.content] = name }
        lower[rule.name] = name
      }
    }
    handOn(from: strict)
    findGuardians(among: strict)
  }

  /// Passes the guardians of secrets on, beginning with the rules that don't inherit their secrecy.
  ///
  /// Each rule gets a guardian at most twice: another pack takes the place of the rule's own.
  private mutating func findGuardians(among strict: [DeclaredName]) {
    var open = strict.filter { rule in
      strictness[rule]?.isSecret == true
        && !(bases[rule] ?? []).contains { strictness[$0]?.isSecret == true }
    }
    for rule in open { guardians[rule] = rule.pack }
    while let rule = open.popLast() {
      guard let guardian = guardians[rule] else { continue }
      for heir in heirs[rule] ?? [] {
        let known = guardians[heir]
        guard known == nil || known == heir.pack && guardian != heir.pack else { continue }
        guardians[heir] = guardian
        open.append(heir)
      }
    }
  }

  private mutating func inherit(_ heir: DeclaredName, from base: DeclaredName) {
    heirs[base, default: []].append(heir)
    bases[heir, default: []].append(base)
  }

  private mutating func handOn(from strict: [DeclaredName]) {
    var open = strict
    while let rule = open.popLast() {
      guard let own = strictness[rule] else { continue }
      for heir in heirs[rule] ?? [] where strictness[heir] ?? .open < own {
        strictness[heir] = own
        reasons[heir] = rule.name
        open.append(heir)
      }
    }
  }

  /// Returns the least confidentiality of a rule's values.
  func confidentiality(of rule: RuleDeclaration, in pack: PackDeclaration) -> Confidentiality {
    strictness[DeclaredName(rule, of: pack)] ?? .open
  }

  /// Returns the pack that guards the secret of a rule's values: the one that first declared that
  /// they are secret; nil if none did.
  ///
  /// If several packs did, one of the others counts.
  func guardian(of rule: RuleDeclaration, in pack: PackDeclaration) -> String? {
    guardians[DeclaredName(rule, of: pack)]
  }

  /// Returns the name of the rule that a rule inherits its confidentiality from; nil if the rule
  /// declares it itself.
  func source(of rule: RuleDeclaration, in pack: PackDeclaration) -> String? {
    reasons[DeclaredName(rule, of: pack)]
  }
}

extension RuleDeclaration {
  /// The confidentiality that the rule declares, or that its checks require.
  var declaredConfidentiality: Confidentiality {
    if let outlinedConfidentiality { return outlinedConfidentiality }
    let declared: Confidentiality =
      isSecret == true ? .secret : isPersonal == true ? .personal : .open
    return checks.reduce(declared) { max($0, $1.confidentiality) }
  }
}
