import RuleEngine
import Violations

/// Compares two versions of a rule, with everything that they inherit.
struct RuleComparison {
  let old: RuleTemplate
  let new: RuleTemplate

  /// Adds what differs.
  func run(_ changes: inout ChangeCollector) {
    compareParameters(&changes)
    var checks = CheckComparison()
    checks.oldDefaults = old.defaults
    checks.newDefaults = new.defaults
    checks.compare(old.checks, new.checks, into: &changes)
    compareDefaults(explained: checks.explainedDefaults, &changes)
    if old.normalization.written != new.normalization.written {
      changes.add(.changed, "`normalize` is \(new.normalization.written)")
    }
    if old.traits.labels ?? [] != new.traits.labels ?? [] {
      let labels = WrittenSetting.list((new.traits.labels ?? []).map(WrittenSetting.scalar))
      changes.add(.changed, "`labels` is \(labels.text)")
    }
    compareConfidentiality(&changes)
    changes.addNames(old.namedFacts.map(\.name), new.namedFacts.map(\.name), of: "fact")
    PartsComparison(old: old.traits, new: new.traits).run(&changes)
    if old.traits.writtenTitle != new.traits.writtenTitle {
      changes.add(.text, "the title differs")
    }
    if old.traits.example != new.traits.example { changes.add(.text, "the example differs") }
    if old.traits.stopsAtFirst ?? false != new.traits.stopsAtFirst ?? false {
      changes.add(.changed, "`stop` differs, so reports have other violations", step: .minor)
    }
  }

  private func compareParameters(_ changes: inout ChangeCollector) {
    changes.addNames(
      old.parameters.map(\.name),
      new.parameters.map(\.name),
      of: "parameter"
    )
    for (before, now) in sharedParameters where before.type != now.type {
      changes.add(
        Self.effect(before.type, now.type),
        "the parameter `\(now.name)` is \(now.type.summary), and was \(before.type.summary)"
      )
    }
  }

  /// Compares the defaults that no check has shown to be different.
  private func compareDefaults(explained: Set<String>, _ changes: inout ChangeCollector) {
    for (before, now) in sharedParameters where before.defaultValue != now.defaultValue {
      if explained.contains(now.name) { continue }
      let isUsed =
        old.usedParameters.contains(now.name) || new.usedParameters.contains(now.name)
      changes.add(
        isUsed ? .changed : .text,
        "the default of the parameter `\(now.name)` differs"
          + (isUsed ? "" : ", and nothing uses it")
      )
    }
  }

  private var sharedParameters: [(ParameterDefinition, ParameterDefinition)] {
    old.parameters.compactMap { before in
      new.parameters.first { $0.name == before.name }.map { (before, $0) }
    }
  }

  /// Returns what another type of a parameter means for callers.
  private static func effect(_ old: SettingType, _ new: SettingType) -> PackChange.Effect {
    switch (old, new) {
    case (.choice(let old), .choice(let new)):
      if Set(new).isSuperset(of: old) { return .looser }
      return Set(new).isSubset(of: old) ? .stricter : .changed
    case (.integer(let old), .integer(let new)):
      if new.lowerBound <= old.lowerBound, new.upperBound >= old.upperBound { return .looser }
      let isInside = new.lowerBound >= old.lowerBound && new.upperBound <= old.upperBound
      return isInside ? .stricter : .changed
    default: return .changed
    }
  }

  private func compareConfidentiality(_ changes: inout ChangeCollector) {
    let (before, now) = (old.confidentiality, new.confidentiality)
    if before == now { return }
    if now > before {
      changes.add(.changed, "reports say less about values, which are \(now.words)")
    } else {
      changes.add(.changed, "reports say more about values, which were \(before.words)")
    }
  }
}

extension RuleTemplate {
  /// The defaults of the parameters, by name.
  var defaults: [String: Value] {
    var defaults: [String: Value] = [:]
    for parameter in parameters { defaults[parameter.name] = parameter.defaultValue }
    return defaults
  }
}

extension Normalization {
  /// The steps as written in a pack.
  fileprivate var written: String { "[" + steps.map(\.written.text).joined(separator: ", ") + "]" }
}

extension Confidentiality {
  fileprivate var words: String {
    switch self {
    case .open: "open"
    case .personal: "personal"
    case .secret, .sealed: "secret"
    }
  }
}
