import Rules

/// How confidential the values of each declared rule are at least, because of the rules that it
/// extends or takes the place of, directly or by others.
///
/// A rule that has the name of one in a lower layer takes its place too, in whatever way that one
/// went.
struct InheritedConfidentiality {
  /// A rule as one pack declares it.
  private struct RuleName: Hashable {
    var pack: String
    var rule: String
  }

  private var strictness: [RuleName: Confidentiality] = [:]

  /// The rule that each rule takes the place of, or extends, and that made it strict.
  private var reasons: [RuleName: String] = [:]

  /// The rules that extend a rule or take its place.
  private var heirs: [RuleName: [RuleName]] = [:]

  /// Finds out what rules inherit.
  ///
  /// - Parameters:
  ///   - packs: The packs, lowest layer first.
  ///   - rules: What each name stands for, in every layer.
  /// - Complexity: O(*n*) in the number of rules and of the names in `replaces`.
  init(
    _ packs: [PackDeclaration],
    rules: Standings<RuleDeclaration>
  ) {
    // The rules that names stand for below the pack that is looked at.
    var lower: [String: RuleName] = [:]
    var strict: [RuleName] = []
    for pack in packs {
      for rule in pack.rules {
        let name = RuleName(pack: pack.name, rule: rule.name)
        let replaced = rule.replaces.map(\.content)
        for other in Set(replaced + [rule.name]) {
          if let other = lower[other] { heirs[other, default: []].append(name) }
        }
        if let base = rules.parent(of: rule, in: pack) {
          let base = RuleName(pack: base.pack.name, rule: base.declaration.name)
          heirs[base, default: []].append(name)
        }
        strictness[name] = rule.declaredConfidentiality
        if rule.declaredConfidentiality > .open { strict.append(name) }
      }
      for rule in pack.rules {
        let name = RuleName(pack: pack.name, rule: rule.name)
        for replaced in rule.replaces { lower[replaced.content] = name }
        lower[rule.name] = name
      }
    }
    handOn(from: strict)
  }

  private mutating func handOn(from strict: [RuleName]) {
    var open = strict
    while let rule = open.popLast() {
      guard let own = strictness[rule] else { continue }
      for heir in heirs[rule] ?? [] where strictness[heir].map({ $0 < own }) ?? false {
        strictness[heir] = own
        reasons[heir] = rule.rule
        open.append(heir)
      }
    }
  }

  /// Returns how confidential the values of a rule are at least.
  func confidentiality(of rule: RuleDeclaration, in pack: PackDeclaration) -> Confidentiality {
    strictness[RuleName(pack: pack.name, rule: rule.name)] ?? .open
  }

  /// Returns the name of the rule from which a rule inherits its confidentiality; nil if it has it of
  /// its own.
  func source(of rule: RuleDeclaration, in pack: PackDeclaration) -> String? {
    reasons[RuleName(pack: pack.name, rule: rule.name)]
  }
}

extension RuleDeclaration {
  /// How confidential the rule says that its values are, and its checks ask for.
  var declaredConfidentiality: Confidentiality {
    let declared: Confidentiality =
      isSecret == true ? .secret : isPersonal == true ? .personal : .open
    return checks.reduce(declared) { max($0, $1.confidentiality) }
  }
}
