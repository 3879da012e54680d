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
          if let other = lower[other] { heirs[other, default: []].append(name) }
        }
        if let base = rules.parent(of: rule, in: pack) {
          heirs[base.name, default: []].append(name)
        }
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
