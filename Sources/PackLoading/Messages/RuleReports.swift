package import RuleEngine
package import Violations

/// The codes that rules report, through their checks, their parts, and the rules that they pass
/// values to.
///
/// The reports of a rule are collected only once, no matter how many other rules pass values to it,
/// as the rules for the numbers of all countries do.
package struct RuleReports {
  private var known: [ObjectIdentifier: [CodeReport]] = [:]

  /// Creates an empty cache.
  package init() {}

  /// Returns the codes that a rule may report, each once, in the order of its parts and checks.
  package mutating func codes(of rule: RuleTemplate) -> [ViolationCode] { of(rule).map(\.code) }

  /// Returns what a rule may report: each code once, with the arguments that all of its reports
  /// share.
  mutating func of(_ rule: RuleTemplate) -> [CodeReport] {
    if let known = known[ObjectIdentifier(rule)] { return known }
    let inherited = rule.base.map { of($0) } ?? []
    let reports = (inherited + added(by: rule)).joiningCodes
    known[ObjectIdentifier(rule)] = reports
    return reports
  }

  /// Returns what a rule may report in addition to the rule that it extends: each code once, with
  /// the arguments that all of its reports share.
  ///
  /// If the rule changes what it inherits, that is everything that it may report.
  mutating func added(by rule: RuleTemplate) -> [CodeReport] {
    // The rules that it passes values to come first. They may already be in the cache.
    for handed in rule.traits.rules.values { _ = of(handed) }
    let known = known
    let own = rule.base == nil ? rule.traits.reports : []
    let ofSteps = rule.base == nil ? rule.normalization.reports : []
    let ofChecks = rule.checks.dropFirst(rule.base?.checks.count ?? 0).flatMap { check in
      check.reports { check in
        // The checks inside it are asked separately, since they may have their own codes.
        guard check.definition.handover != nil else { return [] }
        return rule.names(ofRulesHandedTo: check).flatMap { name in
          rule.traits.rules[name].flatMap { known[ObjectIdentifier($0)] } ?? []
        }
      }
    }
    return (own + ofChecks + ofSteps).joiningCodes
  }
}

extension RuleReports {
  /// Returns a sample of each violation that a rule may report, with made-up arguments.
  ///
  /// Arguments that a confidential rule doesn't report are left out.
  package mutating func samples(of rule: RuleTemplate) -> [Violation] {
    of(rule).map { report in
      var arguments = report.arguments
      if rule.confidentiality != .open { arguments = arguments.filter { !$0.value.isFromInput } }
      var sample = Violation(report.code, arguments.mapValues(\.example))
      for (name, argument) in sample.arguments {
        if case .rule = argument {
          sample.arguments[name] = .rule(rule.name, title: rule.traits.title ?? rule.name)
        }
      }
      if let example = rule.traits.example, sample.arguments[Self.exampleName] != nil {
        sample.arguments[Self.exampleName] = .text(example)
      }
      return sample
    }
  }

  /// The name of the argument with a valid value to show.
  private static let exampleName = "example"
}

extension CheckTemplate {
  /// A sample of each violation that the check of a form may report, with made-up arguments.
  package var sampleViolations: [Violation] {
    reports.map { Violation($0.code, $0.arguments.mapValues(\.example)) }
  }
}

extension RuleTraits {
  /// What is reported if a value can't be split into parts, or names a row that doesn't exist.
  var reports: [CodeReport] {
    guard let parts else { return [] }
    let missing = parts.lookUps.compactMap(\.reportedCode)
    let codes = [CodeDefinition.identifierFormat.code] + missing
    return codes.map {
      CodeReport(code: $0, arguments: CodeDefinition.identifierFormat.namedArguments)
    }
  }
}

extension Normalization {
  /// What is reported if something around a value is taken away.
  fileprivate var reports: [CodeReport] {
    guard asTyped?.takesSurroundings == true else { return [] }
    let definition = CodeDefinition.inputTextRemoved
    return [CodeReport(code: definition.code, arguments: definition.namedArguments)]
  }
}

extension [CodeReport] {
  /// The same reports with each code once, and the arguments that all reports of it share.
  fileprivate var joiningCodes: [CodeReport] {
    var places: [ViolationCode: Int] = [:]
    var joined: [CodeReport] = []
    for report in self {
      guard let place = places[report.code] else {
        places[report.code] = joined.count
        joined.append(report)
        continue
      }
      joined[place].occasional.formUnion(report.occasional)
      joined[place].arguments = joined[place].arguments.shared(with: report.arguments)
    }
    return joined
  }
}
